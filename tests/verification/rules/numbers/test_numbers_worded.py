"""Numbers that a span says otherwise: with the sign in a word, the per cent elsewhere, the value in a word."""

import pytest

from proofspan.verification import Kind
from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Fault
from proofspan.verification.rules.numbers.figures import unsupported_number


def faults(answer: str, *spans: str, language: str = "en") -> list[Fault]:
    return [fault for sentence in compared(answer, spans, language) for fault in unsupported_number(sentence)]


LESS = [
    ("Output fell by 5 %.", "Output changed by -5 %.", "en"),
    ("Output saw a 5 % drop.", "Output changed by -5 %.", "en"),
    ("Output is 5 % lower.", "Output changed by -5 %.", "en"),
    ("Output changed by -5 %.", "Output fell by about 5 %.", "en"),
    ("It made a loss of $5 million.", "Net income: -$5 million.", "en"),
    ("It was 19 °C below zero.", "It was -19 °C.", "en"),
    ("It was -19 °C.", "It was 19 °C below zero.", "en"),
    ("It lies 2.4 m below sea level.", "Elevation −2.4 m.", "en"),
    ("È calata di circa il 5 %.", "La variazione è del -5 %.", "it"),
    ("La variazione è del -5 %.", "La resa è calata del 5 %.", "it"),
    ("Una perdita di 3 milioni di euro.", "Il risultato è di -3 milioni di euro.", "it"),
    ("Erano 19 °C sotto zero.", "Erano -19 °C.", "it"),
    ("Erano -19 °C.", "Erano 19 °C sotto lo zero.", "it"),
]

BOUNDS = [
    ("It must not fall below 5 °C.", "It must not fall below -5 °C.", "en"),
    ("It drops to 5 °C.", "It drops to -5 °C.", "en"),
    ("It is liquid down to 38 °C.", "It is liquid down to -38 °C.", "en"),
    ("Fever up to -38.5 °C, down to 37 °C.", "Fever up to 38.5 °C, down to 37 °C.", "en"),
    ("Swollen lower limb for -6 months.", "Swollen lower limb for 6 months.", "en"),
    ("Scende a 36 °C.", "Scende a −36 °C.", "it"),
    ("È sceso a 19 °C in meno di tre ore.", "È sceso a −19 °C in meno di tre ore.", "it"),
    ("Sotto i 15 °C si ferma.", "Sotto i -15 °C si ferma.", "it"),
    ("Perde il premio di -3,50 €.", "Perde il premio di 3,50 €.", "it"),
]


@pytest.mark.parametrize(("answer", "span", "language"), LESS)
def test_a_word_of_loss_that_governs_a_number_is_its_minus(answer: str, span: str, language: str) -> None:
    """Fell by 5 % is -5 %, and 19 °C below zero are -19 °C, either way."""
    assert faults(answer, span, language=language) == []


@pytest.mark.parametrize(("answer", "span", "language"), BOUNDS)
def test_a_word_for_a_bound_is_no_minus(answer: str, span: str, language: str) -> None:
    """Below, down to and sotto say where a number lies, and a loss elsewhere says nothing of it."""
    assert [fault.kind for fault in faults(answer, span, language=language)] == [Kind.UNSUPPORTED_NUMBER]


def test_a_bare_number_does_not_hide_a_lost_minus() -> None:
    """19 stands in the span by itself as well: of degrees it has -19 only."""
    (fault,) = faults("It was 19 °C [S1, S2].", "It was -19 °C.", "Room 19.")
    assert fault.kind is Kind.UNSUPPORTED_NUMBER


OTHER_FORMS = [
    ("It opens at 12:00.", "It opens at noon.", "en"),
    ("Apre alle 12.", "Apre a mezzogiorno.", "it"),
    ("Il 50% dei soci vota.", "Metà dei soci vota.", "it"),
    ("It is paid at one and a half times the rate.", "It is paid at 150% of the rate.", "en"),
    ("It costs 8 dollars and 50 cents.", "It costs $8.50.", "en"),
    ("Costa 8 euro e 50 centesimi.", "Costa 8,50 €.", "it"),
    ("It runs from 9:00 to 17:30.", "It runs 9:00-17:30.", "en"),
    ("It was minus 12 degrees Celsius.", "It was −12 °C.", "en"),
    ("It is plus or minus 5 mm.", "It is ±5 mm.", "en"),
    ("The ratio is 1:2.", "The ratio is 1∶2.", "en"),
]
CHANGED_FORMS = [
    ("It opens at 11:00.", "It opens at noon.", "en"),
    ("Apre alle 13.", "Apre a mezzogiorno.", "it"),
    ("Il 25% dei soci vota.", "Metà dei soci vota.", "it"),
    ("It costs 8 dollars and 5 cents.", "It costs $8.50.", "en"),
    ("It runs from 9:00 to 17:00.", "It runs 9:00-17:30.", "en"),
    ("It is minus 5 mm.", "It is 5 mm.", "en"),
]


@pytest.mark.parametrize(("answer", "span", "language"), OTHER_FORMS)
def test_the_same_amount_by_another_name_is_supported(answer: str, span: str, language: str) -> None:
    """Noon, half, cents, a range of hours and a written sign are the numbers that they stand for."""
    assert not [fault for sentence in compared(answer, [span], language) for fault in unsupported_number(sentence)]


@pytest.mark.parametrize(("answer", "span", "language"), CHANGED_FORMS)
def test_another_amount_by_another_name_is_not(answer: str, span: str, language: str) -> None:
    """A name of one amount supports no other."""
    assert [fault for sentence in compared(answer, [span], language) for fault in unsupported_number(sentence)]


