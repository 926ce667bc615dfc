"""Proper names and acronyms of a text: which capital letters mean one, and which only begin something."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from proofspan.verification.reading import Reading
from proofspan.verification.words import kin_en, kin_it
from proofspan.verification.words.lexicon import Word
from proofspan.verification.words.ordinary_en import ORDINARY as ENGLISH_STEMS
from proofspan.verification.words.ordinary_it import ORDINARY as ITALIAN_STEMS
from proofspan.verification.words.peoples import PEOPLES


@dataclass(frozen=True, slots=True)
class Name:
    """A word that may be a name: `at` is its place among the words of the text, `sure` is False where the
    capital may only begin a sentence, a quotation or a heading.
    """

    at: int
    word: Word
    sure: bool


TITLES = frozenset(
    """
    mr mrs ms miss dr prof sir lord lady madam jr sr st rev hon gen col capt lt sgt gov sen rep no nr art fig tab vol
    dott dottor dottore dottoressa sig sigra signor signora signore ing avv geom rag on arch don suor fra mons prof
    professor professore professoressa presidente president chap sec
    """.split()
)
"""Words before a name that make none themselves, and whose full stop ends no sentence."""

PASSED = TITLES | frozenset(
    """
    january february march april may june july august september october november december jan feb mar apr jun jul
    aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs
    fri sat sun gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre gen feb
    mag giu lug ago set ott nov dic lunedi martedi mercoledi giovedi venerdi sabato domenica
    celsius fahrenheit kelvin centigrade
    spa srl inc ltd llc gmbh corp co plc ad bc am pm ac dc ok yes eur usd gbp chf jpy etc
    """.split()
)
"""Capital words that are no names here: titles, and what other rules read (dates, currencies)."""

_SWISS_FRANCS = re.compile(r"Swiss francs?\b")
_SHORT_DATES = frozenset(
    """
    jan feb mar apr jun jul aug sep oct nov dec mon tue wed thu fri sat sun gen mag giu lug ago set ott dic
    """.split()
)
"""Which may be acronyms where they are in capitals."""

_FIRST_NAMES = frozenset("jan mar may april june august jun".split())
"""Which may be first names before another."""

ALSO_NAMES = frozenset(
    """
    rossi bianchi verdi neri ricci marino greco romano russo serra marco luca maria pietro laura rosa chiara angelo
    leone bruno colombo fontana sala francia italia spagna grecia roma milano venezia trento palermo brown jones
    taylor lewis lee rose jack mark bill frank grace amber apple amazon oracle shell ford windows turkey chile
    mario salvatore luciano dario renato guido lucia concetta margherita beatrice vittoria bianca viola stella cassano
    serbia romania graz
    marini ferri castelli carbone donati vitali guidi corti moro conte riva reggio latina pavia matera imperia ducati
    larry cooper python phoenix boston lincoln madison jordan chelsea everton arsenal grant chase carpenter trapani
    martelli pellegrini pellegrino grasso grassi agnelli diamanti mori lisa
    """.split()
)
"""Names whose stem is that of an ordinary word."""

LOANS = frozenset(
    """
    computer software hardware web internet film sport bar server router online email mail marketing manager team test
    stress standard budget partner leader design monitor display pixel bit set kit gas bus tram hotel club festival
    record show star rock pop jazz blues tour album fan summit premier sponsor import export deficit box cloud browser
    link blog post chat app tablet password download upload backup input output layout report reset switch scanner
    laser led radar robot autobus filobus campus virus corpus bonus surplus lapis ribes iter quorum forum referendum
    curriculum memorandum ultimatum gratis nord sud est ovest gran san quel buon ben mal pur tal qual fin don
    pass badge call center driver dossier editor est gap jet job killer lord master meeting network open parking
    plug problem project provider rating rugby tennis golf basket football volley stand stop ticket trend user
    welfare workshop zoom chef chip clic click default desktop e-book ebook game help hub mouse poster reporter
    """.split()
)
"""Italian words that end in a consonant."""

ACRONYM = 5
"""Letters of an acronym, at most; a longer word in capitals is more likely emphasis."""

INDENT = 8
"""Characters before the letter of a list item on its line, at most."""

LIKE_PRONOUNS = frozenset({"US", "WHO"})
"""Acronyms that are other words in small letters: only their capitals support them."""

NO_WORDS = ALSO_NAMES | (PEOPLES.keys() - {"polish", "pole", "poles"})
"""Names that no stem makes an ordinary word, folded."""
ENGLISH = ENGLISH_STEMS.union(group.split()[0] for group in kin_en.GROUPS.split("/"))
ITALIAN = ITALIAN_STEMS.union(group.split()[0] for group in kin_it.GROUPS.split("/"))
"""The keys of ordinary words."""
_KNOWN = {"en": ENGLISH, "it": ITALIAN}
_ENDINGS = {
    "en": re.compile(r"\w{3,}(?:ing|tions?|ments?|ness|ity|ities|ally|ously|ively|able|ible|ives?|ized|ised|ated)"),
    "it": re.compile(
        r"\w{3,}(?:zion[ei]|sion[ei]|mente|endo|bil[ei]|iss?im[oaie]|arl[oaie]|ator[ei]|tric[ei]|ita|iv[oaie])"
    ),
}
_NO_ORDINARY = frozenset(
    "beijing nanjing boeing wyoming kipling harding fielding golding hemingway kristiansand".split()
)
_OPENS = re.compile(r"[.!?:;…\n|\"“”«»‘`*•#>]|--|^'|\s'|[(\[]$")
_YEAR = re.compile(r"1\d{3}|20\d\d")


def foreign(plain: str, language: str) -> bool:
    """Whether a folded word cannot be an inflected one of the language: in Italian, where it ends in a consonant."""
    return language == "it" and plain[-1:] not in "aeiou"


def ordinary(word: Word, language: str) -> bool:
    """Whether this is a common word of the language, so that a capital letter at a beginning tells nothing."""
    plain = word.folded
    if plain in PASSED:
        return True
    if plain in NO_WORDS:
        return False
    known = _KNOWN["it" if language == "it" else "en"]
    if not word.content or (plain in known and not foreign(plain, language)):
        return True
    if word.text.isupper() and 1 < len(plain) <= ACRONYM:
        return False
    if foreign(plain, language):
        return plain in LOANS
    if word.key in known:
        return True
    return bool(_ENDINGS["it" if language == "it" else "en"].fullmatch(plain)) and plain not in _NO_ORDINARY


def shouted(word: Word) -> bool:
    """Whether a stop word is in capitals: an acronym that is no other word, CERT-PA, or one that is stressed."""
    return not word.content and len(word.text) > 1 and word.text.isupper()


def names(reading: Reading) -> list[Name]:
    """The words of the text that are names or may be, in order."""
    words = reading.words
    found = [name for at, word in enumerate(words) if not word.text.islower() and (name := name_at(reading, at))]
    if not any(name.sure for name in found) or _has_plain_words(words):
        return found
    return [Name(name.at, name.word, sure=False) for name in found]


def runs(found: list[Name], reading: Reading) -> Iterator[list[Name]]:
    """The names that stand side by side, with a space, a hyphen, an apostrophe or an initial's stop between."""
    run: list[Name] = []
    for name in found:
        if run and not adjacent(reading, run[-1].at, name.at):
            yield run
            run = []
        run.append(name)
    if run:
        yield run


