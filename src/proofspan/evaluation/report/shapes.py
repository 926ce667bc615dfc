"""What the JSON of the verbs looks like where a report reads it, so that a file by hand is told what is wrong in it."""

import math
from collections.abc import Iterator, Mapping
from typing import Any

from proofspan.errors import GoldenSetError

INTERVAL = (float, float)
FIGURE = {"value": float, "n": int, "ci95": INTERVAL, "step": float}
PIECE = {
    "id!": str,
    "later": [{}],
    "proof": {"changed": [{}]},
}
STAGE = {"questions": int, "reasons": {"*!": int}}
DIAGNOSIS = {
    "config!": {},
    "set!": str,
    "n!": int,
    "k!": int,
    "complete!": int,
    "diagnoses!": [{"id!": str, "evidence": [PIECE]}],
    "by_stage!": {"*": STAGE},
    "next": {"stage!": str, "questions": [str]},
    "invalid_items": [{}],
    "notes": [str],
}
CUT = {"size!": int, "overlap!": int, "split!": int, "windows!": int, "words!": int}
ROW = {
    "name": str,
    "measures!": {"*!": FIGURE},
    "difference": float,
    "ci95": INTERVAL,
    "better": int,
    "worse": int,
    "p_corrected": float,
    "passages": int,
    "characters": int,
    "forbidden_candidates": int,
    "notes": [str],
}
ABLATION = {
    "set!": str,
    "n": int,
    "grid": {"measure": str},
    "rows!": [ROW],
    "split_anchors": {"anchors": int, "longest_anchor_words": int, "by_window": [CUT]},
    "invalid_items": [{}],
    "notes": [str],
}
CASE = {
    "id!": str,
    "answerable": bool,
    "required": [str],
    "found": {"*": [str]},
    "missing": [str],
    "excluded": [str],
    "forbidden": [str],
    "ranks": {"*": int},
    "complete": {"*": bool},
    "split": [str],
    "eligible": int,
    "lost_at": str,
    "lost": {"*": str},
    "measures": {"*": float},
    "answer": {"cited": [[str]], "faults": [str]},
}
EVALUATION = {
    "config!": {},
    "set!": str,
    "n": int,
    "n_answerable": int,
    "n_unanswerable": int,
    "measures!": {"*!": FIGURE},
    "cases!": [CASE],
    "forbidden_candidates": int,
    "forbidden_by_stage": {"*": int},
    "split_anchors": FIGURE,
    "invalid_items": [{}],
    "notes": [str],
}
"""An object has these keys, those with `!` always; `*` is any key. A pair is a list of two, whole numbers are counts.
What is missing or null is left out of a report.
"""
NOUNS = {"evaluate": "evaluation", "ablate": "ablation", "diagnose": "diagnosis"}


def check(values: Mapping[str, Any], shape: Mapping[str, Any], *, verb: str) -> None:
    """Raises `GoldenSetError` that names the first value which is not as the verb prints it."""
    for wrong in _faults(values, shape, ""):
        raise GoldenSetError(f"no {NOUNS[verb]} to report: {wrong}; it is not what `{verb} --json` prints")


def _faults(value: Any, shape: Any, place: str) -> Iterator[str]:
    if isinstance(shape, Mapping):
        yield from _object(value, shape, place)
    elif isinstance(shape, list):
        if not isinstance(value, list | tuple):
            yield f"{place} is no list"
            return
        for number, each in enumerate(value):
            yield from _faults(each, shape[0], f"{place}[{number}]")
    elif isinstance(shape, tuple):
        if not isinstance(value, list | tuple) or len(value) != len(shape):
            yield f"{place} is no list of {len(shape)}"
            return
        for number, (each, inner) in enumerate(zip(value, shape, strict=True)):
            yield from _faults(each, inner, f"{place}[{number}]")
    elif shape in (str, bool):
        if not isinstance(value, shape):
            yield f"{place} is {'no text' if shape is str else 'neither true nor false'}"
    elif isinstance(value, bool) or not isinstance(value, int if shape is int else int | float):
        yield f"{place} is no {'whole ' if shape is int else ''}number"
    elif not math.isfinite(value):
        yield f"{place} is no finite number"
    elif shape is int and value < 0:
        yield f"{place} is no count"


def _object(value: Any, shape: Mapping[str, Any], place: str) -> Iterator[str]:
    if not isinstance(value, Mapping):
        yield f"{place or 'it'} is no object"
        return
    named = {key.rstrip("!"): inner for key, inner in shape.items()}
    needed = {key for key in named if f"{key}!" in shape}
    if "*" in named:
        needed = set(value) if needed else needed
        named = dict.fromkeys(value, named["*"])
    for key, inner in named.items():
        below = f"{place}.{key}".lstrip(".")
        if value.get(key) is not None:
            yield from _faults(value[key], inner, below)
        elif key in needed:
            yield f"{below} is missing"
