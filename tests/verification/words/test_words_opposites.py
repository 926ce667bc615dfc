"""The opposites of words, in all their forms."""

import pytest

from proofspan.verification.words.lexicon import Lexicon, Word
from proofspan.verification.words.opposites import opposites


def word(text: str, language: str) -> Word:
    return Lexicon().words([text], language)[0]


@pytest.mark.parametrize(
    ("one", "other", "language"),
    [
        ("increased", "reduces", "en"),
        ("forbidden", "allows", "en"),
        ("Before", "after", "en"),
        ("included", "excluding", "en"),
        ("larger", "smaller", "en"),
        ("vietata", "permesso", "it"),
        ("aumenta", "diminuiscono", "it"),
        ("obbligatorie", "facoltativo", "it"),
        ("prima", "dopo", "it"),
        ("interne", "esterno", "it"),
    ],
)
def test_opposites_are_mutual(one: str, other: str, language: str) -> None:
    """Each is an opposite of the other, inflected or not."""
    known = opposites(language)
    assert known.of(word(one, language)).name(word(other, language))
    assert known.of(word(other, language)).name(word(one, language))


@pytest.mark.parametrize(
    ("one", "other", "language"),
    [("pump", "fan", "en"), ("greater", "larger", "en"), ("primo", "dopo", "it"), ("first", "after", "en")],
)
def test_other_words_are_none(one: str, other: str, language: str) -> None:
    """Words of one side, and words that only share a stem with one, are no opposites."""
    assert not opposites(language).of(word(one, language)).name(word(other, language))


@pytest.mark.parametrize(
    ("turned", "base", "language"),
    [
        ("unsafe", "safe", "en"),
        ("unpaid", "paid", "en"),
        ("invalid", "valid", "en"),
        ("inattivo", "attivo", "it"),
        ("irregolare", "regolare", "it"),
    ],
)
def test_a_prefix_turns_a_word_round(turned: str, base: str, language: str) -> None:
    """Found from either side."""
    known = opposites(language)
    assert known.turned(word(turned, language)).name(word(base, language))
    assert known.turned(word(base, language)).name(word(turned, language))


@pytest.mark.parametrize(("text", "other"), [("invaluable", "valuable"), ("interested", "terested"), ("unit", "it")])
def test_what_only_looks_turned(text: str, other: str) -> None:
    """A prefix of another origin turns nothing round."""
    assert not opposites("en").turned(word(text, "en")).name(word(other, "en"))


def test_tables_are_broad_and_no_word_opposes_itself() -> None:
    """Hundreds of words each, and none is its own opposite."""
    for language in ("en", "it"):
        known = opposites(language)
        assert len(known.forms) + len(known.keys) > 500
        assert not [name for name, names in known.keys.items() if name in names.keys]
        assert not [name for name, names in known.forms.items() if name in names.forms]
