"""The pairs of opposites of company documents."""

import pytest

from proofspan.verification.words.lexicon import Lexicon, Word
from proofspan.verification.words.opposites import opposites


def word(text: str, language: str) -> Word:
    return Lexicon().words([text], language)[0]


@pytest.mark.parametrize(
    ("one", "other", "language"),
    [
        ("oral", "written", "en"),
        ("kept", "returned", "en"),
        ("filled", "emptied", "en"),
        ("gross", "net", "en"),
        ("suspended", "resumed", "en"),
        ("voce", "iscritto", "it"),
        ("trattenuto", "rimborsato", "it"),
        ("lorda", "netta", "it"),
        ("cartaceo", "elettronico", "it"),
        ("avvitata", "svitata", "it"),
    ],
)
def test_pairs_of_documents_are_mutual(one: str, other: str, language: str) -> None:
    """Each is an opposite of the other, and neither stands on the other's side."""
    known, ours, theirs = opposites(language), word(one, language), word(other, language)
    assert known.of(ours).name(theirs)
    assert known.of(theirs).name(ours)
    assert not known.peers(ours).name(theirs)
