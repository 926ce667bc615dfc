"""Analysis: from characters to terms and literals, one way for every store and for verification."""

from proofspan.analysis.analyzer import SOFT, Analyzer, Wordless, folded, is_code, words
from proofspan.analysis.language import LANGUAGES, detect
from proofspan.analysis.plain_words import plain_words

__all__ = ["LANGUAGES", "SOFT", "Analyzer", "Wordless", "detect", "folded", "is_code", "plain_words", "words"]
