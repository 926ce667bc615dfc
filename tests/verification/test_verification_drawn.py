"""No verdict on texts that nobody wrote changes without being seen."""

import json
from pathlib import Path

import pytest
from drawn_verdicts import DIGESTS, digests, drawn
from kept_verdicts import FOLDER, said


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.jsonl")), ids=lambda path: path.stem)
def test_what_was_said_of_drawn_texts_is_said_again(path: Path) -> None:
    """The digests of verdicts are those that were kept; after a change that is meant, drawn_verdicts.py writes them."""
    kept = json.loads(DIGESTS.read_text(encoding="utf-8"))[path.stem].split()
    found = list(zip(drawn(path), digests(path), kept, strict=True))
    assert [said(*case) for case, now, before in found if now != before] == []
