"""PDF: cells side by side are rows, rows of the same columns are tables, and bold words are not always headings."""

import math
from array import array

from fpdf import FPDF
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from proofspan.documents.readers import read
from proofspan.documents.readers.pdf_glyphs import Line
from proofspan.documents.readers.pdf_layout import Layout
from proofspan.documents.readers.reading import Reading

PARTS = [("Part", "Description", "EUR"), ("P-1", "Pump", "400.00"), ("P-22", "Large valve", "1,250.00")]


def sheet(*rows: tuple[str, ...], widths: tuple[float, ...] = (30, 60, 30), styles: str = "") -> Reading:
    """A paragraph, then a row of cells a line; `styles` has a letter for each of the first rows that are bold."""
    pdf = FPDF()
    pdf.add_page()
    pdf.set_font("Helvetica", "", 11)
    pdf.multi_cell(0, 6, "These are the parts of the house that we deliver.", new_x="LMARGIN", new_y="NEXT")
    for index, row in enumerate(rows):
        pdf.set_font("Helvetica", styles[index : index + 1], 11)
        for cell, width in zip(row, widths, strict=False):
            pdf.cell(width, 7, cell, align="R" if cell[-3:-2] == "." else "L")
        pdf.ln()
    return read("parts.pdf", bytes(pdf.output()))


def drawn(*rows: tuple[str, ...]) -> Reading:
    """A table as fpdf2 draws it, its long cells wrapped."""
    pdf = FPDF()
    pdf.add_page()
    pdf.set_font("Helvetica", "", 11)
    with pdf.table(rows, width=120, col_widths=(1, 2, 1)):
        pass
    return read("parts.pdf", bytes(pdf.output()))


def levels(*lines: tuple[str, float, bool]) -> list[tuple[str, int]]:
    """The blocks of a page of lines, each a text, its height and whether it is bold."""
    box = (50.0, 0.0, 51.0, 1.0)
    page = [Line(list(text), [box] * len(text), y, 10, bold) for text, y, bold in lines]
    body = Line(list("The usual text of the house. " * 9), [box] * 261, 100, 10)
    return [(" ".join(one.text for one in b.lines), b.level) for b in Layout.of([page, [body]]).blocks(page)]


def test_a_row_is_one_line() -> None:
    """A bar keeps its numbers apart; it has no box."""
    reading = sheet(("Total", "net", "1,657.00"))
    assert reading.text.split("\n")[-1] == "Total | net | 1,657.00"
    bar = reading.text.index("|")
    boxes = array("f", reading.pages[0].boxes)
    assert [math.isnan(boxes[4 * i]) for i in range(bar - 2, bar + 3)] == [False, True, True, True, False]


def test_rows_of_the_same_columns_are_a_table() -> None:
    """Its first row is the header."""
    reading = sheet(*PARTS)
    (table,) = reading.tables
    assert table.span.of(reading.text) == "Part | Description | EUR\nP-1 | Pump | 400.00\nP-22 | Large valve | 1,250.00"
    assert table.header.of(reading.text) == "Part | Description | EUR"


def test_a_first_row_with_a_number_is_no_header() -> None:
    """Unless it alone is bold."""
    rows = [("Total", "net", "1,657.00"), ("Tax", "in full", "364.54")]
    plain, bold = sheet(*rows), sheet(*rows, styles="B")
    assert (len(plain.tables[0].header), plain.tables[0].header.start) == (0, plain.tables[0].span.start)
    assert bold.tables[0].header.of(bold.text) == "Total | net | 1,657.00"


def test_an_empty_cell_keeps_the_columns_apart() -> None:
    """The price does not slip to the column before."""
    assert sheet(*PARTS, ("P-3", " ", "7.10")).text.endswith("\nP-3 |  | 7.10")


def test_narrow_gaps_go_on_the_columns_of_their_neighbours() -> None:
    """A cell that fills its column is a cell all the same."""
    rows = [("Part", "Description", "EUR"), ("P-1", "Pump of cast iron", "400")]
    assert sheet(*rows, widths=(30, 34, 30)).text.endswith("\nP-1 | Pump of cast iron | 400")


