"""Where evidence was lost as blocks: by stage, where to look first, and each piece with its proof."""

from collections.abc import Mapping, Sequence
from typing import Any

from proofspan.evaluation.losing import Stage as At
from proofspan.evaluation.report import words as w
from proofspan.evaluation.report.blocks import Block, Cell, Column, Fold, Row, Say, Section, Stage, Stages, Table
from proofspan.evaluation.report.questions import MOST, Lost
from proofspan.evaluation.report.reading import Result

ALONE = (At.GENERATION, At.VERIFICATION)
"""Stages that a diagnosis alone looks at, and only where answers are made."""
UNSEEN = "not looked at"


def lost_by_question(diagnosis: Mapping[str, Any] | None) -> Lost:
    """What a diagnosis found lost, by question."""
    return {each["id"]: each.get("evidence") or () for each in (diagnosis or {}).get("diagnoses") or ()}


def diagnosed(diagnosis: Mapping[str, Any]) -> Section:
    """The stages of a diagnosis, its proposal, and each piece of evidence that was lost."""
    by_stage, following = diagnosis.get("by_stage") or {}, diagnosis.get("next")
    first = following["stage"] if following else None
    answered = bool((diagnosis.get("config") or {}).get("generator"))
    stages = []
    for at in At:
        told = by_stage.get(at.value) or {}
        reasons = ", ".join(f"{reason} {count:,}" for reason, count in (told.get("reasons") or {}).items())
        count = told.get("questions", 0)
        looked = count or answered or at not in ALONE
        stages.append(Stage(at.value, count if looked else None, reasons if looked else UNSEEN, at.value == first))
    blocks: list[Block] = [Say(_of(diagnosis), "lead"), Stages(tuple(stages))]
    if following:
        blocks.append(Say(_look(following)))
    blocks += _pieces(diagnosis)
    return Section("lost", "Where evidence was lost", tuple(blocks))


def _of(diagnosis: Mapping[str, Any]) -> str:
    n, complete = diagnosis.get("n") or 0, diagnosis.get("complete") or 0
    k = f" within the first {diagnosis['k']}" if diagnosis.get("k") else ""
    return f"{complete:,} of {w.counted(n, 'answerable question')} came through with all evidence{k}."


def _look(following: Mapping[str, Any]) -> str:
    """The proposal of a diagnosis as a sentence."""
    ids, advice = following.get("questions") or [], str(following.get("advice") or "")
    told = f"Look here first: {following.get('look_at', following['stage'])}"
    return f"{told}; {advice} ({w.counted(len(ids), 'question')}: {w.listed(ids, 12)})."


def _pieces(diagnosis: Mapping[str, Any]) -> list[Block]:
    """The table of lost evidence, the first `MOST` pieces."""
    pieces = [(case["id"], each) for case in diagnosis.get("diagnoses") or () for each in case.get("evidence") or ()]
    if not pieces:
        return []
    columns = tuple(Column(title) for title in ("question", "evidence", "lost at", "why", "proof"))
    rows = tuple(_piece(name, each) for name, each in pieces[:MOST])
    table = Table("Lost evidence, each with what brought it back", columns, rows, sorts=True)
    more = len(pieces) - MOST
    note = [Say(f"{w.counted(more, 'more piece')} of evidence: in the JSON of the diagnosis.", "small")]
    blocks: list[Block] = [table, *(note if more > 0 else [])]
    return (
        blocks
        if len(rows) <= 20
        else [Fold(w.counted(len(pieces), "piece of evidence", "pieces of evidence"), tuple(blocks))]
    )


def _piece(name: str, lost: Mapping[str, Any]) -> Row:
    proof = lost.get("proof") or {}
    why = str(lost.get("message") or lost.get("reason") or "")
    later = [f"{each.get('stage')} ({each.get('reason')})" for each in lost.get("later") or ()]
    why += f"; later also lost at {', '.join(later)}" if later else ""
    return Row(
        (
            Cell(name, name),
            Cell(str(lost["id"]), str(lost["id"])),
            Cell(str(lost.get("lost_at")), str(lost.get("lost_at"))),
            Cell(w.clipped(why, 300), str(lost.get("reason"))),
            Cell(_proof(proof), int(bool(proof.get("proved"))), "" if proof.get("proved") else "bad"),
        )
    )


def _proof(proof: Mapping[str, Any]) -> str:
    changes = [_change(each) for each in proof.get("changed") or ()]
    with_it = f"with {'; '.join(changes)}" if changes else "asked again"
    if not proof.get("proved"):
        return f"not proved: {w.clipped(str(proof.get('why') or 'nothing that was tried brought it back'), 200)}"
    came = f"it stands at rank {proof['rank']}" if proof.get("rank") else f"the outcome is {proof.get('outcome')}"
    return f"{with_it}, {came}"


def _change(change: Mapping[str, Any]) -> str:
    before, after = (w.clipped(w.setting(change.get(key)), 80) for key in ("before", "after"))
    return f"{change.get('change')} {before} → {after}"


def counted(result: Result) -> Section | None:
    """The stages that plainly lost evidence, without a diagnosis; None where nothing is missing."""
    lost: Sequence[str] = [case["lost_at"] for case in result.cases if case.get("lost_at")]
    if not lost:
        return None
    first = next((at for at in At if at.value in lost), None)
    stages = tuple(
        Stage(
            at.value,
            None if at in ALONE and at.value not in lost else lost.count(at.value),
            UNSEEN if at in ALONE and at.value not in lost else "",
            at is first,
        )
        for at in At
    )
    told = (
        f"Evidence is missing at the largest k, {result.ks[-1] if result.ks else 'k'}, of "
        f"{w.counted(len(lost), 'question')}; each is counted at the first stage that lost a piece of it."
    )
    advice = f"Look here first: {first.value}. proofspan diagnose says why, and proves it." if first else ""
    return Section("lost", "Where evidence was lost", (Say(told), Stages(stages), Say(advice)))
