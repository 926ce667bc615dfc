"""An acronym stands for words in small letters unless another acronym stands in its place; an initial is named."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Fault
from proofspan.verification.rules.names.unsupported import unsupported_name


def faults(answer: str, span: str, language: str = "en") -> list[Fault]:
    (only, *_) = compared(answer, [span], language)
    return list(unsupported_name(only))


@pytest.mark.parametrize(
    ("answer", "span", "language"),
    [
        ("The RPO is 24 hours.", "Backups run at 02:00 UTC. The recovery point objective is 24 hours.", "en"),
        ("The SLA is 4 hours.", "The service level agreement (see the FAQ) is 4 hours.", "en"),
        ("Il TFR si calcola ogni anno.", "L'INPS vigila. Il trattamento di fine rapporto si calcola ogni anno.", "it"),
        ("Il DPI va indossato.", "Il dispositivo di protezione individuale va indossato, vedi ISO 9001.", "it"),
    ],
)
def test_other_acronyms_of_the_span_do_not_matter(answer: str, span: str, language: str) -> None:
    """UTC stands elsewhere: RPO is read from recovery point objective."""
    assert faults(answer, span, language) == []


@pytest.mark.parametrize(
    ("answer", "span"),
    [
        ("The PDF is kept.", "The CSV is kept for private data folders."),
        ("The PDF of private data folders is kept.", "The CSV of private data folders is kept."),
        ("The RTO is 24 hours.", "The RPO is 24 hours; it is set by the risk team officer."),
        ("The DPC is worn.", "The digital protection index is worn; see ISO 9001."),
    ],
)
def test_an_acronym_in_the_place_of_another_is_refused(answer: str, span: str) -> None:
    """Words that happen to begin alike are no long form of it."""
    assert [fault.token for fault in faults(answer, span)] == [answer.split()[1]]


@pytest.mark.parametrize(
    ("answer", "span", "end"),
    [
        ("It was approved by Dr. B. Hill.", "Dr. A. Hill approved it.", "there it is 'A. Hill'"),
        ("It was approved by B. Hill.", "A. Hill and K. Hill approved it.", "there it is 'A. Hill' or 'K. Hill'"),
        ("Prof. B. Hill signs.", "Prof. Anna Hill signs.", "there it is 'Anna Hill'"),
    ],
)
def test_both_initials_are_named(answer: str, span: str, end: str) -> None:
    """What was looked for and what stands there, also where the surname is an ordinary word."""
    (fault,) = faults(answer, span)
    assert fault.token == "B. Hill"
    assert fault.message == f"looked for the name 'B. Hill' in S1: {end}"
