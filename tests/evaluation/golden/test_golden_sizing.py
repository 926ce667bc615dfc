"""How many questions a difference needs, held against the test that will be made."""

from functools import cache

import numpy as np
import pytest

from proofspan.errors import SettingError
from proofspan.evaluation.golden import Plan, sized
from proofspan.evaluation.paired import mcnemar

TRIALS = 4_000


def found(plan: Plan, difference: float, n: int) -> float:
    """How often McNemar's exact test finds the difference in so many questions, in trials of one seed."""
    change, real = plan.changing(difference), cache(lambda better, worse: mcnemar(better, worse) <= plan.level)
    shares = [(change + difference) / 2, (change - difference) / 2, 1 - change]
    draws = np.random.default_rng(11).multinomial(n, shares, size=TRIALS)
    return sum(real(int(better), int(worse)) for better, worse, _ in draws) / TRIALS


@pytest.mark.parametrize(
    ("difference", "plan"),
    [
        (0.05, Plan()),
        (0.1, Plan(discordant=0.3)),
        (0.1, Plan(discordant=0.1)),
        (0.3, Plan()),
        (0.05, Plan(power=0.9, level=0.01)),
    ],
)
def test_so_many_questions_find_it_as_often_as_said(difference: float, plan: Plan) -> None:
    """The exact test on as many questions reaches the power, give or take three deviations; on two thirds of them it
    does not, even where all changes go one way.
    """
    n = plan.questions(difference)
    deviation = (plan.power * (1 - plan.power) / TRIALS) ** 0.5
    assert found(plan, difference, n) >= plan.power - 3 * deviation
    assert found(plan, difference, n * 2 // 3) < plan.power - 3 * deviation


def test_the_formula_by_hand() -> None:
    """.05 of .2: A = 1.96 sqrt .2 + .8416 sqrt(.2 - .0025) = 1.2505, n0 = A²/.0025 = 625.5; corrected 664.9."""
    uncorrected = (1.959964 * 0.2**0.5 + 0.841621 * (0.2 - 0.0025) ** 0.5) ** 2 / 0.0025
    corrected = uncorrected / 4 * (1 + (1 + 4 / (uncorrected * 0.05)) ** 0.5) ** 2
    assert 664 < corrected < Plan().questions(0.05) == 665


def test_the_smallest_difference_is_the_other_way_round() -> None:
    """n questions find it, and would not find one that is 1/10,000 smaller."""
    for n in (18, 100, 664, 5_000):
        smallest = Plan().smallest(n)
        assert smallest and Plan().questions(smallest) <= n < Plan().questions(smallest - 0.0001)


def test_a_level_near_nothing_is_a_level() -> None:
    """At 1e-300 nothing is found on 18 questions: 998 would have to change, 2 / 2**998 being the first below it."""
    found = sized(Plan(level=1e-300), n=18)
    assert (found["smallest_difference"], Plan(level=1e-300).fewest) == (None, 998)


def test_too_few_questions_show_nothing() -> None:
    """Five that all got better are p 2/32; six are 2/64, so nothing is real below 6/n."""
    assert Plan().fewest == 6 and Plan().smallest(5) is None
    assert sized(Plan(), n=5) == {"n": 5, "step": 1 / 5, "smallest_difference": None, "smallest_significant": None}
    assert sized(Plan(), n=18)["smallest_significant"] == 6 / 18


@pytest.mark.parametrize(
    ("plan", "asked"),
    [
        ({"discordant": 0.0}, {"n": 5}),
        ({"power": 1.0}, {"n": 5}),
        ({"level": 0.9}, {"n": 5}),
        ({}, {"difference": 5.0}),
        ({}, {"difference": float("nan")}),
        ({}, {"n": 0}),
        ({}, {}),
    ],
)
def test_what_cannot_be(plan: dict[str, float], asked: dict[str, float]) -> None:
    """Shares that are none, a power that chance alone has, and nothing asked."""
    with pytest.raises(SettingError):
        sized(Plan(**plan), **asked)
