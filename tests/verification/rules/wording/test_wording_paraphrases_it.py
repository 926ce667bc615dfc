"""Right answers in other Italian words than their spans', which no rule may hold anything against."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.rules import RULES

TOLD = [
    (
        ("Il dipendente deve comunicare l'assenza entro le ore 9. Può presentare il certificato entro due giorni."),
        [
            "L'assenza va comunicata entro le 9.",
            "Il dipendente è tenuto a comunicare l'assenza entro le ore 9.",
            "Il certificato può essere presentato entro due giorni.",
            "Bisogna comunicare l'assenza entro le ore 9.",
        ],
    ),
    (
        "I visitatori non possono entrare nel magazzino.",
        [
            "I visitatori non devono entrare nel magazzino.",
            "È vietato ai visitatori entrare nel magazzino.",
            "Nessun visitatore può entrare nel magazzino.",
        ],
    ),
    (
        "L'iscrizione è obbligatoria per tutti i soci.",
        ["Tutti i soci devono iscriversi.", "L'iscrizione è obbligatoria per i soci."],
    ),
    (
        "Solo i soci possono votare. I non soci possono assistere.",
        [
            "Possono votare soltanto i soci.",
            "I non soci non possono votare.",
            "I non soci possono assistere.",
            "Tutti possono assistere.",
            "I soci possono votare.",
        ],
    ),
    (
        "Il contratto ha durata dal 1 gennaio 2025 al 31 dicembre 2027.",
        [
            "Il contratto inizia il 1° gennaio 2025 e termina il 31 dicembre 2027.",
            "Il contratto dura fino al 31 dicembre 2027.",
            "Il contratto decorre dal 1 gennaio 2025.",
        ],
    ),
    (
        "Il fatturato è aumentato del 12 %, da 3 a 3,36 milioni.",
        [
            "Il fatturato è aumentato del 12 %.",
            "Il fatturato è aumentato a 3,36 milioni.",
            "Il fatturato è cresciuto del 12 per cento.",
        ],
    ),
    (
        "La dichiarazione va presentata entro il 30 settembre.",
        [
            "La dichiarazione va presentata al più tardi il 30 settembre.",
            "Il termine per la dichiarazione è il 30 settembre.",
            "La dichiarazione deve essere presentata entro il 30 settembre.",
            "La dichiarazione scade il 30 settembre.",
        ],
    ),
    (
        "I rifiuti di carta vanno nel bidone blu, la plastica in quello giallo.",
        [
            "La carta va nel bidone blu.",
            "La plastica va nel bidone giallo.",
            "Nel bidone giallo va la plastica, in quello blu la carta.",
        ],
    ),
    (
        "Il verbale della riunione è scritto dal segretario. La comunicazione orale non basta.",
        ["La comunicazione orale non è sufficiente.", "Il segretario scrive il verbale della riunione."],
    ),
    (
        "La fattura può essere inviata per e-mail o per posta; deve riportare il numero d'ordine.",
        [
            "La fattura può essere mandata via e-mail.",
            "La fattura deve riportare il numero d'ordine.",
            "Si può inviare la fattura per posta.",
        ],
    ),
    (
        "Il prodotto può essere restituito entro 14 giorni e deve essere integro.",
        [
            "Il prodotto restituito deve essere integro.",
            "Il prodotto si può restituire entro 14 giorni.",
            "Puoi restituire il prodotto entro 14 giorni.",
        ],
    ),
    (
        "Le richieste devono essere approvate dal responsabile, che può respingerle entro 5 giorni.",
        [
            "Le richieste vanno approvate dal responsabile.",
            "Il responsabile può respingere le richieste entro 5 giorni.",
            "È necessario che il responsabile approvi le richieste.",
        ],
    ),
    (
        "Il servizio è attivo solo nei giorni feriali.",
        [
            "Il servizio è attivo nei giorni feriali.",
            "Il servizio non è attivo nei giorni festivi.",
            "Nei giorni feriali il servizio è attivo.",
        ],
    ),
    (
        "Le password scadono ogni 90 giorni e solo l'amministratore può reimpostarle.",
        [
            "Le password scadono ogni 90 giorni.",
            "L'amministratore può reimpostare le password.",
            "Gli utenti non possono reimpostare le password.",
        ],
    ),
    (
        "Il sindaco, in carica dal 2019, è stato rieletto nel 2024.",
        ["Il sindaco è in carica dal 2019.", "Il sindaco è stato rieletto nel 2024."],
    ),
    (
        "Il filtro sporco si smonta, quello pulito si monta.",
        ["Il filtro pulito si monta.", "Il filtro sporco si smonta."],
    ),
]


@pytest.mark.parametrize(("span", "answer"), [(span, answer) for span, answers in TOLD for answer in answers])
def test_a_right_answer_in_other_words_has_no_fault(span: str, answer: str) -> None:
    """Rules, rights, terms and colours as people tell them."""
    (sentence,) = compared(answer, [span], "it")
    assert [fault.message for rule in RULES for fault in rule(sentence)] == []
