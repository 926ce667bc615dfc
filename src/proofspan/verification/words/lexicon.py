"""Words as verification compares them: folded, stemmed, irregular forms and near synonyms under one key."""

from dataclasses import dataclass

from proofspan.analysis import Analyzer, folded
from proofspan.analysis.stop_words import WORDS
from proofspan.verification.words.kin import kin
from proofspan.verification.words.light import LIGHT


@dataclass(frozen=True, slots=True)
class Word:
    """One surface form. `key` is what two words are compared by; `content` is False for stop words and for words
    as light as them (modal and auxiliary verbs); `capital` for a form that begins with a capital letter.
    """

    text: str
    folded: str
    key: str
    content: bool
    capital: bool


def same_beginning(one: str, other: str) -> int:
    """With how many letters both begin."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


KEPT = 200_000
"""Words of a language that are remembered."""


class Lexicon:
    """The words met so far, each read once. Not to be shared between threads: stemmers keep state."""

    def __init__(self) -> None:
        self._analyzer = Analyzer()
        self._known: dict[str, dict[str, Word]] = {}

    def words(self, texts: list[str], language: str) -> list[Word]:
        """The words with these surface forms, in order."""
        known = self._known.setdefault(language, {})
        try:
            return list(map(known.__getitem__, texts))
        except KeyError:
            pass
        if len(known) > KEPT:
            known.clear()
        known.update((text, self._read(text, language)) for text in set(texts) - known.keys())
        return [known[text] for text in texts]

    def _read(self, text: str, language: str) -> Word:
        plain = folded(text)
        content = plain not in WORDS.get(language, ()) and plain not in LIGHT.get(language, ()) and len(plain) > 0
        return Word(text, plain, kin(plain, self._stem(plain, language), language), content, text[:1].isupper())

    def _stem(self, plain: str, language: str) -> str:
        terms = self._analyzer.terms(plain, language)
        return terms[0] if len(terms) == 1 else plain
