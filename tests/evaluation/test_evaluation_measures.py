"""The measures of one case, their arithmetic spelled out."""

from dataclasses import replace
from math import log2
from pathlib import Path
from re import findall

import pytest

from proofspan.evaluation.judging import Judged
from proofspan.evaluation.losing import Stage
from proofspan.evaluation.measures import (
    AT_K,
    AT_LESS,
    BESIDE_ANSWERS,
    OF_ANSWERS,
    OPENED,
    ceiling,
    complete,
    duplicates,
    excluded_evidence,
    ineligible,
    mrr,
    ndcg,
    recall,
    rerank_headroom,
)
from proofspan.evaluation.measuring import direction


def case(*units: str, single: bool = True, holding: tuple[bool, ...] = (), **required: float) -> Judged:
    """A case whose ranked units bring the evidence that their letters name."""
    return Judged(tuple(frozenset(unit) for unit in units), dict(required), single, holding)


def test_recall_counts_distinct_evidence() -> None:
    """Of three pieces, two stand in the first three units, one of them twice."""
    assert recall(case("a", "a", "b", "c", a=1, b=1, c=1), 3) == 2 / 3


def test_one_unit_may_bring_two_pieces() -> None:
    """A passage that holds two sections whole brings both."""
    judged = case("", "ab", a=1, b=1, single=False)
    assert [recall(judged, k) for k in (1, 2)] == [0.0, 1.0]


def test_complete_asks_for_all() -> None:
    """The set is complete where its last piece stands."""
    judged = case("a", "", "b", a=1, b=1)
    assert [complete(judged, k) for k in (1, 2, 3, 50)] == [0.0, 0.0, 1.0, 1.0]


def test_ndcg_discounts_the_grade_itself() -> None:
    """Grades 3 and 1 at ranks 3 and 1: (1/1 + 3/2) over the best order, 3/1 + 1/log2(3)."""
    assert ndcg(case("b", "", "a", a=3, b=1), 10) == pytest.approx((1 + 3 / 2) / (3 + 1 / log2(3)), abs=1e-12)


def test_ndcg_compares_with_as_many_as_fit() -> None:
    """With more evidence than places the best order fills the places: one of two at k 1 is perfect."""
    assert ndcg(case("a", a=1, b=1), 1) == 1.0


def test_mrr_is_one_over_the_first_rank() -> None:
    """The first evidence at rank 2 gives 1/2; beyond k it gives 0."""
    assert [mrr(case("", "a", "b", a=1, b=1), k) for k in (1, 3)] == [0.0, 1 / 2]


def test_ceiling_counts_passages() -> None:
    """The second passage holds an anchor whole: at 1 no prompt could answer, at 2 one could."""
    judged = case("a", a=1, holding=(False, True))
    assert [ceiling(judged, k) for k in (1, 2)] == [0.0, 1.0]


def test_orders_of_units_have_no_rank_where_a_unit_holds_several() -> None:
    """nDCG and MRR are not given where one passage can hold several pieces of evidence."""
    judged = case("ab", a=1, b=1, single=False)
    assert (ndcg(judged, 10), mrr(judged, 10)) == (None, None)


def test_a_reranker_can_gain_what_stands_between_k_and_50() -> None:
    """Evidence in the 50th passage: 1 at k 3; in the 51st nothing can be gained, in the 2nd nothing is left to gain."""
    places = [tuple(rank == place for rank in range(1, 61)) for place in (50, 51, 2)]
    assert [rerank_headroom(case("a", a=1, holding=held), 3) for held in places] == [1.0, 0.0, 0.0]


def test_duplicates_are_counted_each_time() -> None:
    """The second passage repeats two sentences, the third one: 2 at k 2, 2 + 1 at k 3."""
    judged = replace(case("a", "", "", a=1), repeats=(0, 2, 1))
    assert [duplicates(judged, k) for k in (1, 2, 3)] == [0.0, 2.0, 3.0]


def test_ineligible_counts_passages_of_the_open_list() -> None:
    """Of the first three passages of the archive open to everybody two may not be seen."""
    judged = replace(case("a", a=1), ineligible=(True, False, True, True))
    assert [ineligible(judged, k) for k in (1, 3)] == [1.0, 2.0]


def test_excluded_evidence_is_a_share() -> None:
    """One of two pieces exists only where the asker may not look: 1 / 2."""
    assert excluded_evidence(replace(case("", a=1, b=1), excluded=("b",))) == 1 / 2


@pytest.mark.parametrize(
    "measure",
    [
        recall,
        complete,
        ceiling,
        ndcg,
        mrr,
        duplicates,
        ineligible,
        rerank_headroom,
        lambda seen, _: excluded_evidence(seen),
    ],
)
def test_none_is_not_zero(measure: object) -> None:
    """A case that requires nothing has no value in any measure."""
    assert callable(measure) and measure(case("", "", holding=(False,)), 3) is None


def test_more_is_not_always_better() -> None:
    """More recall is better, fewer duplicates are; what a prompt could gain is neither by itself."""
    assert [direction(name) for name in ("recall@3", "mrr", "duplicates@3", "headroom@3")] == [1, 1, -1, 0]


def test_every_measure_is_in_its_page() -> None:
    """docs/measures.md names each measure."""
    page = (Path(__file__).parents[2] / "docs" / "measures.md").read_text(encoding="utf-8")
    at_k = [f"{name}@k" for name in (*AT_K, *AT_LESS, *OPENED, *BESIDE_ANSWERS)]
    names = [*at_k, "ndcg@10", "mrr", "excluded-evidence", *OF_ANSWERS]
    assert [name for name in names if f"`{name}`" not in page] == []


def test_every_reason_is_in_the_page() -> None:
    """docs/measures.md names each kind of invalid item and each stage at which evidence is lost."""
    root = Path(__file__).parents[2]
    sources = "".join(file.read_text(encoding="utf-8") for file in (root / "src/proofspan/evaluation").glob("*.py"))
    kinds = {*findall(r'UnresolvedError\(\s*"([a-z-]+)"', sources), "duplicate-question", *Stage}
    page = (root / "docs" / "measures.md").read_text(encoding="utf-8")
    assert len(kinds) > 8 and [kind for kind in sorted(kinds) if f"`{kind}`" not in page] == []
