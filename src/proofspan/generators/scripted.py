"""Generators that are wholly predictable: the article's word overlap, and one that always says the same."""

import re
from dataclasses import dataclass

from proofspan.analysis import plain_words
from proofspan.prompts import Prompt
from proofspan.sentences import sentences
from proofspan.spans import collapsed

_AFTER_A_STOP = re.compile(r"(?<=[.!?])\s+")
LEAST_SHARED = 2
"""Distinct words that a sentence must share with the question, or the generator abstains."""


@dataclass(frozen=True, slots=True)
class Scripted:
    """The article's generator: the first sentence with the most distinct words of the question, cited."""

    name: str = "scripted"

    def draft(self, prompt: Prompt) -> str:
        """That sentence with ` [Sn].` for its full stop, or the abstention when it shares fewer than 2 words.

        What the article takes for one sentence can be several (code in it that ends in `!'`): each is cited, since
        verification asks that of each.
        """
        asked = set(plain_words(prompt.question))
        best, most = "", LEAST_SHARED - 1
        for span in prompt.spans:
            for sentence in _AFTER_A_STOP.split(collapsed(span.text)):
                shared = len(asked & set(plain_words(sentence)))
                if shared > most:
                    best, most = _cited(sentence, span.label, prompt.language), shared
        return best or prompt.abstention


def _cited(text: str, label: str, language: str) -> str:
    """The text with the label at the end of each of its sentences, the last one's full stop behind it."""
    parts = [span.of(text) for span in sentences(text, language)]
    return " ".join([*(f"{part} [{label}]" for part in parts[:-1]), f"{parts[-1].removesuffix('.')} [{label}]."])


@dataclass(frozen=True, slots=True)
class Fixed:
    """Answers every prompt with one text: to show what becomes of a draft, right or wrong."""

    text: str
    name: str = "fixed"

    def draft(self, prompt: Prompt) -> str:
        """The text, whatever was asked."""
        return self.text
