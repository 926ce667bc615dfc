"""Where the terms of a sentence stand in its spans: the windows with most of them, and the terms that tell."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification.support.windows import Event, around, best, between, telling

EVENTS = st.lists(st.tuples(st.integers(0, 60), st.integers(0, 3)), max_size=30).map(sorted)
WEIGHTS = [0.5, 0.25, 1.0, 0.0]


def held(events: list[Event], first: int, last: int) -> float:
    """The weight of the distinct terms between two places."""
    return sum(WEIGHTS[number] for number in {number for place, number in events if first <= place <= last})


@given(EVENTS, st.integers(1, 20))
def test_no_window_holds_more_than_the_best(events: list[Event], width: int) -> None:
    """It holds what it is said to, and so does none as wide that ends elsewhere with more."""
    most, first, last = best(events, WEIGHTS, width)
    assert most == max((held(events, place - width + 1, place) for place, _ in events), default=0.0)
    assert most == held(events, first, last)
    assert last - first < width


@given(EVENTS, st.integers(1, 20))
def test_terms_that_do_not_count_change_nothing(events: list[Event], width: int) -> None:
    """As if they stood nowhere."""
    others = [event for event in events if event[1] != 2]
    assert best(events, WEIGHTS, width, frozenset((2,)))[0] == best(others, WEIGHTS, width)[0]


@given(EVENTS, st.integers(0, 60), st.integers(0, 60))
def test_what_stands_between_two_places_includes_both(events: list[Event], first: int, last: int) -> None:
    """And nothing that is outside them."""
    assert list(between(events, first, last)) == [event for event in events if first <= event[0] <= last]


@given(EVENTS, st.lists(st.integers(0, 60), max_size=4).map(sorted), st.integers(1, 20))
def test_what_is_around_places_is_less_than_so_many_words_away(
    events: list[Event], places: list[int], width: int
) -> None:
    """From any of them, each once and in order."""
    near = [event for event in events if any(abs(event[0] - place) < width for place in places)]
    assert around(events, places, width) == near


@given(st.lists(st.floats(0, 1), min_size=1, max_size=6), st.lists(st.integers(0, 9), min_size=6), st.floats(0, 4))
def test_what_holds_enough_has_one_that_tells(weights: list[float], often: list[int], least: float) -> None:
    """Of all ways to choose some of the terms, those without any that tells weigh less."""
    found = telling(dict(enumerate(weights)), lambda number: often[number], least)
    others = [number for number in range(len(weights)) if number not in found]
    chosen = [some for count in range(len(others) + 1) for some in combinations(others, count)]
    assert all(sum(weights[number] for number in some) < least for some in chosen) or least <= 0
