"""A quantifier of the answer must be the span's."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.rules.wording.quantifiers import quantifier


def faults(answer: str, *spans: str, language: str = "en") -> list[Fault]:
    return [fault for sentence in compared(answer, spans, language) for fault in quantifier(sentence)]


@pytest.mark.parametrize(
    ("span", "answer", "token"),
    [
        ("Some sites were closed in May.", "All sites were closed in May.", "All"),
        ("Most errors come from the parser.", "All errors come from the parser.", "All"),
        ("Many errors come from the parser.", "Most errors come from the parser.", "Most"),
        ("All members receive a card.", "Some members receive a card.", "Some"),
        ("Members receive a card.", "All members receive a card.", "All"),
        ("The code runs on Linux.", "The code runs only on Linux.", "only"),
        ("Backups run at night.", "Backups always run at night.", "always"),
        ("Every branch must report.", "Some branches must report.", "Some"),
        ("Almost all shops have a lift.", "All shops have a lift.", "All"),
    ],
)
def test_another_or_an_added_quantifier_is_a_fault(span: str, answer: str, token: str) -> None:
    """A contrary quantifier is refused, and one that claims more than the bare words."""
    assert [(fault.kind, fault.token) for fault in faults(answer, span)] == [(Kind.QUANTIFIER, token)]


@pytest.mark.parametrize(
    ("span", "answer", "token"),
    [
        ("Alcuni siti sono stati chiusi a maggio.", "Tutti i siti sono stati chiusi a maggio.", "Tutti"),
        ("Tutti i soci ricevono una tessera.", "Alcuni soci ricevono una tessera.", "Alcuni"),
        ("I soci ricevono una tessera.", "Tutti i soci ricevono una tessera.", "Tutti"),
        ("Il codice gira su Linux.", "Il codice gira solo su Linux.", "solo"),
        ("Le copie partono di notte.", "Le copie partono sempre di notte.", "sempre"),
        ("Il bando era aperto per tutti i soci.", "Il bando era aperto per alcuni soci.", "alcuni"),
        ("Quasi tutti i negozi hanno un ascensore.", "Tutti i negozi hanno un ascensore.", "Tutti"),
    ],
)
def test_another_or_an_added_quantifier_in_italian_is_a_fault(span: str, answer: str, token: str) -> None:
    """The same in Italian."""
    assert [fault.token for fault in faults(answer, span, language="it")] == [token]


@pytest.mark.parametrize(
    ("span", "answer", "language"),
    [
        ("Every member receives a card.", "All members receive a card.", "en"),
        ("The shop in Bath opens on Mondays.", "The shop in Bath opens every Monday.", "en"),
        ("Il corso si tiene in aula il martedì.", "Il corso si tiene in aula ogni martedì.", "it"),
        ("Il massimo è 200 euro per impresa.", "Ogni impresa ha al massimo 200 euro.", "it"),
        ("Several sites were closed in May.", "Some sites were closed in May.", "en"),
        ("Only managers can approve refunds.", "Refunds can be approved solely by managers.", "en"),
        ("No one but managers can approve refunds.", "Only managers can approve refunds.", "en"),
        ("30 people attended the meeting.", "Some 30 people attended the meeting.", "en"),
        ("The pump does not run.", "The pump does not run at all.", "en"),
        ("Employees work from home two days a week.", "Each employee works from home two days a week.", "en"),
        ("The filter is changed monthly.", "The filter is changed every month.", "en"),
        ("The two lamps face one another.", "The two lamps face each other.", "en"),
        ("Ogni socio riceve una tessera.", "Tutti i soci ricevono una tessera.", "it"),
        ("Solo i dirigenti approvano i rimborsi.", "I rimborsi sono approvati soltanto dai dirigenti.", "it"),
        ("Il filtro va cambiato giornalmente.", "Il filtro va cambiato tutti i giorni.", "it"),
        ("Il tasto è nascosto.", "Il tasto è del tutto nascosto.", "it"),
        ("Una persona basta per il turno.", "Una sola persona basta per il turno.", "it"),
    ],
)
def test_an_equal_quantifier_or_an_idiom_is_no_fault(span: str, answer: str, language: str) -> None:
    """Equal words, frequencies and fixed phrases are nobody's claim about how many."""
    assert faults(answer, span, language=language) == []


def test_a_quantifier_left_out_is_no_fault_here() -> None:
    """What the answer leaves out is not this rule's."""
    assert faults("Sites were closed in May.", "Some sites were closed in May.") == []


def test_another_span_with_an_equal_one_clears_it() -> None:
    """What one cited span says as the answer has it is right."""
    spans = ("Some sites were closed in May.", "Every site was closed in May.")
    assert faults("All sites were closed in May [S1, S2].", *spans) == []
    assert len(faults("All sites were closed in May [S1].", *spans)) == 1


def test_the_message_names_what_stands_there() -> None:
    """A person reads the quantifier of the span, or that there is none."""
    (other,) = faults("All sites were closed in May.", "Some sites were closed in May.")
    (none,) = faults("All sites were closed in May.", "Sites were closed in May.")
    assert "it has 'Some': 'Some sites were closed in May'" in other.message
    assert "it has none: 'Sites were closed in May'" in none.message


WORDS = st.sampled_from("all every some only most tutti ogni solo alcuni the sites siti are , . not at 5".split())


@given(st.lists(WORDS, max_size=20).map(" ".join), st.lists(WORDS, max_size=20).map(" ".join))
def test_nothing_raises(answer: str, span: str) -> None:
    """Whatever is compared, faults are of this kind."""
    for language in ("en", "it", "xx"):
        assert all(fault.kind is Kind.QUANTIFIER for fault in faults(answer, span, language=language))


@pytest.mark.parametrize(
    ("span", "answer", "language"),
    [
        ("The shop in Bath opens on Monday.", "The shop in Bath opens every Monday.", "en"),
        ("Il corso si tiene in aula il martedì 3 marzo.", "Il corso si tiene in aula ogni martedì.", "it"),
        ("Il massimo per imprese è 200 euro.", "Il massimo per ogni impresa è 200 euro.", "it"),
    ],
)
def test_one_day_and_one_kind_are_not_each(span: str, answer: str, language: str) -> None:
    """A Monday is not every Monday, and what is for firms is not for each."""
    assert [fault.kind for fault in faults(answer, span, language=language)] == [Kind.QUANTIFIER]
