"""A common word is a name by the name or the initial beside it."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.rules.names.unsupported import unsupported_name


def tokens(answer: str, span: str) -> list[str]:
    """The names that the span lacks, as the faults have them."""
    (only, *_) = compared(answer, [span], "en")
    return [fault.token for fault in unsupported_name(only)]


@pytest.mark.parametrize(
    ("answer", "span", "token"),
    [
        ("We saw the South Kensington Times there.", "It was in the South Kensington Museum.", "Times"),
        ("We saw J. Times there.", "We saw J. Smith there.", "Times"),
        ("They met in South Carolina.", "They met in Carolina.", "South"),
        ("They met in New York.", "They met in York.", "New"),
        ("We saw Mr. J. Bell there.", "We saw the bell there.", "J"),
        ("Then Anna B. Hill spoke.", "Then Anna C. Hill spoke.", "Anna B. Hill"),
    ],
)
def test_another_name_stands_in_its_place(answer: str, span: str, token: str) -> None:
    """Times of the Museum, South of a Carolina that has none, an initial that nobody has there."""
    assert tokens(answer, span) == [token]


@pytest.mark.parametrize(
    ("answer", "span"),
    [
        ("We take vitamin C. Bell rang.", "We take vitamin C. The bell rang."),
        ("They met in South Carolina.", "They met in South Carolina, not in North Carolina."),
        ("We saw the South Kensington Times there.", "The South Kensington Times was seen there."),
        ("They met in Carolina.", "They met in Carolina."),
    ],
)
def test_the_name_itself_is_there(answer: str, span: str) -> None:
    """The letter of a vitamin is no initial, and one place that has it all is enough."""
    assert tokens(answer, span) == []
