"""What a message shows of a number."""

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Kind
from proofspan.verification.reading import Reading
from proofspan.verification.rules.numbers.figures import unsupported_number
from proofspan.verification.rules.numbers.nearest import written
from proofspan.verification.words.lexicon import Lexicon


def test_a_number_is_written_with_its_unit_and_no_other_word() -> None:
    """The next word is not part of it."""
    reading = Reading("Hotels cost £95 a night and close at 6 p.m. on Monday.", "en", Lexicon())
    assert [written(reading, number) for number in reading.literals.numbers] == ["£95", "6 p.m."]


def test_working_days_for_days_are_a_wrong_unit() -> None:
    """Ten working days are two weeks, and no ten days."""
    (sentence,) = compared("It is delivered within 10 days.", ["It is delivered within 10 working days."])
    (fault,) = unsupported_number(sentence)
    assert (fault.kind, fault.token) == (Kind.WRONG_UNIT, "10")


def test_a_number_of_a_period_may_be_said_without_it() -> None:
    """Every three months is quarterly; monthly is no three."""
    (sentence,) = compared("Reports are due every three months.", ["Reports are due quarterly."])
    assert [*unsupported_number(sentence)] == []
    (other,) = compared("Reports are due every three months.", ["Reports are due monthly."])
    assert [fault.token for fault in unsupported_number(other)] == ["three"]
