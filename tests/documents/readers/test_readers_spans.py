"""For every kind: sections, tables and pages lie inside the text and say what they claim."""

import io

import docx
from fpdf import FPDF
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from proofspan.documents.readers import read
from proofspan.documents.readers.reading import Reading

WORDS = st.text(alphabet="abc dèé’xyz-.0123 #*|<>&_\u00a0\u2028😀\u0301", min_size=1, max_size=30)
PLAIN = st.text(alphabet="abc dxyz.0123", min_size=1, max_size=30)
KINDS = st.sampled_from(["p", "h1", "h2", "h3", "li", "table", "pre"])
MOST = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def holds(reading: Reading, *, marks: str = "") -> None:
    """Every span lies inside, sections follow one another, and each opens with its heading's own line."""
    text = reading.text
    names = [section.name for section in reading.sections]
    assert len(set(names)) == len(names)
    ends = [0]
    for section in reading.sections:
        assert ends[-1] <= section.span.start < section.span.end <= len(text)
        ends.append(section.span.end)
        part = section.span.of(text)
        assert part == part.rstrip()
        if section.heading and not marks:
            assert part.split("\n")[0] == section.heading
            assert text[: section.span.start] in ("", *(text[: section.span.start].rstrip("\n") + "\n\n",))
        elif section.heading:
            assert part.lstrip(" ")[0] in marks
    for table in reading.tables:
        assert table.span.start == table.header.start
        assert table.span.holds(table.header) and len(table.span) > 0 and table.span.end <= len(text)
    for page in reading.pages:
        assert page.span.end <= len(text) and len(page.boxes) == 16 * len(page.span)


@MOST
@given(st.text(alphabet="#-|ab {}`*>\n 1.[]()<!é", max_size=200))
def test_markdown_spans_hold(source: str) -> None:
    """Whatever the source, once it is no front matter, the text is the source, or what of it the page shows."""
    reading, whole = read("a.md", b"x\n\n" + source.encode()), "x\n\n" + source
    left = iter(whole)
    assert all(character in left for character in reading.text) and (set("<]") & set(source) or reading.text == whole)
    names = [section.name for section in reading.sections]
    assert len(set(names)) == len(names) and names[0].startswith(("top", "x"))
    for before, after in zip(reading.sections, reading.sections[1:], strict=False):
        assert before.span.end <= after.span.start
    for table in reading.tables:
        assert table.span.holds(table.header) and "\n" in table.header.of(reading.text)


@MOST
@given(st.lists(st.tuples(st.integers(1, 6), PLAIN.filter(str.strip)), max_size=8))
def test_markdown_headings_are_where_they_say(headings: list[tuple[int, str]]) -> None:
    """Each section opens with its heading's line."""
    source = "".join(f"{'#' * level} a{text}\n\nText.\n\n" for level, text in headings)
    reading = read("a.md", (source or "x").encode())
    holds(reading, marks="#")
    assert len(reading.sections) == max(1, len(headings))


@MOST
@given(st.lists(st.tuples(KINDS, WORDS), min_size=1, max_size=12))
def test_html_spans_hold(blocks: list[tuple[str, str]]) -> None:
    """Whatever stands in the blocks, markup or not."""
    cells = "<table><tr><th>{0}<th>b<tr><td>{0}<td>{0}</table>"
    source = "".join(cells.format(t) if k == "table" else f"<{k}>{t}</{k}>" for k, t in blocks)
    holds(read("a.html", ("<meta charset=utf-8>" + source).encode()))


@MOST
@given(st.text(alphabet="<>/ahdivtrul123p =\"'!-&;x", max_size=300))
def test_html_of_any_shape_is_read(source: str) -> None:
    """No markup is so broken that its spans are."""
    holds(read("a.html", ("x" + source).encode()))


@settings(max_examples=20, deadline=None)
@given(st.lists(st.tuples(KINDS, WORDS), min_size=1, max_size=8))
def test_docx_spans_hold(blocks: list[tuple[str, str]]) -> None:
    """Headings, lists, tables and paragraphs of a file that python-docx wrote."""
    document = docx.Document()
    for kind, text in blocks:
        if kind == "table":
            table = document.add_table(2, 2)
            table.cell(0, 0).text = table.cell(1, 1).text = text
        elif kind.startswith("h"):
            document.add_heading(text, int(kind[1]))
        else:
            document.add_paragraph(text, style="List Bullet" if kind == "li" else None)
    data = io.BytesIO()
    document.save(data)
    holds(read("a.docx", data.getvalue()))


@settings(max_examples=20, deadline=None)
@given(st.lists(st.tuples(st.sampled_from([11, 14, 18]), PLAIN), min_size=1, max_size=8))
def test_pdf_spans_hold(blocks: list[tuple[int, str]]) -> None:
    """Paragraphs and headings of several sizes, on as many pages as they need."""
    pdf = FPDF(format=(100, 60))
    pdf.add_page()
    for size, text in [*blocks, (11, "Body text of the document.")]:
        pdf.set_font("Helvetica", "", size)
        pdf.multi_cell(0, 8, text, new_x="LMARGIN", new_y="NEXT")
    holds(read("a.pdf", bytes(pdf.output())))
