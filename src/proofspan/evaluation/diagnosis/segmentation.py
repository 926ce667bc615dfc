"""Evidence that no passage holds whole: where it was cut, and the passages joined again."""

from collections.abc import Callable, Mapping, Sequence

from proofspan.documents import Document
from proofspan.evaluation.diagnosis.nouns import Detail, Loss
from proofspan.evaluation.losing import Stage
from proofspan.evaluation.nouns import Target
from proofspan.passages import Chunker, Passage, given
from proofspan.spans import Span

SHOWN = 300
"""Characters that are shown of either side of a cut, those nearest to it."""


def cut_apart(document: Document, target: Target, passages: Sequence[Passage], *, exact: bool) -> Loss | None:
    """The loss when none of the passages holds the evidence whole; None when one does."""
    if any(target.met_by(target.revision, passage.span, exact=exact) for passage in passages):
        return None
    place = _place(document, target)
    touching = [passage for passage in passages if passage.span.overlaps(place)]
    if not touching:
        return Loss(
            Stage.SEGMENTATION,
            "in-no-passage",
            f"no passage of {document.revision} has any of characters {place.start}-{place.end}",
            {"span": [place.start, place.end], "passages": [], "places": len(target.spans)},
        )
    boundary = _boundary(place, touching)
    return Loss(
        Stage.SEGMENTATION,
        "cut",
        f"characters {place.start}-{place.end} of {document.revision} are cut at {boundary}: no passage holds them "
        f"whole, {len(touching)} {'touches' if len(touching) == 1 else 'touch'} them",
        {
            "span": [place.start, place.end],
            "places": len(target.spans),
            "boundary": boundary,
            "before": document.text[max(place.start, boundary - SHOWN) : boundary],
            "after": document.text[boundary : min(place.end, boundary + SHOWN)],
            "passages": [_touching(passage, place) for passage in touching],
        },
    )


def _place(document: Document, target: Target) -> Span:
    """Where the evidence stands, the first time where it does several times; of a document, all of its text."""
    return target.spans[0] if target.spans else Span(0, len(document.text))


def _boundary(place: Span, touching: Sequence[Passage]) -> int:
    """Where the passage that holds most of its beginning ends; where the first one begins, when none holds that."""
    ends = [passage.span.end for passage in touching if passage.span.start <= place.start]
    return max(ends, default=min(passage.span.start for passage in touching))


def _touching(passage: Passage, place: Span) -> Detail:
    part = Span(max(passage.span.start, place.start), min(passage.span.end, place.end))
    return {
        "passage": passage.id,
        "span": [passage.span.start, passage.span.end],
        "holds": [part.start, part.end],
        "text": part.shifted(-passage.span.start).of(passage.text),
    }


def _joined(place: Span, passages: Sequence[Passage]) -> list[Span]:
    """The passages' spans, those that touch the evidence and it itself joined to one."""
    touching = [passage.span for passage in passages if passage.span.overlaps(place)]
    whole = Span(min(s.start for s in (place, *touching)), max(s.end for s in (place, *touching)))
    return [*(p.span for p in passages if p.span not in touching), whole]


def _beside(place: Span, passages: Sequence[Passage]) -> list[Span]:
    """The passages' spans, and the evidence as one more."""
    return [*(passage.span for passage in passages), place]


WIDER: Mapping[str, Callable[[Span, Sequence[Passage]], list[Span]]] = {
    "passages-joined": _joined,
    "passage-of-the-evidence": _beside,
}
"""The ways of cutting in which the evidence is whole, in the order in which they are tried."""


def widened(name: str, target: Target, passages: Sequence[Passage]) -> Chunker:
    """A chunker for the evidence's document, under whatever revision, in which the evidence is whole."""

    def cut(document: Document) -> tuple[Passage, ...]:
        return given({document.revision: WIDER[name](_place(document, target), passages)})(document)

    return cut
