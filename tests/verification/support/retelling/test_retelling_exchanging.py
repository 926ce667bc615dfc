"""Who does what to whom, what holds a sentence back, and what is said in other units: told apart by the score."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification import Finding, labelled, verify
from proofspan.verification.comparing import compared
from proofspan.verification.support import score

CARRIED = [
    ("en", "The alarm rings when smoke is detected.", "The alarm rings when smoke is detected"),
    ("en", "The price includes breakfast and dinner.", "Dinner is included in the price"),
    ("en", "Anna and Luca signed the contract.", "Luca and Anna signed the contract"),
    ("en", "The firm makes tyres and sells cars.", "The firm sells cars"),
    ("en", "The tenant pays the deposit.", "The deposit is paid by the tenant"),
    ("en", "The committee that met in May approved the budget.", "The committee approved the budget"),
    ("en", "The kit contains a pump, a hose and two filters.", "The kit contains a pump and a hose"),
    ("en", "With its 40 rooms, the hotel is the largest in town.", "The hotel is the largest in town"),
    ("en", "During 2021 the firm opened two plants.", "The firm opened two plants"),
    ("it", "La riunione inizia alle nove e il pranzo è alle dodici.", "Il pranzo è alle dodici"),
    ("it", "Il museo, fondato nel 1890, ospita 300 quadri.", "Il museo ospita 300 quadri"),
    ("it", "La spia verde lampeggia durante la ricarica.", "Durante la ricarica lampeggia la spia verde"),
    ("it", "Il sindaco ha nominato l'assessore.", "L'assessore è stato nominato dal sindaco"),
    ("en", "The guide costs 5 pounds and the map costs 2 pounds.", "The map costs £2"),
    ("en", "Water boils at 100 °C.", "Water boils at 100 degrees Celsius"),
    ("it", "Il limite è di 30 km/h.", "Non si devono superare i 30 chilometri all'ora"),
    ("en", "The course lasts 90 minutes.", "The course lasts an hour and a half"),
    ("en", "Press the button to start the pump.", "To start the pump, press the button"),
    ("en", "The manual says the valve opens at 3 bar; it closes at 2 bar.", "The valve closes at 2 bar"),
    ("en", "Silver is cheaper than gold.", "Gold is more expensive than silver"),
    ("en", "Maria manages the team; Paul runs the lab.", "The lab is run by Paul"),
    ("en", "Maria manages the team; Paul runs the lab.", "Paul runs the lab"),
    ("en", "According to the manual, the filter lasts a year.", "The filter lasts a year"),
    ("it", "Il fornitore consegna la merce e il cliente paga il trasporto.", "Il cliente paga il trasporto"),
    ("en", "The battery lasts 24 hours.", "The battery lasts one day"),
    ("en", "The school closes in August.", "In August the school closes"),
    ("en", "Rain delayed the match.", "The match was delayed by rain"),
    ("it", "Secondo il regolamento, il cane va tenuto al guinzaglio.", "Il cane va tenuto al guinzaglio"),
    ("en", "In 2019 the museum moved to Bergen.", "The museum moved to Bergen in 2019"),
    ("en", "The fee covers insurance.", "Insurance is covered by the fee"),
    ("en", "A virus causes the disease.", "The cause of the disease is a virus"),
    ("en", "Staff should lock screens and must wear badges.", "Staff must wear badges"),
]
TURNED = [
    ("en", "The nurse calls the doctor.", "The doctor calls the nurse"),
    ("it", "Il cane insegue il gatto.", "Il gatto insegue il cane"),
    ("en", "Copper is heavier than zinc.", "Zinc is heavier than copper"),
    ("it", "Il modello X è più lento del modello Y.", "Il modello Y è più lento del modello X"),
    ("it", "L'assessore è stato nominato dal sindaco.", "L'assessore ha nominato il sindaco"),
    ("en", "Maria manages the team; Paul runs the lab.", "Paul manages the team"),
    ("en", "Maria manages the team; Paul runs the lab.", "Maria runs the lab"),
    ("it", "Anna è nata a Roma e lavora a Torino.", "Lavora a Roma"),
    ("it", "Se la spia è rossa, spegnere la pompa.", "Spegnere la pompa"),
    ("it", "Durante la pausa la porta è chiusa.", "La porta è chiusa"),
    ("it", "Previa autorizzazione, i dipendenti possono usare l'auto.", "I dipendenti possono usare l'auto"),
    ("it", "Il personale dovrebbe indossare il casco.", "Il personale deve indossare il casco"),
    ("en", "In case of fire, use the stairs.", "Use the stairs"),
    ("en", "The city intends to build a bridge.", "The city built a bridge"),
    ("it", "Il comune intende costruire un ponte.", "Il comune ha costruito un ponte"),
    ("en", "Without a permit, parking is forbidden.", "Parking is forbidden"),
    ("en", "Use TLS for mail.", "Use TL for mail"),
]


@pytest.mark.parametrize(("language", "span", "answer"), CARRIED)
def test_what_is_only_said_otherwise_is_anchored(language: str, span: str, answer: str) -> None:
    """Another voice, order or unit, and a clause left out that holds nothing back, change nothing."""
    verdict = verify(f"{answer} [S1].", labelled([span]), languages=language, profile="strict")
    assert verdict.finding is Finding.ANCHORED, verdict.faults


@pytest.mark.parametrize(("language", "span", "answer"), TURNED)
def test_what_is_turned_round_or_freed_is_refused(language: str, span: str, answer: str) -> None:
    """Roles exchanged, two clauses mixed, a condition ahead or a weaker modal left out say another thing."""
    verdict = verify(f"{answer} [S1].", labelled([span]), languages=language, profile="strict")
    assert verdict.finding is Finding.REFUSED


@pytest.mark.parametrize(
    ("span", "answer", "whole"),
    [
        ("The gate is locked. The lamp is on.", "The lamp is on.", True),
        ("The gate is locked. The lamp is on.", "The gate is locked. The lamp is on", True),
        ("The gate is locked and the lamp is on.", "The lamp is on.", False),
    ],
)
def test_only_a_whole_sentence_word_for_word_has_full_support(span: str, answer: str, whole: bool) -> None:
    """What is cut out of a longer sentence is carried, but less surely."""
    supports = [score(each).support for each in compared(answer, [span])]
    assert all((support == 1) is whole for support in supports)


@given(st.text(max_size=80), st.text(max_size=80), st.sampled_from(("en", "it", "und")))
def test_no_text_breaks_the_score(answer: str, span: str, language: str) -> None:
    """Any two texts have a support between 0 and 1."""
    assert all(0 <= score(each).support <= 1 for each in compared(f"A by B {answer}", [f"If so, {span}"], language))
