"""Text to terms, the same for every store and for verification.

A word is folded (lower case, accents off), freed of elisions and possessives, dropped when it is a stop word,
and stemmed (Snowball, English or Italian). A code is a compound of letters and digits (AX-42, 3.14.4,
get_close_matches): it gives itself whole and its parts, unstemmed, so that "AX 42" finds AX-42.
"""

import hashlib
import re
import unicodedata
from functools import cached_property
from typing import TYPE_CHECKING

from proofspan.analysis.stop_words import WORDS

if TYPE_CHECKING:
    import Stemmer

MARKS = "\u0300-\u036f"
LETTER = rf"[^\W_][{MARKS}]*"
COMPOUND = re.compile(rf"(?:{LETTER})+(?:[-‐‑‒–−_./'’‘ʼ:@+](?:{LETTER})+)*")
APOSTROPHE = re.compile("['’‘ʼ]")
HARD = re.compile(r"[/:@+]")
"""What joins two things: AX-42/AX-24, a path, an address."""
SOFT = re.compile(r"[-‐‑‒–−_.]")
"""What joins the parts of one thing: AX-42, 3.14.4, get_close_matches."""
ELISIONS = frozenset(
    "l d un c s m t v n all dall dell nell sull coll quest quell sant bell mezz tutt anch dov com cos".split()
)
ENDINGS = frozenset("s t ll re ve d m".split())
"""What follows an apostrophe in English: the company's, don't."""
SNOWBALL = {"en": "english", "it": "italian"}
RULES = "2"
"""Raised whenever a rule here changes what terms come out: archives made under another number are refused."""


def folded(word: str) -> str:
    """The word in lower case with accents and compatibility forms off: `Unità` is `unita`."""
    if word.isascii():
        return word.lower()
    plain = unicodedata.normalize("NFKD", word.casefold())
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold()


def words(text: str) -> list[str]:
    """The words of a text as they stand, codes and numbers with their inner joints; elided articles are words."""
    return [
        word
        for compound in COMPOUND.findall(text)
        for piece in APOSTROPHE.split(compound)
        for word in HARD.split(piece)
    ]


def is_code(word: str) -> bool:
    """Whether a compound has the form of a code: letters and digits in one token, such as AX-42."""
    return any(c.isdigit() for c in word) and any(c.isalpha() for c in word)


class Analyzer:
    """Terms of texts in English and Italian. Not to be shared between threads: stemmers keep state."""

    def __init__(self) -> None:
        self._stemmers: dict[str, Stemmer.Stemmer] = {}
        self._stems: dict[tuple[str, str], tuple[str, ...]] = {}

    @cached_property
    def digest(self) -> str:
        """Hexadecimal digest of the rules, the stop words and what the stemmers make of them: what makes two indexes
        comparable.
        """
        material = [RULES, COMPOUND.pattern, *sorted(ELISIONS)]
        for language in sorted(WORDS):
            material += [f"{language}:{word}:{self._stemmed(word, language)}" for word in sorted(WORDS[language])]
        return hashlib.sha256("\n".join(material).encode()).hexdigest()[:16]

    def terms(self, text: str, language: str) -> list[str]:
        """The terms of the text in order, repeats included; of unknown languages unstemmed."""
        known = self._stems
        result: list[str] = []
        for compound in COMPOUND.findall(text):
            key = (language, compound)
            terms = known.get(key)
            result.extend(self._remembered(key) if terms is None else terms)
        return result

    def _remembered(self, key: tuple[str, str]) -> tuple[str, ...]:
        if key not in self._stems:
            if len(self._stems) > 500_000:
                self._stems.clear()
            self._stems[key] = tuple(self._analyzed(*key))
        return self._stems[key]

    def _analyzed(self, language: str, compound: str) -> list[str]:
        stops = WORDS.get(language, frozenset())
        terms = []
        for piece in self._freed(folded(compound), language):
            for word in HARD.split(piece):
                parts = [part for part in SOFT.split(word) if part]
                if len(parts) > 1 and (any(c.isdigit() for c in word) or "_" in word):
                    terms.append("-".join(parts))
                terms += [self._stemmed(part, language) for part in parts if part not in stops]
        return terms

    def _freed(self, plain: str, language: str) -> list[str]:
        """The pieces between apostrophes, without elided articles and English endings."""
        pieces = APOSTROPHE.split(plain)
        if len(pieces) == 1:
            return pieces
        if language == "en":
            # An Italian elision before a code (l'AX-42) is met in English questions too.
            return [p for p in pieces if p not in ENDINGS and (p not in ELISIONS or p == pieces[-1])]
        return [*(p for p in pieces[:-1] if p not in ELISIONS), *(p for p in pieces[-1:] if p not in ENDINGS)]

    def _stemmed(self, part: str, language: str) -> str:
        if language not in SNOWBALL or any(c.isdigit() for c in part):
            return part
        if language not in self._stemmers:
            import Stemmer

            self._stemmers[language] = Stemmer.Stemmer(SNOWBALL[language])
        return str(self._stemmers[language].stemWord(part))


class Wordless(Analyzer):
    """No terms at all: for a throw-away archive that is only asked by nearness of meaning, and so is made sooner."""

    digest = "wordless"

    def terms(self, text: str, language: str) -> list[str]:
        """None."""
        return []
