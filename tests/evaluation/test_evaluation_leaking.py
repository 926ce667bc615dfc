"""Questions that repeat the words of their answer are named, and stay in the count."""

from pathlib import Path

import pytest
from golden_folders import Row, evaluated, golden, row

CORPUS = [row("d", "The returns window for pumps is thirty days from delivery. The seal is of rubber.", lang="en")]
ANCHOR = "The returns window for pumps is thirty days from delivery."


def leaks(folder: Path, text: str, anchor: str = ANCHOR, **question: object) -> list[Row]:
    """The leaks of a set of one question."""
    asked = {"id": "q", "text": text, "anchor": anchor, "document": "d", **question}
    found = evaluated(golden(folder, CORPUS, [asked]))
    assert found["n"] == 1
    return list(found["leaks"])


def test_a_copied_question_leaks(tmp_path: Path) -> None:
    """All content words stand in the anchor, stop words do not count and endings do not matter: 4 of 4."""
    assert leaks(tmp_path, "Is the return window for the pump thirty?") == [{"id": "q", "overlap": 1.0}]


def test_a_question_in_its_own_words_does_not(tmp_path: Path) -> None:
    """Of customer, send, back, unwanted and pump the anchor has one in five."""
    assert leaks(tmp_path, "Until when may a customer send back an unwanted pump?") == []


@pytest.mark.parametrize(
    ("text", "found"), [("returns window pump colour", 0.75), ("returns window colour size", None)]
)
def test_the_threshold_is_seven_in_ten(tmp_path: Path, text: str, found: float | None) -> None:
    """3 of 4 content words are called a copy, 2 of 4 are not."""
    assert [leak["overlap"] for leak in leaks(tmp_path, text)] == ([] if found is None else [found])


def test_one_word_says_nothing(tmp_path: Path) -> None:
    """A question of one content word is in the anchor or is not: no warning either way."""
    assert leaks(tmp_path, "The window?") == []


def test_the_closest_anchor_counts(tmp_path: Path) -> None:
    """Two anchors with offsets: the question repeats the second."""
    anchors = [{"doc_id": "d", "start": start, "end": end} for start, end in ((0, 22), (59, 81))]
    assert leaks(tmp_path, "Is the seal rubber?", anchors=anchors) == [{"id": "q", "overlap": 1.0}]


def test_evidence_without_anchors_cannot_leak(tmp_path: Path) -> None:
    """A whole document is no anchor: that it has the question's words is what search is for."""
    held = golden(tmp_path, CORPUS, [{"id": "q", "text": "returns window for pumps", "qrels": {"d": 1}}])
    assert evaluated(held)["leaks"] == []
