"""Ranges: two numbers of which one is where it begins and the other where it ends."""

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import pairwise

from proofspan.analysis.literals.drafting import Draft
from proofspan.analysis.literals.nouns import FRACTION
from proofspan.analysis.literals.units import SHARES, comparable

_JOINT = re.compile(
    r"[ \u00a0]?(?:[-÷…]|\.\.\.?)[ \u00a0]?|\s(?:to|through|till|until|up\sto|a|al|ai|alle|fino\sa|and|e|ed)\s|"
    r"\se\s(?:il?|lo|le|gli)\s|\se\sl['’]|\sall?['’]"
)
_BETWEEN = re.compile(
    r"\b(?:between|(?:tra|fra)(?:\s(?:il?|lo|le|gli|l['’]))?|from|da|dal|dai|dalle|dall['’])\s?[€$£]?$"
)
_UNTIL = re.compile(r"(?:till|until|fino\sa)\s?$")
_YEAR = re.compile(r"1[89]\d\d|20\d\d")
"""4 % until 2024 is one of a year, not a range of percents."""
_NEEDS = frozenset(("and", "e", "ed", "e il", "e lo", "e l'", "e l’", "al", "ai", "alle", "all'", "all’"))
_AS_LARGE = 2
"""By how much the first of two numbers with one magnitude may be larger where they descend: 15 to 14.2 million."""
_FURTHEST = 14
"""Characters between the two numbers at most: from here on they are no range."""


def ranged(plain: str, drafts: list[Draft]) -> list[Draft]:
    """The numbers, those of a range marked, the unit and the magnitude of one bound given to the other."""
    found = drafts
    for first in list(_firsts(plain, drafts)):
        one, other = found[first], found[first + 1]
        found[first] = _like(one, other)._replace(bound=-1)
        unit = other.unit or ("" if other.noun else one.unit)
        found[first + 1] = other._replace(bound=1, unit=unit, pieces=_year(plain, one, other) or other.pieces)
    return found


def _firsts(plain: str, drafts: Sequence[Draft]) -> Iterator[int]:
    """The index of the first bound of each range; a chain of more than two is none."""
    joined = [False] * (len(drafts) + 1)
    for at, (one, other) in enumerate(pairwise(drafts), start=1):
        # Most numbers stand too far from the one before.
        if other.start - one.end <= _FURTHEST or one.stop > one.end:
            joined[at] = _joined(plain, one, other)
    for at in range(1, len(joined) - 1) if True in joined else ():
        if joined[at] and not joined[at - 1] and not joined[at + 1]:
            forms = {drafts[at - 1].form, drafts[at].form}
            if len(forms) == 1 or FRACTION in forms:
                yield at - 1


def _joined(plain: str, one: Draft, other: Draft) -> bool:
    """Whether the words between two numbers make them a range."""
    start, end = other.start, max(one.stop, one.end)
    if not end < start <= end + _FURTHEST or (one.unit and other.unit and not comparable(one.unit, other.unit)):
        return False
    between = plain[end:start].rstrip("€$£ \u00a0") if plain[start - 1] in "€$£" else plain[end:start]
    found = _JOINT.fullmatch(between + " " if between[-1:].isalpha() else between)
    if not found or (
        one.unit and not other.unit and _UNTIL.search(between) and _YEAR.fullmatch(plain, start, other.end)
    ):
        return False
    if one.unit in SHARES and other.scale and not other.unit:
        return False  # Up 7 % to 92 million: the share is not of what is counted in millions.
    if between.strip().casefold() in _NEEDS:
        return bool(_BETWEEN.search(plain[max(0, one.start - 10) : one.start].casefold()))
    return True


def _like(one: Draft, other: Draft) -> Draft:
    """The first bound with the unit of the last, and its magnitude where the range still ascends, 5-10 million, or
    descends by little.
    """
    one = one._replace(unit=one.unit or ("" if one.noun else other.unit))
    scale = other.scale
    if not scale or one.scale or not one.readings or not other.readings:
        return one
    if not abs(one.readings[0]).scaleb(scale) < abs(other.readings[0]) * _AS_LARGE:
        return one
    return one._replace(readings=tuple(value.scaleb(scale) for value in one.readings))


def _year(plain: str, one: Draft, other: Draft) -> tuple[Decimal, ...]:
    """The year that the second of 2021-22 is short for."""
    first, last = plain[one.start : one.end], plain[other.start : other.end]
    if len(first) != 4 or len(last) != 2 or not first.isdecimal() or not last.isdecimal():
        return ()
    year = int(first[:2] + last)
    return (Decimal(year),) if int(first) < year < 2100 else ()
