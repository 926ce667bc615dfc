"""What must be done told as what may or should be, and the other way."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.rules.wording.modality import other_mode


def faults(answer: str, *spans: str, language: str = "en") -> list[Fault]:
    return [fault for sentence in compared(answer, spans, language) for fault in other_mode(sentence)]


@pytest.mark.parametrize(
    ("span", "answer", "language"),
    [
        (
            "The supplier must deliver within 10 working days.",
            "The supplier should deliver within 10 working days.",
            "en",
        ),
        ("The supplier must deliver within 10 working days.", "The supplier may deliver within 10 working days.", "en"),
        (
            "The supplier is required to deliver within 10 working days.",
            "The supplier can deliver within 10 working days.",
            "en",
        ),
        ("The request must be approved.", "The request may be approved.", "en"),
        ("The request may be approved.", "The request must be approved.", "en"),
        ("The request should be approved.", "The request must be approved.", "en"),
        ("The request must not be approved.", "The request need not be approved.", "en"),
        (
            "The supplier may deliver early. The supplier must deliver within 10 working days.",
            "The supplier must deliver early.",
            "en",
        ),
        ("Wearing a helmet is mandatory.", "You may wear a helmet.", "en"),
        ("Helmets must be worn.", "Wearing helmets is optional.", "en"),
        ("Il fornitore deve consegnare entro 10 giorni.", "Il fornitore può consegnare entro 10 giorni.", "it"),
        ("Il fornitore deve consegnare entro 10 giorni.", "Il fornitore dovrebbe consegnare entro 10 giorni.", "it"),
        ("Il casco va indossato in officina.", "Il casco può essere indossato in officina.", "it"),
        ("Il casco va sempre indossato in officina.", "Il casco è facoltativo in officina.", "it"),
        ("Il casco è obbligatorio in officina.", "Il casco può essere indossato in officina.", "it"),
        ("È obbligatorio indossare il casco.", "È possibile indossare il casco.", "it"),
        ("La richiesta può essere approvata dal direttore.", "La richiesta deve essere approvata dal direttore.", "it"),
        ("Bisogna chiudere la valvola.", "Si può chiudere la valvola.", "it"),
    ],
)
def test_another_mode_is_a_fault(span: str, answer: str, language: str) -> None:
    """Must, should and may are three things, and so are must not and need not."""
    found = {fault.kind for fault in faults(answer, span, language=language)}
    assert found == {Kind.ANTONYM}


@pytest.mark.parametrize(
    ("span", "answer", "language"),
    [
        (
            "The supplier must deliver within 10 working days.",
            "The supplier shall deliver within 10 working days.",
            "en",
        ),
        (
            "The supplier must deliver within 10 working days.",
            "The supplier has to deliver within 10 working days.",
            "en",
        ),
        (
            "The supplier must deliver within 10 working days.",
            "The supplier is required to deliver within 10 working days.",
            "en",
        ),
        ("The supplier must deliver within 10 working days.", "The supplier delivers within 10 working days.", "en"),
        ("The request must be approved.", "The request is approved.", "en"),
        ("The request may be approved.", "The request can be approved.", "en"),
        (
            "The supplier may deliver early. The supplier must deliver within 10 working days.",
            "The supplier may deliver early.",
            "en",
        ),
        (
            "The supplier may deliver early. The supplier must deliver within 10 working days.",
            "The supplier must deliver within 10 working days.",
            "en",
        ),
        ("Helmets must be worn.", "Wearing helmets is mandatory.", "en"),
        (
            "Employees may carry over no more than five days, and these must be taken by March.",
            "Five days may be carried over, and they have to be taken by March.",
            "en",
        ),
        ("The report is due in May and must be signed.", "The report must be signed in May.", "en"),
        ("Il fornitore deve consegnare entro 10 giorni.", "Il fornitore è tenuto a consegnare entro 10 giorni.", "it"),
        ("Il casco va indossato in officina.", "Il casco deve essere indossato in officina.", "it"),
        ("Il casco è obbligatorio in officina.", "Il casco va indossato in officina.", "it"),
        ("La strada va da Roma a Ostia.", "La strada può andare da Roma a Ostia.", "it"),
        ("Ogni utente può avere al massimo 5 chiavi.", "Ogni utente deve avere al massimo 5 chiavi.", "it"),
        ("Only the director may sign.", "The signature must be given by the director.", "en"),
    ],
)
def test_the_same_mode_in_other_words_is_none(span: str, answer: str, language: str) -> None:
    """Must, shall and has to are one, so are may and can; the plain indicative stands for any of them."""
    assert not faults(answer, span, language=language)


def test_the_message_has_both_words() -> None:
    """The answer's and the span's, each as it stands there."""
    (fault,) = faults("The request can be approved.", "The request has to be approved.")
    there = "where the rest is said it has 'has to': 'The request has to be approved'"
    assert (fault.token, fault.message) == ("can", f"looked for 'can' in S1: {there}")


def test_a_clause_that_agrees_as_well_is_enough() -> None:
    """Two spans say two things: the answer may say either."""
    spans = "The request must be approved.", "The request may be approved."
    assert not faults("The request may be approved.", *spans)
    assert not faults("The request must be approved.", *spans)
