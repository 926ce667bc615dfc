"""Thresholds chosen from trials: what is reached, what is not, and how often the bound fails."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.archive import Statistic
from proofspan.errors import SettingError
from proofspan.evaluation.calibration import LADDERS, By, Target, Trial, chosen, curve, upper

MATCH, SUPPORT, FOCUS = Statistic.ANSWER_MATCH, Statistic.SUPPORT, Statistic.FOCUS_COVER


def trial(number, wrong=False, answered=True, **scores):
    """A trial with these scores, of answer-match alone unless others are named."""
    named = {Statistic(name.replace("_", "-")): score for name, score in scores.items()}
    return Trial(f"q{number}", By.ANCHOR, answered, wrong, {**dict.fromkeys(Statistic), **named})


def test_a_rung_counts_what_is_at_least_its_threshold():
    """Of four answers at .5, .5, .49 and none, two reach .5; an abstention and what has no score reach no rung."""
    scores = [0.5, 0.5, 0.49, None]
    trials = [trial(i, wrong=i == 1, answer_match=score) for i, score in enumerate(scores)]
    drawn = curve([*trials, trial(9, answered=False)], MATCH, delta=0.05)
    rung = next(rung for rung in drawn.rungs if rung.threshold == 0.5)
    assert (rung.answered, rung.wrong, rung.risk, rung.coverage) == (2, 1, 1 / 2, 2 / 5)
    assert (drawn.rungs[0].answered, drawn.rungs[0].risk, drawn.rungs[-1].answered) == (0, None, 3)


def test_the_largest_coverage_that_keeps_the_risk():
    """All 200 at .9 are right, all from .5 down wrong, 25 to a tenth: 13 wrong of 213 are bounded by .095, 19 of 219
    no more by .1, so that the threshold is .45.
    """
    trials = [trial(i, answer_match=0.9) for i in range(200)]
    trials += [trial(200 + i, wrong=True, answer_match=0.5 - i / 250) for i in range(100)]
    choice = chosen(trials, Target(0.1, 0.05))
    assert choice.rung is not None and (choice.statistic, choice.rung.threshold) == (MATCH, 0.45)
    assert (choice.rung.answered, choice.rung.wrong) == (213, 13) and choice.rung.bound <= 0.1
    assert upper(19, 219, delta=0.05) > 0.1


def test_where_no_threshold_helps():
    """A score that knows nothing: every second answer is wrong at every threshold, and none is chosen."""
    trials = [trial(i, wrong=bool(i % 2), answer_match=(i // 2) / 100) for i in range(200)]
    choice = chosen(trials, Target(0.05, 0.05))
    assert (choice.statistic, choice.rung) == (None, None)
    assert choice.lowest is not None and choice.lowest.bound > 0.5


def test_a_few_answers_are_never_enough():
    """58 right answers show no risk of 5 %, 59 do: then nothing is withheld."""
    short, enough = ([trial(i, answer_match=0.8) for i in range(n)] for n in (58, 59))
    assert chosen(short, Target()).rung is None
    choice = chosen(enough, Target())
    assert choice.rung is not None and (choice.rung.threshold, choice.rung.answered) == (0.0, 59)


def test_statistics_share_the_confidence():
    """With support and answer-match each has half of delta; one that is named alone has all of it."""
    trials = [trial(i, answer_match=0.5 + i / 120, support=1 - i / 60, focus_cover=1.0) for i in range(60)]
    both = chosen(trials, Target())
    assert [(each.statistic, each.delta) for each in both.curves] == [(SUPPORT, 0.025), (MATCH, 0.025)]
    assert [each.statistic for each in both.beside] == [FOCUS] and both.rung is None
    assert chosen(trials, Target(), alone=FOCUS).curves[0].delta == 0.05


def test_a_statistic_that_tells_nothing_apart_is_passed_over():
    """Of 60 answers 54 have the same support, nine of ten: answer-match has all of delta. Of 53 it would be tried."""
    for same, tried in ((54, [MATCH]), (53, [SUPPORT, MATCH])):
        trials = [trial(i, answer_match=i / 60, support=1.0 if i < same else 0.3) for i in range(60)]
        assert [each.statistic for each in chosen(trials, Target()).curves] == tried


def test_the_statistic_that_keeps_most_is_chosen():
    """Support parts right from wrong, answer-match does not."""
    trials = [trial(i, answer_match=i % 2 / 2, support=0.9) for i in range(300)]
    trials += [trial(300 + i, wrong=True, answer_match=i % 2 / 2, support=0.1) for i in range(100)]
    choice = chosen(trials, Target())
    assert choice.statistic is SUPPORT and choice.rung is not None and choice.rung.answered == 300


SCORE = st.one_of(st.none(), st.floats(0, 1))


@given(st.lists(st.tuples(SCORE, SCORE, st.booleans(), st.booleans()), max_size=120), st.floats(0.01, 0.99))
def test_whatever_is_chosen_keeps_the_risk(rows, risk):
    """Of any trials: the rung has answers, its bound is at most the largest risk, and it is one of its curve's."""
    trials = [trial(i, wrong, answered, answer_match=a, support=b) for i, (a, b, wrong, answered) in enumerate(rows)]
    choice = chosen(trials, Target(risk, 0.1))
    assert (choice.rung is None) == (choice.statistic is None)
    if choice.rung is not None:
        assert choice.rung.answered > 0 and choice.rung.bound <= risk + 1e-9
        assert any(choice.rung in each.rungs for each in choice.curves if each.statistic is choice.statistic)


@pytest.mark.parametrize("none", [[], [trial(1, answered=False)]])
def test_nothing_answered_chooses_nothing(none):
    """No answer, no curve that was tried, no threshold."""
    choice = chosen(none, Target())
    assert (choice.curves, choice.rung, choice.lowest) == ((), None, None)


def test_what_cannot_be_asked_for():
    """Shares outside 0 to 1, and a statistic that no answer has."""
    for wrong in ((0.0, 0.05), (1.0, 0.05), (0.05, 0.0), (float("nan"), 0.05)):
        with pytest.raises(SettingError, match="between 0 and 1"):
            Target(*wrong)
    with pytest.raises(SettingError, match="no answer has a best-cosine"):
        chosen([trial(1, answer_match=0.5)], Target(), alone=Statistic.BEST_COSINE)


def test_ladders_fall_to_nothing():
    """The last rung of each withholds nothing that has a score."""
    for ladder in LADDERS.values():
        assert list(ladder) == sorted(set(ladder), reverse=True) and ladder[-1] == 0.0


@pytest.mark.parametrize("target", [0.1, 0.2, 0.3])
@pytest.mark.parametrize("slope", [0.2, 0.8])
def test_the_bound_fails_no_more_often_than_it_says(target, slope):
    """600 sets of 150 answers from a population whose true risk at every threshold is known: the chosen threshold's
    true risk is above the target in at most delta of them, but for chance (3 standard errors of 600 draws).
    """
    draws = np.random.default_rng(20_261_201)
    failed = 0
    for _ in range(600):
        scores = draws.random(150)
        wrong = draws.random(150) < 0.05 + slope * (1 - scores)
        trials = [
            trial(i, wrong=bool(w), answer_match=float(s)) for i, (s, w) in enumerate(zip(scores, wrong, strict=True))
        ]
        rung = chosen(trials, Target(target, 0.1)).rung
        # The mean of .05 + slope * (1 - s) over s from the threshold to 1.
        failed += rung is not None and 0.05 + slope * (1 - rung.threshold) / 2 > target
    assert failed / 600 <= 0.1 + 3 * np.sqrt(0.1 * 0.9 / 600)
