"""Codes and references of a sentence stand whole in the spans it cites."""

import pytest
from counting import lines_of
from hypothesis import given
from hypothesis import strategies as st

from proofspan.spans import Span
from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Kind
from proofspan.verification.rules.codes.spellings import spelt_apart
from proofspan.verification.rules.codes.unsupported import other_version, unsupported_code


def tokens(answer: str, *spans: str, language: str = "en") -> list[str]:
    """The tokens of the faults that the rules find, sentence after sentence."""
    every = compared(answer, spans, language)
    faults = [fault for each in every for rule in (unsupported_code, other_version) for fault in rule(each)]
    assert all(fault.kind is Kind.UNSUPPORTED_CODE for fault in faults)
    return [fault.token for fault in faults]


@pytest.mark.parametrize(
    ("answer", "span"),
    [
        ("Use COMPARE_DIGEST to compare secrets.", "Use compare_digest to compare secrets."),
        ("Use `compare_digest` to compare secrets.", "Use compare_digest to compare secrets."),
        ("Use compare_digest() here.", "hmac.compare_digest(a, b) compares secrets."),
        ("The ax-42 is silent.", "The AX-42 is silent."),
        ("The AX\u201142 is silent.", "The AX-42 is silent."),
        ("The AX-42 is silent.", "The AX 42 is silent."),
        ("The AX42 is silent.", "The AX-42 is silent."),
        ("Two AX-42s were sold.", "Two units of the AX-42 were sold."),
        ("L'AX-42 pesa poco.", "Il modello AX-42 pesa poco."),
        ("Il codice E47 segnala un guasto.", "Errore E-47: guasto."),
        ("It follows returns-v2.", "See returns-v2 for the rules."),
        ("It runs on Python 3.14.4.", "Everything runs on Python 3.14.4."),
        ("It needs v2.1.", "It needs version 2.1 or later."),
        ("It needs version 2.1.", "It needs v2.1 or later."),
        ("Serve la versione 2.1.", "Serve la release 2.1."),
        ("Start it with --as-of.", "The option --as-of sets the day."),
        ("Pass -v for more.", "With -v it says more."),
        ("See https://docs.example.org/a/b/.", "Details: http://docs.example.org/a/b"),
        ("See www.example.org.", "Our site is https://example.org/."),
        ("See example.org.", "Our site is https://www.example.org/start."),
        ("Write to HELP@example.org.", "Mail: help@example.org"),
        ("Edit /etc/app/main.toml.", "The file /etc/app/main.toml holds it."),
        ("It is in main.toml.", "The file /etc/app/main.toml holds it."),
        ("Read docs\\a.md.", "It is told in docs/a.md."),
        ("It is C:\\data\\x.log.", "The log is C:\\data\\x.log."),
        ("Call os.path.join().", "os.path.join joins two paths."),
        ("Call os.path.join.", "The module os.path has a function join."),
        ("Call `join(a, b)`.", "join(a, b) joins a and b."),
        ("Set PROOFSPAN_PORT.", "The variable PROOFSPAN_PORT is read first."),
        ("Sales rose in Q3.", "Sales rose in the third quarter."),
        ("Le vendite crebbero nel T2.", "Nel secondo trimestre le vendite crebbero."),
        ("The TiO2 layer is thin.", "The TiO₂ layer is thin."),
        ("The post-COVID-19 years were good.", "After COVID-19 came good years."),
        ("Both and/or one of them, e.g. this.", "Either of them."),
        ("It ended.The rest followed.", "It ended and the rest followed."),
        ("The car --which was red-- left.", "The car which was red left."),
        ("L'articolo 3 bis lo prevede.", "L'art. 3-bis, comma 1, lo prevede."),
        ("L'articolo 3 lo prevede.", "Gli artt. 3 e 3-bis lo prevedono."),
        ("Entro 3-cinque giorni vale.", "Il comma 4-bis vale entro tre giorni."),
        ("Premi Ctrl-C.", "Ctrl + C ferma il programma."),
        ("Table 3.1 lists them.", "They are listed in Table 3.1 and in Table 3.12."),
        ("It costs 3.1 euros.", "It costs 3.10 euros."),
    ],
)
def test_right_codes(answer: str, span: str) -> None:
    """Other letters' case, another dash, a space or none: the same code."""
    assert tokens(answer, span) == []


