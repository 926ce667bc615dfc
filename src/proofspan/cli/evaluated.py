"""One run of `evaluate`: progress while it lasts, the figures at its end."""

from dataclasses import replace
from pathlib import Path

from proofspan.cli.interrupting import heed
from proofspan.cli.opening import opened
from proofspan.cli.progress import bar
from proofspan.cli.terminal import Terminal
from proofspan.evaluation import Evaluation, evaluate, read, shape
from proofspan.settings import Evaluating


def run(folder: Path, wanted: Evaluating, archive: Path | None, terminal: Terminal, *, as_json: bool) -> None:
    """Evaluates the set and prints what was found."""
    result = _result(folder, wanted, archive, terminal)
    if as_json:
        values = shape(result)
        terminal.document(values["config"], values)
        return
    from proofspan.cli.pages.figures import figured

    figured(terminal.page(), result)


def _result(folder: Path, wanted: Evaluating, archive: Path | None, terminal: Terminal) -> Evaluation:
    golden = read(folder)
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
