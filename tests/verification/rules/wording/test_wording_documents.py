"""Opposites of company documents: kept and returned, oral and written, gross and net."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.rules.wording.antonyms import antonym


def faults(answer: str, *spans: str, language: str = "en") -> list[Fault]:
    return [fault for sentence in compared(answer, spans, language) for fault in antonym(sentence)]


@pytest.mark.parametrize(
    ("span", "answer", "language"),
    [
        (
            "The tank holds 1,200 litres and is emptied when it is 80 % full.",
            "The tank is filled when it is 80 % full.",
            "en",
        ),
        (
            "The deposit is returned within 14 days if the flat is left clean.",
            "The deposit is kept if the flat is left clean.",
            "en",
        ),
        (
            "The deposit is returned within 14 days if the flat is left clean.",
            "The deposit is returned within 14 days if the flat is left dirty.",
            "en",
        ),
        (
            "Requests need the written approval of the head of department.",
            "Requests need the oral approval of the head of department.",
            "en",
        ),
        ("La disdetta va comunicata per iscritto al locatore.", "La disdetta va comunicata a voce al locatore.", "it"),
        (
            "La disdetta va comunicata per iscritto al locatore.",
            "La disdetta va comunicata oralmente al locatore.",
            "it",
        ),
        (
            "Il deposito viene restituito alla riconsegna dell'immobile.",
            "Il deposito viene trattenuto alla riconsegna dell'immobile.",
            "it",
        ),
        ("Lock the door before leaving the hall.", "Unlock the door before leaving the hall.", "en"),
        ("Il modulo cartaceo va inviato alla sede.", "Il modulo elettronico va inviato alla sede.", "it"),
        ("The gross salary is paid monthly. Net of tax it is less.", "The net salary is paid monthly.", "en"),
        (
            "Il serbatoio contiene 200 litri e viene svuotato a fine turno.",
            "Il serbatoio viene riempito a fine turno.",
            "it",
        ),
        ("Stringere la vite con la chiave da 10.", "Allentare la vite con la chiave da 10.", "it"),
    ],
)
def test_an_opposite_of_documents_is_a_fault(span: str, answer: str, language: str) -> None:
    """Also in a part of the sentence whose subject stands in the part before it."""
    found = {fault.kind for fault in faults(answer, span, language=language)}
    assert found == {Kind.ANTONYM}


@pytest.mark.parametrize(
    ("span", "answer", "language"),
    [
        (
            "The tank holds 1,200 litres and is emptied when it is 80 % full.",
            "The tank is emptied when it is 80 % full.",
            "en",
        ),
        ("The tank holds 1,200 litres and is emptied when it is 80 % full.", "The tank is full at 1,200 litres.", "en"),
        (
            "The deposit is returned within 14 days if the flat is left clean.",
            "The deposit is returned if the flat is left clean.",
            "en",
        ),
        (
            "Requests need the written approval of the head of department.",
            "Requests need written approval of the head of department.",
            "en",
        ),
        (
            "La disdetta va comunicata per iscritto al locatore.",
            "La disdetta va comunicata per iscritto al locatore.",
            "it",
        ),
        ("La disdetta va comunicata per iscritto al locatore.", "La disdetta scritta va comunicata al locatore.", "it"),
        (
            "Il deposito viene restituito alla riconsegna dell'immobile.",
            "Il deposito viene rimborsato alla riconsegna dell'immobile.",
            "it",
        ),
        ("Lock the door before leaving the hall.", "The door is locked before leaving the hall.", "en"),
        ("Il modulo cartaceo va inviato alla sede.", "Il modulo cartaceo va inviato alla sede.", "it"),
        ("The gross salary is paid monthly. Net of tax it is less.", "The gross salary is paid monthly.", "en"),
        (
            "Il serbatoio contiene 200 litri e viene svuotato a fine turno.",
            "Il serbatoio viene svuotato a fine turno.",
            "it",
        ),
        ("Stringere la vite con la chiave da 10.", "La vite si stringe con la chiave da 10.", "it"),
    ],
)
def test_the_word_itself_is_none(span: str, answer: str, language: str) -> None:
    """Where the span has the answer's own word, or one on its side, nothing is wrong."""
    assert not faults(answer, span, language=language)
