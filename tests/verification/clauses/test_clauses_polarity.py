"""Where a text says no, and to what."""

import pytest

from proofspan.verification.clauses.polarity import denied, denies, negative, relating, restricts
from proofspan.verification.reading import Reading
from proofspan.verification.words.lexicon import Lexicon


def read(text: str, language: str = "en") -> Reading:
    return Reading(text, language, Lexicon())


@pytest.mark.parametrize(
    ("text", "language", "words"),
    [
        ("The lid is not open.", "en", ["open"]),
        ("It isn't always safe; T cells are.", "en", ["always"]),
        ("No, it is open. See No. 5.", "en", []),
        ("Not only fast, no doubt.", "en", ["only"]),
        ("It fails to ring, but it fails fast.", "en", ["ring"]),
        ("No longer available; no longer than 5 days.", "en", ["available", "longer"]),
        ("La porta non è aperta.", "it", ["aperta"]),
        ("Ne resta poco, né pane né vino.", "it", ["pane", "vino"]),
        ("Non appena arriva, se non piove.", "it", []),
        ("Non oltre 30 giorni.", "it", ["oltre"]),
    ],
)
def test_what_is_denied(text: str, language: str, words: list[str]) -> None:
    """The next word with content is denied, or the word that only sets a bound; idioms deny nothing."""
    reading = read(text, language)
    assert [reading.words[at].text for at in denied(reading)] == words


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("The lid is not open", "en", True),
        ("You cannot enter without a badge", "en", False),
        ("Neither the cable nor the plug", "en", True),
        ("Non si apre mai", "it", True),
        ("Non si apre senza chiave", "it", False),
        ("Le ferie non godute non sono pagate", "it", False),
        ("Nessuno apre", "it", True),
        ("The lid is open", "en", False),
    ],
)
def test_negators_cancel_and_agree(text: str, language: str, expected: bool) -> None:
    """Two cancel each other; "neither .. nor" and "non .. mai" are one."""
    reading = read(text, language)
    assert negative(reading, range(len(reading.words))) is expected


def test_words_that_restrict_or_deny() -> None:
    """ "Refuses" restricts, "not" denies; plain words do neither."""
    refused, plain = read("He refuses to sign").folded, read("He signs at once").words
    assert restricts(refused, "en")
    assert denies(read("He did not sign").words, "en")
    assert not denies(plain, "en")


def test_words_that_set_a_limit() -> None:
    """What "not" before them only bounds."""
    reading = read("Not above 5, and never after 9.")
    assert relating(reading, range(len(reading.words))) == {"above", "after"}
