"""One run of `evaluate`: progress while it lasts, the figures at its end, and the files that were asked for."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from typer import Exit

from proofspan.cli.exits import GATE_FAILED
from proofspan.cli.interrupting import heed
from proofspan.cli.opening import opened
from proofspan.cli.progress import bar
from proofspan.cli.terminal import Terminal
from proofspan.errors import SettingError
from proofspan.evaluation import Evaluation, GoldenSet, evaluate, read, shape, timings
from proofspan.evaluation.freezing import Broken, Gate
from proofspan.settings import Evaluating


@dataclass(frozen=True, slots=True)
class Wanted:
    """The files that an evaluation reads beside its set, and those that it writes; None where none was named."""

    qrels: Path | None = None
    run_in: Path | None = None
    run_out: Path | None = None
    gate: Path | None = None
    junit: Path | None = None
    report: Path | None = None


def run(
    folder: Path, wanted: Evaluating, archive: Path | None, files: Wanted, terminal: Terminal, *, as_json: bool
) -> None:
    """Evaluates the set, prints what was found, and exits 1 where the gate is not kept."""
    gate = Gate.load(files.gate) if files.gate is not None else None
    if files.report is not None:
        # Not after minutes of asking.
        from proofspan.evaluation.report import refuse_foreign

        refuse_foreign(files.report)
    golden = _golden(folder, files)
    if files.run_in is not None:
        values = _judged(golden, wanted, archive, files, terminal, as_json=as_json)
    else:
        result = _result(golden, wanted, archive, terminal)
        values = shape(result)
        _shown(result, values, terminal, as_json=as_json)
        if files.run_out is not None:
            from proofspan.evaluation.formats import trec

            trec.write_run(files.run_out, {case.case.id: case.units for case in result.cases})
    _finish(values, gate, files, terminal)


def _golden(folder: Path, files: Wanted) -> GoldenSet:
    golden = read(folder)
    if files.qrels is None:
        return golden
    from proofspan.evaluation.formats import trec
    from proofspan.evaluation.formats.judgments import rejudged

    return rejudged(golden, trec.read_qrels(files.qrels))


def _result(golden: GoldenSet, wanted: Evaluating, archive: Path | None, terminal: Terminal) -> Evaluation:
    with bar(terminal, "evaluating") as step:
        wanted = replace(wanted, encoding=step, telling=lambda line: terminal.talk(f"proofspan: {line}"))
        if archive is None:
            own = wanted.own({d.language for d in golden.documents})
            heed()
            return evaluate(golden, own, progress=step)
        with opened(archive) as found:
            how = wanted.on(found.store.layout)
            found.use(how.equipped)
            return evaluate(golden, how, archive=found, progress=step)


def _shown(result: Evaluation, values: Mapping[str, Any], terminal: Terminal, *, as_json: bool) -> None:
    if as_json:
        terminal.document(values["config"], {**values, "timings": timings(result)})
        return
    from proofspan.cli.pages.figures import figured

    figured(terminal.page(), result)


def _judged(
    golden: GoldenSet, wanted: Evaluating, archive: Path | None, files: Wanted, terminal: Terminal, *, as_json: bool
) -> Mapping[str, Any]:
    """The figures of a run made elsewhere, printed."""
    idle = _idle(wanted, files)
    if files.run_in is None or idle:
        raise SettingError(
            f"--run-in judges what was ranked elsewhere, nothing is searched, answered or written as a run: leave out "
            f"{', '.join(idle)}"
        )
    from proofspan.cli.pages.runs import judged
    from proofspan.evaluation.formats import trec
    from proofspan.evaluation.formats.judging import judge
    from proofspan.evaluation.ground import held

    documents = golden.documents
    if archive is not None:
        with opened(archive) as found:
            documents = tuple(held(found).values())
    result = judge(golden, trec.read_run(files.run_in), documents=documents, ks=wanted.depths, as_of=wanted.day)
    if as_json:
        terminal.document(result.values["config"], result.values)
    else:
        judged(terminal.page(), result)
    return result.values


def _idle(wanted: Evaluating, files: Wanted) -> list[str]:
    """The flags that say how to search or answer, or where to write a run: of a run that is there, none counts."""
    named = {origin for origin in wanted.settings.origins.values() if origin.startswith("--")}
    own = {
        "--run-out": files.run_out is not None,
        "--chunker": wanted.chunker is not None,
        "--generator": wanted.generator is not None,
        "--detect-product": wanted.detect_products,
        "--counterfactual": wanted.counterfactual is not None,
    }
    return sorted(named | {flag for flag, given in own.items() if given})


def _finish(values: Mapping[str, Any], gate: Gate | None, files: Wanted, terminal: Terminal) -> None:
    """Writes what was asked for, and ends the command where the gate is not kept: that is said to the quiet too."""
    broken: tuple[Broken, ...] = gate.broken(values) if gate is not None else ()
    if files.junit is not None:
        from proofspan.evaluation.freezing.junit import junit

        files.junit.parent.mkdir(parents=True, exist_ok=True)
        files.junit.write_text(junit(values, gate=gate, broken=broken), encoding="utf-8", errors="replace")
    if files.report is not None:
        from proofspan.evaluation.report import write

        for written in write(files.report, values):
            terminal.talk(f"written: {written}")
    for each in broken:
        Terminal().talk(f"gate: {each.message}")
    if broken:
        raise Exit(GATE_FAILED)
