"""Where the clauses of a text stand, in English and Italian."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification.clauses import clause_of, clauses, text_of
from proofspan.verification.reading import Reading
from proofspan.verification.words.lexicon import Lexicon


def cut(text: str, language: str = "en") -> list[str]:
    reading = Reading(text, language, Lexicon())
    return [text_of(reading, clause) for clause in clauses(reading)]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("It weighs 3.5 kg and it costs 9 euro.", ["It weighs 3.5 kg", "and it costs 9 euro"]),
        ("Red, green and blue lamps are sold.", ["Red, green and blue lamps are sold"]),
        ("The door is open; the lid is shut.", ["The door is open", "the lid is shut"]),
        ("Refunds are paid, but fees are not.", ["Refunds are paid", "but fees are not"]),
        ("Wait until it stops if it is hot.", ["Wait until it stops", "if it is hot"]),
        ("The basic plan (premium) is sold.", ["The basic plan (premium) is sold"]),
        ("Open it. Then close it!", ["Open it", "Then close it"]),
        ("| door | open |", ["door", "open"]),
        ("a\n- b is c\n- d is e", ["a", "b is c", "d is e"]),
        ("It works — it has a fan.", ["It works", "it has a fan"]),
    ],
)
def test_english_clauses(text: str, parts: list[str]) -> None:
    """Hard cuts always hold; commas and conjunctions only between two parts that have a verb each."""
    assert cut(text) == parts


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("La porta è aperta e la spia è accesa.", ["La porta è aperta", "e la spia è accesa"]),
        ("Il cavo, la spina e il tubo sono inclusi.", ["Il cavo, la spina e il tubo sono inclusi"]),
        ("Il reso è gratuito, ma il cambio costa 5 euro.", ["Il reso è gratuito", "ma il cambio costa 5 euro"]),
        ("Premere il tasto se la spia è verde.", ["Premere il tasto", "se la spia è verde"]),
    ],
)
def test_italian_clauses(text: str, parts: list[str]) -> None:
    """The verb "è" is no conjunction "e"."""
    assert cut(text, "it") == parts


def test_a_clause_knows_its_content_and_its_sentence() -> None:
    """Content is keys without stop words; the stretch is what lies between two hard cuts."""
    reading = Reading("The pump is red and the fan is blue. Stop.", "en", Lexicon())
    first, second, last = clauses(reading)
    assert first.content == {"pump", "red"}
    assert first.stretch == second.stretch == range(0, 9)
    assert last.words == range(9, 10)


def test_a_point_inside_a_number_ends_nothing() -> None:
    """3.14.4 and 0.5 are words of their clause."""
    assert cut("Python 3.14.4 uses 0.5 MB.") == ["Python 3.14.4 uses 0.5 MB"]


PIECES = st.sampled_from("is~è~ ~, ~. ~; ~ and ~ e ~(~)~\n~| ~non ~word ~3.5~ — ~\u0301~\ud800~…".split("~"))


@given(st.lists(PIECES, max_size=30).map("".join), st.sampled_from(["en", "it", "xx"]))
def test_clauses_hold_every_word_once(text: str, language: str) -> None:
    """Whatever the text, its clauses are its words in order, and `clause_of` finds each."""
    reading = Reading(text, language, Lexicon())
    parts = clauses(reading)
    assert [at for part in parts for at in part.words] == list(range(len(reading.words)))
    assert all(at in parts[clause_of(parts, at)].words for at in range(len(reading.words)))
