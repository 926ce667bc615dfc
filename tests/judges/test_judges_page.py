"""The page of judges and their fault is held to the code."""

import re
from pathlib import Path

from proofspan.archive.judging import judged
from proofspan.judges.endpoint import MOST, PATIENCE, TOKENS
from proofspan.judges.fixed import Unanimous
from proofspan.judges.nli_graph import ENTAILED
from proofspan.judges.service import JUDGING
from proofspan.verification import labelled, verify

DOCS = Path(__file__).parents[2] / "docs"
PAGE = " ".join((DOCS / "judges.md").read_text(encoding="utf-8").split())


def test_the_example_of_the_fault_gives_its_message() -> None:
    """docs/faults.md shows the answer and the very message that a judge who says no gives for it."""
    page = " ".join((DOCS / "faults.md").read_text(encoding="utf-8").split())
    answer, spans = "The AX-42 weighs 18 kg [S1].", labelled(["The AX-42 weighs 18 kg."])
    (fault,) = judged(verify(answer, spans), spans, Unanimous(supported=False)).faults
    assert f"`{answer}`, beside a judge" in page and f'"{fault.message}"' in page


def test_the_page_has_the_limits_and_the_labels() -> None:
    """Each number of the endpoint, the variable of its key, and each name for entailment."""
    assert f"{MOST:,} characters" in PAGE and f"{TOKENS} tokens of reply" in PAGE and JUDGING.variable in PAGE
    assert f"{PATIENCE.whole:.0f} s and {PATIENCE.largest // 1_000_000} MB" in PAGE
    assert all(f"`{name}`" in PAGE for name in ENTAILED)


def test_the_judge_of_the_page_judges() -> None:
    """Its code runs, and keeps what is said beside it: word for word in a span, or not at all."""
    (block,) = re.findall(r"```python\n(.*?)```", (DOCS / "judges.md").read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, type] = {}
    exec(block, names)
    spans = labelled(["The AX-42 weighs 18 kg."])
    verdict = verify("The AX-42 weighs 18 kg [S1].", spans)
    assert judged(verdict, spans, names["Same"]()) == verdict
    assert judged(verdict, {"S1": "The AX-42 weighs 18 kilos"}, names["Same"]()).faults[0].kind.value == "judge-refused"
