"""Anchors that windows cut, by size and overlap."""

from pathlib import Path

from golden_folders import golden, row

from proofspan.evaluation.ablation import Splitting, splitting
from proofspan.evaluation.cases import resolved
from proofspan.evaluation.library import Library


def split(folder: Path, words: int, first: int, last: int) -> Splitting | None:
    """A document of so many words, and the anchor from one of them to another."""
    text = [f"w{n}" for n in range(words)]
    anchor = {"doc_id": "d", "text": " ".join(text[first : last + 1])}
    read = golden(folder, [row("d", " ".join(text))], [{"id": "q", "text": "?", "anchors": [anchor]}])
    cases, _ = resolved(read.questions, Library.of(read, read.documents))
    return splitting(cases, {document.revision: document for document in read.documents})


def test_an_edge_inside_the_anchor_cuts_it(tmp_path):
    """Words 18 to 21: windows of 20 cut them at 20; with an overlap of 4 the second window, 16 to 35, holds them."""
    found = split(tmp_path, 60, 18, 21)
    (plain, overlapping) = (cut for cut in found.cuts if cut.size == 20)
    assert (plain.overlap, plain.split, plain.windows) == (0, 1, 3)
    assert (overlapping.overlap, overlapping.split) == (4, 0)


def test_the_rule_of_the_longest_anchor(tmp_path):
    """An anchor of 30 words: of the windows longer than it each keeps it whole with an overlap of 30."""
    found = split(tmp_path, 400, 85, 114)
    assert found.longest == 30 and list(found.kept) == list(range(40, 401, 20)) and all(found.kept.values())
    assert found.values["overlap_of_longest_keeps_all"] is True


def test_what_overlap_costs(tmp_path):
    """60 words in windows of 20: three without overlap, 60 words; with 4, beginning at 0, 16, 32 and 48, 20*3 + 12."""
    costs = {cut.overlap: (cut.windows, cut.words) for cut in split(tmp_path, 60, 0, 1).cuts if cut.size == 20}
    assert costs == {0: (3, 60), 4: (4, 20 * 3 + 12)}


def test_sets_without_anchors(tmp_path):
    """Nothing to cut, nothing to say."""
    read = golden(tmp_path, [row("d", "text")], [{"id": "q", "text": "?", "required_evidence_ids": ["d"]}])
    cases, _ = resolved(read.questions, Library.of(read, read.documents))
    assert splitting(cases, {}) is None
