"""Every text of a PDF page is known, however much is drawn beside it and however deep it lies."""

import bombs
import pytest

from proofspan.documents.apart import Apart
from proofspan.documents.readers.pdf import read_pdf
from proofspan.documents.readers.pdf_layers import below_covers
from proofspan.documents.readers.pdf_objects import Box, Drawn

WORDS = b"BT /F 12 Tf 20 100 Td (Hello there) Tj ET"


def nested(depth: int) -> bytes:
    """A page that draws a form in a form and so on; the innermost of them says something."""
    entries = b"/Type/XObject/Subtype/Form/BBox[0 0 200 200]/Resources<</Font<</F 5 0 R>>/XObject<</X %d 0 R>>>>"
    forms = [bombs.stream(b"/X Do", entries % (7 + number)) for number in range(depth - 1)]
    inner = bombs.stream(WORDS, entries % 99)
    return bombs.pdf(bombs.stream(b"/X Do"), *forms, inner, resources=b"/XObject<</X 6 0 R>>")


@pytest.mark.essential
def test_the_last_words_of_a_map_are_read() -> None:
    """A page draws 200,001 lines before its last text, and no line is a reason to lose it."""
    lines = b"".join(b"%d 150 m %d 160 l S\n" % (number % 200, number % 190) for number in range(200_001))
    reading = read_pdf("a.pdf", bombs.pdf(bombs.stream(b"BT /F 12 Tf 20 180 Td (Map) Tj ET " + lines + WORDS)))
    assert (reading.text.split(), reading.hidden) == (["Map", "Hello", "there"], ())


@pytest.mark.parametrize("depth", [1, 12, 13, 39])
def test_words_in_a_form_in_a_form_are_read(depth: int) -> None:
    """As deep as pdfium follows them."""
    reading = read_pdf("a.pdf", nested(depth))
    assert (reading.text, reading.hidden) == ("Hello there", ())


def test_a_word_without_an_end_is_read() -> None:
    """65,000 letters without a space, on a line of 35,000 points, take no more than a document may."""
    halves = b"BT /F 1 Tf 0 4 Td (%s) Tj (%s) Tj ET" % ((b"x" * 32_500,) * 2)
    wide = bombs.pdf(bombs.stream(halves)).replace(b"[0 0 200 200]", b"[0 0 35000 9]")
    with Apart() as apart:
        assert apart.read("pdf", "a.pdf", wide).text == "x" * 65_000


def drawn(address: int, bounds: Box, *, is_text: bool = False) -> Drawn:
    return Drawn(None, address, bounds, is_text, is_picture=not is_text)


def test_what_is_painted_later_lies_over_a_text() -> None:
    """Over its middle, from a box of any size; neither what is painted before, nor beside it, nor what has no end."""
    low, high = (10.0, 10.0, 20.0, 20.0), (110.0, 110.0, 120.0, 120.0)
    texts = [drawn(number, box, is_text=True) for number, box in ((1, low), (2, high))]
    for over, found in (((0, 0, 900, 900), {1, 2}), ((14, 14, 16, 16), {1}), ((20, 20, 30, 30), set())):
        assert set(below_covers([*texts, drawn(9, over)])) == found
        assert below_covers([drawn(9, over), *texts]) == {}
    assert below_covers([*texts, drawn(9, (0, 0, float("inf"), float("nan")))]) == {}
