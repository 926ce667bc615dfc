"""The page of faults names every kind and shows the messages that are given."""

import re
from pathlib import Path

import pytest

from proofspan.verification import Kind, verify

PAGE = (Path(__file__).parents[2] / "docs" / "faults.md").read_text(encoding="utf-8")
SPANS = dict(re.findall(r"^\| (S\d) \| (.*) \|$", PAGE, re.MULTILINE))
EXAMPLES = re.findall(r"\n## `([a-z-]+)`\n\n- Example: `([^`]+)`(.*?)\n- Message: \"(.+?)\"\n- Mend", PAGE, re.DOTALL)


@pytest.mark.parametrize("kind", list(Kind))
def test_every_kind_has_its_section(kind: Kind) -> None:
    """A heading, an example, a message and a mend for each."""
    section = PAGE.partition(f"\n## `{kind}`\n")[2].partition("\n## ")[0]
    assert all(f"- {part}:" in section for part in ("Example", "Message", "Mend"))


@pytest.mark.parametrize(("kind", "answer", "more", "message"), EXAMPLES)
def test_the_examples_give_the_messages_shown(kind: str, answer: str, more: str, message: str) -> None:
    """Each example gives its fault with the very message that stands on the page; a judge's needs a judge."""
    faults = verify(answer, SPANS).faults
    if "judge" in more:
        assert kind == Kind.JUDGE_REFUSED and not faults
        return
    assert (kind, " ".join(message.split())) in [(fault.kind.value, fault.message) for fault in faults]


def test_every_kind_has_one_example() -> None:
    """No kind is without, and none has two."""
    assert sorted(kind for kind, *_ in EXAMPLES) == sorted(Kind)
