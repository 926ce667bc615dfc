"""What a Word document shows is kept, however close it comes to a hiding; what hides by styles and fills goes."""

import io
import zipfile

import pytest

from proofspan.documents.readers.docx import read_docx
from proofspan.documents.readers.reading import Reading

WORDS = "Words that can be seen"
WHITE = '<w:color w:val="FFFFFF"/>'
DARK = '<w:shd w:val="clear" w:fill="1F3864"/>'
HALF = '<w:shd w:val="pct50" w:color="000000" w:fill="FFFFFF"/>'
GREY = '<w:color w:val="BFBFBF" w:themeColor="background1" w:themeShade="BF"/>'
BLACK_MARK = '<w:highlight w:val="black"/>'
ONE_POINT = '<w:color w:val="auto"/><w:sz w:val="2"/>'
UNFILLED = "<w14:textFill><w14:noFill/></w14:textFill>"
STYLES = f"""<w:style w:styleId="Pale"><w:rPr>{WHITE}</w:rPr></w:style>
<w:style w:type="table" w:styleId="Grid">
<w:tblStylePr w:type="firstRow"><w:tcPr>{DARK}</w:tcPr></w:tblStylePr></w:style>
<w:style w:type="table" w:styleId="Band">
<w:tblStylePr w:type="firstRow"><w:pPr>{DARK}</w:pPr></w:tblStylePr></w:style>
<w:style w:type="paragraph" w:styleId="Unseen"><w:rPr><w:vanish/></w:rPr></w:style>
<w:style w:type="character" w:styleId="Turned"><w:rPr><w:vanish/></w:rPr></w:style>
"""
OUTLINE = '<w14:textOutline><a:solidFill><a:srgbClr val="000000"/></a:solidFill></w14:textOutline>'
UNSEEN = '<w:pStyle w:val="Unseen"/>'


def docx(body: str, before: str = "", header: str = "") -> Reading:
    """What is read of a file with this body, page header and the styles above."""
    space = 'xmlns:w="w" xmlns:w14="w14" xmlns:wp="wp" xmlns:wps="wps" xmlns:a="a" xmlns:v="v"'
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        archive.writestr("word/document.xml", f"<w:document {space}>{before}<w:body>{body}</w:body></w:document>")
        archive.writestr("word/header1.xml", f"<w:hdr {space}>{header}</w:hdr>")
        archive.writestr("word/styles.xml", f"<w:styles {space}>{STYLES}</w:styles>")
    return read_docx("a.docx", data.getvalue())


def p(of_run: str = "", of_paragraph: str = "", text: str = WORDS) -> str:
    """A paragraph of one run with these properties."""
    return f"<w:p><w:pPr>{of_paragraph}</w:pPr><w:r><w:rPr>{of_run}</w:rPr><w:t>{text}</w:t></w:r></w:p>"


def table(paragraph: str, *, cell: str = "", row: str = "", style: str = "") -> str:
    """A table of one cell with these properties of cell and row, in this style."""
    looks = f'<w:tblPr><w:tblStyle w:val="{style}"/></w:tblPr>'
    inner = f"<w:trPr>{row}</w:trPr><w:tc><w:tcPr>{cell}</w:tcPr>{paragraph}</w:tc>"
    return f"<w:tbl>{looks}<w:tr>{inner}</w:tr></w:tbl>"


def box(paragraph: str, color: str = "") -> str:
    """A text box whose shape is filled with the colour, or of which nothing is said."""
    filling = f'<a:solidFill><a:srgbClr val="{color}"/></a:solidFill>' if color else ""
    shape = f"<wps:spPr>{filling}</wps:spPr><wps:txbx><w:txbxContent>{paragraph}</w:txbxContent></wps:txbx>"
    return f"<w:p><w:r><wps:wsp>{shape}</wps:wsp></w:r></w:p>"


@pytest.mark.parametrize(
    "body",
    [
        p(WHITE + DARK),
        p(WHITE, DARK),
        p(WHITE + BLACK_MARK),
        p(WHITE + HALF),
        p(GREY),
        p(ONE_POINT),
        table(p(WHITE), cell=DARK),
        table(p(WHITE), style="Grid"),
        box(p(WHITE)),
        box(p(WHITE), "112233"),
        f'<w:p><w:r><wp:anchor behindDoc="1"/></w:r></w:p>{p(WHITE)}',
        f'<w:p><w:r><w:pict><v:rect style="z-index:-251658240"/></w:pict></w:r></w:p>{p(WHITE)}',
        p('<w:vanish w:val="0"/>', UNSEEN),
        p('<w:rStyle w:val="Turned"/>', UNSEEN),
        p(WHITE + OUTLINE),
        p(UNFILLED + OUTLINE),
        p(WHITE + "<w:emboss/>"),
        p(WHITE + "<w14:glow/>"),
        table(p(WHITE), style="Band"),
        table(p(WHITE), cell='<w:shd w:val="clear" w:fill="auto" w:themeFill="accent1"/>'),
        table(p(WHITE)).replace("<w:trPr>", f"<w:tblPrEx>{DARK}</w:tblPrEx><w:trPr>"),
        box(p()).replace("<w:r>", f"<w:r><w:rPr>{WHITE}</w:rPr>", 1),
    ],
)
def test_a_docx_loses_nothing_that_shows(body: str) -> None:
    """White on a dark run, paragraph, cell, row, table style or shape, or where that cannot be told, or outlined; grey;
    one point; hidden twice over; a text box at a white run.
    """
    reading = docx(body)
    assert (reading.text, reading.hidden) == (WORDS, ())


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (p('<w:rStyle w:val="Pale"/>'), "white-text"),
        (p(of_paragraph='<w:pStyle w:val="Pale"/>'), "white-text"),
        (p(UNFILLED), "transparent-text"),
        (table(p(), row="<w:hidden/>"), "hidden-text"),
        (box(p(WHITE), "FFFFFF"), "white-text"),
        (table(p(WHITE)), "white-text"),
        (p('<w:sz w:val="0.5pt"/>'), "tiny-text"),
    ],
)
def test_a_docx_hides_by_styles_and_fills(body: str, kind: str) -> None:
    """22 characters hidden by a style, a fill of none, a row, a white shape, the page under a cell, half a point."""
    reading = docx(p(text="Seen.") + body)
    assert (reading.text, reading.hidden) == ("Seen.", ((kind, 22),))


def test_the_colour_of_a_docx_page() -> None:
    """On a dark page white text shows, and text in the page's colour does not."""
    gone = p('<w:color w:val="112233"/>', text="Gone.")
    reading = docx(p(WHITE) + gone, '<w:background w:color="112233"/>')
    assert (reading.text, reading.hidden) == (WORDS, (("background-coloured-text", 5),))


def test_what_lies_behind_every_docx_page() -> None:
    """White text shows on a picture of the page's header, and on one that fills the page."""
    picture = '<w:p><w:r><wp:anchor behindDoc="1"/></w:r></w:p>'
    filled = '<w:background w:color="FFFFFF"><v:background/></w:background>'
    assert docx(p(WHITE), header=picture).text == docx(p(WHITE), filled).text == WORDS


def test_a_deleted_revision_is_not_hidden() -> None:
    """What a tracked change deletes is left out as before, and not counted among what nobody sees."""
    reading = docx(f"<w:p><w:del><w:r><w:delText>Gone.</w:delText></w:r></w:del></w:p>{p()}")
    assert (reading.text, reading.hidden) == (WORDS, ())
