"""A whole evaluation: units, depths, stages of loss, what is null and what is left out."""

from pathlib import Path

import pytest
from golden_folders import Row, case, evaluated, golden, row

from proofspan.archive import Answering, Archive, Submission
from proofspan.encoders import Fitted
from proofspan.encoders.hashing import Hashing
from proofspan.errors import GoldenSetError, SettingError
from proofspan.evaluation import How, evaluate, shape
from proofspan.evaluation.measures import OF_ANSWERS
from proofspan.generators import Fixed, Scripted
from proofspan.passages import chunker
from proofspan.retrieval import Method, Recipe
from proofspan.verification import Profile

CORPUS = [
    row("long", "pump pump pump.\n\npump pump.\n\npump seal.", title="Pump"),
    row("seal", "a seal for the pump and much else that is said here"),
    row("hose", "the hose"),
]


def ask(**query: object) -> Row:
    """A question about the pump."""
    return {"id": "q", "text": "pump seal", **query}


def test_documents_stand_where_their_best_passage_stands(tmp_path: Path) -> None:
    """Three passages of one document are one unit; the next document is second, not fourth."""
    result = evaluated(golden(tmp_path, CORPUS, [ask(qrels={"long": 1, "seal": 1})]), "windows:3")
    assert sorted(case(result, "q")["ranks"].values()) == [1, 2]
    assert result["measures"]["recall@3"]["value"] == 1.0


def test_lists_are_deepened_until_the_units_are_ranked(tmp_path: Path) -> None:
    """One document fills the first ten passages; the other, the 31st passage, is found at k 10 all the same."""
    many = row("many", "pump " * 60)
    held = golden(tmp_path, [many, row("far", "pump and other words")], [ask(qrels={"far": 1})])
    result = evaluated(held, "windows:2", ks=(1, 10))
    assert case(result, "q")["ranks"] == {"far": 2}


def test_what_is_measured_at_5_is_what_a_search_for_5_shows(tmp_path: Path) -> None:
    """A recipe with a pool of 2 keeps its own order in front, however deep the lists are looked at."""
    encoder = Fitted("hashing", Hashing.fitted)
    recipe = Recipe(method=Method.RRF, pool=2)
    held = golden(tmp_path, CORPUS, [ask(qrels={"seal": 1, "long": 1, "hose": 1})])
    shallow = evaluated(held, recipe=recipe, encoder=encoder, ks=(1, 2))
    deep = evaluated(held, recipe=recipe, encoder=encoder)
    assert len(case(deep, "q")["ranks"]) == 3
    assert {name: rank for name, rank in case(deep, "q")["ranks"].items() if rank <= 2} == {
        name: rank for name, rank in case(shallow, "q")["ranks"].items() if rank <= 2
    }


def test_questions_without_answer_are_null_and_not_zero(tmp_path: Path) -> None:
    """An unanswerable question has null in every measure and is in no `n`."""
    queries = [ask(qrels={"seal": 1}), {"id": "none", "text": "hose length?", "answerable": False}]
    result = evaluated(golden(tmp_path, CORPUS, queries))
    none = case(result, "none")
    assert (result["n"], result["n_answerable"]) == (2, 1)
    assert set(none["complete"].values()) | set(none["measures"].values()) == {None}
    assert {figure["n"] for figure in result["measures"].values()} == {1}


def test_a_set_of_unanswerable_questions_has_figures_of_nothing(tmp_path: Path) -> None:
    """Without an answerable question every value is null and every n is 0."""
    result = evaluated(golden(tmp_path, CORPUS, [ask(answerable=False)]))
    assert {(figure["value"], figure["n"]) for figure in result["measures"].values()} == {(None, 0)}


def test_orders_are_not_given_where_a_passage_may_hold_several(tmp_path: Path) -> None:
    """Anchors as evidence: recall, complete and ceiling are given, nDCG and MRR are not."""
    anchors = [{"doc_id": "seal", "start": 2, "end": 6, "text": "seal"}]
    measures = evaluated(golden(tmp_path, CORPUS, [ask(anchors=anchors)]))["measures"]
    assert {"recall@1", "complete@1", "ceiling@1"} < measures.keys() and not {"ndcg@10", "mrr"} & measures.keys()


