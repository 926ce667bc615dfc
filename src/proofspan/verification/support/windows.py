"""The stretches of the cited spans that hold most of what a sentence says."""

from collections.abc import Sequence

from proofspan.verification.support.terms import Term

Event = tuple[int, Term]
"""A place in the spans, counted in words, and the term that stands there."""


def best(events: Sequence[Event], width: int, without: frozenset[int] = frozenset()) -> tuple[float, int, int]:
    """The most weight that stands in `width` words, each term once, and the first and the last place of it.

    `events` are in order; the terms numbered in `without` do not count. The work grows as the events do.
    """
    inside: dict[int, int] = {}
    held = most = 0.0
    first, found = 0, (0, -1)
    for place, term in events:
        if term.number in without:
            continue
        count = inside.get(term.number, 0)
        inside[term.number] = count + 1
        if not count:
            held += term.weight * term.likeness
        while events[first][0] <= place - width:
            held -= _left(events[first][1], inside)
            first += 1
        if held > most + 1e-9:
            most, found = held, (events[first][0], place)
    return most, *found


def _left(term: Term, inside: dict[int, int]) -> float:
    """The weight that goes when one place of the term goes out of the window."""
    count = inside.get(term.number, 0)
    if count:
        inside[term.number] = count - 1
    return term.weight * term.likeness if count == 1 else 0.0


def within(term: Term, first: int, last: int) -> bool:
    """Whether the term stands between the two places."""
    return any(first <= place <= last for place in term.places)
