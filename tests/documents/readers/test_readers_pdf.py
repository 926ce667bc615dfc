"""PDF: lines, paragraphs and headings from what pdfium sees, with a box for every character."""

import math
import re
from array import array

import pytest
from fpdf import FPDF

from proofspan.documents.readers import read
from proofspan.documents.readers.pdf_glyphs import LIGATURES, Line
from proofspan.documents.readers.pdf_layout import Layout
from proofspan.documents.readers.reading import Reading
from proofspan.errors import UnreadableError

BODY = "It moves from the front to the back of the rack and out."


def sheet(*paragraphs: str | tuple[str, int, str], title: str = "") -> bytes:
    """A page of paragraphs; a heading is (text, size, style). A form feed begins a new page."""
    pdf = FPDF()
    pdf.add_page()
    if title:
        pdf.set_title(title)
    for paragraph in paragraphs:
        text, size, style = paragraph if isinstance(paragraph, tuple) else (paragraph, 11, "")
        if text == "\f":
            pdf.add_page()
            continue
        pdf.set_font("Helvetica", style, size)
        pdf.multi_cell(0, 6, text, align="L", new_x="LMARGIN", new_y="NEXT")
        pdf.ln(4)
    return bytes(pdf.output())


def pdf(*paragraphs: str | tuple[str, int, str], title: str = "") -> Reading:
    return read("guide.pdf", sheet(*paragraphs, title=title))


def line(text: str, *, y: float, size: float = 10, bold: bool = False) -> Line:
    return Line(list(text), [(float(i), y, i + 1.0, y + size) for i in range(len(text))], y, size, bold)


def folded(*texts: str) -> str:
    page = [line(text, y=700 - 12 * i) for i, text in enumerate(texts)]
    (block,) = Layout.of([page]).blocks(page)
    return "\n".join(part.text for part in block.lines)


def test_paragraphs_are_separated_by_blank_lines() -> None:
    """Lines of one paragraph are separated by a line end alone."""
    long = "The fan moves air through the rack and out at the back where nothing may stand in its way. " * 2
    text = pdf(long, "Second paragraph.").text
    first, second = text.split("\n\n")
    assert " ".join(first.split("\n")) == long.strip() and second == "Second paragraph."


def test_larger_and_bold_lines_are_sections() -> None:
    """The largest is level 1, a bold line of the body's size the level below all."""
    reading = pdf(
        ("Rack guide", 18, "B"),
        "Introduction to the rack, in a sentence.",
        ("Airflow", 14, ""),
        "Keep the intake clear of dust at all times.",
        ("Filters", 11, "B"),
        "Change them every month without exception.",
    )
    assert [(s.heading, s.level, s.path) for s in reading.sections] == [
        ("Rack guide", 1, ()),
        ("Airflow", 2, ()),
        ("Filters", 3, ("Airflow",)),
    ]
    assert (reading.title, reading.sections[1].name) == ("Rack guide", "airflow")


def test_the_title_of_the_file_wins() -> None:
    """Else the first largest line, else the stem."""
    assert pdf(("Rack guide", 18, "B"), "Body text of the page.", title="Named").title == "Named"
    assert pdf("Body text of the page.").title == "guide"


def test_every_character_has_its_box() -> None:
    """Four floats each, NaN between paragraphs; the box of a letter lies on the page."""
    reading = pdf("One paragraph.", "Two.", "\f", "Next page.")
    first, second = reading.pages
    boxes = array("f", first.boxes)
    assert len(boxes) == 4 * len(first.span) and first.span.of(reading.text) == "One paragraph.\n\nTwo."
    assert [math.isnan(boxes[4 * i]) for i in (0, 14, 15, 16)] == [False, True, True, False]
    left, bottom, right, top = boxes[:4]
    assert 0 < left < right < first.width and first.height / 2 < bottom < top < first.height
    assert (second.number, second.span.of(reading.text)) == (2, "Next page.")


def test_a_sentence_goes_on_over_the_page() -> None:
    """A line end alone stands there; it belongs to the page before, and has no box."""
    reading = pdf("The valve must be closed", "\f", "before the hose is opened.")
    assert reading.text == "The valve must be closed\nbefore the hose is opened."
    first, second = reading.pages
    assert first.span.of(reading.text).endswith("closed\n") and first.span.end == second.span.start
    assert len(first.boxes) == 16 * len(first.span) and math.isnan(array("f", first.boxes)[-1])


