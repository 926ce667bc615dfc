"""Quotations of a sentence stand word for word in the spans it cites."""

import pytest
from counting import lines_of
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Kind
from proofspan.verification.rules.quotes import quotations, unsupported_quote

SPAN = "The manual says: “Keep the intake clear at all times, and don't cover the fan – not even once”."
ITALIAN = "Il manuale dice: «Tenere libera la presa d’aria e non coprire mai la ventola»."


def tokens(answer: str, *spans: str, language: str = "en") -> list[str]:
    """The tokens of the faults that the rule finds, sentence after sentence."""
    faults = [fault for each in compared(answer, spans, language) for fault in unsupported_quote(each)]
    assert all(fault.kind is Kind.UNSUPPORTED_QUOTE for fault in faults)
    return [fault.token for fault in faults]


@pytest.mark.parametrize(
    "answer",
    [
        'The manual says "keep the intake clear at all times" [S1].',
        "The manual says “keep the intake clear at all times” [S1].",
        "The manual says ‘keep the intake clear at all times’ [S1].",
        "The manual says 'keep the intake clear at all times' [S1].",
        "The manual says «keep the intake clear at all times» [S1].",
        "The manual says „keep the intake clear at all times“ [S1].",
        'The manual says "keep the intake clear at all times." [S1]',
        'The manual says "Keep  the intake\tclear" [S1].',
        'The manual says "KEEP THE INTAKE CLEAR" [S1].',
        'It says "don’t cover the fan - not even once" [S1].',
        'It says "[k]eep the intake clear" [S1].',
        'It says "keep the intake clear … don\'t cover the fan" [S1].',
        'It says "keep the intake clear [...] not even once" [S1].',
        'It says "keep the intake [of the unit] clear" [S1].',
        'What it calls the "intake" must be clear [S1].',
        'The "covering" of the fan is forbidden [S1].',
        "The fans' and the intakes' state is told [S1].",
        'It is 5" wide and 6" long [S1].',
        "It's the unit's rule, isn't it [S1].",
        "Rock 'n' roll of the '90s [S1].",
        'The manual says "keep [S1].',
        'It says "" [S1].',
    ],
)
def test_right_quotations(answer: str) -> None:
    """Other marks, white space, punctuation and first letters; parts left out; apostrophes and inches."""
    assert tokens(answer, SPAN) == []


@pytest.mark.parametrize(
    ("answer", "token"),
    [
        ('It says "keep the intake open at all times" [S1].', "keep the intake open at all times"),
        ("It says “keep the outlet clear” [S1].", "keep the outlet clear"),
        ("It says 'keep intake clear' [S1].", "keep intake clear"),
        ("It says «keep the intake clear at all time» [S1].", "keep the intake clear at all time"),
        ('It says "not even once … keep the intake" [S1].', "not even once … keep the intake"),
        ('It says "do cover the fan" [S1].', "do cover the fan"),
        ('What it calls the "outlet" must be clear [S1].', "outlet"),
        ('It says "clear the intake" [S1].', "clear the intake"),
        ("It says “keep the intake shut [S1].", "keep the intake shut"),
    ],
)
def test_wrong_quotations(answer: str, token: str) -> None:
    """A word changed, left out, added or moved; an opened quotation counts to the end of the sentence."""
    assert tokens(answer, SPAN) == [token]


@pytest.mark.parametrize(
    ("answer", "faults"),
    [
        ('Il manuale dice "tenere libera la presa d\'aria" [S1].', []),
        ("Il manuale dice: “Tenere libera la presa d’aria […] non coprire mai la ventola” [S1].", []),
        ("L'unità dell'azienda, un po' di «ventola» [S1].", []),
        ("«Tenere libera la presa d'aria», dice, «e non coprire mai la ventola» [S1].", []),
        ("Il manuale dice «tenere libera la presa d'acqua» [S1].", ["tenere libera la presa d'acqua"]),
        ('Il manuale dice "e non coprire la ventola" [S1].', ["e non coprire la ventola"]),
        ("«Tenere libera la presa d'aria», dice, «e coprire la ventola» [S1].", ["e coprire la ventola"]),
    ],
)
def test_italian_quotations(answer: str, faults: list[str]) -> None:
    """Angle quotes, apostrophes of elision, a quotation in two parts."""
    assert tokens(answer, ITALIAN, language="it") == faults


def test_decomposed_letters_are_the_same() -> None:
    """è as one character or as two."""
    assert tokens("Dice «la ventola e\u0300 ferma» [S1].", "Dice che la ventola è ferma.", language="it") == []


def test_a_quotation_stands_in_one_span() -> None:
    """Either of the cited ones; not half in each."""
    spans = ("Keep the intake clear.", "Do not cover the fan.")
    assert tokens('It says "cover the fan".', *spans) == []
    assert tokens('It says "clear do not".', *spans) == ["clear do not"]


def test_the_message_shows_the_longest_part_that_stands() -> None:
    """What of the quotation the span has in a row."""
    (sentence,) = compared('It says "keep the intake clear at night".', [SPAN])
    (fault,) = unsupported_quote(sentence)
    assert fault.message == (
        "looked for the words 'keep the intake clear at night' in S1: "
        "it has no more of it in a row than 'keep the intake clear at'"
    )


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('He left." And "go on" he', ["He left.", "go on"]),
        ("Clear it.” And so", ["Clear it."]),
        ("disse» e poi «vado", ["disse", "vado"]),
        ("„Keep it“ said »go on« now", ["Keep it", "go on"]),
        ("“He said ‘go on’ now”", ["He said ‘go on’ now"]),
        ('" keep it " he said', ["keep it"]),
        ("`stop it' when he", []),
    ],
)
def test_where_quotations_stand(text: str, found: list[str]) -> None:
    """Marks of many kinds, within each other, and those that have no pair."""
    assert [span.of(text) for span in quotations(text)] == found


@pytest.mark.parametrize("mark", ['"', "“", "”", "«", "»", " '", "' ", "‘a ", "„", ' "a" '])
def test_work_grows_as_the_text(mark: str) -> None:
    """Four times the text is no more than six times the work, in lines that are run."""
    took = []
    for size in (5_000, 20_000):
        text = mark * (size // len(mark))
        took.append(lines_of(lambda text=text: quotations(text)))
    assert took[1] <= 6 * took[0] + 500


@given(st.text(alphabet="\"“”„«»‘’'ab .…[]S1|\n", max_size=80), st.text(alphabet="ab “”'", max_size=40))
def test_no_text_makes_it_raise(answer: str, span: str) -> None:
    """Each quotation lies in the text and is not empty."""
    assert all(len(token) for token in tokens(answer, span))
