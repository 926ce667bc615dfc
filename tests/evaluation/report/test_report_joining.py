"""One report has one set; a diagnosis by another way than the result's says so."""

import pytest
from reported import ablation, case, diagnosis, evaluation, read, words

from proofspan.errors import GoldenSetError
from proofspan.evaluation.report import page


@pytest.mark.parametrize("other", ["ablation", "diagnosis"])
def test_values_of_another_set_are_refused(other):
    """Both sets are named."""
    values = {"ablation": ablation(), "diagnosis": diagnosis()}[other]
    with pytest.raises(GoldenSetError, match=f"the {other} is of the set 'b-set' and the evaluation of 'a-set'"):
        page(evaluation(), **{other: {**values, "set": "b-set"}})
    with pytest.raises(GoldenSetError, match="the diagnosis is of the set 'a-set' and the ablation of 'b-set'"):
        page(None, ablation={**ablation(), "set": "b-set"}, diagnosis=diagnosis())


def test_two_sets_of_one_name_are_told_apart_by_their_questions():
    """A diagnosed question must be one of the result's, or one of its invalid items."""
    with pytest.raises(GoldenSetError, match="two sets called 'a-set': the evaluation has no question 'q9'"):
        page(evaluation(), diagnosis=diagnosis("q9"))
    invalid = [{"id": "q9", "line": 4, "kind": "revision", "reason": "not there"}]
    said = words(read(page(evaluation(invalid_items=invalid), diagnosis=diagnosis("q9"))))
    assert "3 questions evaluated: 2 with an answer, 1 without an answer; 1 invalid item not among them." in said
    assert "1 of 2 diagnosed questions with an answer lost nothing" in said
    assert "1 of them is an invalid item for the evaluation and in none of its counts: q9." in said


def test_a_diagnosis_by_another_way_says_what_differs():
    """By which way it was asked, each setting with both values, and at each question too; k is told anyway."""
    made = diagnosis()
    made["config"] = {**made["config"], "chunker": "whole", "generator": "extractive", "asker_groups": ["ops"]}
    said = words(read(page(evaluation(), diagnosis=made)))
    assert "Not asked as this result was: Method bm25 over title × 2, body × 1; chunker whole;" in said
    differs = ("chunker whole, the result sections", "generator extractive, the result none", "asker_groups ops")
    assert all(each in said for each in differs) and "below the first 5 (asked another way than this result)" in said


def test_a_diagnosis_by_the_same_way_says_nothing():
    """Other depths, and the asker's statuses that every evaluation has, are no other way."""
    made = diagnosis()
    made["config"] = {**made["config"], "k": [7], "asker_groups": None, "asker_status": ["current", "published"]}
    said = words(read(page(evaluation(case("q2")), diagnosis=made)))
    assert "Not asked as" not in said and "asked another way" not in said


def test_what_the_set_leaves_out_is_said_to_be_its_own():
    """Counted at its stage, and no place to look first."""
    left = {"acquisition": {"questions": 1, "evidence": 1, "reasons": {"left-out": 1}}}
    tree = read(page(evaluation(), diagnosis={**diagnosis(), "by_stage": left, "next": None}))
    said = words(tree.get_element_by_id("lost"))
    assert "1 piece of evidence left out by the set itself" in said and "ook here first" not in said