def test_a_repeated_run_gives_the_same_receipt(tmp_path: Path) -> None:
    """The result has no clock in it: the same set asked the same way has the same receipt."""
    held = golden(tmp_path, CORPUS, [ask(qrels={"seal": 1})])
    assert evaluated(held) == evaluated(held)
    assert evaluated(held)["receipt"] != evaluated(held, ks=(1, 3))["receipt"]


def test_evidence_that_is_not_admitted_is_lost_to_eligibility(tmp_path: Path) -> None:
    """A document of another group is lost at eligibility, and is no forbidden candidate."""
    corpus = [row("a", "pump seal", allowed_groups=["ops"]), row("b", "pump", allowed_groups=["public"])]
    result = evaluated(golden(tmp_path, corpus, [ask(qrels={"a": 1}, groups=["sales"])]))
    assert (case(result, "q")["lost_at"], result["forbidden_candidates"]) == ("eligibility", 0)


def test_evidence_that_is_cut_is_lost_to_segmentation(tmp_path: Path) -> None:
    """No window of two words holds an anchor of three."""
    anchors = [{"doc_id": "seal", "start": 2, "end": 14, "text": "seal for the"}]
    result = evaluated(golden(tmp_path, CORPUS, [ask(anchors=anchors)]), "windows:2")
    assert (case(result, "q")["lost_at"], case(result, "q")["missing"]) == ("segmentation", ["seal:2-14"])


def test_evidence_that_is_not_listed_is_lost_to_ranking(tmp_path: Path) -> None:
    """bm25 lists no passage without a word of the question."""
    result = evaluated(golden(tmp_path, CORPUS, [ask(qrels={"hose": 1})]))
    assert case(result, "q")["lost"] == {"hose": "ranking"}


def test_a_conflicting_document_is_noted_and_lost_to_acquisition(tmp_path: Path) -> None:
    """Two revisions in force on one day: the later one is not added, as `add` would refuse it."""
    corpus = [row(f"p{n}", "pump seal", document_id="p", revision=f"v{n}") for n in (1, 2)]
    result = evaluated(golden(tmp_path, corpus, [ask(qrels={"p2": 1})]))
    assert case(result, "q")["lost_at"] == "acquisition"
    assert any(note.startswith("left out: p-v2: p-v1 (always to open) and p-v2") for note in result["notes"])


def test_a_case_may_leave_a_revision_out(tmp_path: Path) -> None:
    """`without` withholds a document for its own case alone."""
    queries = [ask(qrels={"seal": 1}), {**ask(qrels={"seal": 1}, without=["seal"]), "id": "w"}]
    result = evaluated(golden(tmp_path, CORPUS, queries))
    assert [case(result, name)["missing"] for name in ("q", "w")] == [[], ["seal"]]
    assert [case(result, name)["eligible"] for name in ("q", "w")] == [3, 2]


def test_an_archive_that_exists_is_asked_and_not_written_to(tmp_path: Path) -> None:
    """What the archive lacks is lost at acquisition; its sequence number stays, also where a case withholds."""
    queries = [ask(qrels={"seal": 1, "long": 1}), {**ask(qrels={"seal": 1}, without=["seal"]), "id": "w"}]
    held = golden(tmp_path, CORPUS, queries)
    archive = Archive.in_memory()
    archive.configure("whole")
    archive.add((Submission(d.title, d) for d in held.documents if d.revision.document != "long"), chunker("whole"))
    before = archive.store.sequence
    result = shape(evaluate(held, How(chunker="whole", answering=Answering(Scripted())), archive=archive))
    assert case(result, "q")["lost"] == {"long": "acquisition"} and case(result, "w")["missing"] == ["seal"]
    assert archive.store.sequence == before


