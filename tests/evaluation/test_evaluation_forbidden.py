"""Forbidden candidates are counted at every stage, whatever the store thinks of them."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

from golden_folders import TODAY, Row, case, evaluated, golden, row

from proofspan.archive import Answering, Archive, Submission
from proofspan.eligibility import Eligibility, Identity
from proofspan.evaluation import How, evaluate, shape
from proofspan.generators import Fixed
from proofspan.passages import chunker
from proofspan.retrieval import Recipe
from proofspan.retrieval.rerank import Lexical
from proofspan.stores import Candidates, FieldWeights, Found
from proofspan.stores.embedded import EmbeddedStore

CORPUS = [row("open", "pump seal", allowed_groups=["public"]), row("shut", "pump seal", allowed_groups=["ops"])]
ASK = {"id": "q", "text": "pump seal", "qrels": {"open": 1}}
OPS = Identity("ops", frozenset({"ops"}))


class LeakyLists(EmbeddedStore):
    """A store with a fault: it ranks for everybody what the operations may see."""

    def lexical(
        self,
        text: str,
        eligibility: Eligibility,
        *,
        limit: int,
        weights: FieldWeights,
        at: int | None = None,
        among: Sequence[int] | None = None,
    ) -> Candidates:
        """The candidates of somebody else."""
        theirs = replace(eligibility, identity=OPS)
        return super().lexical(text, theirs, limit=limit, weights=weights, at=at, among=among)


class LeakyReads(LeakyLists):
    """A store with a second fault: it also reads to everybody what the operations may see."""

    def read(self, keys: Sequence[int], eligibility: Eligibility, *, at: int | None = None) -> tuple[Found, ...]:
        """The passages of somebody else."""
        return super().read(keys, replace(eligibility, identity=OPS), at=at)


def on(store: EmbeddedStore, folder: Path) -> Row:
    """The result of the one question on an archive over this store."""
    held = golden(folder, CORPUS, [ASK])
    archive = Archive(store)
    archive.configure("whole")
    archive.add((Submission("", document) for document in held.documents), chunker("whole"))
    return shape(evaluate(held, How(chunker="whole", as_of=TODAY), archive=archive))


def test_a_sound_store_lists_nothing_forbidden(tmp_path: Path) -> None:
    """The asker is nobody of the operations, and their document is no candidate."""
    assert on(EmbeddedStore.in_memory(), tmp_path)["forbidden_candidates"] == 0


def test_a_candidate_that_is_never_shown_is_counted(tmp_path: Path) -> None:
    """A key that the store lists and then does not read to the asker counts by its key."""
    assert case(on(LeakyLists.in_memory(), tmp_path), "q")["forbidden"] == ["key 2"]


def test_a_hit_is_held_against_the_policy_as_loaded(tmp_path: Path) -> None:
    """A passage that the store lists and reads is asked of `Eligibility.admits`, not of the store."""
    result = on(LeakyReads.in_memory(), tmp_path)
    assert (result["forbidden_candidates"], case(result, "q")["forbidden"]) == (1, ["shut-v1:0-9"])


def test_what_the_case_forbids_is_counted_where_it_is_touched(tmp_path: Path) -> None:
    """An admitted document that the question forbids counts once for each of its listed passages."""
    queries = [{**ASK, "forbidden_evidence_ids": ["shut"], "groups": ["ops"]}]
    result = evaluated(golden(tmp_path, CORPUS, queries), "windows:1")
    assert case(result, "q")["forbidden"] == ["shut-v1:0-4", "shut-v1:5-9"]


def test_the_day_of_the_question_decides(tmp_path: Path) -> None:
    """A revision that ended before the day asked about is neither candidate nor forbidden candidate."""
    corpus = [row("old", "pump seal", valid_to=str(date(2026, 1, 1))), row("new", "pump seal")]
    result = evaluated(golden(tmp_path, corpus, [{**ASK, "qrels": {"new": 1}, "as_of": "2026-01-01"}]))
    assert (case(result, "q")["eligible"], result["forbidden_candidates"]) == (1, 0)


def test_stages_of_answers_are_none_without_answers(tmp_path: Path) -> None:
    """Without a generator nothing is delivered or cited, which is not the same as 0."""
    stages = on(EmbeddedStore.in_memory(), tmp_path)["forbidden_by_stage"]
    assert stages == {"pool": 0, "ranked": 0, "delivered": None, "cited": None}


def test_a_candidate_that_is_not_read_is_of_the_pool_alone(tmp_path: Path) -> None:
    """What the store lists and does not read is no hit."""
    stages = on(LeakyLists.in_memory(), tmp_path)["forbidden_by_stage"]
    assert (stages["pool"], stages["ranked"]) == (1, 0)


def test_each_stage_counts_what_reaches_it(tmp_path: Path) -> None:
    """Two passages that the question forbids are found and delivered, one of them is cited; a third is let be."""
    corpus = [row("a", "A pump seal."), row("b", "A pump seal, too."), row("c", "A pump seal that may be named.")]
    asked = {**ASK, "qrels": {"c": 1}, "forbidden_evidence_ids": ["a", "b"]}
    result = evaluated(golden(tmp_path, corpus, [asked]), answering=Answering(Fixed("A pump seal. [S1]")))
    assert result["forbidden_by_stage"] == {"pool": 2, "ranked": 2, "delivered": 2, "cited": 1}
    assert result["forbidden_candidates"] == 2


def test_what_the_generator_alone_was_given_counts(tmp_path: Path) -> None:
    """A pool of two is delivered whole while one is looked at: the second is no hit, and is delivered."""
    asked = {**ASK, "qrels": {"a": 1}, "forbidden_evidence_ids": ["b"]}
    corpus = [row("a", "pump seal"), row("b", "pump and more words")]
    whole = Answering(Fixed("NON NEL CONTESTO"), deliver_all=True)
    recipe = Recipe(pool=2, reranker=Lexical())
    stages = evaluated(golden(tmp_path, corpus, [asked]), recipe=recipe, ks=(1,), answering=whole)["forbidden_by_stage"]
    assert (stages["delivered"], stages["cited"]) == (1, 0)