def test_a_wrapped_cell_stays_in_its_row() -> None:
    """In whatever order its lines and its neighbours are drawn."""
    reading = drawn(("Part", "Use", "Pieces"), ("P-1", "A long description that wraps over two lines", "7"))
    assert reading.text == "Part | Use | Pieces\nP-1 | A long description that wraps over two lines | 7"
    assert len(reading.tables) == 1 and len(reading.pages[0].boxes) == 16 * len(reading.text)


def test_the_gap_after_a_number_is_that_of_a_list() -> None:
    """Numbered lines are no table; a column of numbers below a header is one."""
    listed = sheet(("1.", "Scope"), ("2.", "Delivery"))
    assert listed.text.endswith("1. Scope\n2. Delivery") and not listed.tables
    steps = sheet(("Step", "Action"), ("1", "Close it"), ("2", "Open it"))
    assert steps.text.endswith("Step | Action\n1 | Close it\n2 | Open it") and len(steps.tables) == 1


def test_justified_text_has_no_cells() -> None:
    """Its gaps are wide and equal."""
    pdf = FPDF()
    pdf.add_page()
    pdf.set_font("Helvetica", "", 11)
    pdf.multi_cell(52, 6, "We are to be in internationalisation for ever and for good " * 4, align="J")
    reading = read("a.pdf", bytes(pdf.output()))
    assert "|" not in reading.text and not reading.tables


def test_a_bold_header_row_is_no_heading() -> None:
    """Nor is a bold row by itself."""
    table, row = sheet(*PARTS, styles="B"), sheet(("Part", "Description", "EUR"), styles="B")
    assert [section.name for section in table.sections] == [section.name for section in row.sections] == ["top"]


def test_a_bold_word_in_running_text_is_no_heading() -> None:
    """The line above has not ended, or the one below goes on in lower case."""
    (above,) = levels(("Switch off the", 700, False), ("AX-42", 688, True), ("Then wait.", 676, False))
    (below,) = levels(("It ends.", 700, False), ("Any leak", 688, True), ("must be reported.", 676, False))
    assert (above[1], below[1]) == (0, 0)


def test_a_bold_line_above_its_text_is_a_heading() -> None:
    """It is short, and ends in no comma, semicolon or conjunction."""
    text = ("Keep them for a year.", 688, False)
    assert levels(("Filters", 700, True), text) == [("Filters", 1), ("Keep them for a year.", 0)]
    for ending in (",", ";", " and", " oppure", " of"):
        assert [level for _, level in levels((f"Filters{ending}", 700, True), text)] == [0]
    assert [level for _, level in levels(("one two three four five six seven " * 2, 700, True), text)] == [0]


def test_a_bold_paragraph_is_no_heading() -> None:
    """All its lines count, not the first alone."""
    warning = "Never open the lid while the fan is turning or the unit is warm"
    (block,) = levels((warning, 700, True), ("because the blades are sharp.", 688, True))
    assert block == (f"{warning} because the blades are sharp.", 0)


# Far enough apart that no letter is printed over its like: pdfium reads two such as one.
PLACED = st.tuples(st.sampled_from(range(10, 180, 36)), st.sampled_from(range(10, 60, 3)), st.sampled_from(["", "B"]))
WORDS = st.text(alphabet="abC. 12-", min_size=1, max_size=10).filter(str.strip)


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(PLACED, WORDS), min_size=1, max_size=14, unique_by=lambda placed: placed[0][:2]))
def test_no_letter_is_lost_or_doubled(words: list[tuple[tuple[int, int, str], str]]) -> None:
    """Wherever words stand on a page, in whatever order they are drawn; every character has its four numbers."""
    pdf = FPDF()
    pdf.add_page()
    for (x, y, style), text in words:
        pdf.set_font("Helvetica", style, 11)
        pdf.text(x, y, text)
    reading = read("a.pdf", bytes(pdf.output())) if any(c.isalnum() for _, text in words for c in text) else None
    written = "".join(text for _, text in words)
    if reading:
        assert sorted(filter(str.isalnum, reading.text)) == sorted(filter(str.isalnum, written))
        assert len(reading.pages[0].boxes) == 16 * len(reading.text)
        assert all(table.span.of(reading.text).count("\n") for table in reading.tables)
