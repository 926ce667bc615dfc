"""A bound of the answer around a number that its span bounds otherwise."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.rules.wording.bounds import OF_BOUNDS, bound
from proofspan.verification.words.bounding import AFTER, AGAINST, BEFORE


def faults(answer: str, *spans: str, language: str = "en") -> list[Fault]:
    return [fault for sentence in compared(answer, spans, language) for fault in bound(sentence)]


@pytest.mark.parametrize(
    ("span", "answer", "language"),
    [
        ("Delivery takes at least 5 days.", "Delivery takes at most 5 days.", "en"),
        ("Delivery takes at least 5 days.", "Delivery takes exactly 5 days.", "en"),
        ("Delivery takes 5 days or more.", "Delivery takes up to 5 days.", "en"),
        ("More than 5 errors stop the run.", "Fewer than 5 errors stop the run.", "en"),
        ("Up to 5 users may log in.", "More than 5 users may log in.", "en"),
        ("The parcel holds 5 books of maps.", "The parcel holds at least 5 books of maps.", "en"),
        ("The run stops after at least 5 errors.", "The run stops after more than 5 errors.", "en"),
        ("La consegna richiede almeno 5 giorni.", "La consegna richiede al massimo 5 giorni.", "it"),
        ("Il pacco contiene 5 libri di mappe.", "Il pacco contiene almeno 5 libri di mappe.", "it"),
        ("Fino a 5 utenti possono accedere.", "Oltre 5 utenti possono accedere.", "it"),
        ("Il peso è inferiore a 5 kg.", "Il peso è superiore a 5 kg.", "it"),
        ("The minimum load is 80 kg.", "The load must not exceed 80 kg.", "en"),
        ("La velocità minima è di 30 km/h.", "La velocità non deve superare i 30 km/h.", "it"),
        ("Si paga non oltre 10 giorni dalla consegna.", "Si paga dopo 10 giorni dalla consegna.", "it"),
    ],
)
def test_another_bound_is_a_fault(span: str, answer: str, language: str) -> None:
    """At least, at most, more than, less than and exactly are five things; a lower bound is not added."""
    assert [fault.kind for fault in faults(answer, span, language=language)] == [Kind.QUANTIFIER]


@pytest.mark.parametrize(
    ("span", "answer", "language"),
    [
        ("Use at most 5 threads.", "Use no more than 5 threads.", "en"),
        ("Use at least 5 threads.", "Use no fewer than 5 threads.", "en"),
        ("Use 5 or more threads.", "Use at least 5 threads.", "en"),
        ("Children under 12 travel free.", "Children younger than 12 travel free.", "en"),
        ("The test takes between 5 and 10 minutes.", "The test takes at least 5 minutes.", "en"),
        ("The test takes 5-10 minutes.", "The test takes up to 10 minutes.", "en"),
        ("A deposit of 5 euro is required.", "A deposit of at least 5 euro is required.", "en"),
        ("Returns are taken for 30 days.", "Returns are taken within 30 days.", "en"),
        ("Usare al massimo 5 thread.", "Usare non più di 5 thread.", "it"),
        ("Usare almeno 5 thread.", "Usare non meno di 5 thread.", "it"),
        ("La consegna avviene in meno di 5 giorni.", "La consegna avviene in un tempo inferiore a 5 giorni.", "it"),
        ("Il reso scade dopo 30 giorni.", "Il reso scade oltre i 30 giorni.", "it"),
        ("L'età minima è di 16 anni.", "Occorre avere almeno 16 anni.", "it"),
        ("The maximum load is 80 kg.", "The load is at most 80 kg.", "en"),
        ("La tolleranza è di ±5 mm.", "La tolleranza è di più o meno 5 mm.", "it"),
    ],
)
def test_the_same_bound_in_other_words_is_no_fault(span: str, answer: str, language: str) -> None:
    """Equal bounds, ranges, requirements and "within" for a bare number say nothing wrong."""
    assert faults(answer, span, language=language) == []


def test_another_span_with_the_bound_clears_it() -> None:
    """What one cited span says as the answer has it is right."""
    spans = ("Delivery takes at least 5 days.", "Delivery takes up to 5 days.")
    assert faults("Delivery takes at most 5 days [S1, S2].", *spans) == []
    assert len(faults("Delivery takes at most 5 days [S1].", *spans)) == 1


def test_the_message_shows_both_bounds() -> None:
    """A person reads the bound looked for and the one that stands there."""
    (fault,) = faults("Delivery takes at most 5 days.", "Delivery takes at least 5 days.")
    assert fault.message == ("looked for 'at most 5' in S1: there it is at least 5: 'Delivery takes at least 5 days'")


WORDS = st.sampled_from("at least most more than 5 12 fino a almeno oltre non più di days , . or - the".split())


@given(st.lists(WORDS, max_size=20).map(" ".join), st.lists(WORDS, max_size=20).map(" ".join))
def test_nothing_raises(answer: str, span: str) -> None:
    """Whatever is compared, faults are of this kind."""
    for language in ("en", "it", "xx"):
        assert all(fault.kind is Kind.QUANTIFIER for fault in faults(answer, span, language=language))


@pytest.mark.parametrize(
    ("language", "phrases"),
    [
        (
            "en",
            "as many as|not exceeding|capped at|limited to|at the latest|no later than|not before|short of|upwards of|"
            "surpassing|in excess of|max|minimum of|or lower|or earlier|or longer|plus|and older|following|precisely",
        ),
        (
            "it",
            "tutt al piu|non eccedente|non prima|per lo meno|massima di|minimo|decorsi|sotto|in su|in poi|o inferiore|"
            "e non oltre|perlomeno|esattamente",
        ),
    ],
)
def test_every_bound_has_a_word_that_is_looked_for_first(language: str, phrases: str) -> None:
    """What bounds a number, before it or behind, has a word by which it is known that the patterns need be tried."""
    for phrase in phrases.split("|"):
        bounds = [*BEFORE[language].items(), *AFTER[language].items()]
        assert any(limit in AGAINST and pattern.search(phrase) for limit, pattern in bounds)
        assert not OF_BOUNDS[language].isdisjoint(phrase.split())


@pytest.mark.parametrize(
    ("answer", "span"),
    [
        ("Each group, however small or above it, has as many as 5 seats.", "Each group has at least 5 seats."),
        ("The load above the shelf is limited to 5 kg there.", "The load above the shelf is at least 5 kg there."),
        ("Over the year 5 or older books are kept.", "Over the year at most 5 books are kept."),
    ],
)
def test_a_bound_of_common_words_is_seen(answer: str, span: str) -> None:
    """As many as, limited to, or older: words that bound only together."""
    assert [fault.kind for fault in faults(answer, span)] == [Kind.QUANTIFIER]


@pytest.mark.parametrize(
    ("span", "answer", "language"),
    [
        ("Leave is requested at least 10 days in advance.", "Leave is requested no later than 10 days before.", "en"),
        ("Le ferie si chiedono almeno 15 giorni prima.", "Le ferie si chiedono entro 15 giorni prima.", "it"),
        ("Staff with at least 3 years may apply.", "Staff with less than 3 years may not apply.", "en"),
        ("The buyer may withdraw within 14 days.", "The buyer may not withdraw after 14 days.", "en"),
        ("The filter may be washed at most 3 times.", "The filter may be replaced after 3 times.", "en"),
        ("After probation the notice is 3 months.", "Once probation is over, 3 months is the notice.", "en"),
    ],
)
def test_a_bound_turned_twice_is_the_same(span: str, answer: str, language: str) -> None:
    """Days counted back, a denied rest, so many times that are up, and a word of the part before a comma."""
    assert faults(answer, span, language=language) == []


@pytest.mark.parametrize(
    ("span", "answer"),
    [
        ("Leave is requested at least 10 days in advance.", "Leave is requested no more than 10 days before."),
        ("Staff with at least 3 years may apply.", "Staff with less than 3 years may apply."),
        ("The filter may be washed at most 3 times.", "The filter may be washed more than 3 times."),
    ],
)
def test_a_bound_turned_once_is_another(span: str, answer: str) -> None:
    """The same without what turns it back."""
    assert [fault.kind for fault in faults(answer, span)] == [Kind.QUANTIFIER]