SHARED = [
    ("The share was 12 % in 2019.", "| Year | Share (%) |\n|---|---|\n| 2019 | 12 |", "en"),
    ("Shares of 10 %, 20 % and 30 %.", "Shares of 10, 20 and 30 %.", "en"),
    ("Shares of 10, 20 and 30 %.", "Shares of 10 %, 20 % and 30 %.", "en"),
    ("The percentage fell from 40 to 30.", "The rate fell from 40 % to 30 %.", "en"),
    ("It rose by 2 points.", "It rose 2 percentage points.", "en"),
    ("It rose by 2 percentage points.", "It rose 2 points.", "en"),
    ("Quote di 10, 20 e 30 per cento.", "Quote di 10 %, 20 % e 30 %.", "it"),
    ("Il top 1 per\ncento.", "Il top 1% possiede molto.", "it"),
]

SHARELESS = [
    ("31 of them left.", "31 % of them left.", "en"),
    ("The rate rose by 12.", "The rate rose by 12 %.", "en"),
    ("The top 50% wins.", "The top 50 wins.", "en"),
    ("It gave 10 of its profits.", "It gave 10% of its profits.", "en"),
    ("L'85 dei suoi edifici.", "L'85% dei suoi edifici.", "it"),
    ("L'1 dei più ricchi.", "L'1% dei più ricchi. Uno studio lo dice.", "it"),
    ("Il canone è il 3 annuo.", "Il canone è il 3 % annuo.", "it"),
    ("Coprirà 22% miglia.", "Coprirà 22 miglia, dalle 6 alle 22.", "it"),
    ("La quota del 20 unità (la percentuale dei poveri).", "La quota del 20% (la percentuale dei poveri).", "it"),
]


@pytest.mark.parametrize(("answer", "span", "language"), SHARED)
def test_a_per_cent_may_stand_once_for_several(answer: str, span: str, language: str) -> None:
    """At the head of a table, behind the last of a list, or as a noun."""
    assert faults(answer, span, language=language) == []


@pytest.mark.parametrize(("answer", "span", "language"), SHARELESS)
def test_a_per_cent_neither_comes_nor_goes(answer: str, span: str, language: str) -> None:
    """31 of them are not 31 % of them, and the top 50 are not 50 %."""
    assert [fault.kind for fault in faults(answer, span, language=language)] == [Kind.WRONG_UNIT]


@pytest.mark.parametrize(
    ("answer", "spans", "language"),
    [
        ("Within four minutes [S1].", ["Four weeks, with four intervals."], "en"),
        ("It slips three months [S1].", ['It slips three weeks. "Beta 3" is late.'], "en"),
        ("The hall is at 6 °F [S1, S2].", ["The hall is at 6 °C.", "To Ireland six."], "en"),
        ("Dura otto settimane [S1].", ["Dura otto minuti, con otto brani."], "it"),
        ("Morì due minuti dopo [S1, S2].", ["Morì due anni dopo.", "Le due fazioni."], "it"),
    ],
)
def test_what_counts_another_thing_lends_no_unit(answer: str, spans: list[str], language: str) -> None:
    """Where the spans have the number with a unit of that kind, and never with this one."""
    assert [fault.kind for fault in faults(answer, *spans, language=language)] == [Kind.WRONG_UNIT]


ALIKE = [
    ("The 2 pumps are new.", "Both the main and the spare pumps are new.", "en"),
    ("The two were sold.", "Both were sold.", "en"),
    ("It runs 2 times a day.", "It runs twice a day.", "en"),
    ("There are 0 defects.", "There are no defects.", "en"),
    ("1 of the sites is closed.", "One of the sites is closed.", "en"),
    ("1 delle pompe è rotta.", "Una delle pompe è rotta.", "it"),
    ("King Henry the 5th won.", "King Henry V won.", "en"),
    ("Nel ventesimo secolo.", "Nel XX secolo.", "it"),
    ("Il 20°\nanniversario.", "Il ventesimo anniversario.", "it"),
    ("It is over ﬁfty-two knots.", "It is over 52 knots.", "en"),
    ("The AX 42 is red.", "The AX-42 is red.", "en"),
    ("Use version 2.1 of it.", "Use v2.1 of it.", "en"),
    ("In the fourth quarter of 2023.", "In Q4 2023.", "en"),
]

OTHERWISE = [
    ("Un vantaggio di un 2 Cantiere.", "Un vantaggio di un 1 Cantiere, il doppio.", "it"),
    ("I prossimi due giochi.", "I prossimi tre giochi. Un paio di palle.", "it"),
    ("A tolerance of 0.", "A tolerance of 10, with no lid.", "en"),
    ("Il 1° posto è libero.", "Il 2° posto è libero, i fratelli lo sanno.", "it"),
    ("Il 50° anniversario.", "Il 20° anniversario dell'impianto.", "it"),
    ("Dura venti ore.", "Dura tre ore, il vento è forte.", "it"),
    ("Articolo 13, numero 3.", "Articolo 13, numero 196; i dati vanno a terzi.", "it"),
]


@pytest.mark.parametrize(("answer", "span", "language"), ALIKE)
def test_a_word_or_a_code_may_say_the_number(answer: str, span: str, language: str) -> None:
    """Both, no, twice, a Roman numeral, a code whose parts stand apart."""
    assert faults(answer, span, language=language) == []


@pytest.mark.parametrize(("answer", "span", "language"), OTHERWISE)
def test_a_word_elsewhere_says_no_number(answer: str, span: str, language: str) -> None:
    """A double of another thing, an article that looks like a Roman numeral, the wind, third parties."""
    assert [fault.kind for fault in faults(answer, span, language=language)] == [Kind.UNSUPPORTED_NUMBER]
