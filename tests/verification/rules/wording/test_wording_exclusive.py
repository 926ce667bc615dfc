"""An "only" of the span turned round."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.rules.wording.exclusive import turned_round


def faults(answer: str, *spans: str, language: str = "en") -> list[Fault]:
    return [fault for sentence in compared(answer, spans, language) for fault in turned_round(sentence)]


@pytest.mark.parametrize(
    ("span", "answer", "language"),
    [
        ("Only members of the Platform team may restore a backup.", "Everybody may restore a backup.", "en"),
        (
            "Only members of the Platform team may restore a backup.",
            "Members of the Platform team may not restore a backup.",
            "en",
        ),
        ("Only members of the Platform team may restore a backup.", "Anyone may restore a backup.", "en"),
        (
            "Only members of the Platform team may restore a backup.",
            "Members of the Platform team can't restore a backup.",
            "en",
        ),
        ("Only authorised staff may enter the control room.", "Authorised staff may not enter the control room.", "en"),
        ("Only authorised staff may enter the control room.", "Everybody may enter the control room.", "en"),
        ("Only authorised staff may enter the control room.", "Anyone may enter the control room.", "en"),
        ("Only authorised staff may enter the control room.", "All staff may enter the control room.", "en"),
        ("Only authorised staff may enter the control room.", "Visitors may enter the control room.", "en"),
        ("Only authorised staff may enter the control room.", "Non-authorised staff may enter the control room.", "en"),
        ("Only authorised staff may enter the control room.", "Any visitor may enter the control room.", "en"),
        ("Refunds are paid only to the original card.", "Refunds are not paid to the original card.", "en"),
        ("Refunds are paid only to the original card.", "Refunds are never paid to the original card.", "en"),
        ("Refunds are paid only to the original card.", "Refunds are paid to any card.", "en"),
        ("A backup may only be restored by members of the Platform team.", "Everybody may restore a backup.", "en"),
        (
            "A backup may only be restored by members of the Platform team.",
            "A backup may not be restored by members of the Platform team.",
            "en",
        ),
        ("Nobody but the director may sign contracts.", "Everybody may sign contracts.", "en"),
        ("Access is reserved to authorised staff.", "Access is open to everybody.", "en"),
        ("Access is reserved to authorised staff.", "Everyone has access.", "en"),
        (
            "Only the director may sign contracts. Everyone may sign the visitors' book.",
            "Everyone may sign contracts.",
            "en",
        ),
        ("The discount is only valid in summer.", "The discount is not valid in summer.", "en"),
        (
            "Solo il personale autorizzato può accedere al locale tecnico.",
            "Il personale autorizzato non può accedere al locale tecnico.",
            "it",
        ),
        (
            "Solo il personale autorizzato può accedere al locale tecnico.",
            "Tutti possono accedere al locale tecnico.",
            "it",
        ),
        (
            "Solo il personale autorizzato può accedere al locale tecnico.",
            "Chiunque può accedere al locale tecnico.",
            "it",
        ),
        (
            "Solo il personale autorizzato può accedere al locale tecnico.",
            "Anche il personale non autorizzato può accedere al locale tecnico.",
            "it",
        ),
        (
            "Solo il personale autorizzato può accedere al locale tecnico.",
            "I visitatori possono accedere al locale tecnico.",
            "it",
        ),
        (
            "Solo il personale autorizzato può accedere al locale tecnico.",
            "Tutto il personale può accedere al locale tecnico.",
            "it",
        ),
        ("Solo il direttore può firmare.", "Tutti possono firmare.", "it"),
        ("Solo il direttore può firmare.", "Chiunque può firmare.", "it"),
        ("Solo il direttore può firmare.", "Il direttore non può firmare.", "it"),
        ("Solo il direttore può firmare.", "Ogni dipendente può firmare.", "it"),
        (
            "Le ferie non godute entro il 30 giugno vengono pagate solo alla cessazione del rapporto.",
            "Le ferie non godute entro il 30 giugno non vengono pagate alla cessazione del rapporto.",
            "it",
        ),
    ],
)
def test_an_only_turned_round_is_a_fault(span: str, answer: str, language: str) -> None:
    """What is left to some is not everybody's, nor somebody else's, nor denied to them."""
    assert len(faults(answer, span, language=language)) == 1


@pytest.mark.parametrize(
    ("span", "answer", "language"),
    [
        (
            "Only members of the Platform team may restore a backup.",
            "Members of the Platform team may restore a backup.",
            "en",
        ),
        (
            "Only members of the Platform team may restore a backup.",
            "All members of the Platform team may restore a backup.",
            "en",
        ),
        (
            "Only members of the Platform team may restore a backup.",
            "Nobody but members of the Platform team may restore a backup.",
            "en",
        ),
        (
            "Only members of the Platform team may restore a backup.",
            "People outside the Platform team may not restore a backup.",
            "en",
        ),
        (
            "Only members of the Platform team may restore a backup.",
            "Those who are not members of the Platform team may not restore a backup.",
            "en",
        ),
        (
            "Only members of the Platform team may restore a backup.",
            "Everybody in the Platform team may restore a backup.",
            "en",
        ),
        (
            "Only members of the Platform team may restore a backup.",
            "A backup may be restored by any member of the Platform team.",
            "en",
        ),
        ("Only members of the Platform team may restore a backup.", "Not everybody may restore a backup.", "en"),
        (
            "Only members of the Platform team may restore a backup.",
            "Backups may not be restored by people other than members of the Platform team.",
            "en",
        ),
        (
            "Only members of the Platform team may restore a backup.",
            "You need to be a member of the Platform team to restore a backup.",
            "en",
        ),
        ("Only authorised staff may enter the control room.", "Authorised staff may enter the control room.", "en"),
        ("Only authorised staff may enter the control room.", "All authorised staff may enter the control room.", "en"),
        (
            "Only authorised staff may enter the control room.",
            "Staff must be authorised to enter the control room.",
            "en",
        ),
        (
            "Only authorised staff may enter the control room.",
            "Unauthorised staff may not enter the control room.",
            "en",
        ),
        (
            "Only authorised staff may enter the control room.",
            "Non-authorised staff may not enter the control room.",
            "en",
        ),
        (
            "Only authorised staff may enter the control room.",
            "The control room may be entered by authorised staff alone.",
            "en",
        ),
        ("Refunds are paid only to the original card.", "Refunds are paid to the original card.", "en"),
        ("Refunds are paid only to the original card.", "All refunds are paid to the original card.", "en"),
        ("Refunds are paid only to the original card.", "Refunds are not paid to another card.", "en"),
        ("Refunds are paid only to the original card.", "A refund is never paid in cash.", "en"),
        (
            "A backup may only be restored by members of the Platform team.",
            "A backup may be restored by members of the Platform team.",
            "en",
        ),
        ("Nobody but the director may sign contracts.", "The director may sign contracts.", "en"),
        ("Nobody but the director may sign contracts.", "Nobody other than the director may sign contracts.", "en"),
        ("Access is reserved to authorised staff.", "Authorised staff have access.", "en"),
        (
            "Only the director may sign contracts. Everyone may sign the visitors' book.",
            "Everyone may sign the visitors' book.",
            "en",
        ),
        ("The discount is only valid in summer.", "The discount is valid in summer.", "en"),
        ("The discount is only valid in summer.", "The discount is not valid in winter.", "en"),
        (
            "Solo il personale autorizzato può accedere al locale tecnico.",
            "Il personale autorizzato può accedere al locale tecnico.",
            "it",
        ),
        (
            "Solo il personale autorizzato può accedere al locale tecnico.",
            "Tutto il personale autorizzato può accedere al locale tecnico.",
            "it",
        ),
        (
            "Solo il personale autorizzato può accedere al locale tecnico.",
            "Il personale non autorizzato non può accedere al locale tecnico.",
            "it",
        ),
        (
            "Solo il personale autorizzato può accedere al locale tecnico.",
            "Nessuno tranne il personale autorizzato può accedere al locale tecnico.",
            "it",
        ),
        (
            "Solo il personale autorizzato può accedere al locale tecnico.",
            "Chi non è autorizzato non può accedere al locale tecnico.",
            "it",
        ),
        (
            "Solo il personale autorizzato può accedere al locale tecnico.",
            "L'accesso al locale tecnico è consentito al personale autorizzato.",
            "it",
        ),
        ("Solo il direttore può firmare.", "Il direttore può firmare.", "it"),
        ("Solo il direttore può firmare.", "Può firmare il direttore.", "it"),
        ("Solo il direttore può firmare.", "Non tutti possono firmare.", "it"),
        (
            "Le ferie non godute entro il 30 giugno vengono pagate solo alla cessazione del rapporto.",
            "Le ferie non godute entro il 30 giugno vengono pagate alla cessazione del rapporto.",
            "it",
        ),
        (
            "Le ferie non godute entro il 30 giugno vengono pagate solo alla cessazione del rapporto.",
            "Le ferie non godute non vengono pagate prima della cessazione del rapporto.",
            "it",
        ),
    ],
)
def test_what_an_only_leaves_is_none(span: str, answer: str, language: str) -> None:
    """To leave the word out, to say it otherwise and to deny it to others is right."""
    assert not faults(answer, span, language=language)


def test_the_kind_is_that_of_what_was_turned() -> None:
    """All for some is another quantity; not them is a negation."""
    span = "Only the director may sign."
    assert [fault.kind for fault in faults("Everyone may sign.", span)] == [Kind.QUANTIFIER]
    assert [fault.kind for fault in faults("The director may not sign.", span)] == [Kind.NEGATION]


def test_a_span_that_opens_it_to_all_is_enough() -> None:
    """Where another span says so of everybody, the answer may."""
    assert not faults("Everyone may sign.", "Only the director may sign.", "Everyone may sign.")
