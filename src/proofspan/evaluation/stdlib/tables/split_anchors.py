"""Split anchors: how often a window's edge cuts the very words that answer, and what overlap saves."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from proofspan.documents import Document
from proofspan.evaluation.stdlib.laboratory import Laboratory
from proofspan.evaluation.stdlib.nouns import Item
from proofspan.passages import Passage
from proofspan.spans import Span, collapsed, locate

SIZES = range(20, 401, 20)


def split_anchors(lab: Laboratory) -> dict[str, Any]:
    """Anchors that no passage of their document holds whole, over twenty sizes, without overlap and with a fifth."""
    places = {item: tuple(_places(lab.material.text(item.document), item.anchor)) for item in lab.material.items}
    splits: dict[str, list[int]] = {}
    passages = [0, 0]
    for size in SIZES:
        splits[str(size)] = [0, 0]
        for place, overlap in enumerate((0, size // 5)):
            cut = _cut(lab, size, overlap)
            passages[place] += sum(map(len, cut.values()))
            splits[str(size)][place] = sum(not _whole(cut[item.document], where) for item, where in places.items())
    return {
        "trials": len(SIZES) * len(places),
        "without_overlap": sum(without for without, _ in splits.values()),
        "with_20pct": sum(overlapping for _, overlapping in splits.values()),
        "chunks_with": passages[1],
        "chunks_without": passages[0],
        "by_window": splits,
    }


def split_example(lab: Laboratory) -> dict[str, Any] | None:
    """An anchor that the widest of the windows without overlap still cuts, with what each passage has of it."""
    for size in reversed(SIZES):
        for item in lab.material.items:
            document = next(each for each in lab.documents if each.revision.document == item.document)
            cut = lab.windows(size, 0)(document)
            if not _whole(cut, tuple(_places(document.text, item.anchor))):
                return _example(item, document, cut, size)
    return None


def _example(item: Item, document: Document, cut: Sequence[Passage], size: int) -> dict[str, Any]:
    anchor = next(_places(document.text, item.anchor))
    shared = [passage for passage in cut if passage.span.overlaps(anchor)]
    halves = [
        Span(max(passage.span.start, anchor.start), min(passage.span.end, anchor.end)).of(document.text)
        for passage in shared
    ]
    return {
        "window": size,
        "question": item.id,
        "document": item.document,
        "anchor": collapsed(item.anchor),
        "halves": [collapsed(half) for half in halves],
        "passages": [passage.id for passage in shared],
    }


def _cut(lab: Laboratory, size: int, overlap: int) -> dict[str, tuple[Passage, ...]]:
    chunk = lab.windows(size, overlap)
    return {document.revision.document: chunk(document) for document in lab.documents}


def _whole(cut: Iterable[Passage], places: Sequence[Span]) -> bool:
    """Whether some passage holds the anchor whole at one of the places where it stands."""
    return any(passage.span.holds(place) for passage in cut for place in places)


def _places(text: str, anchor: str) -> Iterator[Span]:
    """Every place of the anchor, overlapping ones too."""
    found = locate(text, anchor)
    while found is not None:
        yield found
        found = locate(text, anchor, start=found.start + 1)
