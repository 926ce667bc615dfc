"""Whole documents, whole sections, and spans handed over."""

import pytest

from proofspan.documents import Document, Policy, Revision, Section
from proofspan.errors import GoldenSetError
from proofspan.passages import chunker
from proofspan.passages import given as given_spans
from proofspan.spans import Span

REVISION = Revision("returns", "v2")
TEXT = "lead\n# Window\nThirty days.\n## Start\nOn delivery.\n\n# Costs\n\n"
SECTIONS = (
    Section("window", "Window", Span(5, 27)),
    Section("start", "Start", Span(27, 49), 2, ("Window",)),
    Section("costs", "Costs", Span(50, 59)),
)


def document(text: str = TEXT, sections: tuple[Section, ...] = SECTIONS, title: str = "Returns") -> Document:
    return Document(REVISION, title, text, Policy(), sections=sections)


def test_a_whole_document_is_one_passage_without_heading() -> None:
    """Its span is the whole text, white space at the ends included."""
    (only,) = chunker("whole")(document())
    assert (only.span, only.text, only.heading) == (Span(0, len(TEXT)), TEXT, "")


def test_sections_are_passages_with_their_own_spans() -> None:
    """Every section is a passage under the headings above it; text outside them is one too."""
    found = chunker("sections")(document())
    assert [p.span for p in found] == [Span(0, 5), *(section.span for section in SECTIONS)]
    assert [p.heading for p in found] == ["", "Window", "Window > Start", "Costs"]


def test_a_heading_that_says_the_title_is_left_out() -> None:
    """The title is searched beside the heading, and would count twice."""
    found = chunker("sections")(document(title="Window"))
    assert [p.heading for p in found] == ["", "", "Start", "Costs"]


def test_without_sections_the_document_is_one_passage() -> None:
    """`sections` then cuts as `whole` does."""
    assert chunker("sections")(document(sections=())) == chunker("whole")(document(sections=()))


def test_a_section_of_white_space_is_no_passage() -> None:
    """A section in which nothing can be seen gives nothing to cite."""
    blank = Section("blank", "", Span(49, 50))
    assert len(chunker("sections")(document(sections=(*SECTIONS, blank)))) == 4


def test_given_spans_come_out_in_order_and_once() -> None:
    """Spans are sorted, equal ones given once, and each gets the heading it starts under."""
    spans = {REVISION: [Span(14, 26), Span(0, 4), Span(14, 26)]}
    found = given_spans(spans)(document())
    assert [(p.text, p.heading) for p in found] == [("lead", ""), ("Thirty days.", "Window")]


def test_a_revision_without_given_spans_has_no_passages() -> None:
    """Only an empty text still has its empty passage, so that its title can be found."""
    assert given_spans({})(document()) == ()
    assert [p.span for p in given_spans({})(document("", ()))] == [Span(0, 0)]


def test_a_given_span_beyond_the_text_is_refused() -> None:
    """The message names the span, the revision and the length of the text."""
    with pytest.raises(GoldenSetError, match=r"0\.\.99 of returns-v2 .* 59 characters"):
        given_spans({REVISION: [Span(0, 99)]})(document())
