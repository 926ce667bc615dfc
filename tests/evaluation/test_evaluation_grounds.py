"""Archives that one way of finding leaves to the next."""

from pathlib import Path

from golden_folders import TODAY, golden, row

from proofspan.archive import Archive
from proofspan.encoders import Fitted
from proofspan.encoders.hashing import Hashing
from proofspan.evaluation import How, evaluate
from proofspan.evaluation.grounds import Grounds
from proofspan.retrieval import Method, Recipe

CORPUS = [row("a", "pump seal"), row("b", "pump seal pump", valid_to="2026-01-01"), row("c", "hose seal")]
QUERIES = [{"id": "q", "text": "pump seal", "qrels": {"a": 1}}, {"id": "w", "text": "seal", "qrels": {"c": 1}}]
HASHED = Fitted("hashing", Hashing.fitted)


def how(method: Method, chunker: str = "whole") -> How:
    """A way of finding by the article's encoder."""
    return How(Recipe(method=method), chunker, HASHED, as_of=TODAY)


def test_archives_that_are_shared_change_nothing(tmp_path: Path) -> None:
    """A second method on the archives of the first finds what it finds on its own, what was opened included."""
    held = golden(tmp_path, CORPUS, QUERIES)
    grounds = Grounds(held, how(Method.DENSE), None)
    evaluate(held, how(Method.DENSE), grounds=grounds)
    assert evaluate(held, how(Method.RRF), grounds=grounds) == evaluate(held, how(Method.RRF))


def test_archives_serve_those_that_cut_and_encode_as_they_do(tmp_path: Path) -> None:
    """Another method will do; another chunker, no vectors, or an archive of somebody else will not."""
    held = golden(tmp_path, CORPUS, QUERIES)
    grounds = Grounds(held, how(Method.DENSE), None)
    assert grounds.serves(how(Method.RRF))
    assert not grounds.serves(how(Method.DENSE, "windows:1")) and not grounds.serves(how(Method.BM25))
    assert not Grounds(held, how(Method.DENSE), Archive.in_memory(encoder=HASHED)).serves(how(Method.DENSE))
