"""A period of the answer where the span has another."""

import pytest
from counting import MOST, lines_of

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.rules.wording.periods import other_period


def faults(answer: str, *spans: str, language: str = "en") -> list[Fault]:
    return [fault for sentence in compared(answer, spans, language) for fault in other_period(sentence)]


OF_NUMBERS = [
    ("The monthly fee is €1,250.", "The fee is €1,250 a year.", "€1,250 a year", "en"),
    ("The monthly fee is €1,250.", "The annual fee is €1,250.", "annual", "en"),
    ("Hotels are refunded up to £140 a night.", "Hotels are refunded up to £140 a week.", "£140 a week", "en"),
    ("Interest accrues at 8 % per annum.", "Interest accrues at 8 % quarterly.", "8 % quarterly", "en"),
    ("Il canone mensile è di € 50.", "Il canone è di € 50 annui.", "€ 50 annui", "it"),
    ("Il canone mensile è di € 50.", "Ogni anno il canone è di € 50.", "Ogni anno", "it"),
    ("La tariffa oraria è di 45 euro.", "La tariffa giornaliera è di 45 euro.", "giornaliera", "it"),
]
HOW_OFTEN = [
    ("The alarm is tested every month.", "The alarm is tested every year.", "every year", "en"),
    ("The alarm is tested monthly.", "The alarm is tested once a year.", "once a year", "en"),
    ("Backups run every night.", "Backups run every hour.", "every hour", "en"),
    ("The tank is checked every working day.", "The tank is checked daily.", "daily", "en"),
    ("The report is due next week.", "The report is due next month.", "next month", "en"),
    ("L'allarme si prova ogni mese.", "L'allarme si prova una volta all'anno.", "una volta all'anno", "it"),
    ("Il contratto è mensile.", "Il contratto è annuo.", "annuo", "it"),
    ("They get leave each year and submit a form every month.", "They submit a form every year.", "every year", "en"),
    ("Il contratto annuale prevede un canone mensile.", "Il contratto mensile prevede un canone.", "mensile", "it"),
    ("La pompa è controllata ogni sei mesi.", "La pompa è controllata ogni anno.", "ogni anno", "it"),
]
ALIKE = [
    ("The monthly fee is €1,250.", "The fee is €1,250 each month.", "en"),
    ("The monthly fee is €1,250.", "The fee is €1,250/month.", "en"),
    ("Reports are filed quarterly.", "Reports are filed every three months.", "en"),
    ("The pump is inspected every six months.", "The pump is inspected twice a year.", "en"),
    ("Il canone mensile è di € 50.", "Il canone è di € 50 al mese.", "it"),
    ("La penale è di € 300 per ogni ora.", "La penale è di € 300 all'ora.", "it"),
    ("La pulizia va fatta una volta all'anno.", "La pulizia va fatta annualmente.", "it"),
    ("The licence lasts a year and costs 50 euros per month.", "The licence lasts one year.", "en"),
    ("They get leave each year and submit a form every month.", "Each month they submit a form.", "en"),
    ("Il contratto annuale prevede un canone mensile.", "Il canone del contratto annuale è mensile.", "it"),
    ("Employees get 26 days a year and report every month.", "Each month they report and get 26 days.", "en"),
]


@pytest.mark.parametrize(("span", "answer", "token", "language"), OF_NUMBERS)
def test_the_period_of_a_number_is_part_of_it(span: str, answer: str, token: str, language: str) -> None:
    """The same amount in another period is a wrong unit."""
    (fault,) = faults(answer, span, language=language)
    assert (fault.kind, fault.token) == (Kind.WRONG_UNIT, token)


@pytest.mark.parametrize(("span", "answer", "token", "language"), HOW_OFTEN)
def test_how_often_is_as_the_span_says(span: str, answer: str, token: str, language: str) -> None:
    """Another period where the rest is said is an opposite."""
    (fault,) = faults(answer, span, language=language)
    assert (fault.kind, fault.token) == (Kind.ANTONYM, token)


@pytest.mark.parametrize(("span", "answer", "language"), ALIKE)
def test_one_period_may_be_said_in_many_words(span: str, answer: str, language: str) -> None:
    """A period that the span has, or says nothing of, is no fault."""
    assert faults(answer, span, language=language) == []


def test_a_period_said_by_another_span_is_held() -> None:
    """One cited span that says it is enough."""
    month, year = "The alarm is tested every month.", "The alarm is tested every year."
    assert faults(year, month, year) == []


def test_a_fault_says_both_periods() -> None:
    """The message has the amount with its period, and what the span has instead."""
    (fault,) = faults("The fee is €1,250 a year.", "The monthly fee is €1,250.")
    assert fault.message == "looked for '€1,250 a year' in S1: there it is 'monthly'"


@pytest.mark.parametrize("sentence", ["Pump {0} is tested every {1}.", "Pump {0} costs €50 a {1}."])
def test_twice_the_periods_of_a_span_cost_about_twice(sentence: str) -> None:
    """Each period of an answer does not look at all those of the span."""

    def work(count: int) -> int:
        names = ["q" + "".join(chr(97 + int(sign)) for sign in str(at)) for at in range(100, 100 + count)]
        span, answer = (" ".join(sentence.format(name, unit) for name in names) for unit in ("week", "year"))
        sentences = compared(answer, [span])
        return lines_of(lambda: [[*other_period(each)] for each in sentences])

    assert work(40) < MOST * work(20)


def test_two_periods_of_one_thing_may_change_places() -> None:
    """Yearly or every 500 hours is every 500 hours or once a year; said of two things, each keeps its own."""
    span = "The oil is changed every 500 hours of work or once a year."
    assert faults("The change of the oil is yearly, or every 500 hours of work.", span) == []
    crossed = "The filter is cleaned every year and the belt is replaced every week."
    assert faults(crossed, "The filter is cleaned every week and the belt is replaced every year.") != []
