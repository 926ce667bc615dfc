"""Judges without a model, whose judgements are known beforehand: for tests, and to show what a judge does."""

import hashlib
from collections.abc import Collection, Sequence

from proofspan.verification.judge import Judgement


class Fixed:
    """A `Judge` that supports the sentences it was given, to the letter, and no other.

    `shown` is everything it was asked about, in order: each claim with its spans.
    """

    name = "fixed"

    def __init__(self, supported: Collection[str] = ()) -> None:
        self.shown: list[tuple[str, tuple[str, ...]]] = []
        self._supported = frozenset(supported)

    @property
    def digest(self) -> str:
        """16 hexadecimal digits of what it supports."""
        return _digest(self.name, *sorted(self._supported))

    def judge(self, claim: str, spans: Sequence[str]) -> Judgement:
        """Supported where the claim is one of its own and there are spans."""
        self.shown.append((claim, tuple(spans)))
        return _judged(bool(spans) and claim in self._supported)


class Unanimous:
    """A `Judge` that says the same of every sentence that cites anything; nothing is supported without spans."""

    name = "unanimous"

    def __init__(self, *, supported: bool) -> None:
        self._supported = supported

    @property
    def digest(self) -> str:
        """16 hexadecimal digits of what it says."""
        return _digest(self.name, str(self._supported))

    def judge(self, claim: str, spans: Sequence[str]) -> Judgement:
        """What it always says."""
        return _judged(bool(spans) and self._supported)


def _judged(supported: bool) -> Judgement:
    return Judgement(supported, float(supported), f"it was told to say {'yes' if supported else 'no'}")


def _digest(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode("utf-8", "backslashreplace")).hexdigest()[:16]
