"""The nouns of a prompt: spans with labels, rules, and the text a generator reads."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from proofspan.documents import digest_of
from proofspan.stores import Found

ABSTENTION = "NON NEL CONTESTO"
"""What an answer consists of, and of nothing else, when the spans do not hold it; a setting."""


@dataclass(frozen=True, slots=True)
class LabelledSpan:
    """A delivered passage under the label an answer cites it by: `S1` is `[S1]`."""

    label: str
    found: Found

    @property
    def text(self) -> str:
        """The characters of the span itself, no title, no heading: what a citation is checked against."""
        return self.found.passage.text


@dataclass(frozen=True, slots=True)
class Prompt:
    """What a generator is given. `text` is the whole prompt; the rest is the same in parts, for those
    generators that need no language model. `weights` are the question's terms with their inverse document
    frequency among what this asker may read; `cut` counts the spans that the budget left out.
    """

    text: str
    question: str
    spans: tuple[LabelledSpan, ...]
    language: str
    max_sentences: int = 2
    abstention: str = ABSTENTION
    weights: Mapping[str, float] = field(default_factory=dict)
    cut: int = 0

    @property
    def digest(self) -> str:
        """SHA-256 of `text` as hexadecimal: what a receipt records of the prompt."""
        return digest_of(self.text)
