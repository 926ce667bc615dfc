"""Clopper and Pearson's bound, against its own definition and against what is known in closed form."""

import math

import pytest

from proofspan.evaluation.calibration.bounds import at_most, fewest, lower, upper


@pytest.mark.parametrize("n", [1, 3, 59, 500])
def test_where_none_was_wrong(n):
    """The bound is 1 - delta^(1/n): were the risk higher, n right answers would be rarer than delta."""
    assert upper(0, n, delta=0.05) == pytest.approx(1 - 0.05 ** (1 / n))


def test_the_rule_of_three():
    """Of 59 answers none wrong is the fewest that shows a risk of 5 % with 95 %: .95^59 = .0485, .95^58 = .0510."""
    assert fewest(0.05, share=0.0, delta=0.05, most=99) == 59 and fewest(0.05, share=0.0, delta=0.05, most=58) is None
    assert upper(0, 59, delta=0.05) <= 0.05 < upper(0, 58, delta=0.05)


@pytest.mark.parametrize(("wrong", "n"), [(1, 2), (3, 39), (11, 66), (93, 598), (499, 500)])
def test_the_bound_is_where_the_tail_is_delta(wrong, n):
    """P(Binomial(n, bound) <= wrong), summed with exact binomial coefficients, is delta."""
    bound = upper(wrong, n, delta=0.05)
    tail = math.fsum(math.comb(n, k) * bound**k * (1 - bound) ** (n - k) for k in range(wrong + 1))
    assert tail == pytest.approx(0.05, rel=1e-6)
    assert at_most(wrong, n, bound) == pytest.approx(tail)


def test_a_published_interval():
    """10 of 100 with 97.5 % on each side: .0490 to .1762, as in any table of Clopper and Pearson's 95 % interval."""
    assert lower(10, 100, delta=0.025) == pytest.approx(0.0490, abs=5e-5)
    assert upper(10, 100, delta=0.025) == pytest.approx(0.1762, abs=5e-5)


def test_the_ends():
    """All wrong or nothing seen bounds nothing; more wrong is a higher bound, more answers a lower one."""
    assert (upper(0, 0, delta=0.05), upper(5, 5, delta=0.05), lower(0, 7, delta=0.05), lower(0, 0, delta=0.05)) == (
        1.0,
        1.0,
        0.0,
        0.0,
    )
    assert upper(2, 50, delta=0.05) < upper(3, 50, delta=0.05) and upper(2, 60, delta=0.05) < upper(2, 50, delta=0.05)


def test_many_answers_cost_no_precision():
    """Of 200,000 answers 10,000 wrong: the bound is 1.645 standard errors above .05, sqrt(.05 * .95 / 200,000)."""
    assert upper(10_000, 200_000, delta=0.05) == pytest.approx(
        0.05 + 1.645 * math.sqrt(0.05 * 0.95 / 200_000), abs=2e-5
    )