@pytest.mark.parametrize(
    ("answer", "span", "token"),
    [
        ("The AX-24 is silent.", "The AX-42 is silent.", "AX-24"),
        ("The AX-4 is silent.", "The AX-42 is silent.", "AX-4"),
        ("The AX-42 is silent.", "The AX-42-B is silent.", "AX-42"),
        ("The AX-42 is silent.", "The BAX-42 and the AX-421 are silent.", "AX-42"),
        ("Il codice E74 segnala un guasto.", "Errore E47: guasto.", "E74"),
        ("It follows returns-v3.", "See returns-v2 for the rules.", "returns-v3"),
        ("It runs on Python 3.14.5.", "Everything runs on Python 3.14.4.", "3.14.5"),
        ("It runs on Python 3.1.", "Everything runs on Python 3.14.4.", "3.1"),
        ("It runs on Python 3.1.", "Everything runs on Python 3.10.", "3.1"),
        ("Gira su Python 3.1.", "Pesa 3.1 kg e gira su Python 3.14.", "3.1"),
        ("It needs v2.1.", "It needs version 2.10 or later.", "2.1"),
        ("It needs version 2.1.", "It needs version 2.1.7 or later.", "2.1"),
        ("It needs V8.", "It needs version 9; 8 kg.", "8"),
        ("Start it with --as-off.", "The option --as-of sets the day.", "--as-off"),
        ("Pass -V for more.", "With -v it says more.", "-V"),
        ("See https://docs.example.org/a.", "Details: https://docs.example.org/a/b", "https://docs.example.org/a"),
        ("See docs.example.org.", "Our site is https://example.org/.", "docs.example.org"),
        ("See example.org.", "Our site is https://docs.example.org/.", "example.org"),
        ("Write to hepl@example.org.", "Mail: help@example.org", "hepl@example.org"),
        ("Edit /etc/app/man.toml.", "The file /etc/app/main.toml holds it.", "/etc/app/man.toml"),
        ("Edit /etc/app.", "The file /etc/app/main.toml holds it.", "/etc/app"),
        ("Read docs/b.md.", "It is told in docs/a.md.", "docs/b.md"),
        ("Call get_close_match.", "Use get_close_matches for that.", "get_close_match"),
        ("Call os.path.split.", "os.path.join joins two paths.", "os.path.split"),
        ("Call `splits(a)`.", "join(a, b) joins a and b.", "splits(a)"),
        ("Set PROOFSPAN_HOST.", "The variable PROOFSPAN_PORT is read first.", "PROOFSPAN_HOST"),
        ("Sales rose in Q3.", "Sales rose in the second quarter.", "Q3"),
        ("L'articolo 3-ter lo prevede.", "L'art. 3-bis lo prevede.", "3-ter"),
        ("L'articolo 3 lo prevede.", "L'art. 3-bis, comma 1, lo prevede.", "articolo 3"),
        ("Il comma 3-bas lo prevede.", "Il comma 3-bis lo prevede.", "3-bas"),
        ("Press Ctrl+V.", "Ctrl+C stops the program.", "Ctrl+V"),
        ("The size is A3.", "It is a 3 m wide sheet of size A4.", "A3"),
    ],
)
def test_wrong_codes(answer: str, span: str, token: str) -> None:
    """One letter, one figure, a part of a code, a longer one, a neighbour."""
    assert tokens(answer, span) == [token]


def test_any_cited_span_may_hold_the_code() -> None:
    """One code from each span."""
    spans = ("The AX-42 is silent.", "The BX-7 is loud.")
    assert tokens("The AX-42 is silent, the BX-7 loud.", *spans) == []
    assert tokens("The AX-42 is silent [S2].", *spans) == ["AX-42"]


def test_the_message_names_the_most_alike() -> None:
    """As it is written in the span."""
    (sentence,) = compared("Use get_close_match.", ["Use heapq.merge or get_close_matches; AX-42."])
    (fault,) = unsupported_code(sentence)
    assert fault.message == (
        "looked for 'get_close_match' as a whole in S1: the most alike there is 'get_close_matches'"
    )


@pytest.mark.parametrize(
    ("said", "number", "span", "apart"),
    [
        ("The AX 42 is silent.", "42", "The AX-42 is silent.", True),
        ("It needs version 2.", "2", "It needs v2.", True),
        ("Sales rose in the fourth quarter.", "fourth", "Sales rose in Q4.", True),
        ("Nel secondo trimestre.", "secondo", "Nel T2 le vendite.", True),
        ("The BX 42 is silent.", "42", "The AX-42 is silent.", False),
        ("Sales rose in the third quarter.", "third", "Sales rose in Q4.", False),
        ("42 units.", "42", "The AX-42 is silent.", False),
    ],
)
def test_a_code_in_two_words(said: str, number: str, span: str, apart: bool) -> None:
    """A number and the word beside it that are one code of the span."""
    ((_, reading),) = compared(said, [span])[0].pairs
    place = Span(said.index(number), said.index(number) + len(number))
    assert spelt_apart(said, place, reading) is apart


def test_many_codes_in_one_sentence() -> None:
    """However many there are, each that does not stand is found."""
    span = " ".join(f"AX-{number}" for number in range(500))
    answer = " ".join(f"AX-{number}" for number in range(0, 600, 2))
    assert tokens(answer, span) == [f"AX-{number}" for number in range(500, 600, 2)]


def test_work_grows_as_the_text() -> None:
    """Four times the text is no more than six times the work, in lines that are run."""
    took = []
    for size in (500, 2_000):
        (sentence,) = compared(" ".join(f"a_{n}x" for n in range(size)), [" ".join(f"a_{n}" for n in range(size))])
        took.append(lines_of(lambda sentence=sentence: list(unsupported_code(sentence))))
    assert took[1] <= 6 * took[0] + 500


@given(st.text(alphabet="aA1.-_/\\:@`() \n[]S", max_size=60), st.text(alphabet="aA1.-_/\\:@` ", max_size=60))
def test_no_text_makes_it_raise(answer: str, span: str) -> None:
    """Whatever the answer and the span, each fault names a token of the answer."""
    assert all(token in answer for token in tokens(answer, span))


@pytest.mark.parametrize("beside", ["AX-42-B", "XAX-42", "AX-421", "AX-42.5", "Q-AX-42", "AX-42-beta"])
def test_letters_in_a_row_are_no_code_where_they_go_on(beside: str) -> None:
    """A longer code that holds the claimed one is another; the same letters standing apart after it are this one."""
    assert tokens("The AX-42 is silent.", f"The {beside} is silent.") == ["AX-42"]
    assert tokens("The AX-42 is silent.", f"The {beside} hums, not the ax-42.") == []
