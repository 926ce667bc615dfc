"""Which of the two languages a text is written in, by its commonest words."""

from proofspan.analysis.analyzer import folded, words
from proofspan.analysis.stop_words import ENGLISH, ITALIAN

LANGUAGES = ("en", "it")

ONLY_ENGLISH = ENGLISH - ITALIAN
ONLY_ITALIAN = ITALIAN - ENGLISH
READ = 20_000
"""Characters that are read: the beginning tells."""


def detect(text: str) -> str:
    """`en` or `it`, whichever has more of its own commonest words in the text; `en` when neither leads."""
    seen = [folded(word) for word in words(text[:READ])]
    english = sum(word in ONLY_ENGLISH for word in seen)
    italian = sum(word in ONLY_ITALIAN for word in seen)
    return "it" if italian > english else "en"
