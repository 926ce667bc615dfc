"""Running what was frozen: the result beside its freeze, once, with a receipt that says what it came from."""

import platform
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from proofspan.documents import digest_of
from proofspan.evaluation.formats import trec
from proofspan.evaluation.freezing.freeze import Freeze
from proofspan.evaluation.freezing.placing import as_json, place, refuse

RESULT, RANKINGS, RECEIPT, TIMINGS = "evaluation.json", "rankings.run", "receipt.json", "timings.json"
LIBRARIES = ("numpy", "onnxruntime", "tokenizers", "PyStemmer", "lxml", "pypdfium2", "selectolax", "markdown-it-py")
"""The libraries whose versions can move a result."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a run came to: the evaluation as JSON values, the ids that were ranked for each question, best first, and
    what it took, which no other run repeats.
    """

    values: Mapping[str, Any]
    rankings: Mapping[str, Sequence[str]]
    timings: Mapping[str, Any]


def refuse_result(folder: Path) -> None:
    """Raises `FrozenError` when a result, or half of one, stands in the folder already."""
    refuse(folder, (RESULT, RANKINGS, RECEIPT))


def run(folder: Path, frozen: Freeze, evaluate: Callable[[], Result]) -> dict[str, Any]:
    """Writes `evaluation.json`, `rankings.run` and then `receipt.json` beside the freeze; returns the receipt's values.

    The same freeze gives the same bytes of these three on the same machine; timings stand in `timings.json`. Raises
    `FrozenError`, before anything is evaluated, when a result exists.
    """
    refuse_result(folder)
    result = evaluate()
    values = as_json(result.values)
    rankings = trec.run_text(result.rankings).encode("utf-8", "backslashreplace")
    receipt = {
        "schema_version": result.values["schema_version"],
        "freeze": frozen.digest,
        "environment": environment(),
        "result": digest_of(values.decode()),
        "rankings": digest_of(rankings.decode()),
    }
    place(folder, {RESULT: values, RANKINGS: rankings, RECEIPT: as_json(receipt)})
    (folder / TIMINGS).write_bytes(as_json(result.timings))
    return receipt


def environment() -> dict[str, Any]:
    """What else can move a result in its last digits: versions of Python and libraries, and the machine's kind."""
    return {
        "python": platform.python_version(),
        "platform": sys.platform,
        "machine": platform.machine(),
        "libraries": {name: found for name in LIBRARIES if (found := _version(name))},
    }


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None
