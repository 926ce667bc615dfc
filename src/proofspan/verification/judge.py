"""What a judge is: a second look at a sentence that the rules let pass. Judges live in a room of their own."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Judgement:
    """Whether the spans carry a sentence, how sure that is in [0, 1] (1: they do), and why, for a person.

    `why` repeats no word of the sentence or of a span.
    """

    supported: bool
    score: float
    why: str


class Judge(Protocol):
    """Judges a sentence against the spans it cites. `name` and `digest` identify it in settings and receipts.

    It is asked only about answers that verification let pass, and can only refuse. Nothing that it cannot judge is
    supported: it says so, or raises `JudgeError` where it is the judge that fails.
    """

    @property
    def name(self) -> str:
        """What settings and faults call it."""
        ...

    @property
    def digest(self) -> str:
        """Hexadecimal digest of what decides its judgements, as far as that can be known."""
        ...

    def judge(self, claim: str, spans: Sequence[str]) -> Judgement:
        """Whether the spans together say what the claim says; no spans support nothing."""
        ...
