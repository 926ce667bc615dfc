"""Days of the week of a sentence stand in the spans it cites."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Kind
from proofspan.verification.rules.weekdays import wrong_weekday


def tokens(answer: str, *spans: str, language: str = "en") -> list[str]:
    """The tokens of the faults that the rule finds, sentence after sentence."""
    faults = [fault for each in compared(answer, spans, language) for fault in wrong_weekday(each)]
    assert all(fault.kind is Kind.WRONG_DATE for fault in faults)
    return [fault.token for fault in faults]


@pytest.mark.parametrize(
    ("answer", "span", "language"),
    [
        ("The office opens on Monday.", "Open on Mondays.", "en"),
        ("The office opens on Monday.", "Open Mon. at 9.", "en"),
        ("The office opens on Wednesday.", "Open from Monday to Friday.", "en"),
        ("The office opens on Wednesday.", "Open Mon-Fri.", "en"),
        ("L'ufficio apre il mercoledì.", "Aperto dal lunedì al venerdì.", "it"),
        ("L'ufficio apre di Sabato.", "Aperto il sabato.", "it"),
        ("The office opens on Monday.", "Aperto il lunedì.", "it"),
        ("It was sent on Sunday, 1 February 2026.", "It was sent on 2026-02-01.", "en"),
        ("The shop is shut on Sunday.", "The shop is shut at weekends.", "en"),
        ("Every holiday counts, today too.", "Holidays count.", "en"),
    ],
)
def test_right_days(answer: str, span: str, language: str) -> None:
    """Plurals, short forms, the other language, a range, the calendar, weekends."""
    assert tokens(answer, span, language=language) == []


@pytest.mark.parametrize(
    ("answer", "span", "language", "token"),
    [
        ("The office opens on Tuesday.", "Open on Mondays.", "en", "Tuesday"),
        ("The office opens on Saturday.", "Open from Monday to Friday.", "en", "Saturday"),
        ("L'ufficio apre il giovedì.", "Aperto il martedì.", "it", "giovedì"),
        ("It was sent on Monday, 1 February 2026.", "It was sent on Sunday, 1 February 2026.", "en", "Monday"),
        ("It opens on Friday.", "It opens in spring.", "en", "Friday"),
    ],
)
def test_wrong_days(answer: str, span: str, language: str, token: str) -> None:
    """Another day, a day outside the range, a day that the date does not have."""
    assert tokens(answer, span, language=language) == [token]


@pytest.mark.parametrize(
    "day",
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday Fridays lunedì lunedi Martedì mercoledi Giovedì venerdi "
    "sabato Sabati domenica domeniche".split(),
)
def test_every_day_in_full_is_looked_for(day: str) -> None:
    """In either language, with the accent or without it, one or several."""
    assert tokens(f"It opens on {day} at ten.", "It opens at ten.") == [day]


def test_the_message_names_the_day() -> None:
    """The one that the span has."""
    (sentence,) = compared("It opens on Friday.", ["It opens on Monday."])
    assert [fault.message for fault in wrong_weekday(sentence)] == [
        "looked for the day 'Friday' in S1: it names 'Monday'"
    ]
