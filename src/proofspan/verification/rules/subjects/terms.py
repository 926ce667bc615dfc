"""A sentence as a row of terms: words, and whole dates, numbers and labels, without articles."""

import re
from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from proofspan.analysis.references import Sort, references
from proofspan.verification.reading import Reading
from proofspan.verification.rules.codes.labels import is_noun, labels, roman
from proofspan.verification.words.lexicon import Word

ARTICLES = {
    "en": frozenset("the a an".split()),
    "it": frozenset("il lo la i gli le l un uno una".split()),
}
JOINING = frozenset("and or nor & e ed o od but also ma anche pure both well sia che".split())
"""Words that set things beside each other, in whatever order."""
PREPOSITIONS = frozenset(
    """
    of to in on at for from by with within without into onto under over before after until till since during through
    between against towards per via upon than
    di a da in con su per tra fra entro dopo prima senza fino verso contro presso
    """.split()
)
STANDING_IN = frozenset("one ones those that quello quella quelli quelle former latter".split())
"""Words in the place of a noun that the clause before has."""
_FUSED = {
    fused: plain
    for plain, row in {
        "di": "del dello della dell dei degli delle d",
        "a": "al allo alla all ai agli alle ad",
        "da": "dal dallo dalla dall dai dagli dalle",
        "in": "nel nello nella nell nei negli nelle",
        "su": "sul sullo sulla sull sui sugli sulle",
        "con": "col coi",
    }.items()
    for fused in row.split()
}
"""The Italian prepositions that hold an article."""
LONGEST = 320
"""Words of a sentence whose terms are read."""
_PUT_IN_LATER = re.compile(r"\d[- ](?:bis|ter|qua|qui|sex|sep|oct|nov|dec)")
"""What the number of an article that was put in later begins with."""


class Term(NamedTuple):
    """A word of content by its key, another as it is written; a date, number or label by its value, with its `sort`.

    `ending` are its last letters; `led` tells whether an article stands before it, `at` which word of the text it
    begins with, `end` where it ends.
    """

    key: str
    sort: str
    content: bool
    capital: bool
    ending: str
    led: bool
    at: int
    end: int


def terms(reading: Reading, words: Sequence[int]) -> list[Term]:
    """The terms of a stretch of words."""
    typed = _typed(reading)
    articles = ARTICLES.get(reading.language, ARTICLES["en"])
    found: list[Term] = []
    led, past = False, -1
    for at in words:
        start, end = reading.places[at]
        if start < past:
            continue
        whole, word = typed.get(start), reading.words[at]
        if whole is None and word.folded in articles:
            led = True
            continue
        if whole:
            past = whole[0]
            found.append(Term(whole[1], whole[2], True, False, "", led, at, past))
            led = False
        elif word.content and word.folded not in STANDING_IN:
            found.append(Term(word.key, "", True, word.capital, word.folded[-4:], led, at, end))
            led = False
        else:
            plain = lowered(word)
            key = _FUSED.get(plain, plain) if reading.language == "it" else plain
            found.append(Term(key, "", False, False, "", led, at, end))
            # An article is part of "del", and stands before what follows it.
            led = key != plain
    return found


def lowered(word: Word) -> str:
    """The word, folded; of one letter with its accent, since "e" joins what "è" does not."""
    return word.folded if len(word.text) > 1 else word.text.casefold()


def _typed(reading: Reading) -> dict[int, tuple[int, str, str]]:
    """Where the dates, numbers and labels begin, each with its end, key and sort, read once."""
    return reading.once("typed", _read)


def _read(reading: Reading) -> dict[int, tuple[int, str, str]]:
    found = {label.span.start: (label.span.end, f"#{label.key}", "label") for label in labels(reading).values()}
    for code in reading.literals.codes:
        found[code.span.start] = code.span.end, f"#{code.key}", "code"
    if _PUT_IN_LATER.search(reading.plain):
        for each in references(reading.plain):
            if each.sort is Sort.ARTICLE:
                found[each.span.start] = each.span.end, f"#{each.key}", "code"
    for number in reading.literals.numbers:
        if number.span.start in found or number.text.casefold() in STANDING_IN:
            continue
        found[number.span.start] = number.span.end, f"={number.key if number.value is None else number.value}", "number"
    for day in reading.literals.dates:
        year, month, date = day.readings[0]
        # A year that is left out may be any.
        key = f"={month}/{date}" if date else f"={year}/{month}"
        found[day.span.start] = day.span.end, key, "date"
    return found


def sentences_with(reading: Reading, keys: frozenset[str], most: int) -> list[int]:
    """The places of the sentences that have all these keys, by the rarest of them; none where it is everywhere."""
    if not keys or not keys <= reading.keys:
        return []
    rarest = min((reading.at[key] for key in keys), key=len)
    if len(rarest) > most:
        return []
    starts = reading.once("starts of sentences", lambda reading: [words.start for words in reading.sentence_words])
    places = dict.fromkeys(max(0, bisect_left(starts, at + 1) - 1) for at in rarest)
    return [place for place in places if keys <= _keys(reading, place)]


def _keys(reading: Reading, place: int) -> frozenset[str]:
    """The keys of the words of the sentence at this place, collected once."""
    return reading.once(
        ("keys of sentence", place),
        lambda reading: frozenset([reading.words[at].key for at in reading.sentence_words[place]]),
    )


def content(reading: Reading) -> frozenset[str]:
    """The keys of the words with content of a sentence, without figures and letters, found once."""
    return reading.once("content", _content)


def _content(reading: Reading) -> frozenset[str]:
    words = [word for word in reading.words if word.content and len(word.text) > 1 and word.text.isalpha()]
    return frozenset([word.key for word in words if not roman(word.text)])


def told(reading: Reading) -> str:
    """The keys of what tells something, in order, found once: words with content, figures and capital letters. Nothing
    has changed places where those of a sentence stand in a row in those of its span.
    """
    return reading.once("told", _told)


def _told(reading: Reading) -> str:
    keys = [word.key for word in reading.words if word.content or (word.capital and len(word.text) == 1)]
    return "\n".join(["", *keys, ""])


def sentence_terms(reading: Reading, place: int | None = None) -> list[Term]:
    """The terms of the sentence at this place, or of the whole text; read once, the first of many."""
    words = range(len(reading.words)) if place is None else reading.sentence_words[place]
    return reading.once(("terms", place), lambda reading: terms(reading, words[:LONGEST]))


def shown(reading: Reading, row: Sequence[Term]) -> str:
    """The terms as they are written, with two points between those that are apart."""
    parts: list[str] = []
    last = None
    for term in row:
        first = term.at - 1 if _is_labelled(reading, term) else term.at
        text = reading.text[reading.places[first][0] : term.end]
        joined = last is not None and not reading.plain[last.end : reading.places[first][0]].strip()
        parts += [" " if joined else " .. ", text] if parts else [text]
        last = term
    return "".join(parts)


def _is_labelled(reading: Reading, term: Term) -> bool:
    """Whether a term is told with the noun before it: terminal B, hall 2."""
    if not term.at or term.sort not in ("label", "number"):
        return False
    return term.sort == "label" or is_noun(reading.words[term.at - 1].text, reading.language)
