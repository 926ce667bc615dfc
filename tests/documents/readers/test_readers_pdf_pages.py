"""PDF over several pages: running headers and footers, sentences that a page cuts, and what the title is."""

import math
from array import array
from collections.abc import Callable

import pytest
from fpdf import FPDF

from proofspan.documents.nouns import Page
from proofspan.documents.readers import read
from proofspan.documents.readers.pdf_furniture import without_furniture
from proofspan.documents.readers.pdf_glyphs import Line
from proofspan.documents.readers.reading import Reading
from proofspan.sentences import sentences

Writes = Callable[[FPDF], None]


class Sheets(FPDF):
    """Pages with one line at the top and one at the bottom, written with the page's number in them."""

    def __init__(self, head: str, foot: str) -> None:
        super().__init__()
        self._head, self._foot = head, foot

    def header(self) -> None:
        self._edge(self._head, 8.0)

    def footer(self) -> None:
        self._edge(self._foot, 285.0)

    def _edge(self, text: str, y: float) -> None:
        self.set_font("Helvetica", "", 9)
        self.set_y(y)
        self.cell(0, 5, text.replace("#", str(self.page_no())), align="C")
        self.set_y(25)


def sheets(*pages: list[str | tuple[str, int, str]], head: str = "", foot: str = "") -> Reading:
    """One page a list of paragraphs; a heading is (text, size, style); `#` in head and foot is the page's number."""
    pdf = Sheets(head, foot)
    for page in pages:
        pdf.add_page()
        for paragraph in page:
            text, size, style = paragraph if isinstance(paragraph, tuple) else (paragraph, 11, "")
            pdf.set_font("Helvetica", style, size)
            pdf.multi_cell(0, 6, text, align="L", new_x="LMARGIN", new_y="NEXT")
            pdf.ln(4)
    return read("north.pdf", bytes(pdf.output()))


def contract() -> Reading:
    return sheets(
        [("Supply contract", 16, "B"), ("1. Delivery", 13, "B"), "The goods are delivered within thirty days of the"],
        ["order, unless both sides agree.", ("2. Payment", 13, "B"), "Invoices are paid within ten days."],
        head="Supply contract 2026/17",
        foot="Page # of 2",
    )


def line(text: str, y: float, size: float = 10) -> Line:
    return Line(list(text), [(50.0 + i, y, 51.0 + i, y + size) for i in range(len(text))], y, size)


def kept(*pages: list[tuple[str, float]]) -> list[list[str]]:
    """What is left of pages of 800 points, each a list of lines with the height they stand at."""
    lines = [[line(text, y) for text, y in page] for page in pages]
    return [[one.text for one in page] for page in without_furniture(lines, [800.0] * len(pages))]


def test_a_sentence_over_the_page_of_a_contract_is_whole() -> None:
    """Neither the footer nor the header stands in it."""
    reading = contract()
    whole = "The goods are delivered within thirty days of the\norder, unless both sides agree."
    assert whole in [span.of(reading.text) for span in sentences(reading.text)]
    assert "Page" not in reading.text and "2026/17" not in reading.text


def test_each_page_covers_its_characters() -> None:
    """The line end over the page is the last character of page 1; boxes are those of the page that shows them."""
    reading = contract()
    first, second = reading.pages
    assert first.span.of(reading.text).endswith("of the\n") and second.span.of(reading.text).startswith("order, unless")
    assert [len(page.boxes) for page in reading.pages] == [16 * len(first.span), 16 * len(second.span)]
    assert math.isnan(array("f", first.boxes)[-4]) and array("f", second.boxes)[1] > 700


def test_headings_of_a_contract_are_its_sections() -> None:
    """The running header is none of them, and not the title."""
    reading = contract()
    assert [section.name for section in reading.sections] == ["supply-contract", "1-delivery", "2-payment"]
    assert (reading.title, reading.sections[2].level) == ("Supply contract", 2)


@pytest.mark.parametrize("foot", ["- # -", "#", "Page # of 3", "Contract 7 - pag. # di 3", "Confidential"])
def test_a_footer_may_count_the_pages(foot: str) -> None:
    """It is left out of every page, whatever its form."""
    reading = sheets(["First text."], ["Second text."], ["Third text."], foot=foot)
    assert reading.text == "First text.\n\nSecond text.\n\nThird text."


def test_a_single_page_keeps_its_edges() -> None:
    """Nothing can come back on another page."""
    assert sheets(["First text."], head="Offer 12", foot="Page #").text == "Offer 12\n\nFirst text.\n\nPage 1"


def test_a_title_that_stands_once_is_kept() -> None:
    """Even where it says what the running header says, for it is larger."""
    first = [("Rack", 790.0), ("Text one.", 400.0)]
    pages = [[line("Rack", 760.0, 18), *(line(*one) for one in first)], *([line(*one) for one in first],) * 2]
    left = [[one.text for one in page] for page in without_furniture(pages, [800.0] * 3)]
    assert left == [["Rack", "Text one."], ["Text one."], ["Text one."]]


