"""Figures: a mean, how many cases it stands on, and how far another draw might lie."""

from math import sqrt

import pytest

from proofspan.evaluation.statistics import Figure, bootstrap, wilson


def test_a_figure_leaves_out_cases_without_value() -> None:
    """None is not zero: of four values two are counted, and their mean is 1/2."""
    figure = Figure.of([1.0, None, 0.0, None])
    assert (figure.value, figure.n) == (1 / 2, 2)


def test_no_case_gives_no_value() -> None:
    """A figure of nothing has neither value nor interval."""
    assert Figure.of([None]) == Figure(None, 0, None)


def test_wilson_of_nine_in_ten() -> None:
    """9 of 10 at 95 %: middle (0.9 + z²/20) and half z sqrt(.009 + z²/400), both over 1 + z²/10."""
    z2 = 1.959963984540054**2
    middle, half = 0.9 + z2 / 20, sqrt(z2) * sqrt(0.009 + z2 / 400)
    assert wilson(9, 10) == pytest.approx(((middle - half) / (1 + z2 / 10), (middle + half) / (1 + z2 / 10)))


def test_wilson_leaves_doubt_where_all_succeed() -> None:
    """Ten of ten reaches 1 and begins at 10 / (10 + z²)."""
    assert wilson(10, 10) == pytest.approx((10 / (10 + 1.959963984540054**2), 1.0))


def test_shares_have_wilson_s_interval() -> None:
    """Values that are all 0 or 1 are a share of cases."""
    assert Figure.of([1.0] * 9 + [0.0]).ci95 == wilson(9, 10)


def test_the_bootstrap_is_the_same_every_time() -> None:
    """Equal values give equal intervals, which hold the mean."""
    values = [0.1, 0.4, 0.35, 0.8, 1.0, 0.0, 0.55]
    low, high = bootstrap(values)
    assert (low, high) == bootstrap(values) and low < sum(values) / 7 < high


def test_the_bootstrap_is_as_wide_as_the_normal_one() -> None:
    """For 400 values the interval is about 1.96 standard errors to both sides."""
    values = [(i * 37 % 400) / 399 for i in range(400)]
    error = sqrt(sum((v - 0.5) ** 2 for v in values) / 400 / 400)
    low, high = bootstrap(values)
    assert (high - low) / 2 == pytest.approx(1.96 * error, rel=0.06)
