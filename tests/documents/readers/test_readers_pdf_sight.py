"""What a PDF page shows is kept, however close it comes to a hiding: a page never loses what can be seen."""

import io
import re
from collections.abc import Callable

import pytest
from fpdf import FPDF
from fpdf.enums import TextMode
from fpdf.fonts import FontFace

from proofspan.documents.readers.pdf import read_pdf
from proofspan.documents.readers.reading import Reading

WORDS = "Words that can be seen"
NAVY = (20, 40, 90)


def page(draw: Callable[[FPDF], None], *, turn: int = 0, box: str = "") -> Reading:
    """What is read of a page with this drawn, turned by that many degrees and cut to the box."""
    pdf = FPDF()
    pdf.add_page()
    pdf.set_font("Helvetica", "", 11)
    draw(pdf)
    entries = f"/Type /Page\n/Rotate {turn}\n{f'/CropBox [{box}]' if box else ''}\n".encode()
    return read_pdf("a.pdf", re.sub(rb"/Type /Page\n", entries, bytes(pdf.output())))


def _dark_header(pdf: FPDF) -> None:
    with pdf.table(headings_style=FontFace(color=(255, 255, 255), fill_color=NAVY)) as table:
        table.row(WORDS.split())
        table.row(("1", "2", "3", "4", "5"))


def _columns(pdf: FPDF) -> None:
    with pdf.text_columns(ncols=2, gutter=8) as columns:
        columns.write(f"{WORDS}. " * 150)


def _on_a_picture(pdf: FPDF) -> None:
    picture = io.BytesIO()
    width, height = 40, 30
    picture.write(b"P6 %d %d 255 " % (width, height) + bytes(x * 3 % 120 for x in range(3 * width * height)))
    pdf.image(picture, x=10, y=10, w=150, h=90)
    pdf.set_text_color(255)
    pdf.text(20, 40, WORDS)


def _pale(pdf: FPDF) -> None:
    pdf.set_text_color(225)
    pdf.text(20, 40, WORDS)


def _small(pdf: FPDF) -> None:
    pdf.set_font_size(1.5)
    pdf.text(20, 40, WORDS)


def _faint(pdf: FPDF) -> None:
    with pdf.local_context(fill_opacity=0.15):
        pdf.text(20, 40, WORDS)


def _outlined(pdf: FPDF) -> None:
    pdf.set_text_color(255)
    pdf.text_mode = TextMode.FILL_STROKE
    pdf.text(20, 40, WORDS)


def _twice(pdf: FPDF) -> None:
    pdf.text(20, 40, WORDS)
    pdf.text(20, 40, WORDS)


def _leaders(pdf: FPDF) -> None:
    pdf.text(20, 40, f"{WORDS} ..... 3 - ' , | _")


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@pytest.mark.parametrize(
    "draw", [_dark_header, _columns, _on_a_picture, _pale, _small, _faint, _outlined, _twice, _leaders]
)
def test_a_pdf_loses_nothing_that_shows(draw: Callable[[FPDF], None], turn: int) -> None:
    """White on dark, on a picture or outlined, pale, small, faint, twice, dots; whichever way the page is turned."""
    assert page(draw, turn=turn).hidden == ()


def test_the_crop_box_is_the_page() -> None:
    """Of two lines, the one inside the box is read; a box that reaches beyond the paper is the paper."""

    def two(pdf: FPDF) -> None:
        pdf.text(20, 40, WORDS)
        pdf.text(20, 250, "Below.")

    cut = page(two, box="0 420 595 842")
    assert (cut.text, cut.hidden) == (WORDS, (("off the page", 6),))
    assert page(two, box="-90 -90 900 900").text.split("\n") == [WORDS, "Below."]


@pytest.mark.parametrize("below", [False, True])
def test_the_text_of_a_scan_is_an_ocr_layer(below: bool) -> None:
    """Unpainted over a page's picture, or painted below it, it is kept, and its page says whose work it is."""

    def scanned(pdf: FPDF) -> None:
        if below:
            pdf.text(20, 40, WORDS)
        picture = io.BytesIO(b"P6 400 300 255 " + bytes(255 * (x // 3 % 2) for x in range(3 * 400 * 300)))
        pdf.image(picture, x=0, y=0, w=210, h=297)
        pdf.text_mode = TextMode.INVISIBLE
        if not below:
            pdf.text(20, 40, WORDS)

    reading = page(scanned)
    assert reading.text == WORDS and [flag.kind for flag in reading.flags] == ["ocr-layer"]
    assert reading.hidden == ()
