"""Comparisons of two ways, against arithmetic spelled out and under no difference at all."""

import random

import pytest

from proofspan.evaluation.paired import holm, mcnemar, paired, randomization


def test_mcnemar_is_the_binomial_tail_twice():
    """One of six changes against the rest: 2 (1 + 6) / 64; all of six: 2/64; none: 1; as many each way: 1."""
    assert mcnemar(5, 1) == mcnemar(1, 5) == pytest.approx(2 * (1 + 6) / 64)
    assert mcnemar(6, 0) == 2 / 64
    assert (mcnemar(0, 0), mcnemar(4, 4)) == (1, 1)


def test_mcnemar_of_thousands_of_questions():
    """Counts whose powers of two are no floats: 5,200 against 4,800 is p 6.6e-5, by the normal approximation."""
    assert mcnemar(5_200, 4_800) == pytest.approx(6.6e-5, rel=0.05)


def test_mcnemar_is_never_nothing():
    """161 changes, all one way: 2 / 2**161, which is small and not 0."""
    assert mcnemar(161, 0) == 2 / 2**161


def test_shares_are_tested_by_counting_and_means_by_signs():
    """Zeros and ones by McNemar, others by randomization; a question without a value in one counts in neither."""
    shares = paired([0, 0, 1, None, 1], [1, 1, 1, 1, None])
    assert (shares.n, shares.better, shares.worse, shares.test, shares.p) == (3, 2, 0, "mcnemar", 2 / 4)
    assert shares.difference == pytest.approx(2 / 3) and shares.step == 1 / 3
    assert paired([0.5, 0.2], [0.6, 0.1]).test == "randomization"


def test_all_signs_of_three_differences():
    """Of eight assignments two are as far as 1 + 2 + 4: p is near 2/8."""
    assert randomization([1, 2, 4]) == pytest.approx(2 / 8, abs=0.02)


def test_a_way_and_itself():
    """No difference, no question better or worse, p 1; without questions nothing is said."""
    same = paired([0.3, 0.9, 0.5], [0.3, 0.9, 0.5])
    assert (same.difference, same.better, same.worse, same.p, same.ci95) == (0, 0, 0, 1, (0, 0))
    assert paired([None], [1.0]).p is None


@pytest.mark.parametrize(
    ("questions", "grades"), [(18, (0.0, 1.0)), (18, (0.0, 0.3, 0.63, 1.0)), (200, (0.0, 0.5, 1.0))]
)
def test_two_equal_ways_differ_no_more_often_than_said(questions, grades):
    """Both from one source, 1,000 times: p is at most .05 in no more than 5 % of them and three deviations."""
    draw = random.Random(7)
    found = 0
    for _ in range(1_000):
        first, second = ([draw.choice(grades) for _ in range(questions)] for _ in range(2))
        found += (paired(first, second).p or 1) <= 0.05
    assert found <= 1_000 * 0.05 + 3 * (1_000 * 0.05 * 0.95) ** 0.5


def test_holm_by_hand():
    """Three of .01, .04 and .03: .03, then .06, and .04 is raised to it."""
    assert holm([0.01, 0.04, 0.03]) == pytest.approx((3 * 0.01, 2 * 0.03, 2 * 0.03))
    assert holm([0.9, 0.8]) == (1, 1) and holm([]) == ()
