"""The questions of an evaluation as blocks: the matrix of all measures, and a table that opens to what was found."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from proofspan.evaluation.report import words as w
from proofspan.evaluation.report.blocks import Beside, Block, Cell, Column, Fold, Key, Row, Say, Section, Table
from proofspan.evaluation.report.reading import Result

MOST = 500
"""Questions in a report; a set has them all in its JSON values."""
AT_ONCE, TOGETHER = 120, 30
"""Rows of the matrix that are seen without opening more, and that stand under one head."""
AT_DEPTHS = ("recall", "ceiling")
SINGLE = (
    "ndcg@10",
    "mrr",
    "answer-holds-anchor",
    "cited-right-source",
    "sentence-precision",
    "abstained-unanswerable",
)
"""Measures of the matrix: from 0 to 1, and better when they are more."""
MARKS = {"full": "●", "part": "◐", "none": "○", "null": "·"}

Case = Mapping[str, Any]
Lost = Mapping[str, Sequence[Mapping[str, Any]]]
"""By question the evidence that a diagnosis found lost, as JSON values."""


def chosen(result: Result) -> list[Case]:
    """The questions that are shown: all, or of more than `MOST` those that were not complete first."""
    cases = list(result.cases)
    if len(cases) <= MOST:
        return cases
    return sorted(cases, key=lambda case: not _troubled(result, case))[:MOST]


def left_out(result: Result, what: str = "questions") -> list[Block]:
    """What is not shown, and where it is; nothing when all are."""
    total = len(result.cases)
    if total <= MOST:
        return []
    troubled = sum(_troubled(result, case) for case in result.cases)
    return [
        Say(
            f"{MOST:,} of {total:,} {what} are shown, first the {troubled:,} that were not complete at {result.k}, "
            f"had forbidden candidates or got a wrong outcome, then the others, each in the order of the set. All "
            "are in the JSON of the evaluation.",
            "small",
        )
    ]


def _troubled(result: Result, case: Case) -> bool:
    answer = case.get("answer")
    answered = answer is not None and answer.get("outcome") == "answered"
    wrong = answer is not None and answered != case.get("answerable", True)
    return result.complete(case) is False or bool(case.get("forbidden")) or wrong


def matrix(result: Result) -> Section | None:
    """A row a question, a column a measure; None where no measure has a value."""
    shown = chosen(result)
    names = [name for name in _names(result) if any(_value(case, name) is not None for case in shown)]
    if not names:
        return None
    rows = [
        Row((Cell(case["id"]), *(_mark(_value(case, name)) for name in names)), link=f"q{place}")
        for place, case in enumerate(shown, start=1)
    ]
    columns = (Column("question"), *(Column(name) for name in names))
    reading = Say(
        "● everything, ◐ a part, ○ nothing, · no value: the question has no such measure. recall@k is the evidence "
        "found among the first k, ceiling@k whether any of it was.",
        "small",
    )
    tables = [
        Table(f"Questions {start + 1:,} to {start + len(part):,}", columns, tuple(part), kind="matrix")
        for start in range(0, len(rows), TOGETHER)
        if (part := rows[start : start + TOGETHER])
    ]
    first, rest = tables[: AT_ONCE // TOGETHER], tables[AT_ONCE // TOGETHER :]
    blocks: list[Block] = [reading, *left_out(result), Beside(tuple(first))]
    blocks += [Fold(w.counted(len(rows) - AT_ONCE, "more question"), (Beside(tuple(rest)),))] if rest else []
    return Section("matrix", "The matrix of questions", tuple(blocks))


def _names(result: Result) -> list[str]:
    return [f"{name}@{k}" for name in AT_DEPTHS for k in result.ks] + list(SINGLE)


def _value(case: Case, name: str) -> float | None:
    value: float | None = (case.get("measures") or {}).get(name)
    return value


def _mark(value: float | None) -> Cell:
    mark = "null" if value is None else "full" if value >= 1 else "part" if value > 0 else "none"
    return Cell(MARKS[mark], mark=mark)


def table(result: Result, lost: Lost) -> Section:
    """Every question, to be sorted and opened."""
    answers = any(case.get("answer") is not None for case in result.cases)
    titles = [("question", False), ("complete from", True), ("found", True), ("last rank", True), ("lost at", False)]
    titles += [("could compete", True)]
    titles += [("outcome", False)] if answers else []
    rows = tuple(
        replace(_row(result, case, lost.get(case["id"], ()), answers=answers), name=f"q{place}")
        for place, case in enumerate(chosen(result), start=1)
    )
    columns = tuple(Column(title, numeric) for title, numeric in titles)
    told = (
        "`complete from` is the smallest k with all of the evidence, `found` how much of it is among the first "
        f"{result.ks[-1] if result.ks else 'k'}, `last rank` where its last piece stands, `could compete` the "
        "passages that the asker may see."
    ).replace("`", "")
    blocks = (Say(told, "small"), *left_out(result), Table("Questions", columns, rows, kind="grid", sorts=True))
    return Section("questions", "Every question", blocks)


def _row(result: Result, case: Case, lost: Sequence[Mapping[str, Any]], *, answers: bool) -> Row:
    required, missing = case.get("required") or [], case.get("missing") or []
    ranks = [rank for rank in (case.get("ranks") or {}).values() if rank is not None]
    whole = [k for k in result.ks if (case.get("complete") or {}).get(str(k))]
    last = max(ranks, default=None) if not missing else None
    at = case.get("lost_at")
    cells = [
        Cell(case["id"], case["id"]),
        _number(whole[0]) if whole else Cell("never", float("inf"), "bad") if required else Cell(w.DASH, tone="muted"),
        Cell(f"{len(required) - len(missing)} of {len(required)}", (len(required) - len(missing)) / len(required))
        if required
        else Cell(w.DASH, tone="muted"),
        _number(last),
        Cell(at, at, "bad") if at else Cell(w.DASH, tone="muted"),
        _number(case.get("eligible")),
    ]
    cells += [_outcome(case)] if answers else []
    return Row(tuple(cells), _summary(case), tuple(_more(result, case, lost)))


def _number(value: int | None) -> Cell:
    return Cell(w.DASH, tone="muted") if value is None else Cell(f"{value:,}", value)


def _outcome(case: Case) -> Cell:
    outcome = (case.get("answer") or {}).get("outcome")
    if outcome is None:
        return Cell(w.DASH, tone="muted")
    wrong = (outcome == "answered") != case.get("answerable", True)
    key: Key = outcome
    return Cell(outcome, key, "bad" if wrong else "")


def _summary(case: Case) -> str:
    required, missing = case.get("required") or [], case.get("missing") or []
    if not required:
        return "no evidence is required" if case.get("answerable", True) else "has no answer"
    if not missing:
        return f"found {w.listed(required, 3)}"
    return f"missing {w.listed(missing, 3)}"


def _more(result: Result, case: Case, lost: Sequence[Mapping[str, Any]]) -> list[tuple[str, tuple[str, ...]]]:
    """What is told of a question when it is opened: names, each with its lines; what is empty is left out."""
    required = case.get("required") or []
    told = [
        ("Asked", [case[key] for key in ("text", "query") if isinstance(case.get(key), str)][:1]),
        ("Required", [_piece(case, name) for name in required] or ["nothing"]),
        ("Found by k", _by_depth(result, case) if len(required) > 1 else []),
        ("Kept out", case.get("excluded") or []),
        ("Cut", case.get("split") or []),
        ("Forbidden candidates", [str(each) for each in case.get("forbidden") or []]),
        ("Diagnosis", [f"{each['id']}: {each.get('message') or each.get('reason')}" for each in lost]),
        *_answer(case.get("answer")),
        ("Notes", case.get("notes") or []),
    ]
    return [(name, _bounded(lines)) for name, lines in told if lines]


def _piece(case: Case, name: str) -> str:
    rank = (case.get("ranks") or {}).get(name)
    stage = (case.get("lost") or {}).get(name)
    if name in (case.get("missing") or []):
        place = f"rank {rank}, " if rank else ""
        return f"{name}: {place}missing{f', lost at {stage}' if stage else ''}"
    return f"{name}: rank {rank}" if rank else name


def _by_depth(result: Result, case: Case) -> list[str]:
    found, required = case.get("found") or {}, case["required"]
    told = [f"{len(found[str(k)])} of {len(required)} at {k}" for k in result.ks if str(k) in found]
    return [", ".join(told)] if told else []


def _answer(answer: Mapping[str, Any] | None) -> list[tuple[str, list[str]]]:
    if answer is None:
        return []
    cited = list(dict.fromkeys(each for sentence in answer.get("cited") or [] for each in sentence))
    faults = answer.get("faults") or []
    return [
        ("Answer", [f"{answer.get('outcome')}: {answer.get('text')}"]),
        ("Cites", [", ".join(cited)] if cited else []),
        ("Faults", [", ".join(map(str, faults))] if faults else []),
    ]


def _bounded(lines: Sequence[str], most: int = 20) -> tuple[str, ...]:
    more = (f"and {len(lines) - most:,} more",) if len(lines) > most else ()
    return (*(w.clipped(str(line), 600) for line in lines[:most]), *more)
