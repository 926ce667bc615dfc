"""One run of `diagnose`: progress while it lasts, the verdicts at its end."""

from dataclasses import dataclass, replace
from pathlib import Path

from proofspan.cli.opening import opened
from proofspan.cli.progress import bar
from proofspan.cli.terminal import Terminal
from proofspan.documents import IN_FORCE
from proofspan.evaluation import read
from proofspan.evaluation.diagnosis import Asker, Diagnosis, diagnose, shape
from proofspan.settings import Evaluating, Who, day, groups, products, statuses


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was asked for on the command line."""

    folder: Path
    how: Evaluating
    who: Who
    question: str | None
    archive: Path | None


def run(wanted: Wanted, terminal: Terminal, *, as_json: bool) -> None:
    """Diagnoses the set and prints what was lost where."""
    result = _result(wanted, terminal)
    if as_json:
        values = shape(result)
        terminal.document(values["config"], values)
        return
    from proofspan.cli.pages.diagnoses import diagnosed

    diagnosed(terminal.page(), result)


def _result(wanted: Wanted, terminal: Terminal) -> Diagnosis:
    golden, asker, question = read(wanted.folder), _asker(wanted.who), wanted.question
    with bar(terminal, "diagnosing") as step:
        how = replace(wanted.how, encoding=step)
        if wanted.archive is None:
            own = how.own({document.language for document in golden.documents})
            return diagnose(golden, own, asker=asker, question=question, progress=step)
        with opened(wanted.archive) as found:
            settled = how.on(found.store.layout)
            found.use(settled.equipped)
            return diagnose(golden, settled, archive=found, asker=asker, question=question, progress=step)


def _asker(who: Who) -> Asker:
    """Who asks instead of whom the questions name, by the flags that were given."""
    return Asker(
        groups=None if who.groups is None else groups(who.groups),
        as_of=None if who.as_of is None else day(who.as_of, option="as-of"),
        products=None if who.product is None else products(who.product),
        statuses=IN_FORCE if who.status is None else statuses(who.status),
    )