def adjacent(reading: Reading, one: int, other: int) -> bool:
    """Whether the second word follows the first with nothing but a joint between them."""
    if other != one + 1:
        return False
    end, start = reading.places[one][1], reading.places[other][0]
    between = reading.plain[end:start]
    if between in (" ", "-", "'", "’"):
        return True
    if between[:1] == "." and end - reading.places[one][0] == 1:
        between = between[1:]
    return not between.strip() and between.count("\n") < 2


def _has_plain_words(words: list[Word]) -> bool:
    """Whether any word with a claim of its own is in small letters: none is in a heading or a name alone."""
    return any(word.content and word.text.islower() for word in words)


def name_at(reading: Reading, at: int) -> Name | None:
    """The word as a name; None where its capitals say nothing, or other rules read it."""
    word = reading.words[at]
    text = word.text
    if text in LIKE_PRONOUNS:
        return Name(at, word, sure=True)
    if len(text) == 1 and text.isalpha():
        return _letter(reading, at)
    if not (word.content or shouted(word)) or not word.folded.isalpha() or text == text.lower():
        return None
    if word.folded in PASSED and not _no_date(reading, at):
        return None
    if _in_a_token(reading, at) or _is_unit(reading, at):
        return None
    inner = text[1:]
    if not word.capital or not (inner.islower() or not inner):
        return Name(at, word, sure=True)
    return Name(at, word, sure=not begins(reading, at))


