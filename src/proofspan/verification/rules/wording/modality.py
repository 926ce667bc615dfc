"""What must be done told as what may or should be, or the other way: "may deliver" for "must deliver"."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from proofspan.verification.clauses import Clause, clauses, content_of, text_of
from proofspan.verification.clauses.alignment import MOST, Beside, Facing
from proofspan.verification.clauses.phrases import row
from proofspan.verification.clauses.polarity import negative, said
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading
from proofspan.verification.words.modal import AGAINST, LIMITED, MARKS, PHRASES, PREDICATES, Mode

ALIKE = 0.5
"""Share of the clause's content that the span must have in one place."""
MARGIN = 0.1
"""By how much more of it the clause that speaks against the answer must have than one that agrees."""
REACH = 6
"""How many words after a modal verb what is done is looked for."""
ASIDE = frozenset("by for of in with at on da per con in di su".split())
"""Words behind which something else is named than what is done."""
ADVERBIAL = ("ly", "mente")


class Modal(NamedTuple):
    """A mode of a text: the indices of the words that say it, what must or may be done, and its clause. `whole` is true
    where all these keys are needed to know it again: those of a thing that is optional.
    """

    words: range
    mode: Mode
    done: frozenset[str]
    clause: Clause
    whole: bool


def other_mode(compared: Compared) -> Iterator[Fault]:
    """A fault for each mode of the sentence that no clause of the spans which says the rest has, but another."""
    if not any(_has_mode(own) and _has_mode(span) for own, span in compared.pairs):
        return
    for own, pairs in compared.by_reading:
        for modal in _modals(own)[:MOST]:
            found = _opposed(pairs, modal)
            if found:
                yield compared.otherwise(Kind.ANTONYM, own.written(modal.words), *found)


def _has_mode(reading: Reading) -> bool:
    """Whether a text has any word of a mode."""
    return not reading.folded.isdisjoint(MARKS.get(reading.language, MARKS["en"]))


def _opposed(pairs: Sequence[Beside], modal: Modal) -> tuple[str, str] | None:
    """The words of the best clause with another mode for the same, and the clause; None where one agrees as well."""
    agreed, opposed = 0.0, 0.0
    best: tuple[str, str] | None = None
    for pair in pairs:
        if not _modals(pair.span):
            continue
        for face, its in _facing(pair, modal):
            if its.mode in AGAINST[modal.mode]:
                if face.share > opposed:
                    opposed, best = face.share, (pair.span.written(its.words), text_of(pair.span, face.clause))
            else:
                agreed = max(agreed, face.share)
    return best if opposed > agreed + MARGIN or (opposed and not agreed) else None


def _facing(pair: Beside, modal: Modal) -> Iterator[tuple[Facing, Modal]]:
    """The modes of the span for the same thing, in clauses that say enough of the rest."""
    there = _by_clause(pair.span)
    for face in pair.facing(modal.clause.content, ALIKE).values():
        for its in there.get(face.clause.words.start, ()):
            if _same(modal, its):
                yield face, its


def _same(one: Modal, other: Modal) -> bool:
    """Whether both are about doing the same; of two things that are optional and mandatory the opposites tell."""
    if one.whole != other.whole:
        thing, deed = (one, other) if one.whole else (other, one)
        return thing.done <= deed.clause.content
    return not one.whole and one.done == other.done


def _modals(reading: Reading) -> list[Modal]:
    """The modes of a text, found once; none of a clause that limits what is done, or denies something else."""
    return reading.once("modals", lambda reading: [*_each(reading)]) if _has_mode(reading) else []


def _by_clause(reading: Reading) -> dict[int, list[Modal]]:
    """The same by the first word of their clause."""
    return reading.once("modals by clause", _grouped)


def _grouped(reading: Reading) -> dict[int, list[Modal]]:
    found: dict[int, list[Modal]] = {}
    for modal in _modals(reading):
        found.setdefault(modal.clause.words.start, []).append(modal)
    return found


def _each(reading: Reading) -> Iterator[Modal]:
    marks = MARKS.get(reading.language, MARKS["en"])
    language = reading.language if reading.language in PHRASES else "en"
    for clause in clauses(reading):
        folded = said(reading, clause.words)
        if folded.isdisjoint(marks) or not folded.isdisjoint(LIMITED):
            continue
        denied = negative(reading, clause.words)
        for words, mode, behind in _phrases(reading, clause, language):
            if denied != (mode in (Mode.BAN, Mode.FREE)) or _is_month(reading, words):
                continue
            thing = _before(reading, clause, words) if behind else frozenset()
            done = thing or _next(reading, clause, words)
            if done:
                yield Modal(words, mode, done, clause, bool(thing))


def _phrases(reading: Reading, clause: Clause, language: str) -> Iterator[tuple[range, Mode, bool]]:
    """The words of each mode in a clause, and whether what is done stands before them."""
    told = row(reading, clause.words)
    taken: set[int] = set()
    for table, behind in ((PREDICATES, True), (PHRASES, False)):
        for mode, pattern in table[language].items():
            for found in pattern.finditer(told.text):
                words = told.words(found)
                if taken.isdisjoint(words):
                    taken.update(words)
                    yield words, mode, behind


def _is_month(reading: Reading, words: range) -> bool:
    word = reading.words[words.start]
    return word.folded == "may" and word.capital


def _next(reading: Reading, clause: Clause, words: range) -> frozenset[str]:
    """What is done: the next word with content that is no adverb."""
    for word in reading.words[words.stop : min(words.stop + REACH, clause.words.stop)]:
        if word.folded in ASIDE:
            break
        if word.content and not word.folded.endswith(ADVERBIAL):
            return frozenset((word.key,))
    return frozenset()


def _before(reading: Reading, clause: Clause, words: range) -> frozenset[str]:
    """What is optional or required: all that stands before it."""
    return content_of(reading, range(clause.words.start, words.start))
