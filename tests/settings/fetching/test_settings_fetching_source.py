"""Which way a model's files come: what the two flags say, and what they cannot."""

from dataclasses import replace
from pathlib import Path

import pytest

from proofspan.errors import SettingError
from proofspan.settings.fetching import source
from proofspan.settings.models import fetch


@pytest.mark.parametrize(
    ("path", "named", "words"),
    [(Path("x"), "hub", "both given"), (None, "mirror", "write distribution or hub"), (None, "", "no source ''")],
)
def test_flags_that_cannot_be(path, named, words):
    """Both at once, or a source that is none, is wrong usage."""
    with pytest.raises(SettingError, match=words):
        source(path=path, named=named, environ={})


def test_a_model_that_is_on_no_hub(tmp_path, model, telling):
    """Asking a hub for a model that is on none says what else there is."""
    by = source(path=None, named="hub", environ={})
    with pytest.raises(SettingError, match="--from distribution"):
        fetch(replace(model, hub=""), models=tmp_path, by=by, telling=telling)
