"""What changed between two results, question by question."""

import pytest
from results import result

from proofspan.errors import NothingEvaluatedError, SettingError
from proofspan.evaluation.freezing import Changed, compare, verdict


def test_every_changed_question_is_named():
    """Of three questions one got better and one has no value: the mean difference is over the two that have."""
    first = result({"recall@3": {"q1": 0.0, "q2": 1.0, "q3": None}})
    second = result({"recall@3": {"q1": 1.0, "q2": 1.0, "q3": None}})
    found = compare(first, second)
    assert found.changed == (Changed("q1", "recall@3", 0.0, 1.0),)
    assert (found.measures["recall@3"].n, found.measures["recall@3"].difference) == (2, 1 / 2)


def test_p_is_corrected_for_all_measures_together():
    """Six of six better in one of two measures: 2/64, and twice that for two."""
    before = {"a": dict.fromkeys("123456", 0.0), "b": dict.fromkeys("123456", 1.0)}
    found = compare(result(before), result({**before, "a": dict.fromkeys("123456", 1.0)}))
    assert found.measures["a"].p == 2 / 64 and found.corrected == {"a": pytest.approx(2 * 2 / 64), "b": 1}


def test_p_is_corrected_for_the_measures_that_are_asked_about():
    """The same six of six: 2/64 where it alone is asked about, which is real, and not shown beside another."""
    before = {"a": dict.fromkeys("123456", 0.0), "b": dict.fromkeys("123456", 1.0)}
    pair = result(before), result({**before, "a": dict.fromkeys("123456", 1.0)})
    alone, both = compare(*pair, measures=["a"]), compare(*pair)
    assert alone.corrected == {"a": 2 / 64} and list(alone.measures) == ["a"]
    assert [verdict(each.measures["a"], each.corrected["a"]) for each in (alone, both)] == ["real", "not shown"]
    with pytest.raises(SettingError, match="no measure 'c'"):
        compare(*pair, measures=["c"])


def test_what_only_one_has_is_said():
    """Questions, settings, and measures: these last are left out."""
    found = compare(
        result({"a": {"q1": 1.0, "q2": 1.0}, "b": {"q1": 1.0}}, method="bm25", k=3),
        result({"a": {"q2": 1.0, "q3": 0.5}}, method="dense", k=3),
    )
    assert (found.only_first, found.only_second, list(found.measures)) == (("q1",), ("q3",), ["a"])
    assert found.settings == {"method": ("bm25", "dense")}


def test_results_of_other_sets_are_not_compared():
    """No question in common is an error, not an empty table."""
    with pytest.raises(NothingEvaluatedError, match="no question in common"):
        compare(result({"a": {"q1": 1.0}}), result({"a": {"q2": 1.0}}))
