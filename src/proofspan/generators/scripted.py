"""Generators that are wholly predictable: the article's word overlap, and one that always says the same."""

import re
from dataclasses import dataclass

from proofspan.analysis import plain_words
from proofspan.prompts import Prompt
from proofspan.spans import collapsed

_AFTER_A_STOP = re.compile(r"(?<=[.!?])\s+")
LEAST_SHARED = 2
"""Distinct words that a sentence must share with the question, or the generator abstains."""


@dataclass(frozen=True, slots=True)
class Scripted:
    """The article's generator: the first sentence with the most distinct words of the question, cited."""

    name: str = "scripted"

    def draft(self, prompt: Prompt) -> str:
        """That sentence with ` [Sn].` for its full stop, or the abstention when it shares fewer than 2 words."""
        asked = set(plain_words(prompt.question))
        best, most = "", LEAST_SHARED - 1
        for span in prompt.spans:
            for sentence in _AFTER_A_STOP.split(collapsed(span.text)):
                shared = len(asked & set(plain_words(sentence)))
                if shared > most:
                    best, most = f"{sentence.removesuffix('.')} [{span.label}].", shared
        return best or prompt.abstention


@dataclass(frozen=True, slots=True)
class Fixed:
    """Answers every prompt with one text: to show what becomes of a draft, right or wrong."""

    text: str
    name: str = "fixed"

    def draft(self, prompt: Prompt) -> str:
        """The text, whatever was asked."""
        return self.text
