"""Windows of words, stepping by the window less the overlap."""

import re

from proofspan.documents import Document, Policy, Revision, Section
from proofspan.passages.windows import windows, words
from proofspan.spans import Span


def document(text: str, *sections: Section) -> Document:
    return Document(Revision("d", "v1"), "Title", text, Policy(), sections=sections)


def test_windows_step_by_their_size_less_the_overlap() -> None:
    """Windows of 3 with overlap 1 begin at words 0, 2 and 4."""
    found = windows(3, 1)(document("a b  c\nd e f"))
    assert [passage.text for passage in found] == ["a b  c", "c\nd e", "e f"]


def test_a_window_inside_the_one_before_is_kept() -> None:
    """With 4 words, size 3 and overlap 1 the window that begins at the third word stays."""
    assert [passage.text for passage in windows(3, 1)(document("a b c d"))] == ["a b c", "c d"]
    assert [passage.text for passage in windows(3, 1)(document("a b c"))] == ["a b c", "c"]


def test_white_space_outside_the_first_and_last_word_is_no_part() -> None:
    """A window's span runs from its first word's start to its last word's end."""
    assert [passage.span for passage in windows(2)(document("  a b \r\n c  "))] == [Span(2, 5), Span(9, 10)]


def test_the_heading_is_that_of_the_first_word() -> None:
    """A window that crosses into a section is still under the heading it began in."""
    text = "intro a\n# One\nb c\n# Two\nd"
    one, two = Section("one", "One", Span(8, 18)), Section("two", "Two", Span(18, 25), 2, ("One",))
    found = windows(4)(document(text, two, one))
    assert [(p.text, p.heading) for p in found] == [("intro a\n# One", ""), ("b c\n# Two", "One"), ("d", "One > Two")]


def test_other_units_than_words_can_be_counted() -> None:
    """A function that finds the units is all that another kind of window needs."""

    def letters(text: str) -> list[Span]:
        return [Span(*found.span()) for found in re.finditer(r"\w", text)]

    assert [p.text for p in windows(3, 1, units=letters)(document("ab cd e"))] == ["ab c", "cd e", "e"]


def test_words_are_runs_of_visible_characters() -> None:
    """No-break and thin spaces part words as `str.split` has it; zero-width ones do not."""
    text = "a\u00a0b\u2009c\u200bd\x1ce"
    assert [span.of(text) for span in words(text)] == text.split() == ["a", "b", "c\u200bd", "e"]
