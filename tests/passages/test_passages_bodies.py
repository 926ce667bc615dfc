"""Headings that stand alone above the next section are in its passage, not a passage of their own."""

import pytest

from proofspan.documents import Document, Policy, Revision, Section
from proofspan.passages import chunker
from proofspan.spans import Span

TEXT = "# Returns\n\n## Window\n\n### Days\n\nThirty days.\n\n## Refund\n\nBy transfer.\n\n## Later"


def document(title: str) -> Document:
    """A title, a heading over a heading, a section, and a heading at the end with nothing below."""
    rows = [("Returns", 1, ()), ("Window", 2, ()), ("Days", 3, ("Window",)), ("Refund", 2, ()), ("Later", 2, ())]
    starts = [TEXT.index(f"# {heading}") - level + 1 for heading, level, _ in rows]
    sections = tuple(
        Section(heading.lower(), heading, Span(start, end), level, path)
        for (heading, level, path), start, end in zip(rows, starts, [*starts[1:], len(TEXT)], strict=True)
    )
    return Document(Revision("returns", "v1"), title, TEXT, Policy(), sections=sections)


@pytest.mark.parametrize("spec", ["sections", "paragraphs:160"])
def test_a_heading_over_a_heading_is_no_passage(spec: str) -> None:
    """The title and "Window" are said by others; "Later", with nothing below it, stays findable."""
    found = chunker(spec)(document("Returns"))
    assert [passage.heading for passage in found] == ["Window > Days", "Refund", "Later"]


@pytest.mark.parametrize("spec", ["sections", "paragraphs:160"])
def test_a_heading_that_nobody_else_says_is_a_passage(spec: str) -> None:
    """Under another title the first heading is said nowhere else, so it is kept."""
    found = chunker(spec)(document("Policy on goods"))
    assert found[0].text.strip() == "# Returns"
