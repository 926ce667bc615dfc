"""A word of the answer where the span has its opposite."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.rules.wording.antonyms import antonym


def faults(answer: str, *spans: str, language: str = "en") -> list[Fault]:
    return [fault for sentence in compared(answer, spans, language) for fault in antonym(sentence)]


@pytest.mark.parametrize(
    ("span", "answer", "token"),
    [
        ("median_low returns the smaller of the two values.", "median_low returns the larger of the two.", "larger"),
        ("Turn the unit off before cleaning it.", "Turn the unit off after cleaning it.", "after"),
        ("The price increases in June.", "The price decreased in June.", "decreased"),
        ("Shipping is included in the price.", "Shipping is excluded from the price.", "excluded"),
        ("Registration is mandatory for guests.", "Registration is optional for guests.", "optional"),
        ("Keep the door closed during the test.", "Keep the door open during the test.", "open"),
        ("The maximum load is 40 kg.", "The minimum load is 40 kg.", "minimum"),
        ("Orders above 50 euros ship free.", "Orders below 50 euros ship free.", "below"),
        ("Use the upper port.", "Use the lower port.", "lower"),
        ("It is safe to touch the plate.", "It is unsafe to touch the plate.", "unsafe"),
        ("Smoking is forbidden in the lab.", "Smoking is allowed in the lab.", "allowed"),
        ("The first release supports Windows.", "The last release supports Windows.", "last"),
        ("The vendor bears the freight.", "The buyer bears the freight.", "buyer"),
        ("The lessor insures the roof.", "The lessee insures the roof.", "lessee"),
        ("The seal is usually renewed in May.", "The seal is always renewed in May.", "always"),
        ("The seal is sometimes renewed.", "The seal is always renewed.", "always"),
        ("Nobody may enter the vault.", "Everybody may enter the vault.", "Everybody"),
        ("It is impossible to stop the test.", "It is possible to stop the test.", "possible"),
        ("The pilot light is on.", "The pilot light is off.", "off"),
    ],
)
def test_an_opposite_is_a_fault(span: str, answer: str, token: str) -> None:
    """The opposite in the same place, all else alike, is refused by the word itself."""
    assert [(fault.kind, fault.token) for fault in faults(answer, span)] == [(Kind.ANTONYM, token)]


@pytest.mark.parametrize(
    ("span", "answer", "token"),
    [
        ("Spegnere l'unità prima della pulizia.", "Spegnere l'unità dopo la pulizia.", "dopo"),
        ("Il prezzo aumenta a giugno.", "Il prezzo diminuisce a giugno.", "diminuisce"),
        ("La registrazione è obbligatoria per tutti.", "La registrazione è facoltativa per tutti.", "facoltativa"),
        ("Il carico massimo è di 40 kg.", "Il carico minimo è di 40 kg.", "minimo"),
        ("Gli ordini superiori a 50 euro sono gratuiti.", "Gli ordini inferiori a 50 euro sono gratuiti.", "inferiori"),
        ("Tenere la porta chiusa durante la prova.", "Tenere la porta aperta durante la prova.", "aperta"),
        ("È vietato fumare nel laboratorio.", "È permesso fumare nel laboratorio.", "permesso"),
        ("Il numero è regolare in forma.", "Il numero è irregolare in forma.", "irregolare"),
        ("Il locatore paga la caldaia.", "Il conduttore paga la caldaia.", "conduttore"),
        ("Il datore di lavoro versa la quota.", "Il lavoratore versa la quota.", "lavoratore"),
        ("Il filtro di solito si cambia a maggio.", "Il filtro si cambia sempre a maggio.", "sempre"),
        ("Nessuno può entrare nel deposito.", "Tutti possono entrare nel deposito.", "Tutti"),
    ],
)
def test_an_italian_opposite_is_a_fault(span: str, answer: str, token: str) -> None:
    """The same in Italian, gender and number aside."""
    assert [fault.token for fault in faults(answer, span, language="it")] == [token]


@pytest.mark.parametrize(
    ("span", "answer"),
    [
        ("Turn off the unit before you clean it.", "Clean the unit after you turn it off."),
        ("Plan A is larger than plan B.", "Plan B is smaller than plan A."),
        ("The lid must not be left open.", "The lid must be kept closed."),
        ("The plate is not safe.", "The plate is unsafe."),
        ("Sales rose in May and fell in June.", "Sales fell in June."),
        ("The upper port is for power, the lower port is for data.", "The lower port is used for data."),
        ("The minimum load is 5 kg and the maximum load is 40 kg.", "The maximum load is 40 kg."),
        ("The store closes at 8 pm.", "The store is open until 8 pm."),
        ("Alice sold the house to Bob.", "Bob bought the house from Alice."),
        ("The lift is not open on Sunday.", "The lift is closed on Sunday."),
        ("The code goes up to five, later down.", "The code is invaluable."),
        ("The landlord pays the tenant the interest.", "The tenant is paid the interest by the landlord."),
        ("The hall is never open on Sunday.", "The hall is always closed on Sunday."),
        ("We offer 15% off your first order.", "There is a discount of 15% on your first order."),
    ],
)
def test_the_same_from_the_other_side_is_no_fault(span: str, answer: str) -> None:
    """Converses, denied opposites and words of another clause are no contradiction."""
    assert faults(answer, span) == []


@pytest.mark.parametrize(
    ("span", "answer"),
    [
        ("L'unità va spenta prima di pulire la presa.", "La presa va pulita dopo aver spento l'unità."),
        ("Il coperchio non deve restare aperto.", "Il coperchio deve restare chiuso."),
        ("Il valore A è maggiore di B.", "B è minore del valore A."),
        ("Le vendite sono aumentate a maggio e diminuite a giugno.", "A giugno le vendite sono diminuite."),
        ("La porta superiore serve per la rete, quella inferiore per i dati.", "La porta inferiore serve per i dati."),
        ("Il servizio non è gratuito.", "Il servizio è a pagamento."),
    ],
)
def test_the_same_from_the_other_side_in_italian_is_no_fault(span: str, answer: str) -> None:
    """The same in Italian."""
    assert faults(answer, span, language="it") == []


def test_another_span_with_the_word_clears_it() -> None:
    """What one cited span says as the answer has it is right."""
    spans = ("The lid is open at night.", "The lid is closed at night.")
    assert faults("The lid is closed at night [S1, S2].", *spans) == []
    assert [fault.token for fault in faults("The lid is closed at night [S1].", *spans)] == ["closed"]


def test_the_message_names_the_opposite() -> None:
    """A person reads which word stands there instead, and where."""
    (fault,) = faults("Use the lower port.", "Use the upper port.")
    assert fault.message == "looked for 'lower' in S1: where the rest is said it has 'upper': 'Use the upper port'"


WORDS = st.sampled_from("open closed before after più meno non not the pump A B , . larger smaller safe unsafe".split())


@given(st.lists(WORDS, max_size=20).map(" ".join), st.lists(WORDS, max_size=20).map(" ".join))
def test_nothing_raises(answer: str, span: str) -> None:
    """Whatever is compared, faults are of this kind."""
    for language in ("en", "it", "xx"):
        assert all(fault.kind is Kind.ANTONYM for fault in faults(answer, span, language=language))
