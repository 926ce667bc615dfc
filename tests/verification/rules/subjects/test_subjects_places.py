"""A bare number takes the unit of the one before it, and two short spans are taken together."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Kind
from proofspan.verification.rules.subjects.binding import other_subject

OTHER = [
    ("en", "Oslo has 0.7 million residents, Bergen 0.29 million.", "Bergen has 0.7 million residents."),
    ("en", "Oslo has 0.7 million residents, Bergen 0.29 million.", "Oslo has 0.29 million residents."),
    ("it", "Bari ha 316 mila abitanti, Lecce 94.000.", "Lecce ha 316 mila abitanti."),
    ("en", "The Rome shop has 40 staff, the Paris shop has 25.", "The Paris shop has 40 staff."),
    ("en", "In 2019 the club had 50 members; in 2022 it had 80.", "In 2019 the club had 80 members."),
    ("it", "Nel 2019 il circolo aveva 50 soci, nel 2022 ne aveva 80.", "Nel 2022 il circolo aveva 50 soci."),
    ("it", "La prima visita comincia alle 9, la seconda alle 15.", "La seconda visita comincia alle 9."),
    ("en", "The first visit begins at 9, the second at 15.", "The first visit begins at 15."),
    ("it", "L'art. 3 regola la durata. L'art. 8 regola il recesso.", "L'art. 3 regola il recesso."),
    ("en", "The tank is filled on 3 May and the boiler cleaned on 6 June.", "The tank is filled on 6 June."),
]
OWN = [
    ("en", "Oslo has 0.7 million residents, Bergen 0.29 million.", "Bergen has 0.29 million residents."),
    ("en", "The Rome shop has 40 staff, the Paris shop has 25.", "There are 25 staff in the shop in Paris."),
    ("en", "In 2019 the club had 50 members; in 2022 it had 80.", "It grew from 50 members in 2019 to 80 in 2022."),
    ("it", "La prima visita comincia alle 9, la seconda alle 15.", "La seconda visita comincia alle 15."),
    ("it", "L'ufficio apre alle 9 e chiude alle 18.", "L'ufficio è aperto dalle 9 alle 18."),
    ("en", "The fair opens on 3 May 2026 and ends on 15 June 2026.", "The fair closes on 15 June 2026."),
    ("it", "L'elenco esce il 10 giugno e resta valido fino al 31 agosto.", "L'elenco scade il 31 agosto."),
]


@pytest.mark.parametrize(("language", "span", "answer"), OTHER)
def test_a_bare_number_binds_as_one_with_a_unit(language: str, span: str, answer: str) -> None:
    """What the first clause counts, the second counts too, where it leaves the unit out."""
    faults = [fault for sentence in compared(answer, [span], language) for fault in other_subject(sentence)]
    assert {fault.kind for fault in faults} == {Kind.OTHER_SUBJECT}


@pytest.mark.parametrize(("language", "span", "answer"), OWN)
def test_a_bare_number_of_its_own_subject_is_none(language: str, span: str, answer: str) -> None:
    """A bare number said of its subject is no fault, in any order."""
    assert not [fault for sentence in compared(answer, [span], language) for fault in other_subject(sentence)]


@pytest.mark.parametrize(
    ("answer", "wrong"),
    [
        ("The rent is 90 euros and the bond is 70 euros.", 2),
        ("The rent is 90 euros.", 1),
        ("The rent is 70 euros and the bond is 90 euros.", 0),
    ],
)
def test_values_are_not_taken_from_one_span_to_another(answer: str, wrong: int) -> None:
    """Where two spans say one thing each, what one says of its subject is not the other's."""
    spans = ["The rent is 70 euros.", "The bond is 90 euros."]
    assert len([fault for sentence in compared(answer, spans) for fault in other_subject(sentence)]) == wrong
