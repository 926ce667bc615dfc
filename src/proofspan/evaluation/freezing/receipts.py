"""Results that were written down: read back by a run's folder, or by a file of `evaluate --json`."""

import json
from pathlib import Path
from typing import Any

from proofspan.documents import digest_of
from proofspan.errors import FrozenError, GoldenSetError
from proofspan.evaluation.freezing.running import RECEIPT, RESULT

BOUND = 1e15
"""No figure of an evaluation is near it, and sums of such numbers stay numbers."""


def read(path: Path) -> dict[str, Any]:
    """The JSON values of an evaluation: `path` is a run's folder, its receipt, or a file with the result itself.

    Raises `GoldenSetError` when there is no result, `FrozenError` when it is not the one that its receipt names.
    """
    folder = path if path.is_dir() else path.parent
    by_receipt = path.is_dir() or path.name == RECEIPT
    file = folder / RESULT if by_receipt else path
    try:
        text = file.read_text(encoding="utf-8")
        values: dict[str, Any] = json.loads(text)
    except OSError as error:
        gone = isinstance(error, FileNotFoundError)
        found = "there is no such file" if gone else f"cannot be read ({error.strerror})"
        raise GoldenSetError(
            f"{file}: {found}; name a folder that `proofspan run` filled, or a file of `evaluate --json`"
        ) from error
    except (ValueError, RecursionError) as error:
        raise GoldenSetError(f"{file} is no JSON: name a result of `run` or of `evaluate --json`") from error
    if by_receipt:
        _refuse_other(folder, text)
    if wrong := _wrong(values):
        raise GoldenSetError(f"{file} is no result of `run` or of `evaluate --json`: {wrong}")
    return values


def _wrong(values: Any) -> str:
    """What a comparison needs and these values lack; empty when they have it."""
    kinds = {"config": dict, "measures": dict, "cases": list}
    if not isinstance(values, dict) or not all(isinstance(values.get(key), kinds[key]) for key in kinds):
        return "it has no config, measures and cases"
    for number, case in enumerate(values["cases"], start=1):
        if not (isinstance(case, dict) and isinstance(case.get("id"), str) and isinstance(case.get("measures"), dict)):
            return f"case {number} has no id and measures"
        if wrong := next((name for name, value in case["measures"].items() if not _figure(value)), None):
            return f"{wrong} of case {case['id']} is neither a number nor null"
    ids = [case["id"] for case in values["cases"]]
    return "" if len(set(ids)) == len(ids) else "two of its cases have one id"


def _figure(value: Any) -> bool:
    if value is None:
        return True
    return isinstance(value, int | float) and not isinstance(value, bool) and -BOUND < value < BOUND


def _refuse_other(folder: Path, text: str) -> None:
    file = folder / RECEIPT
    try:
        stated = json.loads(file.read_text(encoding="utf-8"))["result"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise FrozenError(
            f"{file} does not say what result it is of, as after a run that was killed: freeze and run again, into "
            "another folder"
        ) from error
    if stated != digest_of(text):
        raise FrozenError(f"{folder / RESULT} is not the result that {file.name} beside it names: it was changed")
