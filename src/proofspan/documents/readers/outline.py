"""Headings to sections: spans, unique names and the path of headings above each."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from proofspan.documents.nouns import Section, slug
from proofspan.spans import Span, collapsed, trimmed

PREAMBLE = "top"
"""The name of what stands before any heading."""

_NAME = re.compile(r"[^\s#]+")


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading in a text: where its line starts, its level from 1, its plain text, and its explicit name."""

    start: int
    level: int
    text: str
    name: str = ""


def sections(text: str, headings: Sequence[Heading], *, title: str) -> tuple[Section, ...]:
    """One section a heading, in order, each up to the next heading of any level, without trailing white space.

    Text before the first heading is the section `top`. Explicit names are given first, then slugs; a name
    that is taken already gets -2, -3. A single leading heading of level 1 that says the title is in no path.
    """
    ends = ([heading.start for heading in headings] + [len(text)])[1:]
    names = _names(headings)
    paths = _paths(headings, outside=_title_heading(headings, title))
    found = [
        Section(name, heading.text, _without_tail(text, heading.start, end), heading.level, path)
        for heading, end, name, path in zip(headings, ends, names, paths, strict=True)
    ]
    preamble = trimmed(text, Span(0, headings[0].start if headings else len(text)))
    if not len(preamble):
        return tuple(found)
    return (Section(_free(PREAMBLE, dict.fromkeys(names, 1)), "", preamble), *found)


def title_of(headings: Sequence[Heading]) -> str:
    """The text of the first heading when it is the only one of level 1; else empty."""
    leads = headings and headings[0].level == 1 and sum(h.level == 1 for h in headings) == 1
    return headings[0].text if leads else ""


def _title_heading(headings: Sequence[Heading], title: str) -> Heading | None:
    says_title = collapsed(title_of(headings)).casefold() == collapsed(title).casefold()
    return headings[0] if headings and says_title else None


def _without_tail(text: str, start: int, end: int) -> Span:
    return Span(start, start + len(text[start:end].rstrip()))


def _names(headings: Sequence[Heading]) -> list[str]:
    taken: dict[str, int] = {}
    names = [""] * len(headings)
    explicit = [bool(_NAME.fullmatch(heading.name)) for heading in headings]
    for wanted in (True, False):
        for index, heading in enumerate(headings):
            if explicit[index] is wanted:
                names[index] = _free(heading.name if wanted else slug(heading.text), taken)
    return names


def _free(name: str, taken: dict[str, int]) -> str:
    """The name, or with the next number that is free. `taken` remembers where counting stopped: a thousand equal
    headings cost a thousand steps, not a million.
    """
    found, number = name, taken.get(name, 0)
    while found in taken:
        number += 1
        found = f"{name}-{number}" if number > 1 else name
    if number:
        taken[name] = number
    taken[found] = max(1, taken.get(found, 0))
    return found


def _paths(headings: Sequence[Heading], *, outside: Heading | None) -> list[tuple[str, ...]]:
    above: list[Heading] = []
    paths: list[tuple[str, ...]] = []
    for heading in headings:
        while above and above[-1].level >= heading.level:
            above.pop()
        paths.append(tuple(h.text for h in above if h is not outside))
        above.append(heading)
    return paths
