"""One run of `evaluate`: progress while it lasts, the figures at its end."""

from pathlib import Path

from proofspan.cli.opening import opened
from proofspan.cli.progress import bar
from proofspan.cli.terminal import Terminal
from proofspan.evaluation import Evaluation, How, evaluate, read, shape


def run(folder: Path, how: How, archive: Path | None, *, terminal: Terminal, as_json: bool) -> None:
    """Evaluates the set and prints what was found."""
    result = _result(folder, how, archive, terminal)
    if as_json:
        values = shape(result)
        terminal.document(values["config"], values)
        return
    from proofspan.cli.pages.figures import figured

    figured(terminal.page(), result)


def _result(folder: Path, how: How, archive: Path | None, terminal: Terminal) -> Evaluation:
    golden = read(folder)
    with bar(terminal, "asking") as step:
        if archive is None:
            return evaluate(golden, how, progress=step)
        with opened(archive, encoder=how.equipped) as found:
            return evaluate(golden, how, archive=found, progress=step)
