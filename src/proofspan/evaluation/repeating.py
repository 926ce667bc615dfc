"""Sentences that are delivered more than once, because passages of one document overlap."""

from collections import defaultdict
from collections.abc import Sequence

from proofspan.documents import Revision
from proofspan.sentences import sentences
from proofspan.spans import Span
from proofspan.stores import Found


class Sentences:
    """Where the sentences of passages stand in their documents; each passage is cut once."""

    def __init__(self) -> None:
        self._known: dict[tuple[Revision, Span], frozenset[Span]] = {}

    def repeats(self, passages: Sequence[Found]) -> tuple[int, ...]:
        """For each passage the number of its sentences that stand whole in a passage before it.

        A sentence is a place of a document: equal words elsewhere are another one, and one that an edge of the passage
        cuts counts in that passage for what is left of it.
        """
        before: defaultdict[Revision, list[Found]] = defaultdict(list)
        counts = []
        for found in passages:
            others = before[found.passage.revision]
            near = [each for each in others if each.passage.span.overlaps(found.passage.span)]
            seen = frozenset[Span]().union(*map(self._of, near))
            counts.append(len(self._of(found) & seen) if near else 0)
            others.append(found)
        return tuple(counts)

    def _of(self, found: Found) -> frozenset[Span]:
        passage = found.passage
        key = (passage.revision, passage.span)
        if key not in self._known:
            start = passage.span.start
            self._known[key] = frozenset(span.shifted(start) for span in sentences(passage.text, found.language))
        return self._known[key]
