"""What holds for the sentences of every text: nothing escapes, nothing overlaps, nothing is slow."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.sentences import plain, sentences
from proofspan.spans import Span, trimmed

PIECES = st.sampled_from(
    [
        *[
            "art. ",
            "Dr. ",
            "e.g. ",
            "No. 5 ",
            "3.14 ",
            "S.p.A. ",
            "J. ",
            "a) ",
            "1. ",
            "- ",
            "# ",
            "|",
            "```\n",
            "---\n",
        ],
        *[". ", "! ", "?", "…", "... ", ":", '"', "”", "«", " »", ")", "[S1]", "[S1, S2] ", "\n", "\r\n", "\n\n", "\t"],
        *[
            "The pump",
            " la pompa",
            "stop",
            "e\u0301",
            "😀",
            "שלום. ",
            "مرحبا؟ ",
            "中文。",
            "\u2028",
            "\x1c",
            "\u00a0",
            "\ud800",
        ],
    ]
)
TEXTS = st.one_of(st.lists(PIECES, max_size=40).map("".join), st.text(max_size=80))
LANGUAGES = st.sampled_from(["en", "it", "de"])

UNBROKEN = ["a", ".", ".)", "a.", "[S1", "?[S1,", "\r", "|", "»"]
BROKEN = [". ", "a. ", "Dr. ", "- \n", "1. ", ". [S1] ", "\n    ", "```\n", "=== ", '. "', "|\n", "word "]


def visible(text: str) -> list[int]:
    return [at for at, character in enumerate(text) if not character.isspace()]


@given(TEXTS, LANGUAGES)
def test_every_visible_character_lies_in_exactly_one_sentence(text: str, language: str) -> None:
    """Spans are in order without overlap, and hold every visible character: nothing of a text escapes."""
    spans = sentences(text, language)
    held = [at for span in spans for at in range(span.start, span.end) if not text[at].isspace()]
    assert held == visible(text)
    assert all(one.end <= other.start for one, other in pairwise(spans))


@given(TEXTS, LANGUAGES)
def test_sentences_are_trimmed(text: str, language: str) -> None:
    """No sentence is empty or has white space at an end."""
    assert all(span and span == trimmed(text, span) for span in sentences(text, language))


@given(TEXTS)
def test_plain_sentences_hold_every_visible_character(text: str) -> None:
    """The article's splitter loses nothing either, and its sentences are trimmed."""
    spans = plain(text)
    assert [at for s in spans for at in range(s.start, s.end) if not text[at].isspace()] == visible(text)
    assert all(span and span == trimmed(text, span) for span in spans)


@given(st.lists(st.sampled_from(["Stop.", "Go on!", "Is it?", "At 3.5 bar."]), min_size=1, max_size=9))
def test_sentences_joined_by_a_space_come_apart_again(parts: list[str]) -> None:
    """Simple sentences joined by one space are found one by one."""
    text = " ".join(parts)
    assert [span.of(text) for span in sentences(text)] == parts


@pytest.mark.parametrize("unit", UNBROKEN + BROKEN)
def test_a_million_characters_come_to_an_end(unit: str) -> None:
    """A text of 1 MB made of one repeated piece is cut, and its last visible character is held."""
    text = unit * (1_000_000 // len(unit))
    ends = [spans[-1].end if spans else 0 for spans in (sentences(text), plain(text))]
    assert ends == [len(text.rstrip())] * 2


def test_an_empty_text_has_no_sentences() -> None:
    """Neither nothing nor white space is a sentence."""
    assert sentences("") == sentences(" \n\t\r\n ") == plain("") == plain(" \n ") == ()


def test_plain_cuts_at_colons_and_newlines_are_white_space() -> None:
    """The article's marks are . ! ? : and it knows no abbreviation."""
    text = "See e.g. this:\nit is 0.6. Done"
    assert [span.of(text) for span in plain(text)] == ["See e.g.", "this:", "it is 0.6.", "Done"]


def test_plain_takes_other_marks() -> None:
    """Only the marks handed in cut; without any the text is one sentence."""
    text = "One: two. Three-four ]five"
    assert [span.of(text) for span in plain(text, ".!?")] == ["One: two.", "Three-four ]five"]
    assert plain(text, "") == (Span(0, len(text)),)


def test_the_language_decides_what_is_an_abbreviation() -> None:
    """ "All." is a word in English and an annex in Italian."""
    text = "That is all. 5 valves remain."
    assert len(sentences(text, "en")) == 2
    assert len(sentences(text, "it")) == 1


def test_an_unknown_language_is_read_by_the_english_rules() -> None:
    """A language without rules of its own is no error."""
    text = "Siehe No. 5. Danach Schluss."
    assert sentences(text, "de") == sentences(text, "en")


def test_code_without_an_end_hides_nothing() -> None:
    """A fence that is never closed still leaves every sentence after it apart."""
    text = "```\nIt is 0.6. It was 0.9.\nBob said so."
    assert [s.of(text) for s in sentences(text)] == ["```", "It is 0.6.", "It was 0.9.", "Bob said so."]


LIMITS = [
    ("The end.Next one.", 1),
    ("Air flow\nKeep it clear.", 1),
    ("He works for Acme Inc. Chicago is far.", 2),
    ("It went to Acme Inc. Chicago.", 2),
    ("It was made in the U.S. Sales rose.", 1),
    ("He had hepatitis B. Patients came.", 1),
    ("Do it. then wait.", 1),
    ("Stop it outside. then wait.", 2),
    ("Why? 3. It was enough.", 2),
]


@pytest.mark.parametrize(("text", "count"), LIMITS)
def test_the_stated_limits_are_as_stated(text: str, count: int) -> None:
    """What the module says it cannot tell apart is what happens, so that nobody relies on more."""
    assert len(sentences(text)) == count
