"""Front matter, sidecars and manifests that nobody wrote: metadata, or an error with file and line."""

import re
from collections.abc import Mapping

from hypothesis import given
from hypothesis import strategies as st

from proofspan.documents.manifest import metadata_of, read_manifest, read_sidecar
from proofspan.documents.readers.markdown import split_front_matter
from proofspan.documents.strict_yaml import DEEPEST, Raw, parse
from proofspan.errors import MetadataError

KEYS = "id revision title status product allowed_groups valid_from valid_to language derived_from owner files defaults"
PIECES = st.one_of(
    st.sampled_from([f"{key}: " for key in KEYS.split()]),
    st.sampled_from(
        "a|[|]|{|}|, |: |- |\n|\n  |'|\"|&a |*a|!!x |!|%|---|...|\t|#|?|>|@|<<|\\|2026-02-30|1.10|public".split("|")
    ),
    st.text(max_size=4),
)
TEXTS = st.lists(PIECES, max_size=30).map("".join)


def depth(raw: Raw) -> int:
    inner = raw.value.values() if isinstance(raw.value, Mapping) else () if isinstance(raw.value, str) else raw.value
    return 1 + max((depth(part) for part in inner), default=0)


@given(TEXTS)
def test_yaml_is_read_to_the_letter_or_refused(text: str) -> None:
    """Six deep at most, no more values than characters, and an error names file and line."""
    try:
        raw = parse(text, file="a.yaml")
    except MetadataError as error:
        assert re.match(r"a\.yaml:[0-9]+:", str(error))
        return
    assert isinstance(raw.value, Mapping) and depth(raw) <= DEEPEST


@given(TEXTS)
def test_metadata_is_taken_or_refused(text: str) -> None:
    """As a sidecar, as a manifest and as front matter; each error names its file."""
    for read in (
        lambda: read_sidecar("a.yaml", text),
        lambda: read_manifest("a.yaml", text),
        lambda: metadata_of(split_front_matter("a.yaml", f"---\n{text}\n---\nText")[0], file="a.yaml"),
    ):
        try:
            read()
        except MetadataError as error:
            assert str(error).startswith("a.yaml:")


@given(TEXTS)
def test_front_matter_loses_no_text(text: str) -> None:
    """What stands after front matter is the end of what was written, to the letter."""
    try:
        _, rest = split_front_matter("a.md", text)
    except MetadataError:
        return
    assert text.endswith(rest)
