"""Reports written into a folder: over earlier reports, never over anything else."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from proofspan.errors import FrozenError, SettingError
from proofspan.evaluation.report import html
from proofspan.evaluation.report import markdown as md
from proofspan.evaluation.report.content import report

HTML, MARKDOWN = "report.html", "report.md"

Values = Mapping[str, Any]


def page(evaluation: Values | None, *, ablation: Values | None = None, diagnosis: Values | None = None) -> str:
    """The report as one HTML file, from what `evaluate --json`, `ablate --json` and `diagnose --json` print."""
    return html.document(report(evaluation, ablation, diagnosis))


def markdown(evaluation: Values | None, *, ablation: Values | None = None, diagnosis: Values | None = None) -> str:
    """The report as GitHub-flavoured Markdown."""
    return md.document(report(evaluation, ablation, diagnosis))


def write(
    folder: Path, evaluation: Values | None, ablation: Values | None = None, diagnosis: Values | None = None
) -> tuple[Path, Path]:
    """Writes `report.html` and `report.md` into the folder, which is made where it is missing; returns both paths.

    An earlier report is written over. Raises `FrozenError` where another file has one of the names, and writes neither.
    """
    said = report(evaluation, ablation, diagnosis)
    targets = {folder / HTML: html.document(said), folder / MARKDOWN: md.document(said)}
    refuse_foreign(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for target, text in targets.items():
        target.write_text(text, encoding="utf-8", newline="\n")
    return folder / HTML, folder / MARKDOWN


def refuse_foreign(folder: Path) -> None:
    """Raises what `write` would raise of the folder: `FrozenError` where another file has the name of a report,
    `SettingError` where the folder is a file.
    """
    if folder.exists() and not folder.is_dir():
        raise SettingError(f"{folder} is a file: name a folder for the report")
    for name in (HTML, MARKDOWN):
        _refuse_other(folder / name)


def _refuse_other(target: Path) -> None:
    if not target.exists() and not target.is_symlink():
        return
    marks = (f'name="generator" content="{html.GENERATOR}"'.encode(), md.GENERATOR.encode())
    with target.open("rb") as there:
        head = there.read(1_500)
    if target.is_symlink() or not any(mark in head for mark in marks):
        raise FrozenError(f"{target} exists and is no report of proofspan: move it away, or name another folder")
