"""Where too many characters say nothing, a page or document is flagged; ligatures stay findable."""

import pytest

from proofspan.analysis import Analyzer
from proofspan.documents import Flag
from proofspan.documents.nouns import Page
from proofspan.documents.readers import read
from proofspan.documents.readers.quality import low_quality, suspicious
from proofspan.spans import Span


@pytest.mark.parametrize("character", ["\ufffd", "\ue000", "\x07", "\x85", "\U000f0000", "\u0378"])
def test_over_one_in_a_hundred(character: str) -> None:
    """1 in 100 is not over 1 %, 2 in 100 are; so for replacement, private use, controls and unassigned ones."""
    assert low_quality(character + "a" * 99) == ()
    assert low_quality(2 * character + "a" * 98) == (Flag("low-text-quality", Span(0, 100)),)


def test_each_page_by_itself() -> None:
    """Two doubtful characters among the ten of the second page flag that page alone."""
    pages = (Page(1, Span(0, 90)), Page(2, Span(90, 100)))
    assert low_quality("a" * 90 + "\ufffd\ufffd" + "a" * 8, pages) == (Flag("low-text-quality", Span(90, 100)),)


def test_bullets_of_symbol_fonts_say_enough() -> None:
    """A private character that begins a line before a space is a bullet; three in a word are three."""
    assert suspicious("\uf0b7 one\n\uf0b7 two") == 0 and suspicious("\uf0b7\uf0b7\uf0b7") == 3


@pytest.mark.parametrize("name", ["a.txt", "a.md", "a.html"])
def test_a_ligature_is_found_by_its_letters(name: str) -> None:
    """The source's character stays in the text of kinds that are written, and its terms are those of the letters."""
    text = read(name, "The o\ufb03ce \ufb01nds".encode()).text
    assert "o\ufb03ce" in text and Analyzer().terms(text, "en") == Analyzer().terms("The office finds", "en")
