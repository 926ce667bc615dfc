"""What a fault of a code says that the spans have instead, and which numbers are a name of something."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.rules.codes.unsupported import other_version, unsupported_code


def told(answer: str, span: str, language: str = "en") -> list[tuple[str, str]]:
    """Each fault's token, and the end of its message."""
    (only,) = compared(answer, [span], language)
    faults = [fault for rule in (unsupported_code, other_version) for fault in rule(only)]
    return [(fault.token, fault.message.partition(" in S1: ")[2]) for fault in faults]


@pytest.mark.parametrize(
    ("language", "answer", "span", "token", "other"),
    [
        ("en", "Table 3.1 lists them.", "See Table 3.14 and the list.", "3.1", "Table 3.14"),
        ("en", "The firmware 3.1 is needed.", "The firmware v3.14 is needed.", "3.1", "firmware 3.14"),
        ("en", "It needs Python 3.1 now.", "Python 3.10 is needed now.", "3.1", "Python 3.10"),
        ("en", "Python 3.1 is needed.", "For this, Python 3.14.4 is needed.", "3.1", "Python 3.14.4"),
        ("it", "L'articolo 3 lo dice.", "Lo dice l'art. 3-bis.", "articolo 3", "3-bis"),
        ("it", "Lo dice il comma 3-cinque.", "Lo dice il comma 3-bis.", "3-cinque", "3-bis"),
        ("en", "Use 42A here.", "Use A42 here.", "42A", "A42"),
    ],
)
def test_another_one_is_named(language: str, answer: str, span: str, token: str, other: str) -> None:
    """A longer version, an article put in later, a code that was turned round: each as the span has it."""
    assert told(answer, span, language) == [(token, f"it has {other!r}, which is another one")]


@pytest.mark.parametrize(
    ("answer", "span"),
    [
        ("The ratio 3.1 is right.", "The ratio 3.14 is right."),
        ("Table 3.1 lists them.", "Table 3.1 and Table 3.14 list them."),
        ("Table 3.1 lists them.", "Table 4.1 and Table 13.1 list them."),
        ("Article 3 says so.", "Articles 3 and 3-bis say so."),
        ("Use 42A here.", "Use A42 or 42 A here."),
    ],
)
def test_a_number_that_names_nothing_has_no_version(answer: str, span: str) -> None:
    """Of a common word it is a number; of a name it is right where the span has it, or none that begins so."""
    assert [message for _, message in told(answer, span) if message.endswith("another one")] == []


@pytest.mark.parametrize(
    ("span", "instead"),
    [
        ("The AX-24 and the BR-7.", "the most alike there is 'AX-24'"),
        ("The axles and brakes.", "nothing like it stands there"),
    ],
)
def test_the_most_alike_code_is_told(span: str, instead: str) -> None:
    """The nearest of the span's codes; words have to be more alike than that."""
    assert told("Use the AX-42.", span) == [("AX-42", instead)]


def test_a_piece_of_code_is_one_fault() -> None:
    """A marked piece with an absent code in it is told by the code, another piece by itself, in order."""
    assert [token for token, _ in told("Use `foo bar`, `join AX-42` and QX-9.", "Use baz.")] == [
        "foo bar",
        "AX-42",
        "QX-9",
    ]
