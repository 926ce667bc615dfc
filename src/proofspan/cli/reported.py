"""What `report` does once its flags are read: a result and what stands beside it become a report."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from proofspan.cli.terminal import Terminal
from proofspan.errors import GoldenSetError, not_json
from proofspan.evaluation.freezing import read
from proofspan.evaluation.report import write

ABLATION, DIAGNOSIS = "ablation.json", "diagnosis.json"
"""What is reported too where it stands beside the result: what `ablate --json` and `diagnose --json` print."""


def reported(folder: Path, terminal: Terminal) -> None:
    """Writes the report of a folder and prints where its two files are."""
    ablation, diagnosis = (_beside(folder / name) for name in (ABLATION, DIAGNOSIS))
    # A grid has no single result; without one there must be a result, and `read` says how to make it.
    alone = ablation is not None and not (folder / "evaluation.json").exists()
    evaluation = None if alone else read(folder)
    beside = [name for name, there in ((ABLATION, ablation), (DIAGNOSIS, diagnosis)) if there is not None]
    if beside:
        terminal.talk(f"with {' and '.join(beside)}")
    for path in write(folder, evaluation, ablation, diagnosis):
        terminal.text(str(path))


def _beside(file: Path) -> Mapping[str, Any] | None:
    """The values of a file; None when there is none."""
    try:
        values = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except NotADirectoryError:
        raise GoldenSetError(f"{file.parent} is a file: name a folder that `run` or `ablate` filled") from None
    except (ValueError, RecursionError) as error:
        raise GoldenSetError(f"{file}: {not_json(error)}") from error
    if not isinstance(values, Mapping):
        raise GoldenSetError(f"{file} is no JSON object: move it away, or write what `--json` prints into it")
    return values
