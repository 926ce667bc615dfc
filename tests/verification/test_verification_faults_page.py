"""The page of faults names every kind and shows the messages that are given."""

from pathlib import Path

import pytest

from proofspan.verification import Kind, verify

PAGE = (Path(__file__).parents[2] / "docs" / "faults.md").read_text(encoding="utf-8")
SPANS = {"S1": "The AX-42 weighs 18 kg.", "S2": "Returns are accepted for 30 days."}


@pytest.mark.parametrize("kind", list(Kind))
def test_every_kind_has_its_section(kind: Kind) -> None:
    """A heading, an example, a message and a mend for each."""
    section = PAGE.partition(f"\n## `{kind}`\n")[2].partition("\n## ")[0]
    assert all(f"- {part}:" in section for part in ("Example", "Message", "Mend"))


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ("The AX-42 weighs 18 kg.", Kind.MISSING_CITATION),
        ("The AX-42 weighs 18 kg [s1].", Kind.MALFORMED_CITATION),
        ("Returns take 30 days [S5][S7].", Kind.UNKNOWN_SPAN),
        ("[S1].", Kind.EMPTY_CLAIM),
        ("NON NEL CONTESTO. The AX-42 weighs 18 kg [S1].", Kind.MIXED_ABSTENTION),
        ("The unit weighs 42 kg [S1].", Kind.UNSUPPORTED_NUMBER),
        ("...", Kind.EMPTY_ANSWER),
    ],
)
def test_the_examples_give_the_messages_shown(answer: str, kind: Kind) -> None:
    """Each example stands on the page with the very message that verification gives for it."""
    fault = verify(answer, SPANS).faults[0]
    assert fault.kind is kind
    assert f"`{answer}`" in PAGE
    assert f'"{fault.message}"' in PAGE
