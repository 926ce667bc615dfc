"""Half-open spans of characters, and finding an anchor in a text whatever its white space."""

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """The characters `text[start:end]` of one text; `start <= end`, both counted in code points."""

    start: int
    end: int

    def __post_init__(self) -> None:
        if not 0 <= self.start <= self.end:
            raise ValueError(f"a span runs forward from 0: got {self.start}..{self.end}")

    def __len__(self) -> int:
        return self.end - self.start

    def of(self, text: str) -> str:
        """The characters themselves."""
        return text[self.start : self.end]

    def holds(self, other: "Span") -> bool:
        """Whether every character of `other` lies in this span."""
        return self.start <= other.start and other.end <= self.end

    def overlaps(self, other: "Span") -> bool:
        """Whether the two share at least one character."""
        return self.start < other.end and other.start < self.end

    def shifted(self, by: int) -> "Span":
        """The same characters, counted from `by` characters further left."""
        return Span(self.start + by, self.end + by)


def trimmed(text: str, span: Span) -> Span:
    """The span without white space at its two ends; an empty span at its end when nothing else is in it."""
    part = span.of(text)
    left = len(part) - len(part.lstrip())
    return Span(span.start + left, span.start + max(left, len(part.rstrip())))


def collapsed(text: str) -> str:
    """The text with every run of white space as one space, none at the ends."""
    return " ".join(text.split())


def locate(text: str, anchor: str, *, start: int = 0) -> Span | None:
    """Where the anchor first stands in `text` at or after `start`, runs of white space counting as equal.

    Returns None when it does not stand there, or when the anchor has no character but white space.
    """
    words = anchor.split()
    if not words:
        return None
    found = re.compile(r"\s+".join(map(re.escape, words))).search(text, start)
    return Span(*found.span()) if found else None
