"""Spans and anchors."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.spans import Span, collapsed, locate, trimmed


def test_a_span_runs_forward() -> None:
    """Neither a negative start nor an end before the start is a span."""
    for start, end in ((-1, 3), (4, 3)):
        with pytest.raises(ValueError, match="forward"):
            Span(start, end)


def test_locate_counts_white_space_as_equal() -> None:
    """An anchor with one blank is found across a line end and three blanks."""
    found = locate("within\n   thirty days", "within thirty")
    assert found == Span(0, 16)


def test_locate_finds_the_first_from_a_place_on() -> None:
    """The second "10 s" is found from after the first; a third is not there."""
    text = "Wait 10 s. Wait 10 s."
    assert locate(text, "10 s") == Span(5, 9)
    assert locate(text, "10 s", start=6) == Span(16, 20)
    assert locate(text, "10 s", start=17) is None


def test_an_empty_anchor_is_nowhere() -> None:
    """White space alone locates nothing."""
    assert locate("some text", " \n") is None


@given(st.text(), st.text(min_size=1))
def test_located_text_is_the_anchor(before: str, anchor: str) -> None:
    """What is located, white space collapsed, is the anchor, white space collapsed."""
    text = f"{before} {anchor} end"
    found = locate(text, anchor)
    assert found is None if not anchor.split() else collapsed(found.of(text)) == collapsed(anchor)  # type: ignore[union-attr]


@given(st.text(max_size=40))
def test_trimmed_keeps_all_but_outer_white_space(text: str) -> None:
    """The trimmed span's text is the stripped text, wherever it stands."""
    assert trimmed(text, Span(0, len(text))).of(text) == text.strip()
