"""A word with a capital letter that only begins a sentence is no name, whatever its form; a name there is one."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.rules.names.unsupported import unsupported_name


def tokens(answer: str, span: str, language: str) -> list[str]:
    """The names that the span lacks, as the faults have them."""
    (only, *_) = compared(answer, [span], language)
    return [fault.token for fault in unsupported_name(only)]


@pytest.mark.parametrize(
    ("answer", "span"),
    [
        ("Hai 14 giorni per recedere.", "Il cliente ha 14 giorni per recedere."),
        ("Avrete 14 giorni per recedere.", "Il cliente ha 14 giorni per recedere."),
        ("Quattordici giorni ha il cliente per recedere.", "Il cliente ha 14 giorni per recedere."),
        ("Ventuno giorni dura il corso.", "Il corso dura 21 giorni."),
        ("Nessun rimborso spetta.", "I rimborsi non spettano."),
        ("Pagherete entro il 5 maggio.", "Il pagamento va fatto entro il 5 maggio."),
        ("Pagherà entro il 5 maggio.", "Si paga entro il 5 maggio."),
        ("Firmatelo e speditelo.", "Il modulo va firmato e spedito."),
        ("Sbloccala prima di partire.", "La macchina va tolta dal blocco prima di partire."),
        ("Inciampano in molti sul gradino.", "Il gradino fa cadere molti."),
    ],
)
def test_an_italian_verb_or_number_begins_a_sentence(answer: str, span: str) -> None:
    """In each person, with a pronoun behind it, and number words."""
    assert tokens(answer, span, "it") == []


@pytest.mark.parametrize(
    ("answer", "span"),
    [
        ("Anybody may sign.", "The director may sign."),
        ("Fifteen days are given.", "15 days are given."),
        ("Went missing: two keys.", "Two keys are missing."),
        ("Insurance is paid by the carrier.", "The carrier pays for cover."),
        ("Undelivered parcels come back.", "What is not handed over comes back."),
        ("Degauss the coil first.", "The coil is freed of magnetism first."),
        ("Note: Lubricate bearings weekly.", "Bearings are oiled every week."),
        ("a) Dismantle bearings weekly.", "Bearings are taken apart every week."),
    ],
)
def test_an_english_word_begins_a_sentence(answer: str, span: str) -> None:
    """Pronouns, number words, irregular verbs, words of trade, prefixes, biddings before an article; behind a mark."""
    assert tokens(answer, span, "en") == []


@pytest.mark.parametrize(
    ("answer", "span", "language", "token"),
    [
        ("Bianchi approves the budget.", "Rossi approves the budget.", "en", "Bianchi"),
        ("Fischer approves it.", "The head of sales approves it.", "en", "Fischer"),
        ("Rivera firma la lettera.", "Il direttore firma la lettera.", "it", "Rivera"),
        ("Attila firma la lettera.", "Il direttore firma la lettera.", "it", "Attila"),
        ("Trapani la riceve.", "Il direttore la riceve.", "it", "Trapani"),
        ("NATO e UE firmano.", "L'UE firma, il direttore anche.", "it", "NATO"),
        ("PIN and card are needed.", "The card and a code are needed.", "en", "PIN"),
        ("Insurance approves the budget.", "Platform approves the budget.", "en", "Insurance"),
        ("The fee is set by Insurance.", "The fee is set by the board.", "en", "Insurance"),
    ],
)
def test_a_name_begins_a_sentence(answer: str, span: str, language: str, token: str) -> None:
    """Names that end as verbs do, acronyms that are words in small letters, words in a name's place or mid-sentence."""
    assert tokens(answer, span, language) == [token]


def test_a_clitic_behind_a_name_is_no_article() -> None:
    """In `Rossi la firma` the pronoun tells no bidding: the name is still looked for."""
    assert tokens("Fischer la firma.", "Il direttore firma la lettera.", "it") == ["Fischer"]
