"""Diagnoses on archives that exist and keep vectors: what is changed is changed, and encoded, in a copy."""

from pathlib import Path

import numpy as np
import pytest
from golden_folders import TODAY, Row, golden, row
from planted import OPEN, changes, lost

from proofspan.archive import Archive, Submission
from proofspan.encoders import Fitted, Reads
from proofspan.encoders.hashing import Hashing
from proofspan.evaluation import GoldenSet, How
from proofspan.evaluation.diagnosis import diagnose, shape
from proofspan.passages import chunker
from proofspan.passages.windows import words
from proofspan.retrieval import Method, Recipe

TEXT = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
ANCHOR = {"doc_id": "numbers", "text": "seven eight nine ten"}


class Letters:
    """An encoder that counts letters, and reads 10 words."""

    name, digest, languages = "letters", "1", None
    reads = Reads(10, words)

    def passages(self, texts):
        """How often each of 26 letters stands in each text, of length 1."""
        counts = np.array([[1 + text.lower().count(chr(97 + n)) for n in range(26)] for text in texts], dtype="f4")
        return counts.reshape(-1, 26) / np.linalg.norm(counts.reshape(-1, 26), axis=1, keepdims=True)

    def query(self, text):
        """The same of a question."""
        return self.passages([text])[0]


def found(read: GoldenSet, recipe: Recipe, encoder: Letters | Fitted) -> Row:
    """The diagnosis on an archive of the set's documents in windows of 8 words, with their vectors."""
    archive = Archive.in_memory(encoder=Letters())
    archive.configure("windows:8/0")
    report = archive.add((Submission(d.source.name, d) for d in read.documents), chunker("windows:8/0"))
    assert report.complete
    how = How(recipe, chunker="windows:8/0", encoder=encoder, ks=(3,), as_of=TODAY)
    archive.use(how.equipped)
    return shape(diagnose(read, how, archive=archive))


@pytest.mark.parametrize(
    ("method", "encoder", "way"),
    [
        (Method.DENSE, Letters(), "passage-of-the-evidence"),
        (Method.HYBRID, Letters(), "passage-of-the-evidence"),
        (Method.BM25, Letters(), "passages-joined"),
        (Method.DENSE, Fitted("hashing", Hashing.fitted), "passages-joined"),
    ],
)
def test_a_passage_that_is_too_long_is_no_proof(
    tmp_path: Path, method: Method, encoder: Letters | Fitted, way: str
) -> None:
    """The two windows joined have 16 words, the archive's encoder reads 10: then the evidence alone is one more
    passage. Where that encoder takes no part they are joined.
    """
    read = golden(
        tmp_path, [row("numbers", TEXT, **OPEN)], [{"id": "q", "text": "seven nine eight", "anchors": [ANCHOR]}]
    )
    (evidence,) = lost(found(read, Recipe(method), encoder), "q")
    assert (evidence["lost_at"], evidence["proof"]["proved"]) == ("segmentation", True)
    assert changes(evidence) == {"passages": way}


def test_another_text_under_the_same_revision_is_a_conflict(tmp_path: Path) -> None:
    """The archive has the revision with other words than the set: the set's, added in its place, are found."""
    (tmp_path / "old").mkdir()
    old = golden(tmp_path / "old", [row("numbers", "none of them", **OPEN)], [{"id": "q", "text": "none"}])
    read = golden(tmp_path, [row("numbers", TEXT, **OPEN)], [{"id": "q", "text": "none two", "qrels": {"numbers": 1}}])
    archive = Archive.in_memory()
    archive.configure("whole")
    archive.add((Submission(d.source.name, d) for d in old.documents), chunker("whole"))
    (evidence,) = lost(shape(diagnose(read, How(as_of=TODAY), archive=archive)), "q")
    assert (evidence["lost_at"], evidence["reason"]) == ("acquisition", "conflicting")
    assert changes(evidence) == {"document": "added"} and evidence["proof"]["rank"] == 1


def test_evidence_in_no_passage(tmp_path: Path) -> None:
    """The set's own passages leave the end out: it is in none of them, and as a passage of its own it is found."""
    passages = [{"id": "p1", "doc_id": "numbers", "start": 0, "end": 13}]
    queries = [{"id": "q", "text": "fifteen sixteen", "anchors": [{"doc_id": "numbers", "text": "fifteen sixteen"}]}]
    read = golden(tmp_path, [row("numbers", TEXT, **OPEN)], queries, passages)
    (evidence,) = lost(shape(diagnose(read, How(chunker="given", as_of=TODAY))), "q")
    assert (evidence["lost_at"], evidence["reason"]) == ("segmentation", "in-no-passage")
    assert evidence["proof"]["proved"] is True and evidence["proof"]["rank"] == 1
