"""Split anchors by window and overlap: what a cut costs before anything is ranked, and what overlap buys."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from proofspan.documents import Document, Revision
from proofspan.evaluation.nouns import GoldenCase, Target
from proofspan.passages.windows import runs, words
from proofspan.spans import Span

SIZES = tuple(range(20, 401, 20))
"""Windows in words."""
SHARE = 5
"""The overlap is a fifth of the window, rounded down."""


@dataclass(frozen=True, slots=True)
class Cut:
    """Windows of `size` words that share `overlap`: how many anchors none holds whole, and how many windows and words
    an index of them would hold.
    """

    size: int
    overlap: int
    split: int
    windows: int
    words: int


@dataclass(frozen=True, slots=True)
class Splitting:
    """Each size without overlap and with a fifth of it. `longest` is how many words the longest anchor touches; `kept`
    says of each size above that whether an overlap as long as it leaves every anchor whole.
    """

    anchors: int
    longest: int
    cuts: tuple[Cut, ...]
    kept: Mapping[int, bool]

    @property
    def values(self) -> dict[str, Any]:
        """As JSON values; totals are over all sizes."""
        plain = [cut for cut in self.cuts if not cut.overlap]
        overlapping = [cut for cut in self.cuts if cut.overlap]
        return {
            "anchors": self.anchors,
            "longest_anchor_words": self.longest,
            "trials": self.anchors * len(plain),
            "without_overlap": sum(cut.split for cut in plain),
            "with_20pct": sum(cut.split for cut in overlapping),
            "windows_without": sum(cut.windows for cut in plain),
            "windows_with": sum(cut.windows for cut in overlapping),
            "overlap_of_longest_keeps_all": all(self.kept.values()) if self.kept else None,
            "by_window": [
                {"size": c.size, "overlap": c.overlap, "split": c.split, "windows": c.windows, "words": c.words}
                for c in self.cuts
            ],
        }


def splitting(cases: Sequence[GoldenCase], documents: Mapping[Revision, Document]) -> Splitting | None:
    """The anchors of the cases in windows over their documents, each place once; None when no anchor is there."""
    anchors = list(
        {(a.revision, a.spans): a for case in cases for a in case.anchors if a.revision in documents}.values()
    )
    if not anchors:
        return None
    units = {revision: words(document.text) for revision, document in documents.items()}
    longest = max(min(_length(units[a.revision], span) for span in a.spans) for a in anchors)
    cuts = [_cut(units, anchors, size, overlap) for size in SIZES for overlap in (0, size // SHARE)]
    kept = {size: not _cut(units, anchors, size, longest).split for size in SIZES if size > longest}
    return Splitting(len(anchors), longest, tuple(cuts), kept)


def _cut(units: Mapping[Revision, Sequence[Span]], anchors: Sequence[Target], size: int, overlap: int) -> Cut:
    windows = {revision: tuple(runs(each, size, overlap)) for revision, each in units.items()}
    split = sum(not any(a.met_by(a.revision, window) for window in windows[a.revision]) for a in anchors)
    step = size - overlap
    held = sum(min(size, len(each) - first) for each in units.values() for first in range(0, len(each), step))
    return Cut(size, overlap, split, sum(map(len, windows.values())), held)


def _length(units: Sequence[Span], span: Span) -> int:
    """How many words a span touches: what a window must hold to hold it."""
    return sum(unit.overlaps(span) for unit in units)
