"""A draft verified while it is written: what is given early is what the whole answer gets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification import Growing, Profile, Verifier, labelled

SPANS = labelled(["The AX-42 weighs 18 kg.", "Returns are accepted for 30 days."])
PIECES = [
    "The AX-42 weighs 18 kg [S1].",
    "The AX-42 weighs 19 kg. [S1]",
    "Returns are accepted for 30 days [S2].",
    "Returns are accepted",
    "[S1] [S2].",
    "[S",
    "1]",
    " ",
    "\n",
    "\n\n",
    "|",
    "- ",
    "1. ",
    "# ",
    "```",
    "---",
    "e.g. ",
    "then",
    "Il",
    "NON NEL CONTESTO",
    "**",
    "…",
]


def grown(pieces: list[str]) -> tuple[list[object], Growing]:
    growing = Growing(Verifier(profile=Profile.LITERAL), SPANS)
    return [given_early for piece in pieces for given_early in growing.add(piece)], growing


@given(st.lists(st.sampled_from(PIECES), max_size=14))
def test_what_is_given_early_stays(pieces: list[str]) -> None:
    """However a draft goes on, each sentence given early is the whole verdict's, with the same faults."""
    early, growing = grown(pieces)
    verdict = growing.finish()
    assert [claim for claim, _ in early] == list(verdict.claims[: len(early)])
    assert [claim.support for claim, _ in early] == [claim.support for claim in verdict.claims[: len(early)]]
    faulty = {claim.span for claim, _ in early}
    assert [f for _, faults in early for f in faults] == [f for f in verdict.faults if f.sentence in faulty]


def test_a_sentence_is_given_when_the_next_has_begun() -> None:
    """Two sentences: the first comes before the draft ends."""
    early, growing = grown(["The AX-42 weighs 18 kg [S1]. ", "Returns are", " accepted for 30 days [S2]."])
    assert [claim.text for claim, _ in early] == ["The AX-42 weighs 18 kg."]
    assert len(growing.finish().claims) == 2


@pytest.mark.parametrize("step", [1, 3, 7])
def test_steps_of_any_size(step: int) -> None:
    """The draft in pieces of a few characters: the first sentence is given, wrong as it is."""
    draft = "The AX-42 weighs 19 kg [S1]. Returns are accepted for 30 days [S2]."
    early, _ = grown([draft[at : at + step] for at in range(0, len(draft), step)])
    assert [[fault.token for fault in faults] for _, faults in early] == [["19"]]
