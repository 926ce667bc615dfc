"""A colour of the answer where the span has another: green when the pump runs for red when it runs."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

from proofspan.verification.clauses.alignment import Beside
from proofspan.verification.clauses.cutting import is_verb
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading
from proofspan.verification.words.colours import COLOURS, SURNAMES

COLOURED = frozenset(COLOURS["en"]) | frozenset(COLOURS["it"])
"""Every colour, in either language."""
ALIKE_AT_ALL = 0.6
"""Share of what is said of a colour that is looked for first."""
ALIKE = 0.75
"""Share of what is said of a colour that the span must say of another."""
JOINING = frozenset("and or but while e ed o ma mentre".split())
SIGNS = frozenset(",;:()")
"""Words and signs between two colours behind which the next one is spoken of."""
MOST_COLOURS = 12
"""Colours of a sentence; one with more is a list of them."""


class Coloured(NamedTuple):
    """A colour of a sentence: its number, the index of its word, the keys of what follows it up to the next colour, of
    what stands before it, and of that part of this which follows the colour before.
    """

    colour: int
    at: int
    behind: frozenset[str]
    before: frozenset[str]
    between: frozenset[str]


def other_colour(compared: Compared) -> Iterator[Fault]:
    """A fault for each colour of which the spans say nothing of what the sentence says, but say it of another."""
    if all(own.folded.isdisjoint(COLOURED) or span.folded.isdisjoint(COLOURED) for own, span in compared.pairs):
        return
    for own, pairs in compared.by_reading:
        colours = COLOURS.get(own.language, COLOURS["en"])
        for mine in _within(own, range(len(own.words)), colours):
            theirs = next((found for pair in pairs if (found := _opposed(pair, mine, colours))), None)
            if theirs and not any(_agrees(each, mine, colours) for each in compared.beside):
                yield compared.otherwise(Kind.ANTONYM, own.words[mine.at].text, *theirs)


def _opposed(pair: Beside, mine: Coloured, colours: Mapping[str, int]) -> tuple[str, str] | None:
    """The other colour of which a stretch of the span says what the answer says of this one, and the stretch."""
    for clause, stretch in _facing(pair, mine, colours):
        others = [its for its in stretch if its.colour != mine.colour and _says(its, mine)]
        same = [its for its in stretch if its.colour == mine.colour]
        for its in others:
            if all(_more(its, one, mine) for one in same):
                return pair.span.words[its.at].text, clause
    return None


def _agrees(pair: Beside, mine: Coloured, colours: Mapping[str, int]) -> bool:
    """Whether a stretch of the span says of the colour what the answer says of it, and of no other."""
    return any(
        its.colour == mine.colour and _says(its, mine) and not any(_more(other, its, mine) for other in stretch)
        for _, stretch in _facing(pair, mine, colours)
        for its in stretch
    )


def _facing(pair: Beside, mine: Coloured, colours: Mapping[str, int]) -> Iterator[tuple[str, list[Coloured]]]:
    """The stretches of the span that say any of what the answer says of a colour, as written, with their colours."""
    for stretch in pair.near(mine.behind | mine.before, ALIKE_AT_ALL):
        found = _once(pair.span, range(*stretch), colours)
        if found:
            yield pair.span.written(range(*stretch)), found


def _once(span: Reading, words: range, colours: Mapping[str, int]) -> list[Coloured]:
    return span.once(("colours", words), lambda span: _within(span, words, colours))


def _says(its: Coloured, mine: Coloured) -> bool:
    """Whether nearly all that is said of one colour is said of another, and in its own part of the sentence."""
    whole = mine.behind | mine.before
    if not whole or len(whole & (its.behind | its.before)) < ALIKE * len(whole):
        return False
    if not mine.behind:
        return mine.before <= its.before
    return not mine.behind.isdisjoint(its.behind)


def _more(its: Coloured, same: Coloured, mine: Coloured) -> bool:
    """Whether more of what follows the answer's colour is said of another colour than of the same one."""
    ours, others = same.behind - its.behind, its.behind - same.behind
    if its.colour == same.colour or mine.behind.isdisjoint(others) or not mine.between.isdisjoint(ours):
        return False
    if mine.behind.isdisjoint(ours):
        return True
    return len(mine.behind & (its.behind | its.before)) > len(mine.behind & (same.behind | same.before))


def _within(reading: Reading, words: range, colours: Mapping[str, int]) -> list[Coloured]:
    at = [index for index in words if reading.words[index].folded in colours and not _is_name(reading, index)]
    found, last = [], words.start
    if len(at) > MOST_COLOURS:
        return []
    for here, following in pairwise([*at, words.stop]):
        whole, between = _keys(reading, range(words.start, here)), _keys(reading, range(last, here))
        end = following if following == words.stop else _cut(reading, range(here + 1, following))
        behind = _keys(reading, range(here + 1, end))
        found.append(Coloured(colours[reading.words[here].folded], here, behind, whole, between))
        last = end
    return found


def _cut(reading: Reading, words: range) -> int:
    """The index among these words, which stand between two colours, of the first that belongs to the second colour."""
    for at in reversed(words):
        gap = reading.plain[reading.places[at - 1][1] : reading.places[at][0]]
        if reading.words[at].folded in JOINING or not SIGNS.isdisjoint(gap):
            return at
    return words.stop


def _is_name(reading: Reading, at: int) -> bool:
    """Whether a colour with a capital letter is a name: the Red Cross, Rossi, Brown signed it."""
    word, words = reading.words[at], reading.words
    if not word.capital or (word.text.isupper() and len(word.text) > 1):
        return False
    if at > 0 and reading.plain[reading.places[at - 1][1] : reading.places[at][0]].isspace():
        return True
    if word.folded in SURNAMES or at + 1 == len(words):
        return True
    return is_verb(words[at + 1], reading.language) or words[at + 1].folded.endswith("ed")


def _keys(reading: Reading, words: range) -> frozenset[str]:
    """What these words say besides colours; a capital letter is a name, but at the beginning."""
    colours, found = COLOURS.get(reading.language, COLOURS["en"]), set()
    for at in words:
        word = reading.words[at]
        letter = at and len(word.text) == 1 and word.capital
        if (word.content or letter) and word.folded not in colours:
            found.add(word.text if letter else word.key)
    return frozenset(found)
