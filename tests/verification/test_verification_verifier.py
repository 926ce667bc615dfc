"""What a verifier is asked with: what it cannot be asked with is told in words, never guessed at."""

from typing import Any

import pytest

from proofspan.errors import SettingError
from proofspan.verification import Finding, Growing, Verifier, labelled, verify

SPANS = {"S1": "The AX-42 weighs 18 kg."}
ANSWER = "The AX-42 weighs 18 kg [S1]."


@pytest.mark.parametrize("languages", ["fr", "", "EN", "en-GB", b"en", 3, ("it", "en"), ["en"]])
def test_one_language_for_all_is_a_known_one(languages: Any) -> None:
    """Any other is refused, whole or while a draft grows, and those that are known are named."""
    with pytest.raises(SettingError, match=r"no language .*: write en or it"):
        verify(ANSWER, SPANS, languages=languages)
    with pytest.raises(SettingError, match=r"no language .*: write en or it"):
        Growing(Verifier(), SPANS, languages=languages)


@pytest.mark.parametrize(
    ("languages", "said"),
    [
        ({}, "none for span 'S1'"),
        ({"S9": "en"}, "none for span 'S1'"),
        ({"S1": None}, "the language of span 'S1' is text, got NoneType"),
    ],
)
def test_languages_by_label_name_one_for_each(languages: Any, said: str) -> None:
    """A span whose language is not named is not read as English."""
    with pytest.raises(SettingError, match=said):
        verify(ANSWER, SPANS, languages=languages)


def test_a_document_of_another_language_is_compared_as_it_is_written() -> None:
    """Of a span in German the same words are anchored, another number is refused."""
    spans = {"S1": "Die Pumpe wiegt 18 kg."}
    assert verify("Die Pumpe wiegt 18 kg [S1].", spans, languages={"S1": "de"}).finding is Finding.ANCHORED
    assert verify("Die Pumpe wiegt 19 kg [S1].", spans, languages={"S1": "de"}).finding is Finding.REFUSED


@pytest.mark.parametrize("spans", [None, ["a"], "a", {1: "a"}, {None: "a"}, {"S1": 1}, {"S1": b"a"}])
def test_spans_are_texts_by_label(spans: Any) -> None:
    """Anything else is told for what it is, whole or while a draft grows."""
    with pytest.raises(SettingError, match=r" text.*, got "):
        verify(ANSWER, spans)
    with pytest.raises(SettingError, match=r" text.*, got "):
        Growing(Verifier(), spans)


@pytest.mark.parametrize("texts", ["one text", b"one", {"S1": "a"}, None, 3])
def test_one_text_is_not_labelled_letter_by_letter(texts: Any) -> None:
    """What is no list of texts gets no labels."""
    with pytest.raises(SettingError, match="takes a list of texts, got"):
        labelled(texts)


@pytest.mark.parametrize("abstention", ["", " ", " NO", None, 3])
def test_an_abstention_is_words(abstention: Any) -> None:
    """An empty one would stand in every sentence, one with outer white space in none."""
    with pytest.raises(SettingError, match="without outer white space"):
        Verifier(abstention=abstention)


@pytest.mark.parametrize("keeps", [-1, "x", None, 1.5])
def test_what_is_kept_is_counted(keeps: Any) -> None:
    """`keeps` is a whole number."""
    with pytest.raises(SettingError, match="whole number from 0"):
        Verifier(keeps=keeps)


@pytest.mark.parametrize("piece", [None, b"x", 3])
def test_a_draft_grows_by_text(piece: Any) -> None:
    """A piece that is none is refused, and the draft stays as it was."""
    growing = Growing(Verifier(), SPANS)
    growing.add(ANSWER)
    with pytest.raises(SettingError, match="a piece of a draft is text"):
        growing.add(piece)
    assert growing.finish() == verify(ANSWER, SPANS)
