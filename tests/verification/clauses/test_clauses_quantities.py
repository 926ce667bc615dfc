"""Words that say how many, and phrases in which they do not."""

import pytest

from proofspan.verification.clauses.quantities import CONTRARY, EQUAL, SCOPES, idle, scopes
from proofspan.verification.reading import Reading
from proofspan.verification.words.lexicon import Lexicon


@pytest.mark.parametrize(
    ("text", "language", "said"),
    [
        ("All pumps face each other at all times", "en", ["All"]),
        ("Some 30 people came, most recently some experts", "en", ["some"]),
        ("Not only that: only members vote every day", "en", ["only"]),
        ("Tutti i soci votano tutti i giorni", "it", ["Tutti"]),
        ("Un solo socio, non solo lui, vota sempre", "it", ["sempre"]),
        ("Ogni socio vota ogni anno", "it", ["Ogni"]),
        ("Every pump is checked every quarter and each working day", "en", ["Every"]),
        ("Ogni pompa si controlla ogni trimestre e ciascun giorno", "it", ["Ogni"]),
    ],
)
def test_idioms_say_nothing_about_how_many(text: str, language: str, said: list[str]) -> None:
    """Only the quantifiers outside fixed phrases count."""
    reading = Reading(text, language, Lexicon())
    known = scopes(language)
    kept = [word.text for at, word in enumerate(reading.words) if word.folded in known and not idle(reading, at)]
    assert kept == said


def test_every_scope_knows_its_equals_and_contraries() -> None:
    """No word of a scope speaks against that scope, and every scope is covered."""
    for language, table in SCOPES.items():
        for word, scope in table.items():
            assert word in EQUAL[scope][language]
            assert scope not in CONTRARY[scope]


def test_unknown_languages_are_read_as_english() -> None:
    """The quantifiers of English stand in."""
    assert scopes("xx") is scopes("en")
