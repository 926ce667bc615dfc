"""Groups of sentences: our own within a section, or the article's across the text."""

from proofspan.documents import Document, Policy, Revision, Section
from proofspan.passages.by_sentence import by_sentence
from proofspan.spans import Span

TEXT = "# Hose\nIt takes ca. 8 bar. More breaks\nit. Check.\n# Pump\nReset it."
SECTIONS = (Section("hose", "Hose", Span(0, 50)), Section("pump", "Pump", Span(50, 66)))


def document(language: str = "en", text: str = TEXT, sections: tuple[Section, ...] = SECTIONS) -> Document:
    return Document(Revision("d", "v1"), "Title", text, Policy(), language, sections)


def test_sentences_do_not_cross_sections() -> None:
    """Groups of 3 with overlap 1 start afresh in each section, the heading's line being a sentence."""
    found = by_sentence(3, 1)(document())
    assert [(p.text, p.heading) for p in found] == [
        ("# Hose\nIt takes ca. 8 bar. More breaks\nit.", "Hose"),
        ("More breaks\nit. Check.", "Hose"),
        ("# Pump\nReset it.", "Pump"),
    ]


def test_the_article_ignores_sections_and_abbreviations() -> None:
    """Its sentences run over headings and stop after "ca."."""
    found = by_sentence(2, article=True)(document())
    assert [p.text for p in found] == ["# Hose\nIt takes ca. 8 bar.", "More breaks\nit. Check.", "# Pump\nReset it."]


def test_the_language_of_the_document_is_read() -> None:
    """ "all. 5" is an annex in Italian and two sentences in English."""
    text = "Vedi all. 5 qui. Poi basta."
    assert len(by_sentence(1)(document("it", text, ()))) == 2
    assert len(by_sentence(1)(document("en", text, ()))) == 3


def test_a_heading_without_marks_is_a_sentence_when_the_section_says_so() -> None:
    """In a PDF nothing but the section tells that the first line is a heading."""
    text = "Air flow\nKeep it clear."
    found = by_sentence(1)(document("en", text, (Section("air-flow", "Air flow", Span(0, 23)),)))
    assert [p.text for p in found] == ["Air flow", "Keep it clear."]
