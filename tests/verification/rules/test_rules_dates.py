"""Dates of a sentence are wholes of the spans it cites."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Kind
from proofspan.verification.rules.dates import wrong_date


def tokens(answer: str, *spans: str, language: str = "en") -> list[str]:
    """The tokens of the faults that the rule finds, sentence after sentence."""
    faults = [fault for each in compared(answer, spans, language) for fault in wrong_date(each)]
    assert all(fault.kind is Kind.WRONG_DATE for fault in faults)
    return [fault.token for fault in faults]


@pytest.mark.parametrize(
    ("answer", "span", "language"),
    [
        ("The rule holds from 2026-02-01.", "The rule holds from 1 February 2026.", "en"),
        ("The rule holds from February 1st, 2026.", "The rule holds from 1 February 2026.", "en"),
        ("The rule holds since February 2026.", "The rule holds from 1 February 2026.", "en"),
        ("The rule starts on 1 February.", "The rule holds from 2026-02-01.", "en"),
        ("The rule holds from 2/1/2026.", "The rule holds from 1 February 2026.", "en"),
        ("La norma vale dal 01/02/2026.", "La norma vale dal 1° febbraio 2026.", "it"),
        ("La norma vale dal primo febbraio 2026.", "La norma vale dal 01.02.2026.", "it"),
        ("La norma vale da febbraio.", "La norma vale dal 1° febbraio 2026.", "it"),
        ("The fair ends on 15 March 2026.", "The fair runs from 3 to 15 March 2026.", "en"),
        ("The fair opens on 3 March 2026.", "The fair runs from March 3 to 15, 2026.", "en"),
        ("La fiera apre il 3 marzo 2026.", "La fiera dura dal 3 al 15 marzo 2026.", "it"),
        ("La fiera apre il 28 febbraio 2026.", "La fiera dura dal 28 febbraio al 3 marzo 2026.", "it"),
        ("The fair runs from 3 to 15 March 2026.", "The fair opens on 3 March 2026 and ends on 15 March 2026.", "en"),
        ("The bridge opened on 1 March 2019.", "In 2019 the bridge opened on 1 March.", "en"),
        ("Il ponte aprì il 1 marzo 2019.", "Nel 2019 il ponte fu aperto il 1 marzo.", "it"),
        ("The office closes on 6 January 2026.", "# Holidays 2026\n\nThe office closes on 6 January.", "en"),
        ("It may rain in March.", "In March it may rain.", "en"),
        ("May thanked the council.", "Mrs May thanked the council on 3 June.", "en"),
        ("The 2001-02 season was short.", "The season 2001/02 was short.", "en"),
    ],
)
def test_right_dates(answer: str, span: str, language: str) -> None:
    """Another form, fewer parts, a range or a year given once is no fault."""
    assert tokens(answer, span, language=language) == []


@pytest.mark.parametrize(
    ("answer", "span", "language", "token"),
    [
        ("It holds from 2 February 2026.", "It holds from 1 February 2026.", "en", "2 February 2026"),
        ("It holds from 1 March 2026.", "It holds from 1 February 2026.", "en", "1 March 2026"),
        ("It holds from 1 February 2025.", "It holds from 1 February 2026.", "en", "1 February 2025"),
        ("Vale dal 02/01/2026.", "Vale dal 1 febbraio 2026.", "it", "02/01/2026"),
        ("Vale dal 11 febbraio 2026.", "Vale dal 1 febbraio 2026.", "it", "11 febbraio 2026"),
        ("Vale da marzo.", "Vale dal 1 febbraio 2026.", "it", "marzo"),
        ("It ends on 2026-02-30.", "It ends on 2026-02-28, after 30 days.", "en", "2026-02-30"),
        ("It was due on 30 February 2026.", "It was due 30 days after 1 February 2026.", "en", "30 February 2026"),
        ("It ends in June 2026.", "It began in June 2025 and ended in May 2026.", "en", "June 2026"),
        ("It ran from 4 to 15 March 2026.", "It ran from 3 to 15 March 2026.", "en", "4"),
        ("It ended on 1 May 2019.", "The firm of 2019 was sold. It ended on 1 May.", "en", "1 May 2019"),
        (
            "The first text is of 1 February 2025.",
            "The text of 1 February 2026 replaces that of 3 March 2025.",
            "en",
            "1 February 2025",
        ),
        (
            "Il testo è del 3 febbraio 2026.",
            "Il testo del 1 febbraio 2026 sostituisce quello del 3 marzo 2025.",
            "it",
            "3 febbraio 2026",
        ),
        ("The rule of 1 May 2025 holds.", "The rule of 1 May replaces that of 3 June 2025.", "en", "1 May 2025"),
    ],
)
def test_wrong_dates(answer: str, span: str, language: str, token: str) -> None:
    """A changed part, and parts of two dates put together."""
    assert tokens(answer, span, language=language) == [token]


def test_each_digit_of_a_date_counts() -> None:
    """No day but the 12th, no year but 1987, stands in the span."""
    span = "Opened on 12 April 1987, and extended on 3 May 2004."
    days = {f"Opened on {day} April 1987." for day in range(1, 31) if day != 12}
    years = {f"Opened on 12 April {year}." for year in range(1900, 2030) if year != 1987}
    assert all(tokens(answer, span) for answer in days | years)


def test_any_cited_span_may_hold_the_date() -> None:
    """One date from each span; but not a day from one and its year from the other."""
    spans = ("It began on 1 May 2019.", "It ended on 3 June 2021.")
    assert tokens("It ran from 1 May 2019 to 3 June 2021.", *spans) == []
    assert tokens("It ended on 3 June 2019.", *spans) == ["3 June 2019"]


def test_the_message_names_the_nearest_date() -> None:
    """The date that shares most parts, as it is written."""
    (sentence,) = compared("Due on 4 May 2026.", ["Sent on 4 June 2024, due on 5 May 2026."])
    (fault,) = wrong_date(sentence)
    assert fault.message == "looked for the date '4 May 2026' in S1: the nearest there is '5 May 2026'"


def test_a_span_without_dates() -> None:
    """The message says so."""
    (sentence,) = compared("Due on 4 May 2026.", ["Due in spring."])
    assert [fault.message for fault in wrong_date(sentence)] == [
        "looked for the date '4 May 2026' in S1: no date stands there"
    ]


@given(st.text(alphabet="0123456789/-., andMayfebbraio[S1]\n", max_size=60), st.text(max_size=60))
def test_no_text_makes_it_raise(answer: str, span: str) -> None:
    """Whatever the answer and the span, each fault names a token of the answer."""
    assert all(token in answer for token in tokens(answer, span))
