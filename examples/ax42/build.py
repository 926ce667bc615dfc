"""Writes the DOCX and PDF files of this archive from the plain texts in `sources/`, the same bytes every time.

    python examples/ax42/build.py [DIR]      DIR: where to write; default: documents/ beside this file

A source is a title line, then sections: `## Heading`, or `## Heading {#name}` where the name is not the slug
of the heading; paragraphs of one line each; rows of a table between bars, its header first; `---` begins a new
page (PDF only). Needs python-docx and fpdf2.
"""

import io
import re
import sys
import zipfile
from datetime import UTC, datetime
from pathlib import Path

from docx import Document
from docx.document import Document as Word
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.text.paragraph import Paragraph
from fpdf import FPDF

HERE = Path(__file__).parent
WRITTEN = datetime(2026, 3, 1, 9, 0, tzinfo=UTC)
EPOCH = (1980, 1, 1, 0, 0, 0)
KIND = {
    "ax24-sheet-v1": "pdf",
    "ax24-sheet-v2": "pdf",
    "rack-guide-v1": "pdf",
    "rack-guide-v2": "pdf",
    "cooling-note-v1": "docx",
    "maintenance-guide-v1": "docx",
    "north-contract-v1": "docx",
}
STYLES = {
    "Normal",
    "Title",
    "TitleChar",
    "Heading1",
    "Heading1Char",
    "DefaultParagraphFont",
    "TableNormal",
    "TableGrid",
}
HEADING = re.compile(r"## (?P<heading>.+?)(?: \{#(?P<name>[a-z0-9-]+)\})?")


def docx_bytes(lines: list[str]) -> bytes:
    """The source as a Word file: Title, Heading 1 with a bookmark where one is named, paragraphs, tables."""
    document = Document()
    pruned(document)
    properties = document.core_properties
    properties.title, properties.author, properties.comments = lines[0], "", ""
    properties.created = properties.modified = WRITTEN.replace(tzinfo=None)
    document.add_paragraph(lines[0], style="Title")
    rows: list[str] = []
    for line in [*lines[1:], ""]:
        if line.startswith("|"):
            rows.append(line)
            continue
        if rows:
            add_table(document, [[cell.strip() for cell in row.strip("|").split("|")] for row in rows])
            rows = []
        add_line(document, line)
    written = io.BytesIO()
    document.save(written)
    return stored(written.getvalue())


def add_line(document: Word, line: str) -> None:
    """Adds a heading or a paragraph; an empty line and a page mark add nothing."""
    if heading := HEADING.fullmatch(line):
        paragraph = document.add_paragraph(heading["heading"], style="Heading 1")
        if heading["name"]:
            bookmark(paragraph, heading["name"], number=len(document.paragraphs))
    elif line not in {"", "---"}:
        document.add_paragraph(line)


def bookmark(paragraph: Paragraph, name: str, *, number: int) -> None:
    """Puts a bookmark of that name around the paragraph's text."""
    start, end = OxmlElement("w:bookmarkStart"), OxmlElement("w:bookmarkEnd")
    for element in (start, end):
        element.set(qn("w:id"), str(number))
    start.set(qn("w:name"), name)
    paragraph.runs[0]._r.addprevious(start)
    paragraph.runs[-1]._r.addnext(end)


def add_table(document: Word, rows: list[list[str]]) -> None:
    """Adds a table whose first row is marked as its header."""
    table = document.add_table(rows=0, cols=len(rows[0]), style="Table Grid")
    for row in rows:
        for cell, text in zip(table.add_row().cells, row, strict=True):
            cell.text = text
    table.rows[0]._tr.get_or_add_trPr().append(OxmlElement("w:tblHeader"))


def pruned(document: Word) -> None:
    """Takes out what the template carries and these files never use, so that they can be stored uncompressed."""
    for style in document.styles.element.findall(qn("w:style")):
        if style.get(qn("w:styleId")) not in STYLES:
            document.styles.element.remove(style)
    relations = document.part.rels
    for key in [key for key, relation in relations.items() if relation.reltype.endswith("/stylesWithEffects")]:
        del relations[key]
    package = document.part.package.rels
    for key in [key for key, relation in package.items() if relation.reltype.endswith("/thumbnail")]:
        del package[key]


def stored(data: bytes) -> bytes:
    """The same zip with one date and no compression: its bytes depend on no clock and on no build of zlib."""
    written = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as new:
        for name in old.namelist():
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.create_system = 0
            new.writestr(entry, old.read(name))
    return written.getvalue()


def pdf_bytes(lines: list[str]) -> bytes:
    """The source as a PDF of A4 pages: title and headings larger and bold, paragraphs flush left."""
    pdf = FPDF(format="A4")
    pdf.set_compression(False)
    pdf.set_creation_date(WRITTEN)
    pdf.set_title(lines[0])
    pdf.set_producer("")
    pdf.set_margin(25)
    pdf.add_page()
    add_block(pdf, lines[0], bold=True, size=20)
    for line in lines[1:]:
        if line == "---":
            pdf.add_page()
        elif heading := HEADING.fullmatch(line):
            add_block(pdf, heading["heading"], bold=True, size=15)
        elif line:
            add_block(pdf, line, bold=False, size=11)
    return bytes(pdf.output())


def add_block(pdf: FPDF, text: str, *, bold: bool, size: int) -> None:
    """Sets one heading or paragraph, with a gap below it."""
    pdf.set_font("helvetica", "B" if bold else "", size)
    pdf.multi_cell(0, size * 0.5, text, align="L", new_x="LMARGIN", new_y="NEXT")
    pdf.ln(3)


def build(folder: Path) -> None:
    """Writes all seven files into the folder."""
    for name, kind in KIND.items():
        lines = (HERE / "sources" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
        write = {"docx": docx_bytes, "pdf": pdf_bytes}[kind]
        (folder / f"{name}.{kind}").write_bytes(write(lines))


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "documents")
