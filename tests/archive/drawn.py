"""One-page PDF files with something drawn on them; not tests themselves."""

import re
from collections.abc import Callable

from fpdf import FPDF
from fpdf.enums import TextMode

Draw = Callable[[FPDF], None]
"""Puts something on a page."""


def page(*draws: Draw, turn: int = 0, crop: str = "") -> bytes:
    """A file with these drawn in Helvetica on its page, turned by that many degrees and cut to the crop box."""
    pdf = FPDF()
    pdf.add_page()
    pdf.set_font("Helvetica", "", 11)
    for draw in draws:
        draw(pdf)
    entries = f"/Type /Page\n/Rotate {turn}\n{f'/CropBox [{crop}]' if crop else ''}\n".encode()
    return re.sub(rb"/Type /Page\n", entries, bytes(pdf.output()))


def text(words: str, *looks: Callable[[FPDF], object], height: float = 40) -> Draw:
    """Writes the words that many millimetres below the top, once the page has been made to look so."""

    def draw(pdf: FPDF) -> None:
        for look in looks:
            look(pdf)
        pdf.text(20, height, words)

    return draw


def unpainted(pdf: FPDF) -> None:
    """Makes what is written next be there without ink."""
    pdf.text_mode = TextMode.INVISIBLE


def filled(*color: int) -> Draw:
    """Fills the place of a text at the usual height."""

    def draw(pdf: FPDF) -> None:
        pdf.set_fill_color(*color)
        pdf.rect(10, 30, 100, 20, "F")

    return draw


def faint(draw: Draw, opacity: float) -> Draw:
    """Draws it with that opacity."""

    def faintly(pdf: FPDF) -> None:
        with pdf.local_context(fill_opacity=opacity):
            draw(pdf)

    return faintly


def clipped(draw: Draw) -> Draw:
    """Draws it where nothing of a text at the usual height can be seen."""

    def inside(pdf: FPDF) -> None:
        with pdf.rect_clip(100, 100, 20, 20):
            draw(pdf)

    return inside
