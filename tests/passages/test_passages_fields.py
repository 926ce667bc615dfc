"""What is searched of a passage: a heading counts once, however its line is written."""

import pytest

from proofspan.documents import Revision
from proofspan.passages import Fields, Passage, fields
from proofspan.spans import Span


@pytest.mark.parametrize(
    "line",
    ["Window", "## Window", "## Window {#window}", "## **Window** ##", "Window\n------"],
)
def test_the_heading_line_is_left_out_of_the_body(line: str) -> None:
    """Plain, marked, with an explicit id, emphasised, underlined: the body begins after it."""
    text = f"{line}\nThirty days."
    passage = Passage(Revision("returns", "v2"), Span(0, len(text)), "Returns > Window", text)
    assert fields(passage, "Policy") == Fields("Policy", "Returns > Window", "Thirty days.")


def test_a_body_without_its_heading_line_is_whole() -> None:
    """A later part of a section keeps its first line."""
    passage = Passage(Revision("returns", "v2"), Span(0, 20), "Window", "Thirty days.\nOr more")
    assert fields(passage, "Policy").body == "Thirty days.\nOr more"
