"""A letter, a Roman number or a figure behind a noun tells things apart, and must stand in the span."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Kind
from proofspan.verification.reading import Shelf
from proofspan.verification.rules.codes.labelled import unsupported_label
from proofspan.verification.rules.codes.labels import labels, roman

LABELS = [
    ("en", "The red wire goes to terminal A.", ["A"]),
    ("en", "Class B goods and annex VI.", ["B", "VI"]),
    ("en", "See Appendix I. In phase I they wait.", ["I", "I"]),
    ("en", "Pressing A starts it; pressing B stops it.", ["A", "B"]),
    ("it", "Il reparto A e l'allegato IV.", ["A", "IV"]),
    ("it", "Vedi allegato iv e cap. II.", ["IV", "II"]),
]
NONE = [
    ("en", "A pump is what I need, and the part I like is red."),
    ("en", "Harry S Truman met John F Kennedy. Anna B. said so. The court charged C. King."),
    ("en", "It is a plan. A pump runs at 5 V and 10 A."),
    ("it", "I cani e i gatti. Il gruppo e la classe vanno a Roma o a Bari."),
    ("it", "È una classe. A scuola si entra alle 8. AVVISO A TUTTI."),
]
LOST = [
    ("en", "A pump is red. I like terminal B.", "Terminal A is red.", "Terminal A"),
    ("en", "Terminals A and B are red.", "Terminal C is red.", "Terminal C"),
    ("en", "Group I meets in room 3 and group II in room 4.", "Group III meets in room 3.", "Group III"),
    ("en", "Key F stops it.", "Key H stops it.", "Key H"),
    ("en", "Phase 1 takes 2 weeks.", "Phase 2 takes long.", "Phase 2"),
    ("it", "L'allegato IV è del 2020.", "L'allegato VI è del 2020.", "allegato VI"),
    ("it", "Il reparto A lavora di notte.", "Il reparto B lavora di notte.", "reparto B"),
]
KEPT = [
    ("en", "The A and B terminals are red.", "Terminal A is red."),
    ("en", "An A-class motor runs.", "A motor of class A runs."),
    ("it", "Il morsetto «A» è rosso.", "Il morsetto A è rosso."),
    ("en", "Terminals A and B are red.", "Terminal B is red."),
    ("en", "Phases 1 to 3 take 2 weeks.", "Phase 2 takes weeks."),
    ("en", "Phase 1 takes 2 weeks, the second phase 4.", "Phase 2 takes 4 weeks."),
    ("en", "Phase 3 takes 2 weeks.", "Phase III takes 2 weeks."),
    ("en", "Choose one: (a) cash, (b) card.", "Option B is the card."),
    ("en", "Step 1: close the lid.\n2. Wait for 2 minutes.", "Step 2 is to wait for 2 minutes."),
    ("it", "L'allegato 4 è del 2020.", "L'allegato IV è del 2020."),
]


@pytest.mark.parametrize(("language", "text", "expected"), LABELS)
def test_a_letter_behind_a_noun_is_a_label(language: str, text: str, expected: list[str]) -> None:
    """The letters and Roman numbers that tell things apart are read, in both languages."""
    assert [label.key for label in labels(Shelf().reading(text, language)).values()] == expected


@pytest.mark.parametrize(("language", "text"), NONE)
def test_pronouns_articles_and_initials_are_no_labels(language: str, text: str) -> None:
    """The English pronoun and article, Italian articles and joining words, initials and units are left alone."""
    assert not labels(Shelf().reading(text, language))


@pytest.mark.parametrize(("language", "span", "answer", "token"), LOST)
def test_a_label_that_no_span_has_is_a_fault(language: str, span: str, answer: str, token: str) -> None:
    """A thing with another letter or number is another thing."""
    faults = [fault for sentence in compared(answer, [span], language) for fault in unsupported_label(sentence)]
    assert [(fault.kind, fault.token) for fault in faults] == [(Kind.UNSUPPORTED_CODE, token)]


@pytest.mark.parametrize(("language", "span", "answer"), KEPT)
def test_a_label_may_be_written_otherwise(language: str, span: str, answer: str) -> None:
    """It may stand in a list, a range or brackets, as an ordinal, or as the figure of a Roman number."""
    assert not [fault for sentence in compared(answer, [span], language) for fault in unsupported_label(sentence)]


def test_a_message_tells_the_label_that_stands_there() -> None:
    """Whoever reads the fault sees what the span has instead."""
    (fault,) = unsupported_label(compared("Terminal C is red.", ["Terminal A is red."])[0])
    assert fault.message == "looked for 'Terminal C' as a whole in S1: it has 'Terminal A'"


@pytest.mark.parametrize(("text", "value"), [("I", 1), ("IV", 4), ("IX", 9), ("XIV", 14), ("XXIX", 29)])
def test_a_roman_number_has_its_value(text: str, value: int) -> None:
    """A smaller sign before a larger one is taken from it: XIV = 10 - 1 + 5."""
    assert roman(text) == value


@pytest.mark.parametrize("text", ["", "IIII", "VX", "IC", "MIX", "B"])
def test_what_is_no_roman_number_has_none(text: str) -> None:
    """Signs in another order, and other signs, are no number."""
    assert roman(text) == 0


@given(answer=st.text("aA bI.2V,(", max_size=60), span=st.text("aA bI.2V,(", max_size=60))
def test_no_text_makes_labels_raise(answer: str, span: str) -> None:
    """Whatever the two texts are, what is found is of the one kind."""
    faults = [fault for sentence in compared(answer, [span]) for fault in unsupported_label(sentence)]
    assert {fault.kind for fault in faults} <= {Kind.UNSUPPORTED_CODE}