@pytest.mark.parametrize(
    ("first", "second", "text"),
    [
        ("our returns poli-", "cy holds", "our returns policy holds"),
        ("the unit AX-", "42 runs", "the unit AX-42 runs"),
        ("the AX-", "b model", "the AX-b model"),
        ("Trans-", "European", "Trans-European"),
        ("part (R2-", "d) fits", "part (R2-d) fits"),
        ("a dash -", "follows", "a dash -\nfollows"),
        ("soft\u00ad", "ware", "software"),
        ("in so\u00adft", "words", "in soft\nwords"),
        ("pdfium\x02", "marks", "pdfiummarks"),
        ("AX\x02", "42", "AX-42"),
        ("unità-", "è", "unitàè"),
    ],
)
def test_words_cut_by_a_line_end_are_made_whole(first: str, second: str, text: str) -> None:
    """A hyphen stays before an upper-case letter or a digit and after what looks like a code."""
    assert folded(first, second) == text


def test_a_cut_word_is_made_whole_in_a_real_file() -> None:
    """The hyphen's box goes with it."""
    reading = pdf("The returns poli-\ncy of unit AX-\n42 holds.")
    assert reading.text == "The returns policy of unit AX-42 holds."
    assert len(reading.pages[0].boxes) == 16 * len(reading.text)


def test_ligatures_are_letters_that_share_a_box() -> None:
    """Seven of them, U+FB00 to U+FB06; nothing else is changed."""
    assert [ord(c) for c in LIGATURES] == list(range(0xFB00, 0xFB07))
    found = Line()
    found.add(LIGATURES["\ufb03"], (1.0, 2.0, 3.0, 4.0))
    assert (found.text, found.boxes) == ("ffi", [(1.0, 2.0, 3.0, 4.0)] * 3)


def test_a_heading_over_two_lines_is_one() -> None:
    """It stands on one line in the text, and is its section's heading."""
    page = [line("How to keep", y=700, size=20), line("the air moving", y=676, size=20), line(BODY, y=640)]
    heading, body = Layout.of([page]).blocks(page)
    assert ([part.text for part in heading.lines], heading.level) == (["How to keep the air moving"], 1)
    assert (body.lines[0].text, body.level) == (BODY, 0)


def test_a_turned_page_has_its_boxes_as_shown() -> None:
    """A quarter turn clockwise puts the first word of the page at the upper right."""
    turned = re.sub(rb"/Type /Page\n", b"/Type /Page\n/Rotate 90\n", sheet("First words."))
    (page,) = read("a.pdf", turned).pages
    left, bottom, right, top = array("f", page.boxes)[:4]
    assert page.width > page.height
    assert page.width / 2 < left < right < page.width and page.height / 2 < bottom < top < page.height


def test_a_landscape_page_has_paragraphs() -> None:
    """Text that runs upwards in the file is upright once the page is turned."""
    pdf = FPDF()
    pdf.add_page()
    pdf.set_font("Helvetica", "", 11)
    for text, x in (("First line of the text", 40), ("and its second line.", 46), ("Another paragraph.", 62)):
        with pdf.rotation(90, x, 250):
            pdf.text(x, 250, text)
    turned = re.sub(rb"/Type /Page\n", b"/Type /Page\n/Rotate 90\n", bytes(pdf.output()))
    text = "First line of the text\nand its second line.\n\nAnother paragraph."
    assert read("a.pdf", turned).text == text


def test_a_file_without_text_is_a_scan() -> None:
    """The message says what to do."""
    with pytest.raises(UnreadableError, match="found 1 pages and no text layer: it is a scan; run it through OCR"):
        read("scan.pdf", sheet())


def test_an_encrypted_file_says_so() -> None:
    """A password is asked for from nobody."""
    locked = FPDF()
    locked.add_page()
    locked.set_encryption(owner_password="a", user_password="b")
    with pytest.raises(UnreadableError, match="needs a password; save it without"):
        read("a.pdf", bytes(locked.output()))


def test_a_damaged_file_says_so() -> None:
    """A header alone is no document."""
    with pytest.raises(UnreadableError, match="found a damaged file"):
        read("a.pdf", b"%PDF-1.7\n%garbage\n")