def _no_date(reading: Reading, at: int) -> bool:
    """Whether a word that may be of a date is an acronym, in capitals, or a first name: TUE, Jan Steen."""
    words = reading.words
    if words[at].folded in _SHORT_DATES and words[at].text.isupper():
        return True
    if words[at].folded not in _FIRST_NAMES or at + 1 == len(words) or not words[at + 1].capital:
        return False
    return adjacent(reading, at, at + 1) and not ordinary(words[at + 1], reading.language)


def _in_a_token(reading: Reading, at: int) -> bool:
    """Whether the word is a part of a code, a path, an address or an identifier."""
    plain = reading.plain
    start, end = reading.places[at]
    after = plain[end : end + 2]
    before = plain[max(0, start - 2) : start]
    if (after[:1] in ("-", "/") and after[1:].isdigit()) or (before[1:] in ("-", "/") and before[:1].isdigit()):
        return True
    if before[-1:] in ("@", "\\", "_") or after[:1] in ("@", "\\", "_", "("):
        return True
    joined = (after[:1] == "." and after[1:].isalnum()) or (before[-1:] == "." and before[:1].isalnum())
    return joined and end - start > 1


def _letter(reading: Reading, at: int) -> Name | None:
    """A capital letter as a name: an initial, or a label such as the B of plan B."""
    words, plain = reading.words, reading.plain
    word, (start, end) = words[at], reading.places[at]
    after = plain[end : end + 1]
    if not word.capital or word.text == "I" or _is_unit(reading, at):
        return None
    if after == "'" and word.text == "O" and at + 1 < len(words) and words[at + 1].capital:
        return Name(at, word, sure=True)
    if plain[start - 1 : start] not in ("", " ", ".") or after not in ("", " ", ".", ",", ";", ")", "|"):
        return None
    if plain[start - 1 : start] == "." and plain[start - 3 : start - 2] in ("/", "-", "_", "@"):
        return None
    follows = words[at + 1] if at + 1 < len(words) and adjacent(reading, at, at + 1) else None
    if after == "." and follows and follows.capital and not ordinary(follows, reading.language):
        return Name(at, word, sure=True)
    if not word.content and follows and (follows.capital or not follows.text.islower()):
        return None
    return None if begins(reading, at) else Name(at, word, sure=True)


def _is_unit(reading: Reading, at: int) -> bool:
    """Whether the word is short and stands behind a figure or a degree: 18 Kg, 5 °C."""
    start, end = reading.places[at]
    if reading.plain[start - 1 : start] == "°" or _SWISS_FRANCS.match(reading.plain, start):
        return True
    if end - start > 3 or not at:
        return False
    before = reading.places[at - 1]
    if end - start == 3 and reading.words[at].capital and _YEAR.fullmatch(reading.plain, *before):
        return False
    return reading.plain[before[1] - 1].isdigit() and start - before[1] <= 1


def begins(reading: Reading, at: int) -> bool:
    """Whether the word begins the text, a sentence of it, a quotation or a list item."""
    if not at:
        return True
    plain, last = reading.plain, reading.places[at - 1]
    between = plain[last[1] : reading.places[at][0]]
    if between in (" ", "'") or not _OPENS.search(between):
        return between == ") " and (plain[last[0] : last[1]].isdigit() or _marks(plain, *last))
    before = reading.words[at - 1]
    return not (between in (". ", ".") and (before.folded in TITLES or (len(before.text) == 1 and before.capital)))


def _marks(plain: str, start: int, end: int) -> bool:
    """Whether one letter marks the item of a list: a), at the beginning of a line."""
    before = plain[max(0, start - INDENT) : start]
    return end - start == 1 and (start < INDENT or "\n" in before) and not before.rpartition("\n")[2].strip(" (")