def test_half_of_the_pages_with_text_are_enough() -> None:
    """Two of four are; two of five are not; a page without text does not count."""
    head, body = ("Rack guide", 780.0), ("Text.", 400.0)
    assert kept([head, body], [body], [head, body], [body]) == [["Text."]] * 4
    assert kept([head, body], [body], [head, body], [body], [body])[0] == ["Rack guide", "Text."]
    assert kept([head, body], [body], [head, body], [body], [])[0] == ["Text."]


def test_a_line_that_comes_back_in_the_middle_stays() -> None:
    """So does one at the edge whose numbers neither stay nor count the pages."""
    pages = [[(f"Load {kg} kg", 780.0), ("See above.", 400.0)] for kg in (80, 95, 120)]
    assert kept(*pages) == [[f"Load {kg} kg", "See above."] for kg in (80, 95, 120)]


def test_only_what_stands_outermost_is_furniture() -> None:
    """A heading that comes back below a line of the page's own is text."""
    pages = [[(f"Pump {name}", 790.0), ("Technical data", 770.0), ("Text.", 400.0)] for name in "ABC"]
    assert kept(*pages)[2] == ["Pump C", "Technical data", "Text."]


def test_furniture_below_a_letterhead_is_found() -> None:
    """The first page has a line of its own outside of what comes back on all."""
    inner = [("Offer 12", 770.0), ("Text.", 400.0)]
    assert kept([("ACME", 790.0), *inner], inner, inner) == [["ACME", "Text."], ["Text."], ["Text."]]


def test_a_document_of_furniture_alone_is_kept() -> None:
    """Nothing else would be left to read."""
    assert kept([("Draft", 780.0)], [("Draft", 780.0)]) == [["Draft"], ["Draft"]]


def test_a_word_that_the_page_cuts_is_whole() -> None:
    """Each half belongs to its page, and nothing stands between them."""
    reading = sheets(["Returns follow the poli-"], ["cy of the house."], foot="Page #")
    first, second = reading.pages
    assert reading.text == "Returns follow the policy of the house."
    assert (first.span.of(reading.text), first.span.end) == ("Returns follow the poli", second.span.start)


@pytest.mark.parametrize(
    ("last", "first"),
    [
        ("The order is closed.", "then it is sent."),
        ("The order is closed", "Then it is sent."),
        ("The order is closed", "b) it is sent."),
        ("These hold:", "no order is sent."),
    ],
)
def test_a_paragraph_that_ends_with_its_page_stays_apart(last: str, first: str) -> None:
    """A stop, a capital letter or the mark of a list item says so; the blank line belongs to neither page."""
    reading = sheets([last], [first])
    assert reading.text == f"{last}\n\n{first}"
    assert reading.pages[0].span.end + 2 == reading.pages[1].span.start


def test_a_number_may_go_on_a_sentence() -> None:
    """Nothing ends with *within*."""
    assert sheets(["The order is sent within"], ["30 days."]).text == "The order is sent within\n30 days."


def test_another_size_stays_apart() -> None:
    """A note in small type is not what the page before began."""
    assert "\n\n" in sheets(["The order is sent by"], [("lorry or by rail.", 8, "")]).text


def test_a_compound_of_the_document_keeps_its_hyphen() -> None:
    """Elsewhere the line end alone has put it there."""
    reading = sheets(["A well-known rule. It is well-\nknown as a poli-\ncy of the house, and state-of-the-\nart."])
    assert reading.text == "A well-known rule. It is well-known as a policy of the house, and state-of-theart."
    again = sheets(["Our state-of-the-art pump is state-\nof-the-art."])
    assert again.text == "Our state-of-the-art pump is state-of-the-art."


def test_numbered_headings_are_siblings_and_no_title() -> None:
    """The file's name is the title then; a numbered heading without a second one may be the title."""
    reading = sheets([("1. Scope", 14, "B"), "The text of it.", ("2. Delivery", 14, "B"), "More text of it."])
    assert (reading.title, [section.level for section in reading.sections]) == ("north", [1, 1])
    assert sheets([("7 Days of rain", 14, "B"), "The text of it."]).title == "7 Days of rain"


def test_the_title_stands_on_the_first_page_with_text() -> None:
    """Larger type on a later page is a heading."""
    reading = sheets([], [("Rack guide", 14, "B"), "The text of it."], [("Annex", 20, "B"), "More of the text."])
    assert reading.title == "Rack guide"
    assert sheets(["The text of it."], [("Annex", 20, "B"), "More of the text."]).title == "north"


def test_an_empty_page_has_an_empty_span() -> None:
    """A sentence goes on over it."""
    first, second, third = sheets(["The order is sent"], [], ["by rail."]).pages
    assert (first.span.end, len(second.span), third.span.start) == (18, 0, 18)
    assert second == Page(2, second.span, first.width, first.height)
