"""Generators: a prompt in, a draft out. A draft is nobody's answer until it has been verified."""

from typing import Protocol

from proofspan.generators.extractive import Extractive
from proofspan.generators.scripted import Fixed, Scripted
from proofspan.prompts import Prompt


class Generator(Protocol):
    """Writes a draft from a prompt. `name` is what settings call it and what receipts record."""

    @property
    def name(self) -> str:
        """Such as `extractive`."""
        ...

    def draft(self, prompt: Prompt) -> str:
        """The draft's text: sentences that end in citations such as `[S1]`, or the abstention string."""
        ...


__all__ = ["Extractive", "Fixed", "Generator", "Scripted"]
