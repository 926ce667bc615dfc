"""Passages that are not cut here: whole documents, whole sections, and spans that somebody hands over."""

from collections.abc import Mapping, Sequence

from proofspan.documents import Document, Revision
from proofspan.errors import GoldenSetError
from proofspan.passages.nouns import Chunker, Passage
from proofspan.passages.regions import blank, bodies, passages
from proofspan.spans import Span


def whole(document: Document) -> tuple[Passage, ...]:
    """The whole text as one passage, white space at its ends included; without a heading."""
    if not document.text.strip():
        return blank(document)
    return (Passage(document.revision, Span(0, len(document.text)), "", document.text),)


def sections(document: Document) -> tuple[Passage, ...]:
    """Each section as one passage, its span the section's own; a document without sections is one passage.

    Text outside all sections is a passage too. Sections of white space alone are none, nor is a heading without a
    body that stands above the next section: that section's passage bears it.
    """
    if not document.sections:
        return whole(document)
    return passages(document, (region.span for region in bodies(document))) or blank(document)


def given(spans: Mapping[Revision, Sequence[Span]]) -> Chunker:
    """A chunker that hands out the spans given for each revision, by start and end, equal ones once.

    Two given spans may start together. A revision without spans has no passages, one without a visible character
    the empty one. The chunker raises `GoldenSetError` when a span ends after the text.
    """

    def chunk(document: Document) -> tuple[Passage, ...]:
        if not document.text.strip():
            return blank(document)
        wanted = sorted(set(spans.get(document.revision, ())))
        beyond = next((span for span in wanted if span.end > len(document.text)), None)
        if beyond:
            raise GoldenSetError(
                f"passage {beyond.start}..{beyond.end} of {document.revision} ends after its text, which has "
                f"{len(document.text)} characters: the passages were cut from another text"
            )
        return passages(document, wanted)

    return chunk
