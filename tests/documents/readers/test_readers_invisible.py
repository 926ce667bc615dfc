"""Characters that nobody sees: which go, which stay because they shape what is seen, and how they are counted."""

import unicodedata

import pytest

from proofspan.documents.readers import read
from proofspan.documents.readers.invisible import cleaned, said, together


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("a\u200bb", "zero-width"),
        ("a\u2060b", "zero-width"),
        ("a\ufeffb", "zero-width"),
        ("a\u180eb", "zero-width"),
        ("a\u200db", "zero-width"),
        ("a\u200cb", "zero-width"),
        ("a\u00adb", "soft-hyphen"),
        ("a\u202eb", "bidi-control"),
        ("a\u2066b", "bidi-control"),
        ("a\u200eb", "bidi-control"),
        ("a\u200fb", "bidi-control"),
        ("a\U000e0041b", "tag-character"),
        ("ab \ufe0f", "variation-selector"),
        ("a\U000e0100b", "variation-selector"),
        ("a\u3164b", "invisible-character"),
        ("a\u2063b", "invisible-character"),
    ],
)
def test_what_nobody_sees_goes(text: str, kind: str) -> None:
    """One character of the kind is dropped and counted, and the letters around it stay."""
    assert cleaned(text)[1] == ((kind, 1),) and cleaned(text)[0].replace(" ", "") == "ab"


@pytest.mark.parametrize(
    "text",
    [
        "👩\u200d🔧",
        "❤\ufe0f\u200d🔥",
        "1\ufe0f\u20e3",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "می\u200cخواهم",
        "क्\u200dष",
        "葛\U000e0100",
        "attività \u00a0 3\u202f000 \ue000 \x07",
    ],
)
def test_what_shapes_what_is_seen_stays(text: str) -> None:
    """Joined emoji, keycaps, a flag, joiners of Persian and Hindi, a form of a Han character, narrow spaces."""
    assert cleaned(text) == (text, ())


def test_a_flag_without_its_end_is_no_flag() -> None:
    """Tag characters after a black flag that no cancel tag closes could spell anything: all six go."""
    spelt = "🏴" + "".join(chr(0xE0000 + ord(letter)) for letter in "ignore")
    assert cleaned(spelt) == ("🏴", (("tag-character", 6),))


def test_no_format_character_is_forgotten() -> None:
    """Of all characters of the category Cf, only these visible ones pass between two Latin letters."""
    every = (chr(code) for code in range(0x110000) if unicodedata.category(chr(code)) == "Cf")
    left = [f"{ord(c):04x}" for c in every if len(cleaned(f"a{c}b")[0]) == 3]
    # Arabic number signs and Kaithi and Egyptian marks are drawn.
    assert all(code[:3] in ("060", "06d", "070", "089", "08e", "110", "134") for code in left)


def test_offsets_count_what_is_left() -> None:
    """In text and Markdown alike the spans are those of the text without the characters."""
    text = "# Pri\u200bces\n\nTen\u202e euros.\n"
    reading = read("a.md", text.encode())
    assert reading.text == "# Prices\n\nTen euros.\n" == read("a.txt", text.encode()).text
    assert reading.hidden == (("bidi-control", 1), ("zero-width", 1)) and reading.sections[0].heading == "Prices"


def test_titles_are_cleaned() -> None:
    """The title that an HTML file gives itself has no character that nobody sees."""
    assert read("a.html", "<title>Pri\u200bce\u202es</title><p>Text".encode()).title == "Prices"


def test_a_count_in_words() -> None:
    """180 + 32 = 212, the most frequent first."""
    hidden = together((("zero-width", 30), ("white-text", 180)), (("zero-width", 2),))
    assert said(hidden) == "212 characters left out (white text 180, zero width 32)"
