"""Labels: a letter, a Roman number or a figure that tells things apart. Class B, annex VI, reparto A, phase 2."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from proofspan.spans import Span
from proofspan.verification.reading import Reading
from proofspan.verification.words.roman import VALUES

MOST = 2000
"""Labels of one text that are read."""
WIDEST = 1000
"""Figures that a range of labels may stand for."""

NOUNS = frozenset(
    """
    annex annexe appendix area article bay block box building button cabin category chapter circuit class clause column
    corridor dock door exhibit figure fig floor form gate grade group hall hangar hepatitis input item key lane level
    line lot module option output page panel paragraph part period phase pin plan platform point port position pump rack
    room row schedule section sector series shelf site size slot socket stage step switch table task team terminal tier
    title track type unit valve version vitamin volume ward warehouse wing wire zone
    allegato appendice articolo art aula banchina binario blocco capitolo capo casella categoria circuito classe corsia
    colonna comma edificio elenco epatite fase figura gruppo ingresso interruttore livello lettera lotto modello modulo
    morsetto opzione pagina pannello paragrafo parte passo pedana piano piattaforma pompa porta posizione presa quota
    pulsante punto quadro reparto riga sala scaffale scala scheda serie settore sezione spogliatoio stanza tabella tappa
    tasto terminale tipo titolo turno uscita valvola vano varco vitamina zona
    """.split()
)
"""Nouns whose things are told apart by labels, as they are written."""
_PLURALS = {"en": (("ies", "y"), ("es", ""), ("s", "")), "it": (("i", "o"), ("e", "a"), ("i", "e"), ("chi", "co"))}
_SHORTENED = frozenset("all app art artt cap cat cl fig gr lett par pt sec sez tab".split())
"""Such nouns, shortened with a point."""
_VOWELS = frozenset("AEIOX")
"""Letters that are words of their own, or stand for what is not known."""
_LABEL = re.compile(
    r"(?<![\w.@/-])([^\W\d_]{2,})(\.?)[ \u00a0](?:([A-Z])|([IVX]{2,6}|(?:ii|iii|iv|vi|vii|viii|ix|xi|xii)))"
    r"(?![\w&/@+#°'’-]|[.,]\d)"
)
_LABELLED = re.compile(r"[ \u00a0](?:[A-Z]|[IVX]{2,6}|[ivx]{2,4})(?!\w)")
"""What every such label has, quickly found."""
_FIGURED = re.compile(r"(?<![\w.@/-])([^\W\d_]{3,})(\.?)[ \u00a0](\d{1,3})(?![\w/%°€$£-]|[.,:]\d|[ \u00a0][%°€$£])")
_FIGURE = re.compile(r"[0-9]")
_NAME_GOES_ON = re.compile(r"\.?[ \u00a0][A-ZÀ-Þ][\w'’-]")
_DETERMINED = re.compile(r"\b(?:the|this|that|every|each|a|an|any|only|no)[ ]$", re.IGNORECASE)
LARGEST = 39
"""The largest Roman number that is a label: a C or an L alone is a letter."""


class Label(NamedTuple):
    """The label at `span`; `noun` is the key of the word before it, `listed` tells whether that one is of `NOUNS`."""

    span: Span
    noun: str
    key: str
    listed: bool


def labels(reading: Reading) -> dict[int, Label]:
    """The letters and Roman numbers of a text that are labels, by where they start, read once."""
    return reading.once("labels", _read)


def _read(reading: Reading) -> dict[int, Label]:
    plain = reading.plain
    if not _LABELLED.search(plain):
        return {}
    found = [*islice(_LABEL.finditer(plain), MOST)]
    read = [label for each in found if (label := _label(reading, each)) is not None]
    others = {label.noun for label in read}
    for each in found:
        # "Pressing A" alone may be the article; beside "pressing B" it is none.
        noun = reading.words[reading.word_from(each.start(1))].key
        if each[3] == "A" and noun in others and not each[1].isupper() and not each[2]:
            read.append(Label(Span(*each.span(3)), noun, "A", False))
    return {label.span.start: label for label in sorted(read, key=lambda label: (label.span.start, label.listed))}


def _label(reading: Reading, found: re.Match[str]) -> Label | None:
    """The label that was matched; None for an initial of a name, an article, a pronoun or a plain word."""
    plain, noun, text = reading.plain, found[1], found[3] or found[4]
    word = reading.words[reading.word_from(found.start(1))]
    listed = noun.casefold() in _SHORTENED if found[2] else is_noun(noun, reading.language)
    if found[2] and not listed:
        return None
    if not listed and (not word.content or text in _VOWELS - {"A"} or not text.isupper()):
        return None
    if not listed and (plain.startswith(".", found.end()) or _NAME_GOES_ON.match(plain, found.end())):
        # As in "Harry S Truman" and "charged C. King".
        return None
    if noun[0].isupper() and not listed and (len(text) > 1 or text == "A" or not _begins(plain, found.start())):
        return None
    if noun.isupper() and text in _VOWELS and plain[found.end() : found.end() + 3].strip().isupper():
        return None
    if text == "I" and reading.language == "en" and _is_pronoun(plain, found):
        return None
    return Label(Span(*found.span(3 if found[3] else 4)), word.key, text.upper(), listed)


def _begins(plain: str, start: int) -> bool:
    """Whether a sentence or a line begins there."""
    before = plain[max(0, start - 8) : start].rstrip(" \u00a0\"'“«(*")
    return before[-1] in ".!?:;\n|" if before else start < 8


def _is_pronoun(plain: str, found: re.Match[str]) -> bool:
    """Whether the `I` is who speaks: "the part I like"."""
    if found[1][0].isupper():
        return False
    return _DETERMINED.search(plain, max(0, found.start() - 8), found.start()) is not None


def is_noun(word: str, language: str) -> bool:
    """Whether the things of this noun are told apart by labels, in the singular or the plural."""
    small = word.casefold()
    if small in NOUNS:
        return True
    endings = _PLURALS.get(language, _PLURALS["en"])
    return any(small.endswith(end) and small.removesuffix(end) + one in NOUNS for end, one in endings)


def roman(text: str) -> int:
    """The value of a Roman number up to `LARGEST`; 0 for what is none."""
    value = VALUES.get(text, 0)
    return value if value <= LARGEST else 0


def figured(reading: Reading) -> Iterator[tuple[Span, str, int]]:
    """The figures behind a noun whose things are told apart by them, each with the key of the noun and its value."""
    if reading.plain.isascii() and not _FIGURE.search(reading.plain):
        return
    measured = {number.span.start for number in reading.literals.numbers if number.unit}
    for found in islice(_FIGURED.finditer(reading.plain), MOST):
        known = found[1].casefold() in _SHORTENED if found[2] else is_noun(found[1], reading.language)
        if known and found.start(3) not in measured:
            word = reading.words[reading.word_from(found.start(1))]
            yield Span(*found.span()), word.key, int(found[3])
