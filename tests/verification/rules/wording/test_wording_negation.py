"""A "not" that is added or lost against the clause that says the rest."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.rules.wording.negation import negation


def faults(answer: str, *spans: str, language: str = "en") -> list[Fault]:
    return [fault for sentence in compared(answer, spans, language) for fault in negation(sentence)]


@pytest.mark.parametrize(
    ("span", "answer"),
    [
        ("Refunds are not available after 30 days.", "Refunds are available after 30 days."),
        ("Refunds are available after 30 days.", "Refunds are not available after 30 days."),
        ("The shop is open on Sunday.", "The shop isn't open on Sunday."),
        ("The valve must never be opened under pressure.", "The valve must be opened under pressure."),
        ("The battery cannot be replaced by the user.", "The battery can be replaced by the user."),
        ("The kit does not include batteries.", "The kit includes batteries."),
        ("A deposit is required.", "No deposit is required."),
        ("No deposit is required.", "A deposit is required."),
        ("The unit works without a battery.", "The unit works with a battery."),
        ("The alarm fails to ring at night.", "The alarm rings at night."),
        ("Neither the cable nor the plug is included.", "The cable and the plug are included."),
        ("The lamp is red. The pump does not run at night.", "The pump runs at night."),
        ("The form is sent by post, but the fee is not refunded.", "The fee is refunded."),
        ("Not all branches accept cards.", "All branches accept cards."),
        ("Delivery takes no more than 5 days.", "Delivery takes more than 5 days."),
        ("The lamp is on; the siren is not on.", "The siren is on."),
        ("The carrier is not liable for delays, but is liable for losses.", "The carrier is liable for delays."),
        ("The carrier is not liable for delays, but is liable for losses.", "The carrier is not liable for losses."),
        ("It is not possible to cancel the booking.", "The booking can be cancelled."),
    ],
)
def test_a_changed_not_is_a_fault(span: str, answer: str) -> None:
    """One "not" more or less, all else alike, is refused."""
    assert [fault.kind for fault in faults(answer, span)] == [Kind.NEGATION] * len(faults(answer, span))
    assert faults(answer, span)


@pytest.mark.parametrize(
    ("span", "answer"),
    [
        ("Il rimborso non è previsto dopo 30 giorni.", "Il rimborso è previsto dopo 30 giorni."),
        ("La garanzia copre i danni accidentali.", "La garanzia non copre i danni accidentali."),
        ("Non sono ammessi animali in cabina.", "Sono ammessi animali in cabina."),
        ("Il filtro non è incluso nella confezione.", "Il filtro è incluso nella confezione."),
        ("L'accesso è consentito senza prenotazione.", "L'accesso è consentito con prenotazione."),
        ("Nessun deposito è richiesto.", "È richiesto un deposito."),
        ("Non bisogna mai aprire la valvola sotto pressione.", "Bisogna aprire la valvola sotto pressione."),
        ("La fusione è possibile a freddo.", "La fusione è impossibile a freddo."),
        ("Né il cavo né la spina sono inclusi.", "Il cavo e la spina sono inclusi."),
        ("Il servizio è attivo la domenica.", "Il servizio non è attivo la domenica."),
        ("I soci possono partecipare, ma non hanno diritto di voto.", "I soci hanno diritto di voto."),
        ("Non è possibile modificare la prenotazione.", "La prenotazione può essere modificata."),
        ("Il vettore non risponde dei ritardi, ma risponde delle perdite.", "Il vettore risponde dei ritardi."),
    ],
)
def test_a_changed_non_is_a_fault(span: str, answer: str) -> None:
    """The same in Italian, where "non .. mai" denies once."""
    assert [fault.kind for fault in faults(answer, span, language="it")][:1] == [Kind.NEGATION]


@pytest.mark.parametrize(
    ("span", "answer"),
    [
        ("Returns are accepted no later than 30 days after delivery.", "Returns are accepted within 30 days."),
        ("Use at most 5 threads.", "Use no more than 5 threads."),
        ("Use at least 5 threads.", "Use no fewer than 5 threads."),
        ("The plate is not safe.", "The plate is unsafe."),
        ("It is not only fast but also cheap.", "It is fast and cheap."),
        ("Refunds are not possible unless the box is sealed.", "Refunds are only possible if the box is sealed."),
        ("There is no fee for students.", "Students do not pay a fee."),
        ("The offer is not valid until 5 May.", "The offer is valid from 5 May."),
        ("You cannot enter without a badge.", "You need a badge to enter."),
        ("Nothing is stored on disk.", "No data is stored on disk."),
        ("The value never exceeds 30.", "The value is at most 30."),
        ("The 2019 model has no camera, but the 2020 model has a camera.", "The 2020 model has a camera."),
        ("If the lamp is red, do not open the lid; if it is green, open the lid.", "If it is green, open the lid."),
        ("See part No. 5 of the manual.", "See part 5 of the manual."),
        ("Select Save. A locked file cannot be selected.", "Select Save."),
        ("Some branches do not accept cards.", "Not all branches accept cards."),
        ("The maximum load is 80 kg.", "The load must not exceed 80 kg."),
        ("It is not possible to pay in cash.", "Paying in cash is not allowed."),
        ("The gate is not locked but it is closed.", "The gate is closed."),
    ],
)
def test_the_same_said_otherwise_is_no_fault(span: str, answer: str) -> None:
    """Bounds, double negations, "not only" and another clause's "not" are no contradiction."""
    assert faults(answer, span) == []