def test_given_needs_passages(tmp_path: Path) -> None:
    """The chunker `given` without a passages.jsonl is an error that says so."""
    with pytest.raises(GoldenSetError, match=r"chunker given asks for a passages\.jsonl"):
        evaluated(golden(tmp_path, CORPUS, [ask(qrels={"seal": 1})]), "given")


def test_given_passages_are_units(tmp_path: Path) -> None:
    """Of two given passages the one required counts, also where the other one holds its words."""
    passages = [
        {"id": "all", "doc_id": "seal", "start": 0, "end": 50},
        {"id": "part", "doc_id": "seal", "start": 0, "end": 19},
    ]
    result = evaluated(golden(tmp_path, CORPUS, [ask(required_evidence_ids=["all"])], passages), "given")
    assert case(result, "q")["ranks"] == {"all": 2} and result["measures"]["ndcg@10"]["n"] == 1


@pytest.mark.parametrize("ks", [(), (0, 1), (3, 1), (2, 2)])
def test_depths_are_ascending_whole_numbers(ks: tuple[int, ...]) -> None:
    """Any other k is refused before anything is built."""
    with pytest.raises(SettingError, match="whole numbers from 1"):
        How(ks=ks)


def test_questions_without_a_day_are_noted_where_days_matter(tmp_path: Path) -> None:
    """In a corpus with dates the notes say as of which day undated questions were asked."""
    result = evaluated(golden(tmp_path, [row("a", "pump", valid_from="2026-01-01")], [ask(qrels={"a": 1})]))
    assert "1 questions name no day: they were asked as of 2026-06-01" in result["notes"]


ANSWERS = [
    {"id": "a", "text": "what seal has the pump", "qrels": {"seal": 1}, "anchor": "a seal for the", "document": "seal"},
    {"id": "none", "text": "hose length?", "answerable": False},
]


def answers(folder: Path, draft: str) -> dict[str, tuple[float | None, int]]:
    """Value and n of the measures of answers when every draft is this one."""
    answering = Answering(Fixed(draft), profile=Profile.LITERAL)
    result = evaluated(golden(folder, CORPUS, ANSWERS), answering=answering)
    names = OF_ANSWERS.keys() - {"prompt-size"}
    return {name: (result["measures"][name]["value"], result["measures"][name]["n"]) for name in names}


def test_answers_are_measured_on_what_they_say(tmp_path: Path) -> None:
    """One draft for both questions: it holds the anchor of one and cites another document; for the other it is refused,
    since nothing of it stands in what it cites there.
    """
    assert answers(tmp_path, "It is a seal for  the pump [S1].") == {
        "answer-holds-anchor": (1.0, 1),
        "over-refusal": (0.0, 1),
        "abstained-unanswerable": (1.0, 1),
        "refusal-rate": (0.5, 2),
        "cited-right-source": (0.0, 1),
        "sentence-precision": (0.0, 1),
    }


def test_sentences_are_judged_one_by_one(tmp_path: Path) -> None:
    """The second of two sentences cites the right document: some citation is right, half the sentences are."""
    result = evaluated(golden(tmp_path, CORPUS, ANSWERS[:1]), answering=Answering(Fixed("Pump [S1]. A seal [S2].")))
    assert case(result, "a")["answer"]["cited"] == [["long-v1"], ["seal-v1"]]
    assert [result["measures"][name]["value"] for name in ("cited-right-source", "sentence-precision")] == [1.0, 0.5]


def test_refused_drafts_count_against_answerable_questions(tmp_path: Path) -> None:
    """A draft that cites nothing is refused: no anchor held, over-refusal 1, nothing cited to judge."""
    figures = answers(tmp_path, "a seal for the pump")
    assert figures["answer-holds-anchor"] == (0.0, 1) and figures["over-refusal"] == (1.0, 1)
    assert figures["refusal-rate"] == (1.0, 2) and figures["cited-right-source"] == (None, 0)


def test_the_first_three_spans_are_delivered(tmp_path: Path) -> None:
    """A generator gets three spans unless a single k says otherwise."""
    assert [How(ks=ks).delivered for ks in ((1, 3, 5, 10, 50), (5,))] == [3, 5]
