"""Values to report, as `evaluate --json`, `ablate --json` and `diagnose --json` print them, and pages read back."""

from typing import Any

import lxml.html

KS = (1, 3, 5)


def case(name: str, *, recall: float | None = 1.0, **more: Any) -> dict[str, Any]:
    """A question whose evidence is two pieces: both found, one, or neither; None: it has no answer."""
    required = [] if recall is None else [f"{name}-a", f"{name}-b"]
    found = required[: round(2 * (recall or 0))]
    missing = required[len(found) :]
    whole = None if recall is None else recall == 1
    measures = {f"{measure}@{k}": recall for measure in ("recall", "complete", "ceiling") for k in KS}
    return {
        "id": name,
        "answerable": recall is not None,
        "required": required,
        "found": {str(k): found for k in KS},
        "missing": missing,
        "ranks": {each: place for place, each in enumerate(found, start=1)},
        "complete": {str(k): whole for k in KS},
        "eligible": 40,
        "lost_at": "ranking" if missing else None,
        "lost": dict.fromkeys(missing, "ranking"),
        "measures": measures,
        **more,
    }


def evaluation(*cases: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The evaluation of these questions; by default one complete, one half, one without an answer."""
    asked = list(cases) or [case("q1"), case("q2", recall=0.5), case("q3", recall=None)]
    return {
        "schema_version": 1,
        "config": {"method": "bm25", "chunker": "sections", "fields": {"title": 2.0, "body": 1.0}, "k": list(KS)},
        "set": "a-set",
        "n": len(asked),
        "n_answerable": sum(each["answerable"] for each in asked),
        "invalid_items": [],
        "measures": {name: mean(asked, name) for name in asked[0]["measures"]},
        "forbidden_candidates": 0,
        "cases": asked,
        "notes": [],
        **more,
    }


def mean(cases: list[dict[str, Any]], name: str) -> dict[str, Any]:
    """The figure of a measure over the questions that have it; its interval is made up."""
    values = [value for each in cases if (value := each["measures"][name]) is not None]
    if not values:
        return {"value": None, "n": 0, "ci95": None, "step": None}
    value = sum(values) / len(values)
    return {"value": value, "n": len(values), "ci95": [value / 2, (1 + value) / 2], "step": 1 / len(values)}


def row(name: str, value: float, verdict: str, difference: float = 0.0) -> dict[str, Any]:
    """A configuration of a grid."""
    return {
        "configuration": {"chunker": name},
        "name": name,
        "measures": {"recall@5": {"value": value, "n": 9, "ci95": [value / 2, 1.0]}, "mrr": {"value": 0.5, "n": 9}},
        "difference": difference,
        "ci95": [difference - 0.1, difference + 0.1],
        "better": 3,
        "worse": 1,
        "n": 9,
        "p_corrected": None if verdict == "baseline" else 0.01,
        "verdict": verdict,
        "passages": 1200,
        "characters": 90000,
        "forbidden_candidates": 0,
    }


def ablation(*rows: dict[str, Any]) -> dict[str, Any]:
    """A grid of these; by default a baseline, one that is really better and one that is not shown to be."""
    made = [row("one", 0.2, "baseline"), row("two", 0.6, "real", 0.4), row("three", 0.4, "not shown", 0.2)]
    return {"set": "a-set", "grid": {"measure": "recall@5"}, "rows": list(rows) or made}


def diagnosis(name: str = "q2", message: str = "it stands at 7, below the first 5") -> dict[str, Any]:
    """A diagnosis in which one question lost a piece of evidence at ranking."""
    change = {"change": "k", "stage": "ranking", "before": 5, "after": 7}
    lost = {"id": f"{name}-b", "lost_at": "ranking", "reason": "below-k", "message": message}
    proof = {"proved": True, "changed": [change], "rank": 7, "outcome": None, "why": None}
    return {
        "config": {**evaluation()["config"], "k": [3, 5]},
        "set": "a-set",
        "k": 5,
        "n": 2,
        "complete": 1,
        "diagnoses": [{"id": name, "complete": False, "evidence": [{**lost, "proof": proof}]}],
        "by_stage": {"ranking": {"questions": 1, "evidence": 1, "reasons": {"below-k": 1}}},
        "next": {"stage": "ranking", "look_at": "ranking", "advice": "now rank and pool", "questions": [name]},
    }


def read(page: str) -> lxml.html.HtmlElement:
    """The page as a tree."""
    return lxml.html.document_fromstring(page)


def words(node: lxml.html.HtmlElement) -> str:
    """The text of an element on one line."""
    return " ".join(node.text_content().split())


def split() -> dict[str, Any]:
    """Ten anchors in windows of two sizes, four and two cut without overlap, one and none with a fifth."""
    sizes = [(20, 0, 4, 100, 2000), (20, 4, 1, 125, 2500), (40, 0, 2, 50, 2000), (40, 8, 0, 60, 2500)]
    cuts = [dict(zip(("size", "overlap", "split", "windows", "words"), each, strict=True)) for each in sizes]
    return {"anchors": 10, "longest_anchor_words": 12, "overlap_of_longest_keeps_all": True, "by_window": cuts}
