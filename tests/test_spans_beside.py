"""How two spans stand to each other."""

import pytest

from proofspan.spans import Span, collapsed, trimmed


def test_a_span_is_as_long_as_its_characters() -> None:
    """Three characters from 4 to 7, none from 4 to 4; both are spans, and so is the empty one at 0."""
    assert [len(Span(4, 7)), len(Span(4, 4)), len(Span(0, 0))] == [3, 0, 0]


@pytest.mark.parametrize(
    ("other", "held"),
    [
        ((2, 6), True),
        ((2, 3), True),
        ((5, 6), True),
        ((1, 6), False),
        ((2, 7), False),
        ((0, 9), False),
        ((7, 9), False),
    ],
)
def test_a_span_holds_what_lies_in_it(other: tuple[int, int], held: bool) -> None:
    """Itself and what shares an edge with it; nothing that sticks out on either side or lies beside it."""
    assert Span(2, 6).holds(Span(*other)) is held


@pytest.mark.parametrize(
    ("other", "shared"),
    [((0, 3), True), ((5, 9), True), ((3, 4), True), ((0, 2), False), ((6, 9), False), ((7, 9), False)],
)
def test_spans_overlap_by_a_character(other: tuple[int, int], shared: bool) -> None:
    """Spans that only touch share none, whichever comes first."""
    assert Span(2, 6).overlaps(Span(*other)) is shared
    assert Span(*other).overlaps(Span(2, 6)) is shared


def test_a_shifted_span_is_as_long_as_before() -> None:
    """The characters of a part, counted in the whole: five further, or two back."""
    assert [Span(2, 6).shifted(5), Span(2, 6).shifted(-2)] == [Span(7, 11), Span(0, 4)]


def test_white_space_alone_is_trimmed_to_nothing_at_the_end() -> None:
    """What is left of blanks is an empty span behind them."""
    assert trimmed("a   b", Span(1, 4)) == Span(4, 4)


def test_collapsed_has_one_blank_for_each_run() -> None:
    """Line ends, tabs and hard blanks are white space; none is left at the ends."""
    assert collapsed("\n a\t\r\n b\u00a0 c ") == "a b c"
