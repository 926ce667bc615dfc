"""One run of `calibrate`: the set asked, the threshold chosen, the file written, and what it comes to."""

from dataclasses import dataclass, replace
from pathlib import Path

from typer import Exit

from proofspan.archive import Statistic
from proofspan.cli.exits import GATE_FAILED
from proofspan.cli.interrupting import heed
from proofspan.cli.opening import opened
from proofspan.cli.progress import bar
from proofspan.cli.terminal import Terminal
from proofspan.errors import FrozenError, SettingError
from proofspan.evaluation import Evaluation, GoldenSet, evaluate, read
from proofspan.evaluation import calibration as c
from proofspan.evaluation.freezing import digests
from proofspan.settings import Evaluating, Settings


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was asked for on the command line beside the way of asking."""

    folder: Path
    out: Path | None
    archive: Path | None
    max_risk: float
    confidence: float
    statistic: str | None

    @property
    def file(self) -> Path:
        """Where the calibration is to stand."""
        return self.out or Path(f"{self.folder.resolve().name}.calibration.json")

    @property
    def alone(self) -> Statistic | None:
        """The one statistic that is to be tried; `SettingError` for a name that is none."""
        if self.statistic is None:
            return None
        try:
            return Statistic(self.statistic)
        except ValueError:
            raise SettingError(f"no statistic {self.statistic!r}: write {', '.join(Statistic)}") from None


def run(wanted: Wanted, made: Settings, chunker: str | None, terminal: Terminal, *, as_json: bool) -> None:
    """Calibrates, writes the file, prints what is in it, and exits 1 where no threshold keeps the risk."""
    target, alone = c.Target.sure(wanted.max_risk, wanted.confidence), wanted.alone
    if wanted.file.exists():
        # Not after minutes of asking.
        raise FrozenError(f"{wanted.file} exists: what is calibrated stays; name another file with --out")
    golden = read(wanted.folder)
    result = _result(golden, wanted, _asking(made, chunker), terminal)
    trials = c.trials(result)
    choice = c.chosen(trials, target, alone=alone)
    asked = c.Asked(golden.name, digests(wanted.folder), result.config)
    calibration = c.calibrated(asked, trials, target, choice)
    calibration.write(wanted.file)
    if as_json:
        content = {"calibration": calibration.digest, **calibration.content}
        notes = {"invalid_items": [item.values for item in result.invalid], "notes": list(result.notes)}
        terminal.document(result.config, {"file": str(wanted.file), **content, **notes})
    else:
        from proofspan.cli.pages.calibrations import calibrated

        calibrated(terminal.page(), calibration, choice, result)
        terminal.talk(f"written: {wanted.file}")
    if choice.rung is None:
        raise Exit(GATE_FAILED)


def _asking(made: Settings, chunker: str | None) -> Evaluating:
    """The set asked as `ask` would: so many spans, by the settings of answers, product codes among them."""
    answer = made.answer
    return Evaluating(
        made,
        ks=str(made.search.k),
        chunker=chunker,
        generator=answer.generator,
        detect_products=answer.detect_products,
        counterfactual=False,
    )


def _result(golden: GoldenSet, wanted: Wanted, asking: Evaluating, terminal: Terminal) -> Evaluation:
    with bar(terminal, "calibrating") as step:
        asking = replace(asking, encoding=step, telling=lambda line: terminal.talk(f"proofspan: {line}"))
        if wanted.archive is None:
            own = asking.own({document.language for document in golden.documents})
            heed()
            return evaluate(golden, own, progress=step)
        with opened(wanted.archive) as found:
            how = asking.on(found.store.layout)
            found.use(how.equipped)
            return evaluate(golden, how, archive=found, progress=step)
