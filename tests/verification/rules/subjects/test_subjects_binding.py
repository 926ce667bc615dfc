"""Values of a sentence are said of the subject that the cited spans say them of."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.rules.subjects.binding import other_subject

SWAPPED = [
    ("it", "AX-42 pesa 18 kg e AX-24 pesa 11 kg.", "AX-42 pesa 11 kg."),
    ("it", "AX-42 pesa 18 kg e AX-24 pesa 11 kg.", "AX-24 pesa 18 kg."),
    ("it", "AX-42 pesa 18 kg e AX-24 pesa 11 kg.", "AX-42 pesa 11 kg e AX-24 pesa 18 kg."),
    ("it", "AX-42 pesa 18 kg, AX-24 11 kg.", "Il peso di AX-42 è di 11 kg."),
    ("it", "AX-42: 18 kg; AX-24: 11 kg.", "AX-42 pesa 11 kg."),
    ("it", "AX-42 e AX-24 pesano rispettivamente 18 e 11 kg.", "AX-42 pesa 11 kg."),
    ("en", "The AX-42 and the AX-24 weigh 18 and 11 kg respectively.", "The AX-24 weighs 18 kg."),
    ("en", "The AX-42 and the AX-24 weigh 18 kg and 11 kg, respectively.", "The AX-24 weighs 18 kg."),
    ("en", "The AX-42 weighs 18 kg. The AX-24 weighs 11 kg.", "The AX-24 weighs 18 kg."),
    ("en", "The AX-42 weighs 18 kg, while the AX-24 weighs only 11 kg.", "The AX-42 weighs 11 kg."),
    ("en", "18 kg for the AX-42 and 11 kg for the AX-24.", "The AX-42 weighs 11 kg."),
    ("en", "| Model | Weight |\n|---|---|\n| AX-42 | 18 kg |\n| AX-24 | 11 kg |", "The AX-42 weighs 11 kg."),
    ("en", "| Model | Weight |\n|---|---|\n| AX-42 | 18 kg |\n| AX-24 | 11 kg |", "The AX-24 weighs 18 kg."),
    (
        "en",
        "| | AX-42 | AX-24 |\n|---|---|---|\n| Weight | 18 kg | 11 kg |\n| Length | 90 cm | 70 cm |",
        "The AX-24 weighs 18 kg.",
    ),
    ("en", "- AX-42: 18 kg\n- AX-24: 11 kg", "AX-42: 11 kg"),
    ("en", "AX-42: 18 kg\nAX-24: 11 kg", "AX-42: 11 kg"),
    ("en", "The deposit is 500 euro and the fee 200 euro.", "The fee is 500 euro."),
    ("en", "The deposit is 500 euro and the fee is 200 euro.", "The deposit is 200 euro."),
    ("it", "Il deposito è di 500 euro e la quota è di 200 euro.", "La quota è di 500 euro."),
    ("it", "Il deposito è di 500 euro, la quota di 200 euro.", "La quota è di 500 euro."),
    ("en", "The red pump runs at 3 bar. The blue pump runs at 5 bar.", "The red pump runs at 5 bar."),
    ("it", "La pompa rossa lavora a 3 bar. La pompa blu lavora a 5 bar.", "La pompa rossa lavora a 5 bar."),
    ("en", "Rossi earned 30 points and Bianchi 20 points.", "Bianchi earned 30 points."),
    ("it", "Rossi ha segnato 30 punti e Bianchi 20 punti.", "Bianchi ha segnato 30 punti."),
    ("en", "The tower in Turin is 167 m high; the one in Milan is 108 m high.", "The tower in Milan is 167 m high."),
    ("en", "Berlin has 3.7 million residents and Munich 1.5 million residents.", "Munich has 3.7 million residents."),
    ("en", "Adults pay 12 euros and children pay 6 euros.", "Children pay 12 euros."),
    ("it", "Gli adulti pagano 12 euro e i bambini 6 euro.", "I bambini pagano 12 euro."),
    ("it", "In estate il limite è di 26 gradi, in inverno di 20 gradi.", "In inverno il limite è di 26 gradi."),
    ("en", "The Basic plan costs $10 and the Pro plan costs $30.", "The Basic plan costs $30."),
    (
        "en",
        "The Basic plan costs $10 per month. The Pro plan costs $30 per month.",
        "The Pro plan costs $10 per month.",
    ),
    (
        "en",
        "The warranty is 24 months for the motor and 12 months for the battery.",
        "The battery warranty is 24 months.",
    ),
    (
        "it",
        "La garanzia è di 24 mesi per il motore e di 12 mesi per la batteria.",
        "La garanzia della batteria è di 24 mesi.",
    ),
    ("en", "Version 3.1 was released in 2019 and version 3.2 in 2021.", "Version 3.1 was released in 2021."),
    (
        "en",
        "The plant in Lyon employs 120 people, the plant in Nantes 80 people.",
        "The plant in Nantes employs 120 people.",
    ),
    (
        "en",
        "The minimum temperature is 5 °C and the maximum temperature is 40 °C.",
        "The minimum temperature is 40 °C.",
    ),
    ("it", "La temperatura minima è di 5 °C, quella massima di 40 °C.", "La temperatura massima è di 5 °C."),
    ("en", "Model X200 costs 90 euros; model X300 costs 120 euros.", "Model X300 costs 90 euros."),
    ("it", "La rata di marzo è di 300 euro; la rata di aprile è di 350 euro.", "La rata di aprile è di 300 euro."),
    ("en", "Marco Rossi was born in 1960 and Luca Rossi in 1972.", "Luca Rossi was born in 1960."),
    ("en", "Error E47 means low pressure at 2 bar, E48 means high pressure at 9 bar.", "E47 means pressure at 9 bar."),
    (
        "en",
        "The AX-42 weighs 18 kg and costs 900 euros. The AX-24 weighs 11 kg and costs 700 euros.",
        "The AX-42 costs 700 euros.",
    ),
    (
        "en",
        "The AX-42 weighs 18 kg and costs 900 euros. The AX-24 weighs 11 kg and costs 700 euros.",
        "The AX-42 weighs 18 kg and costs 700 euros.",
    ),
    ("en", "The deposit and the fee are 500 and 200 euros respectively.", "The fee is 500 euros."),
    (
        "en",
        "Premium members have 60 days to return goods; standard members have 30 days.",
        "Standard members have 60 days to return goods.",
    ),
    (
        "en",
        "Policy A applies from 1 February 2026 and policy B from 1 March 2026.",
        "Policy B applies from 1 February 2026.",
    ),
    (
        "it",
        "La tariffa base scade il 31/03/2026, la tariffa ridotta il 30/06/2026.",
        "La tariffa ridotta scade il 31 marzo 2026.",
    ),
    (
        "it",
        "Il contratto di Rossi scade il 3 maggio 2025. Il contratto di Bianchi scade il 9 giugno 2026.",
        "Il contratto di Bianchi scade il 3 maggio 2025.",
    ),
    (
        "en",
        "The spare filter for the pump is KF-12 and the spare filter for the fan is KF-19.",
        "The spare filter for the fan is KF-12.",
    ),
    ("en", "Use code E47 for low pressure and code E48 for high pressure.", "Use code E47 for high pressure."),
    ("it", "Il codice per il motore è MT-10; il codice per la batteria è BT-20.", "Il codice per la batteria è MT-10."),
    ("en", "The north site opened in 2011 and the south site in 2015.", "The south site opened in 2011."),
    ("en", "Office hours start at 9:00 in Rome and at 10:00 in London.", "In London office hours start at 9:00."),
    ("en", "The X200 draws 90 W. It weighs 4 kg. The X300 draws 120 W. It weighs 6 kg.", "The X200 weighs 6 kg."),
    ("it", "Il tasso fisso è del 3,5 % e il tasso variabile del 2,1 %.", "Il tasso variabile è del 3,5 %."),
    (
        "en",
        "Small boxes hold twelve bottles; large boxes hold twenty-four bottles.",
        "Large boxes hold twelve bottles.",
    ),
    ("en", "The AX-42 weighs 18 kg and the AX-24 weighs 11 kg.", "Unlike the AX-24, the AX-42 weighs 11 kg."),
    ("it", "AX-42 pesa 18 kg e AX-24 pesa 11 kg.", "AX-42, a differenza di AX-24, pesa 11 kg."),
    ("it", "AX-42 pesa 18 kg. AX-24 pesa 11 kg.", "AX-42 è più pesante di AX-24: 11 kg."),
]

KEPT = [
    ("en", "The AX-42 weighs 18 kg and the AX-24 weighs 11 kg.", "Unlike the AX-24, the AX-42 weighs 18 kg."),
    ("it", "AX-42 pesa 18 kg e AX-24 pesa 11 kg.", "AX-24 è più leggero di AX-42: pesa 11 kg."),
    ("en", "The AX-42 meets EN-388. It weighs 18 kg. The AX-42 passed EN-420 at 30 kg.", "The AX-42 weighs 18 kg."),
    ("en", "The AX-42 weighs 18 kg, of which the motor MT-7 makes up 6 kg.", "The motor of the AX-42 weighs 6 kg."),
    ("en", "AX-42 replaces AX-24. It weighs 18 kg; its predecessor weighed 11 kg.", "AX-24 weighed 11 kg."),
    ("en", "Sales grew by 10 percent and profits fell by 5 percent.", "Turnover grew by 10 percent as profits fell."),
    ("en", "The fee is 200 euro in March and 250 euro in April.", "In April you pay 250 euro, not the fee of March."),
    ("en", "The tank holds 50 litres, the pump moves 20 litres.", "A pump with a tank of 50 litres."),
    (
        "it",
        "Il rimborso avviene entro 14 giorni dal reso e il reso entro 30 giorni dall'acquisto.",
        "Il reso va fatto entro 30 giorni dall'acquisto; il rimborso arriva entro 14 giorni.",
    ),
    ("it", "La garanzia legale dura 24 mesi, quella commerciale 12 mesi.", "Per 24 mesi vale la garanzia legale."),
    ("en", "Room A seats 40 people, room B seats 25 people.", "Room B is for 25 people."),
    ("en", "Members pay 5 euros. Non-members pay 9 euros.", "Non-members pay 9 euros, members only 5 euros."),
    (
        "en",
        "Policy A applies from 1 February 2026 and policy B from 1 March 2026.",
        "From 1 March 2026 policy B applies.",
    ),
    ("en", "Use code E47 for low pressure and code E48 for high pressure.", "For high pressure, the code is E48."),
    (
        "en",
        "The X200 draws 90 W. It weighs 4 kg. The X300 draws 120 W. It weighs 6 kg.",
        "The X300 weighs 6 kg and the X200 4 kg.",
    ),
    (
        "en",
        "The X200 draws 90 W. It weighs 4 kg. The X300 draws 120 W. It weighs 6 kg.",
        "Drawing 120 W and weighing 6 kg, the X300 is larger than the X200.",
    ),
    (
        "it",
        "Il tasso fisso è del 3,5 % e il tasso variabile del 2,1 %.",
        "Con il 2,1 % il tasso variabile è inferiore a quello fisso.",
    ),
    ("it", "AX-42 pesa 18 kg e AX-24 pesa 11 kg.", "AX-42 pesa 18 kg."),
    ("it", "AX-42 pesa 18 kg e AX-24 pesa 11 kg.", "AX-24 pesa 11 kg e AX-42 pesa 18 kg."),
    ("it", "AX-42 pesa 18 kg e AX-24 pesa 11 kg.", "AX-42 e AX-24 pesano rispettivamente 18 e 11 kg."),
    ("it", "AX-42 e AX-24 pesano rispettivamente 18 e 11 kg.", "AX-24 pesa 11 kg."),
    ("it", "AX-42 e AX-24 pesano rispettivamente 18 e 11 kg.", "AX-24 pesa 11 kg, AX-42 18 kg."),
    ("it", "AX-42 pesa 18 kg e AX-24 pesa 11 kg.", "Con i suoi 18 kg, AX-42 è più pesante di AX-24."),
    ("it", "AX-42 pesa 18 kg e AX-24 pesa 11 kg.", "Il modello più leggero pesa 11 kg."),
    (
        "en",
        "| Model | Weight |\n|---|---|\n| AX-42 | 18 kg |\n| AX-24 | 11 kg |",
        "The AX-42 weighs 18 kg and the AX-24 weighs 11 kg.",
    ),
    (
        "en",
        "| | AX-42 | AX-24 |\n|---|---|---|\n| Weight | 18 kg | 11 kg |\n| Length | 90 cm | 70 cm |",
        "The AX-24 weighs 11 kg.",
    ),
    (
        "en",
        "| | AX-42 | AX-24 |\n|---|---|---|\n| Weight | 18 kg | 11 kg |\n| Length | 90 cm | 70 cm |",
        "The AX-42 weighs 18 kg and is 90 cm long.",
    ),
    ("en", "The AX-42 weighs 18 kg. The AX-24 weighs 11 kg.", "Of the two, the AX-24 is lighter at 11 kg."),
    ("en", "The AX-42 weighs 18 kg. The AX-24 weighs 11 kg.", "The weights are 18 kg and 11 kg for AX-42 and AX-24."),
    ("en", "The deposit is 500 euro and the fee 200 euro.", "The fee is 200 euro, and 500 euro the deposit."),
    ("en", "The deposit is 500 euro and the fee 200 euro.", "You pay 500 euro as a deposit and 200 euro as a fee."),
    ("en", "The deposit is 500 euro and the fee 200 euro.", "You pay 200 euro on top of the deposit as a fee."),
    (
        "en",
        "The red pump runs at 3 bar. The blue pump runs at 5 bar.",
        "5 bar is the pressure of the blue pump, more than the red one.",
    ),
    (
        "en",
        "Adults pay 12 euros and children pay 6 euros.",
        "Children pay 6 euros, half of the 12 euros that adults pay.",
    ),
    (
        "en",
        "The warranty is 24 months for the motor and 12 months for the battery.",
        "The motor has a warranty of 24 months.",
    ),
    (
        "en",
        "The warranty is 24 months for the motor and 12 months for the battery.",
        "For the motor the warranty lasts 24 months, for the battery 12 months.",
    ),
    ("en", "Delivery takes 3-5 working days.", "Delivery takes 3 to 5 working days."),
    ("en", "At 18 kg, the AX-42 is heavier than the AX-24, at 11 kg.", "The AX-42 weighs 18 kg."),
    ("en", "He was born in 1950 in Rome and moved to Milan in 1970.", "In 1970 he moved to Milan."),
    ("en", "Both AX-42 and AX-24 run at 3 bar; AX-42 peaks at 5 bar.", "AX-42 runs at 3 bar."),
    ("en", "The AX-24 is the smaller one. It weighs 11 kg. The AX-42 weighs 18 kg.", "The AX-24 weighs 11 kg."),
    ("en", "The price rose from 10 euros to 12 euros.", "The price rose to 12 euros from 10 euros."),
    ("en", "The limit was 10 bar before 2020 and 12 bar after 2020.", "Before 2020 the limit was 10 bar."),
    ("en", "The Basic plan costs $10 and the Pro plan costs $30.", "At $30, Pro costs $20 more than Basic."),
]


def faults(answer: str, *spans: str, language: str = "en") -> list[Fault]:
    """The faults that the rule finds, sentence after sentence."""
    return [fault for each in compared(answer, spans, language) for fault in other_subject(each)]


@pytest.mark.parametrize(("language", "span", "answer"), SWAPPED)
def test_a_value_of_another_subject_is_a_fault(language: str, span: str, answer: str) -> None:
    """A value that the span says of one thing and the sentence of another is faulted."""
    found = faults(answer, span, language=language)
    assert {fault.kind for fault in found} == {Kind.OTHER_SUBJECT}
    assert all(fault.token in answer for fault in found)


@pytest.mark.parametrize(("language", "span", "answer"), KEPT)
def test_a_value_of_its_own_subject_is_none(language: str, span: str, answer: str) -> None:
    """Other orders, joints and words around a value and its subject are no fault; nor is a subject left out."""
    assert faults(answer, span, language=language) == []


@pytest.mark.parametrize(("language", "span", "answer"), [*SWAPPED, *KEPT])
def test_a_span_supports_itself(language: str, span: str, answer: str) -> None:
    """The sentences of a span beside the whole span have no fault."""
    assert faults(span, span, language=language) == []


def test_the_message_names_both_subjects_and_both_values() -> None:
    """The message says beside what the value stands, and what the subject of the sentence has."""
    found = faults("AX-42 pesa 11 kg [S1].", "AX-42 pesa 18 kg e AX-24 pesa 11 kg.", language="it")
    assert [(fault.token, fault.message) for fault in found] == [
        ("11", "'11 kg' stands in S1 beside 'AX-24', not 'AX-42', which has '18 kg' there")
    ]


def test_one_right_place_is_enough() -> None:
    """A value that one of the cited spans says of the subject is right, whatever another span says."""
    spans = ("The red pump runs at 3 bar and the blue pump runs at 5 bar.", "The red pump may run at 5 bar.")
    assert faults("The red pump runs at 5 bar [S1, S2].", *spans) == []
    assert [fault.token for fault in faults("The red pump runs at 5 bar [S1].", *spans)] == ["5"]


def test_a_copy_with_two_values_swapped_is_a_fault() -> None:
    """In a long sentence the words right beside a value tell whose it is."""
    span = (
        "Of the visitors in the old town 42 % arrived by train last summer, whereas along the coast 58 % came by car."
    )
    swapped = span.replace("42", "00").replace("58", "42").replace("00", "58")
    assert [fault.token for fault in faults(swapped, span)] == ["58", "42"]


@given(answer=st.text(max_size=200), span=st.text(max_size=200), language=st.sampled_from(["en", "it", "de"]))
def test_no_text_makes_it_raise(answer: str, span: str, language: str) -> None:
    """Whatever is written, a fault has its token and message or the rule is silent."""
    assert all(fault.token and fault.message for fault in faults(answer, span, language=language))


@given(
    words=st.lists(
        st.sampled_from("AX-42 AX-24 18 11 kg 3-5 | \n and e , . respectively red pump 1.5 % 2019 weighs".split(" "))
    )
)
def test_values_in_any_order_do_not_make_it_raise(words: list[str]) -> None:
    """Numbers, codes, bars and joints in any order, beside themselves, raise nothing."""
    text = " ".join(words)
    assert all(fault.kind is Kind.OTHER_SUBJECT for fault in faults(text, " ".join(reversed(words))))


def test_the_work_grows_as_the_text_does() -> None:
    """A table of five thousand rows is read in a moment, however many sentences are compared with it."""
    span = "\n".join(f"| AX-{at} | {at % 50 + 2} kg |" for at in range(5_000))
    answer = " ".join(f"The AX-{at} weighs {(at + 7) % 50 + 2} kg." for at in range(200))
    started = time.process_time()
    assert isinstance(faults(answer, span), list)
    assert time.process_time() - started < 10
