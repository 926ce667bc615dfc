"""What a sentence says, in terms: its content words, numbers and codes, each with its weight."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from proofspan.analysis.dates import Date
from proofspan.analysis.literals import Code, Number
from proofspan.verification.reading import Reading
from proofspan.verification.support.aligning.acronyms import is_acronym
from proofspan.verification.support.rarity import rarity
from proofspan.verification.words.lexicon import Word
from proofspan.verification.words.light import FAINT

Figure = Date | Number | Code
"""What must be right to the letter."""
FIGURE = 0.8
"""Weight of a number or a code; a word weighs at most as much, the rarest most."""
FAINT_WEIGHT = 0.12
"""Weight of a light verb or of a word about the source itself."""
_ADDRESSING = frozenset(
    """
    hai avete avrai avrete avevi avevate abbiate siete sarai sarete eri eravate sia puoi potete potrai potrete devi
    dovete dovrai dovrete
    """.split()
)
"""Forms of Italian auxiliary verbs by which somebody is addressed: as light as the others."""


@dataclass(slots=True)
class Term:
    """One thing a sentence says. `at` is its first word's index, `number` its place among the terms.

    `places` are where it stands in the cited spans, read one after the other, in words; `likeness` is 1 for the word
    itself, less for one that begins alike, 0 where nothing was found. `named` words have a capital in mid-sentence, a
    `unit` follows its number.
    """

    number: int
    at: int
    text: str
    weight: float
    word: Word | None = None
    literal: Figure | None = None
    named: bool = False
    unit: bool = False
    faint: bool = False
    places: list[int] = field(default_factory=list)
    likeness: float = 0.0

    @property
    def found(self) -> bool:
        """Whether a cited span has it or a word like it."""
        return self.likeness > 0


def terms(own: Reading, dates: Sequence[Date] = ()) -> tuple[list[Term], list[tuple[int, Term]]]:
    """The distinct terms of a sentence, and all of them in order of position, repeats included, with their place.

    `dates` are those that are one term each. A bare number that is no literal (a list marker) is no term.
    """
    found, order, taken, units = _figures(own, dates)
    known: dict[str, Term] = {}
    faint = FAINT.get(own.language, frozenset()) | (_ADDRESSING if own.language == "it" else frozenset())
    shouted = own.text.isupper()
    for at, word in enumerate(own.words):
        if not (word.content or (word.capital and not shouted and is_acronym(word.text))):
            continue
        if at in taken or word.text.isdigit():
            continue
        known_term = known.get(word.key)
        if known_term is None:
            known_term = known[word.key] = _term(len(found), at, word, own.language, faint=word.folded in faint)
            known_term.unit = at in units
            known_term.named = word.capital and at > 0 and not shouted
            found.append(known_term)
        order.append((at, known_term))
    order.sort(key=lambda place: place[0])
    return found, order


def _figures(own: Reading, dates: Sequence[Date]) -> tuple[list[Term], list[tuple[int, Term]], set[int], set[int]]:
    """The terms that are dates, numbers and codes, their places, the words they take, and those that are units."""
    found: list[Term] = []
    order: list[tuple[int, Term]] = []
    taken: set[int] = set()
    units: set[int] = set()
    literals: list[Figure] = [*dates, *own.literals.numbers, *own.literals.codes]
    for literal in literals:
        inside = own.between(literal.span)
        if not taken.isdisjoint(inside):
            continue
        taken.update(inside)
        if isinstance(literal, Number) and literal.unit:
            units.add(inside.stop)
        term = Term(len(found), inside.start, literal.text, FIGURE, literal=literal)
        found.append(term)
        order.append((inside.start, term))
    return found, order, taken, units


def _term(number: int, at: int, word: Word, language: str, *, faint: bool) -> Term:
    weight = FAINT_WEIGHT if faint else rarity(word.key, language)
    return Term(number, at, word.text, weight, word=word, faint=faint)
