"""Diagnoses under other methods, askers and generators."""

from pathlib import Path

import pytest
from golden_folders import TODAY, golden, lines, row
from planted import OPEN, Lead, answered, changes, diagnosed, lost

from proofspan.archive import Answering, Statistic, Threshold
from proofspan.encoders import Fitted
from proofspan.encoders.hashing import Hashing
from proofspan.errors import GoldenSetError, NothingEvaluatedError
from proofspan.evaluation import How, read
from proofspan.evaluation.diagnosis import Asker, diagnose, shape
from proofspan.generators import Fixed
from proofspan.prompts import Frame
from proofspan.retrieval import Method, Recipe
from proofspan.verification import Profile

FANS = [row(f"fan{n}", "fan " * (9 - n), title=f"t{n}", **OPEN) for n in range(8)]
HASHING = Fitted("hashing", Hashing.fitted)
ASKED = [{"id": "q", "text": "fan", "qrels": {"fan7": 1}}]


def test_another_asker_is_put_in_the_place_of_the_one_named(tmp_path: Path) -> None:
    """Asked by operations the passwords are found; on a day in July the holidays too."""
    (tmp_path / "ops").mkdir()
    result = diagnosed(tmp_path / "ops", asker=Asker(groups=frozenset({"ops"}), as_of=TODAY.replace(month=7)))
    assert lost(result, "groups") == [] == lost(result, "valid_from")


@pytest.mark.parametrize("method", [Method.DENSE, Method.RRF, Method.HYBRID])
def test_lists_by_meaning_have_their_ranks(tmp_path: Path, method: Method) -> None:
    """The list of each kind that the method reads has the evidence at a rank of its own."""
    (evidence,) = lost(
        diagnosed(tmp_path, FANS, ASKED, chunker="whole", ks=(1,), recipe=Recipe(method), encoder=HASHING), "q"
    )
    names = {"dense"} if method is Method.DENSE else {"bm25", "dense"}
    assert evidence["lost_at"] == "ranking" and set(evidence["detail"]["lists"]) == names
    assert evidence["proof"]["proved"] is True and changes(evidence) == {"k": evidence["proof"]["rank"]}


def test_a_pool_is_deepened_before_k(tmp_path: Path) -> None:
    """Eighth by words, of which 2 are fused: the pool must hold 8, and then it is among the first 8."""
    recipe = Recipe(Method.RRF, pool=2)
    (evidence,) = lost(diagnosed(tmp_path, FANS, ASKED, chunker="whole", ks=(1,), recipe=recipe, encoder=HASHING), "q")
    assert evidence["reason"] == "below-pool" and evidence["detail"]["lists"]["bm25"] == 8
    assert changes(evidence)["pool"] == min(evidence["detail"]["lists"].values())


def test_below_the_first_that_are_delivered(tmp_path: Path) -> None:
    """Fourth of five that are looked at, where three are delivered: given alone, it is used."""
    queries = [{"id": "q", "text": "fan", "qrels": {"fan3": 1}}]
    (evidence,) = lost(answered(tmp_path, corpus=FANS, queries=queries, chunker="whole", ks=(3, 5)), "q")
    assert (evidence["lost_at"], evidence["reason"]) == ("generation", "beyond-delivered")
    assert evidence["detail"] == {"rank": 4, "delivered": 3, "first": 3}
    assert changes(evidence) == {"delivered": "this span alone"} and evidence["proof"]["proved"] is True


def test_below_the_budget(tmp_path: Path) -> None:
    """A budget of 4 words ends after the first span."""
    answering = Answering(Fixed("Nothing [S1]."), frame=Frame(budget=4))
    queries = [{"id": "q", "text": "toner price", "qrels": {"price": 1}}]
    (evidence,) = lost(diagnosed(tmp_path, queries=queries, answering=answering), "q")
    assert (evidence["lost_at"], evidence["reason"], evidence["detail"]["cut"]) == ("generation", "beyond-budget", 1)
    assert changes(evidence) == {"delivered": "this span alone"}


def test_an_abstention_that_nothing_ends_has_no_proof(tmp_path: Path) -> None:
    """A generator that always abstains does so when the evidence is all that it is given."""
    queries = [{"id": "q", "text": "toner price", "qrels": {"price": 1}}]
    (evidence,) = lost(diagnosed(tmp_path, queries=queries, answering=Answering(Fixed("NON NEL CONTESTO"))), "q")
    assert evidence["reason"] == "not-used" and evidence["proof"]["outcome"] == "abstained"
    assert evidence["proof"]["proved"] is False and "says nothing of it" in evidence["proof"]["why"]