@pytest.mark.parametrize(
    ("span", "answer"),
    [
        ("Il reso è accettato non oltre 30 giorni dalla consegna.", "Il reso è accettato entro 30 giorni."),
        ("Usare al massimo 5 thread.", "Usare non più di 5 thread."),
        ("Non è consentito fumare in laboratorio.", "È vietato fumare in laboratorio."),
        ("Non solo è veloce ma anche economico.", "È veloce ed economico."),
        ("Non si può entrare senza tessera.", "Per entrare serve la tessera."),
        ("Non c'è alcun costo per gli studenti.", "Gli studenti non pagano alcun costo."),
        ("L'offerta non è valida prima del 5 maggio.", "L'offerta è valida dal 5 maggio."),
        ("Nonostante la pioggia la gara si è svolta.", "La gara si è svolta con la pioggia."),
        ("Non appena il led è verde, premere il tasto.", "Quando il led è verde, premere il tasto."),
        ("Il rimborso non è previsto dopo 30 giorni.", "Dopo 30 giorni non si ha diritto al rimborso."),
        ("Il rimborso non è previsto dopo 30 giorni.", "Il rimborso è previsto solo entro 30 giorni."),
        ("La velocità massima è di 30 km/h.", "Non si possono superare i 30 km/h."),
        ("La porta non è chiusa a chiave, ma è chiusa.", "La porta è chiusa."),
    ],
)
def test_the_same_said_otherwise_in_italian_is_no_fault(span: str, answer: str) -> None:
    """ "Non oltre", "non solo", "non appena" and "nonostante" deny nothing."""
    assert faults(answer, span, language="it") == []


def test_any_span_that_agrees_clears_the_sentence() -> None:
    """A sentence is right if one of the spans it cites says it."""
    spans = ("The shop is not open on Sunday.", "The shop is open on Sunday.")
    assert faults("The shop is open on Sunday [S1, S2].", *spans) == []
    assert len(faults("The shop is open on Sunday [S1].", *spans)) == 1


def test_the_message_shows_both_clauses() -> None:
    """A person reads what the answer says and what the span has."""
    (fault,) = faults("The kit includes batteries.", "The kit does not include batteries.")
    assert fault.message == (
        "looked for 'The kit includes batteries' in S1: there it is denied: 'The kit does not include batteries'"
    )


WORDS = st.sampled_from("not non never né no without senza the la pump pompa runs è , . ; but ma fails to 5".split())


@given(st.lists(WORDS, max_size=20).map(" ".join), st.lists(WORDS, max_size=20).map(" ".join))
def test_nothing_raises(answer: str, span: str) -> None:
    """Whatever is compared, faults are of this kind, and a text never contradicts itself."""
    for language in ("en", "it", "xx"):
        assert all(fault.kind is Kind.NEGATION for fault in faults(answer, span, language=language))


def test_the_work_grows_with_the_text() -> None:
    """Forty thousand words with a "not" in each clause end at once; quadratic work would not."""
    assert faults("The pump is not on. " * 200, "The pump is on and not off, " * 6_000) == []


def test_what_is_allowed_is_compared_with_what_is_not() -> None:
    """Not allowed to enter the laboratories says nothing against being allowed to use the canteen."""
    span = "Visitors may use the canteen but are not allowed to enter the laboratories."
    assert faults("Visitors are allowed to use the canteen.", span) == []
    assert faults("Visitors are allowed to enter the laboratories.", span) != []


def test_mai_denies_nothing_more_behind_non() -> None:
    """Non rimuovere mai i ripari denies removing, not the guards."""
    span = "Non rimuovere mai i ripari con la macchina in moto."
    assert faults("I ripari non vanno mai rimossi con la macchina in moto.", span, language="it") == []
    assert faults("I ripari vanno rimossi con la macchina in moto.", span, language="it") != []
    assert faults("Aprire il coperchio.", "Non toccare. Mai aprire il coperchio.", language="it") != []
