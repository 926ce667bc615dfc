"""Sentences that stand in more than one of the first passages, through overlap."""

from pathlib import Path

from golden_folders import evaluated, golden, row

TEXT = "The pump is red. The seal is old. The hose is new. The pump is loud."
ASK = {"id": "q", "text": "pump seal hose", "qrels": {"d": 1}}


def duplicates(folder: Path, chunker: str, text: str = TEXT) -> float:
    """How many sentences stand twice among the first three passages of one document."""
    value = evaluated(golden(folder, [row("d", text)], [ASK]), chunker)["measures"]["duplicates@3"]["value"]
    assert isinstance(value, float)
    return value


def test_overlap_repeats_sentences(tmp_path: Path) -> None:
    """Two sentences a passage, one of them again in the next: passages 1-2, 2-3 and 3-4 repeat the second and third."""
    assert duplicates(tmp_path, "sentences:2/1") == 2.0


def test_without_overlap_nothing_is_repeated(tmp_path: Path) -> None:
    """Two sentences a passage, each sentence once."""
    assert duplicates(tmp_path, "sentences:2/0") == 0.0


def test_half_a_sentence_is_none(tmp_path: Path) -> None:
    """Windows of six words with two shared: what is shared is `The seal` and `is new.`, no whole sentence."""
    assert duplicates(tmp_path, "windows:6/2") == 0.0


def test_equal_words_elsewhere_are_another_sentence(tmp_path: Path) -> None:
    """A document that says the same twice in two passages without overlap repeats nothing through overlap."""
    assert duplicates(tmp_path, "sentences:1/0", "The pump is red. The pump is red.") == 0.0
