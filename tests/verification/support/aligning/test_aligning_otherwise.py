"""What a span says otherwise is found: conditions, days of the week, numbers to call."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.support import score


def lost(answer: str, span: str, language: str) -> tuple[str, ...]:
    """The words of the answer that the span lacks."""
    (only,) = compared(answer, [span], language)
    return score(only).lost


@pytest.mark.parametrize(
    ("answer", "span", "language"),
    [
        ("Call the desk on +39 051 12 34 56.", "Call the desk on +39 051 123456 now.", "en"),
        ("Call the desk on 0800 123 456.", "Call the desk on 0800123456 now.", "en"),
        ("Chiama il centralino allo 051/123456.", "Chiama subito il centralino allo 051 12 34 56.", "it"),
        ("Refunds are paid, except where the ticket was used.", "Refunds are paid unless the ticket was used.", "en"),
        ("Il contratto si rinnova, eccetto disdetta.", "Il contratto si rinnova tranne disdetta.", "it"),
        ("Il negozio apre lun-ven.", "Il negozio apre dal lunedì al venerdì.", "it"),
        ("The shop opens Mon-Fri.", "The shop opens from Monday to Friday.", "en"),
        (
            "Apre nei giorni feriali dalle 8, dal lunedì al venerdì.",
            "Apre dal lunedì al venerdì dalle 8.",
            "it",
        ),
    ],
)
def test_it_is_found(answer: str, span: str, language: str) -> None:
    """In other groups of digits, by another word of the same kind, in full or short."""
    assert lost(answer, span, language) == ()


@pytest.mark.parametrize(
    ("answer", "span", "language", "missed"),
    [
        ("Call the desk on +39 051 12 34 57.", "Call the desk on +39 051 123456 now.", "en", "+39 051 12 34 57"),
        ("Refunds are paid except on Mondays.", "Refunds are paid if asked for on Mondays.", "en", "except"),
        ("The shop opens Mon-Sat.", "The shop opens from Monday to Friday.", "en", "Sat"),
        ("Apre nei giorni feriali.", "Apre dal lunedì al venerdì.", "it", "feriali"),
    ],
)
def test_another_thing_is_not(answer: str, span: str, language: str, missed: str) -> None:
    """One digit, an exception for a condition, a day more; working days that may have a Saturday."""
    assert missed in lost(answer, span, language)