@pytest.mark.parametrize(
    ("draft", "reason", "changed"),
    [
        ("The pump has a pressure of 3 bar.", "missing-citation", {"citation": "S1"}),
        ("The pump has a pressure of 3 bar [s1].", "malformed-citation", {"citation": "S1"}),
        ("The pump has a pressure of 3 bar [S9].", "unknown-span", {"citation": "S1"}),
        ("The pump has a pressure of 3 bar [S1]. The pump weighs 8 kg [S1].", "unsupported-number", None),
        ("It has a pressure of 3 bar [S1]. The hose costs 8 coins [S2].", "unsupported-number", {"sentences": "only"}),
        ("The pump has a pressure of 5 bar [S1].", "unsupported-number", None),
    ],
)
def test_which_fault_must_go(tmp_path: Path, draft: str, reason: str, changed: dict[str, str] | None) -> None:
    """A wrong citation is put right, a sentence elsewhere left out; a number that nothing holds stays refused."""
    queries = [{"id": "q", "text": "bar of pump pressure", "qrels": {"pressure": 1}}]
    (evidence,) = lost(
        diagnosed(tmp_path, queries=queries, answering=Answering(Fixed(draft), profile=Profile.LITERAL)), "q"
    )
    assert (evidence["lost_at"], evidence["reason"]) == ("verification", reason)
    assert evidence["proof"]["proved"] is (changed is not None)
    assert changes(evidence).keys() == (changed or {}).keys()


def test_italian(tmp_path: Path) -> None:
    """An Italian contract that is cut and for nobody of the asker's: both stages, and the words with their accents."""
    text = "Il cliente può sostituire l'unità entro trenta giorni. La garanzia copre perciò i difetti."
    corpus = [row("contratto", text, title="Contratto", lang="it", allowed_groups=["vendite"])]
    anchor = {"doc_id": "contratto", "text": "La garanzia copre perciò i difetti"}
    queries = [{"id": "q", "text": "Che cosa copre la garanzia?", "lang": "it", "anchors": [anchor]}]
    (evidence,) = lost(diagnosed(tmp_path, corpus, queries, chunker="windows:10/0"), "q")
    assert evidence["lost_at"] == "segmentation" and evidence["later"][0]["reason"] == "groups"
    assert evidence["detail"]["before"] + evidence["detail"]["after"] == anchor["text"]
    assert evidence["proof"]["proved"] is True and evidence["proof"]["rank"] == 1


def test_a_document_that_add_refuses_gives_its_reason(tmp_path: Path) -> None:
    """Two revisions in force on one day: the second is refused, and stands first where it is asked for instead."""
    corpus = [
        row("r1", "Returns within ten days.", document_id="returns", revision="v1", **OPEN),
        row("r2", "Returns within thirty days.", document_id="returns", revision="v2", **OPEN),
    ]
    queries = [{"id": "q", "text": "returns thirty", "qrels": {"r2": 1}}]
    (evidence,) = lost(diagnosed(tmp_path, corpus, queries), "q")
    assert (evidence["lost_at"], evidence["reason"]) == ("acquisition", "conflicting")
    assert "returns-v1" in evidence["message"] and changes(evidence) == {"document": "added"}


def test_a_file_that_cannot_be_read_gives_its_reason(tmp_path: Path) -> None:
    """A file of the set with a day that no calendar has is refused, and the question that needs it says so."""
    (tmp_path / "documents").mkdir()
    (tmp_path / "documents" / "returns.md").write_text("---\nid: returns\nvalid_from: 2026-02-30\n---\nThirty days.")
    (tmp_path / "documents" / "hours.md").write_text("---\nallowed_groups: public\n---\nNine o'clock.")
    lines(tmp_path / "queries.jsonl", [{"id": "q", "text": "returns", "required_evidence_ids": ["returns-v1"]}])
    (evidence,) = lost(shape(diagnose(read(tmp_path), How(as_of=TODAY))), "q")
    assert evidence["reason"] == "refused" and "2026-02-30" in evidence["message"]


def test_a_question_that_is_not_there(tmp_path: Path) -> None:
    """Its id is named, and nothing is asked."""
    with pytest.raises(GoldenSetError, match="no question 'nine'"):
        diagnose(golden(tmp_path, FANS, ASKED), How(), question="nine")


def test_nothing_to_diagnose(tmp_path: Path) -> None:
    """A question without answer can lose nothing."""
    queries = [{"id": "q", "text": "fan", "answerable": False}]
    with pytest.raises(NothingEvaluatedError, match="q has no answer"):
        diagnose(golden(tmp_path, FANS, queries), How())


def test_a_stand_in_is_no_document_of_the_set(tmp_path: Path) -> None:
    """`x~1` is there already: in the copy the opened document is called otherwise, and the verdict is proved."""
    corpus = [row("x", "pump seal", allowed_groups=["ops"]), row("x~1", "hose", **OPEN), row("x~2", "lamp", **OPEN)]
    held = golden(tmp_path, corpus, [{"id": "q", "text": "pump seal", "qrels": {"x": 1}}])
    (evidence,) = lost(shape(diagnose(held, How(chunker="whole", as_of=TODAY))), "q")
    assert evidence["proof"]["proved"] and evidence["proof"]["rank"] == 1


def test_an_answer_that_is_withheld(tmp_path: Path) -> None:
    """It used the evidence and had less than the threshold: lost at verification, and no threshold brings it back."""
    queries = [{"id": "q", "text": "red hoses", "qrels": {"spare": 1}}]
    answering = Answering(Lead(), threshold=Threshold(Statistic.BEST_BM25, 60.0, "d"))
    (evidence,) = lost(diagnosed(tmp_path, queries=queries, answering=answering), "q")
    assert (evidence["lost_at"], evidence["reason"], changes(evidence)) == (
        "verification",
        "withheld",
        {"calibration": "none"},
    )
    assert "best-bm25 must be at least 60" in evidence["message"]
