"""What a PDF page shows is kept, however close it comes to a hiding: a page never loses what can be seen."""

import io

import bombs
import pytest
from drawn import Draw, clipped, faint, filled, page, text, unpainted
from fpdf import FPDF
from fpdf.enums import TextMode
from fpdf.fonts import FontFace

from proofspan.documents.readers.pdf import read_pdf
from proofspan.documents.readers.reading import Reading

WORDS = "Words that can be seen"
NAVY = (20, 40, 90)


def seen(*draws: Draw, turn: int = 0, crop: str = "") -> Reading:
    """What is read of a page with these drawn."""
    return read_pdf("a.pdf", page(*draws, turn=turn, crop=crop))


def _dark_header(pdf: FPDF) -> None:
    with pdf.table(headings_style=FontFace(color=(255, 255, 255), fill_color=NAVY)) as table:
        table.row(WORDS.split())
        table.row(("1", "2", "3", "4", "5"))


def _columns(pdf: FPDF) -> None:
    with pdf.text_columns(ncols=2, gutter=8) as columns:
        columns.write(f"{WORDS}. " * 150)


def _picture(pdf: FPDF) -> None:
    width, height = 40, 30
    pixels = bytes(x * 3 % 120 for x in range(3 * width * height))
    pdf.image(io.BytesIO(b"P6 %d %d 255 " % (width, height) + pixels), x=10, y=10, w=150, h=90)


def _scan(pdf: FPDF) -> None:
    pixels = bytes(255 * (x // 3 % 2) for x in range(3 * 400 * 300))
    pdf.image(io.BytesIO(b"P6 400 300 255 " + pixels), x=0, y=0, w=210, h=297)


def _outlined(pdf: FPDF) -> None:
    pdf.text_mode = TextMode.FILL_STROKE


def _white(pdf: FPDF) -> None:
    pdf.set_text_color(255)


SHOWN = {
    "a dark header": (_dark_header,),
    "columns": (_columns,),
    "on a picture": (_picture, text(WORDS, _white)),
    "pale": (text(WORDS, lambda pdf: pdf.set_text_color(225)),),
    "small": (text(WORDS, lambda pdf: pdf.set_font_size(1.5)),),
    "faint": (faint(text(WORDS), 0.15),),
    "outlined": (text(WORDS, _white, _outlined),),
    "twice": (text(WORDS), text(WORDS)),
    "twice below a tint": (text(WORDS), text(WORDS), faint(filled(200, 220, 255), 0.3)),
    "two over each other": (text(WORDS), text("Others", height=41)),
    "leaders": (text(f"{WORDS} ..... 3 - ' , | _"),),
}


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@pytest.mark.parametrize("draws", SHOWN.values(), ids=SHOWN)
def test_a_pdf_loses_nothing_that_shows(draws: tuple[Draw, ...], turn: int) -> None:
    """White on dark, on a picture or outlined, pale, small, faint, twice, dots; whichever way the page is turned."""
    assert seen(*draws, turn=turn).hidden == ()


SHADED = (
    b"<</Type/Pattern/PatternType 2/Shading<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 200 0]"
    b"/Function<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>>>>>"
)
DRAWN = {
    "filled by a shading": (b"/Pattern cs /P scn BT /F 12 Tf 20 100 Td (%s) Tj ET", b"[0 0 200 200]"),
    "cut out of a picture": (b"q BT 7 Tr /F 12 Tf 20 100 Td (%s) Tj ET 1 0 0 rg 0 0 200 200 re f Q", b"[0 0 200 200]"),
    "of a size below zero": (b"BT /F -12 Tf -1 0 0 -1 20 100 Tm (%s) Tj ET", b"[0 0 200 200]"),
    "small on a huge page": (b"BT /F 1.5 Tf 20 100 Td (%s) Tj ET", b"[0 0 14400 14400]"),
}


@pytest.mark.parametrize(("content", "page_box"), DRAWN.values(), ids=DRAWN)
def test_a_pdf_loses_no_words_that_are_drawn_otherwise(content: bytes, page_box: bytes) -> None:
    """What fills them is no colour, or stands in no state of theirs; they stand on their head, or are but a speck."""
    data = bombs.pdf(bombs.stream(content % WORDS.encode()), SHADED, resources=b"/Pattern<</P 6 0 R>>")
    reading = read_pdf("a.pdf", data.replace(b"[0 0 200 200]", page_box))
    assert (reading.text, reading.hidden) == (WORDS, ())


def test_the_crop_box_is_the_page() -> None:
    """Of two lines, the one inside the box is read; a box that reaches beyond the paper is the paper."""
    two = (text(WORDS), text("Below.", height=250))
    cut = seen(*two, crop="0 420 595 842")
    assert (cut.text, cut.hidden) == (WORDS, (("off-page", 6),))
    assert seen(*two, crop="-90 -90 900 900").text.split("\n") == [WORDS, "Below."]


@pytest.mark.parametrize("draws", [(text(WORDS), _scan), (_scan, text(WORDS, unpainted))], ids=["below", "over"])
def test_the_text_of_a_scan_is_an_ocr_layer(draws: tuple[Draw, ...]) -> None:
    """Unpainted over a page's picture, or painted below it, it is kept, and its page says whose work it is."""
    reading = seen(*draws)
    assert reading.text == WORDS and [flag.kind for flag in reading.flags] == ["ocr-layer"]
    assert reading.hidden == ()


LEANING = {
    "clipped below": (clipped(text("Zebras")), text(WORDS, lambda pdf: pdf.set_font("Courier", "", 11))),
    "clipped above": (text(WORDS), clipped(text("Zebras"))),
    "covered below a tint": (text("Zebras"), filled(255), text(WORDS), faint(filled(200, 220, 255), 0.3)),
    "three at one place": (text(WORDS), clipped(text("Zebras")), text("Others", lambda pdf: pdf.set_font_size(12))),
}


@pytest.mark.parametrize("draws", LEANING.values(), ids=LEANING)
def test_a_text_that_shows_lends_no_sight_to_one_that_does_not(draws: tuple[Draw, ...]) -> None:
    """Two texts share a place, and the page differs there without both: each is judged without the other."""
    reading = seen(*draws)
    assert "Words" in reading.text and reading.hidden == (("covered-or-clipped-text", 6),)
