"""Where evidence was lost as blocks: by stage, where to look first, and each piece with its proof."""

from collections.abc import Mapping, Sequence
from typing import Any

from proofspan.evaluation.diagnosis.nouns import LEFT_OUT_BY_SET
from proofspan.evaluation.losing import Stage as At
from proofspan.evaluation.report import words as w
from proofspan.evaluation.report.blocks import Block, Cell, Column, Fold, Row, Say, Section, Stage, Stages, Table
from proofspan.evaluation.report.questions import MOST, Lost
from proofspan.evaluation.report.reading import Result

ALONE = (At.GENERATION, At.VERIFICATION)
"""Stages that a diagnosis alone looks at, and only where answers are made."""
UNSEEN = "not looked at"

Values = Mapping[str, Any]


def lost_by_question(diagnosis: Values | None, *, otherwise: bool = False) -> Lost:
    """What a diagnosis found lost, by question; where it was asked `otherwise`, each piece says so."""
    told: Values = diagnosis or {"diagnoses": ()}
    return {
        each["id"]: [_marked(piece) if otherwise else piece for piece in each.get("evidence") or ()]
        for each in told["diagnoses"]
    }


def _marked(lost: Values) -> Values:
    return {**lost, "message": f"{lost.get('message') or lost.get('reason')} (asked another way than this result)"}


def diagnosed(diagnosis: Values, result: Result | None, otherwise: Sequence[str]) -> Section:
    """The stages of a diagnosis, its proposal, and each piece of evidence that was lost; `otherwise` says what differs
    from the way of the result.
    """
    by_stage, following = diagnosis["by_stage"], diagnosis.get("next")
    first = following["stage"] if following else None
    answered = bool(diagnosis["config"].get("generator"))
    stages = []
    for at in At:
        told = by_stage.get(at.value) or {}
        reasons = ", ".join(f"{reason} {count:,}" for reason, count in (told.get("reasons") or {}).items())
        count = told.get("questions", 0)
        looked = count or answered or at not in ALONE
        stages.append(Stage(at.value, count if looked else None, reasons if looked else UNSEEN, at.value == first))
    blocks: list[Block] = [Say(_of(diagnosis, result), "lead")]
    if otherwise:
        blocks.append(Say(_other(diagnosis, otherwise), "alert"))
    blocks.append(Stages(tuple(stages)))
    if following:
        blocks.append(Say(_look(following)))
    if left_out := (by_stage.get(At.ACQUISITION.value, {}).get("reasons") or {}).get(LEFT_OUT_BY_SET):
        blocks.append(Say(f"{w.counted(left_out, 'piece')} of evidence left out by the set itself: not to be mended."))
    blocks += _pieces(diagnosis)
    return Section("lost", "Where evidence was lost", tuple(blocks))


def _of(diagnosis: Values, result: Result | None) -> str:
    """How many of the diagnosed questions lost nothing, and how many of those the evaluation does not count."""
    n, k = diagnosis["n"], diagnosis["k"]
    until = "into the answer" if diagnosis["config"].get("generator") else f"among the first {k}"
    told = f"{diagnosis['complete']:,} of {w.counted(n, 'diagnosed question')} with an answer lost nothing: "
    told += f"all evidence came {until}."
    counted = {case["id"] for case in result.cases} if result else set()
    beyond = [each["id"] for each in diagnosis["diagnoses"] if result and each["id"] not in counted]
    if not beyond:
        return told
    are = f"{len(beyond):,} of them {'is an invalid item' if len(beyond) == 1 else 'are invalid items'}"
    return f"{told} {are} for the evaluation and in none of its counts: {w.listed(beyond, 12)}."


def _other(diagnosis: Values, otherwise: Sequence[str]) -> str:
    way = w.found_with(diagnosis["config"]).rstrip(".")
    return f"Not asked as this result was: {way}. What differs: {'; '.join(otherwise)}."


def _look(following: Values) -> str:
    """The proposal of a diagnosis as a sentence."""
    ids, advice = following.get("questions") or [], str(following.get("advice") or "")
    told = f"Look here first: {following.get('look_at', following['stage'])}"
    return f"{told}; {advice} ({w.counted(len(ids), 'question')}: {w.listed(ids, 12)})."


def _pieces(diagnosis: Values) -> list[Block]:
    """The table of lost evidence, the first `MOST` pieces."""
    pieces = [(case["id"], each) for case in diagnosis["diagnoses"] for each in case.get("evidence") or ()]
    if not pieces:
        return []
    columns = tuple(Column(title) for title in ("question", "evidence", "lost at", "why", "proof"))
    rows = tuple(_piece(name, each) for name, each in pieces[:MOST])
    table = Table("Lost evidence, each with its proof where there is one", columns, rows, sorts=True)
    more = len(pieces) - MOST
    note = [Say(f"{w.counted(more, 'more piece')} of evidence: in the JSON of the diagnosis.", "small")]
    blocks: list[Block] = [table, *(note if more > 0 else [])]
    return (
        blocks
        if len(rows) <= 20
        else [Fold(w.counted(len(pieces), "piece of evidence", "pieces of evidence"), tuple(blocks))]
    )


def _piece(name: str, lost: Values) -> Row:
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


def _proof(proof: Values) -> str:
    changes = [_change(each) for each in proof.get("changed") or ()]
    with_it = f"with {'; '.join(changes)}" if changes else "asked again"
    if not proof.get("proved"):
        return f"not proved: {w.clipped(str(proof.get('why') or 'nothing that was tried brought it back'), 200)}"
    came = f"it stands at rank {proof['rank']}" if proof.get("rank") else f"the outcome is {proof.get('outcome')}"
    return f"{with_it}, {came}"


def _change(change: Values) -> str:
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
    advice = f"Look here first: {first.value}. proofspan diagnose says why, and puts it to the proof." if first else ""
    return Section("lost", "Where evidence was lost", (Say(told), Stages(stages), Say(advice)))
