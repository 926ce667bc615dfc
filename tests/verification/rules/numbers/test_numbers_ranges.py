"""Ranges of a sentence are those of the spans."""

import pytest

from proofspan.verification import Kind
from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Fault
from proofspan.verification.rules.numbers.ranges import other_range


def faults(answer: str, *spans: str, language: str = "en") -> list[Fault]:
    return [fault for sentence in compared(answer, spans, language) for fault in other_range(sentence)]


@pytest.mark.parametrize(
    ("answer", "span", "language"),
    [
        ("Delivery takes 3 to 5 days.", "Delivery takes 3-5 working days.", "en"),
        ("Delivery takes up to 5 days.", "Delivery takes 3-5 working days.", "en"),
        ("Delivery takes at least 3 days.", "Delivery takes 3-5 working days.", "en"),
        ("Delivery takes 5 days.", "Delivery takes 3-5 days, abroad 5 days.", "en"),
        ("The season of 1904.", "In the 1904-1905 season.", "en"),
        ("From 3 to 10 days.", "3-5 days at home, 10 days abroad.", "en"),
        ("La consegna richiede al massimo 5 giorni.", "La consegna richiede 3-5 giorni.", "it"),
        ("It won 2-0.", "A 2–0 win.", "en"),
        ("No number here.", "3-5 days", "en"),
        ("The margin is now 14 %.", "The margin rose from 12 % to 14 %.", "en"),
        ("Il margine è ora del 14%.", "Il margine è passato dal 12% al 14%.", "it"),
        ("Trenta secondi\na $5.000.000.", "Il tasso di trenta secondi a $5.000.000.", "it"),
        ("Tra i 9\u00a0e i 14\u00a0milioni.", "Tra i 9 e i 14 milioni di voti.", "it"),
    ],
)
def test_the_same_range_or_its_limit_is_right(answer: str, span: str, language: str) -> None:
    """Both ends, an end named as a limit, an end that also stands alone."""
    assert faults(answer, span, language=language) == []


@pytest.mark.parametrize(
    ("answer", "span", "language", "message"),
    [
        (
            "Delivery takes 5 days.",
            "Delivery takes 3-5 days.",
            "en",
            "looked for '5' by itself in S1: there it is an end of '3-5 day'",
        ),
        (
            "La consegna richiede tre giorni.",
            "La consegna richiede da tre a cinque giorni.",
            "it",
            "looked for 'tre' by itself in S1: there it is an end of 'tre-cinque day'",
        ),
        (
            "From 3 to 9 kg.",
            "3-5 kg or 7-9 kg.",
            "en",
            "looked for '3-9 kg' in S1: there it is '3-5 kg'",
        ),
    ],
)
def test_part_of_a_range_is_another_claim(answer: str, span: str, language: str, message: str) -> None:
    """One end as the value, and two ends of two ranges."""
    (fault,) = faults(answer, span, language=language)
    assert (fault.kind, fault.message) == (Kind.UNSUPPORTED_NUMBER, message)
