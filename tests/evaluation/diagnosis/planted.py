"""A small set with one fault planted for each question, and its diagnosis; not tests themselves."""

from pathlib import Path
from typing import Any

from golden_folders import TODAY, Row, golden, row

from proofspan.archive import Answering
from proofspan.evaluation import How
from proofspan.evaluation.diagnosis import Asker, diagnose, shape
from proofspan.prompts import Prompt
from proofspan.retrieval import Recipe
from proofspan.verification import Profile

OPEN = {"allowed_groups": ["public"]}
CABLE = "The cable is blue. Before storms unplug the long grey mains cable at the wall. Then wait."
ANCHOR = "unplug the long grey mains cable at the wall"
VALVE = "Turn the valve slowly and close it before every service"

CORPUS = [
    row("hours", "The desk opens at nine.", **OPEN),
    row("cable", CABLE, **OPEN),
    row("draft", "Lamps blink when oil is low.", status="draft", **OPEN),
    row("product", "Gears need grease every month.", product="AX-24", **OPEN),
    row("groups", "Passwords expire after ninety days.", allowed_groups=["ops"]),
    row("future", "Holidays begin in July.", valid_from="2026-07-01", **OPEN),
    row("past", "Parcels leave at noon.", valid_to="2026-06-01", **OPEN),
    row("both", "Badges cost two coins.", allowed_groups=["ops"], valid_to="2026-01-01"),
    *(row(f"fan{n}", "The fan hums. " * (n + 1), **OPEN) for n in range(7)),
    row("late", "A fan stands behind many other things that we list here at some length.", **OPEN),
    row("pressure", "The pump has a pressure of 3 bar.", **OPEN),
    row("spare", "Red hoses fit every pump of any pressure.", **OPEN),
    row("lead", "Toner has a price.", **OPEN),
    row("price", "For toner pay 9 coins as a price.", **OPEN),
    row("valve", VALVE, allowed_groups=["ops"]),
]
QUERIES = [
    {"id": "left-out", "text": "When does the desk open?", "qrels": {"hours": 1}, "without": ["hours"]},
    {"id": "never", "text": "Where is the key?", "qrels": {"keys": 1}},
    {"id": "cut", "text": "storms mains cable", "anchors": [{"doc_id": "cable", "text": ANCHOR}]},
    {"id": "status", "text": "Why do lamps blink?", "qrels": {"draft": 1}},
    {"id": "product", "text": "grease for gears", "product": "AX-42", "qrels": {"product": 1}},
    {"id": "groups", "text": "When do passwords expire?", "qrels": {"groups": 1}},
    {"id": "valid_from", "text": "When do holidays begin?", "qrels": {"future": 1}},
    {"id": "valid_to", "text": "When do parcels leave?", "qrels": {"past": 1}},
    {"id": "both", "text": "badges and coins", "qrels": {"both": 1}},
    {"id": "ranking", "text": "fan", "qrels": {"late": 1}},
    {"id": "unsaid", "text": "sunshine", "qrels": {"hours": 1}},
    {"id": "generation", "text": "toner price", "qrels": {"price": 1}},
    {"id": "verification", "text": "bar of pump pressure", "qrels": {"pressure": 1}},
    {"id": "two", "text": "desk hours, passwords", "qrels": {"hours": 1, "groups": 1}, "without": ["hours"]},
    {"id": "cut-and-closed", "text": "valve", "anchors": [{"doc_id": "valve", "text": VALVE}]},
    {"id": "fine", "text": "red hoses", "qrels": {"spare": 1}},
]


class Lead:
    """Says the first sentence of the first span and nothing else; of pressures under the wrong citation."""

    name = "lead"

    def draft(self, prompt: Prompt) -> str:
        """That sentence."""
        sentence = prompt.spans[0].text.split(".")[0]
        wrong = "pressure" in prompt.question and len(prompt.spans) > 1
        return f"{sentence} [{'S2' if wrong else 'S1'}]."


def diagnosed(folder: Path, corpus: list[Row] = CORPUS, queries: list[Row] = QUERIES, **how: Any) -> Row:
    """The set's diagnosis as `diagnose --json` prints it: windows of 8 words, the first 3 looked at."""
    asker = how.pop("asker", Asker())
    options = {"chunker": "windows:8/0", "ks": (3,), "recipe": Recipe(pool=5), **how}
    return shape(diagnose(golden(folder, corpus, queries), How(as_of=TODAY, **options), asker=asker))


def answered(folder: Path, **how: Any) -> Row:
    """The same with a generator."""
    return diagnosed(folder, answering=Answering(Lead(), profile=Profile.LITERAL), **how)


def lost(result: Row, name: str) -> list[Row]:
    """What a question lost."""
    found: list[Row] = next(each["evidence"] for each in result["diagnoses"] if each["id"] == name)
    return found


def changes(evidence: Row) -> dict[str, Any]:
    """What the proof changed, by name, and to what."""
    return {each["change"]: each["after"] for each in evidence["proof"]["changed"]}
