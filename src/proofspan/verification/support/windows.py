"""The stretches of the cited spans that hold most of what a sentence says."""

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

SLACK = 1e-6
"""What two sums of the same weights may differ by, and more."""
MANY = 64
"""Places of the terms of a sentence that are looked through one by one."""
T = TypeVar("T")
Event = tuple[int, int]
"""A place in the spans, counted in words, and the number of the term that stands there."""


def best(
    events: Sequence[Event], weights: Sequence[float], width: int, without: frozenset[int] = frozenset()
) -> tuple[float, int, int]:
    """The most weight that stands in `width` words, each term once, and the first and the last place of it.

    `events` are in order, `weights` those of the terms by number; the terms numbered in `without` do not count. The
    work grows as the events do.
    """
    counted = [event for event in events if event[1] not in without] if without else events
    every = sum([weight for number, weight in enumerate(weights) if number not in without])
    inside = [0] * len(weights)
    held = most = 0.0
    at, found = 0, (0, -1)
    for place, number in counted:
        if not inside[number]:
            held += weights[number]
        inside[number] += 1
        while counted[at][0] <= place - width:
            gone = counted[at][1]
            inside[gone] -= 1
            if not inside[gone]:
                held -= weights[gone]
            at += 1
        if held > most + 1e-9:
            most, found = held, (counted[at][0], place)
            if most > every - SLACK / 10_000:
                break  # No window holds more than everything.
    return most, *found


def telling(weights: Mapping[T, float], often: Callable[[T], int], least: float) -> list[T]:
    """The rarest of these, `often` telling how many places each has: what holds `least` of the weight has one of them,
    for all others together weigh less.
    """
    ordered = sorted(weights, key=often, reverse=True)
    rest = SLACK
    for at, item in enumerate(ordered):
        rest += weights[item]
        if rest >= least:
            return ordered[at:]
    return []


def around(events: Sequence[Event], places: Sequence[int], width: int) -> Sequence[Event]:
    """The events less than `width` words from one of these ascending places: all that a window with one of them has."""
    found: list[Event] = []
    stop = 0
    for place in places:
        start = max(stop, bisect_left(events, (place - width + 1, 0)))
        stop = max(stop, bisect_left(events, (place + width, 0), start))
        found += events[start:stop]
    return found


def between(events: Sequence[Event], first: int, last: int) -> Sequence[Event]:
    """Those that stand between the two places, both among them."""
    start = bisect_left(events, (first, 0))
    return events[start : bisect_left(events, (last + 1, 0), start)]
