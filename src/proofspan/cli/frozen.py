"""What `freeze`, `run` and `compare` do once their flags are read."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from shlex import quote
from typing import Any

from proofspan.cli.opening import settings
from proofspan.cli.progress import bar
from proofspan.cli.terminal import Terminal
from proofspan.errors import FrozenError, GoldenSetError, SettingError
from proofspan.evaluation import GoldenSet, How, evaluate, read, shape, timings
from proofspan.evaluation import freezing as f
from proofspan.judges.service import JUDGING
from proofspan.settings import Evaluating, words
from proofspan.settings.sending import agreed


def frozen(folder: Path, named: str, wanted: Evaluating, terminal: Terminal) -> None:
    """Freezes a set and a way of asking it into the folder that is named, and says its digest."""
    if not named.strip():
        raise SettingError("--out is empty: name the folder that the freeze is to stand in")
    out = Path(named)
    f.refuse_within(folder, out)
    golden = read(folder)
    made = f.freeze(folder, golden, _how(wanted, golden), asked=wanted.asked)
    made.write(out)
    counts = f"{len(made.documents)} documents, {len(golden.questions)} questions"
    terminal.talk(f"frozen: {counts}; next: proofspan run {quote(str(out))}")
    terminal.text(made.digest)


def ran(out: Path, terminal: Terminal, *, as_json: bool) -> None:
    """Runs what was frozen, prints its receipt or its figures."""
    then = f.Freeze.read(out)
    if "settings" not in then.asked:
        raise FrozenError(
            f"{out} was frozen by `lab evidence`, which runs it too: `proofspan lab evidence --out {out}`"
        )
    f.refuse_result(out)
    then.refuse_other_code()
    # A freeze can be anybody's: its word alone sends neither texts nor a key anywhere.
    agreed(then.asked["settings"].get("answer.judge", "none"), named=settings().answer.judge, service=JUDGING)
    folder = Path(then.set)
    with bar(terminal, "evaluating") as step:
        wanted = replace(Evaluating.again(then.asked, as_of=then.config["as_of"]), encoding=step)
        golden = _as_frozen(folder)
        how = _how(wanted, golden)
        then.refuse_changes(f.freeze(folder, golden, how, asked=wanted.asked))
        result = evaluate(golden, how, progress=step)
    rankings = {case.case.id: case.units for case in result.cases}
    receipt = f.run(out, then, lambda: f.Result(shape(result), rankings, timings(result)))
    if as_json:
        terminal.document(result.config, receipt)
        return
    from proofspan.cli.pages.figures import figured

    figured(terminal.page(), result)


def compared(first: Path, second: Path, measures: Sequence[str], terminal: Terminal, *, as_json: bool) -> None:
    """Compares two results that were written down, in these measures or, where none is named, in all."""
    asked = [name for text in measures for name in words(text, option="measure", example="complete@3,ndcg@10")]
    before, after = f.read(first), f.read(second)
    found = f.compare(before, after, measures=asked)
    if as_json:
        terminal.document({"first": before["config"], "second": after["config"]}, _values(found))
        return
    from proofspan.cli.pages.comparisons import compared as page

    page(terminal.page(), found)


def _as_frozen(folder: Path) -> GoldenSet:
    """The set that was frozen, in its folder; `FrozenError` when it is not there any more, or not to be read."""
    try:
        return read(folder)
    except GoldenSetError as error:
        raise FrozenError(
            f"not as it was frozen: {error}; put the set back to {folder}, or freeze anew into another folder"
        ) from None


def _how(wanted: Evaluating, golden: GoldenSet) -> How:
    return wanted.own({document.language for document in golden.documents})


def _values(found: f.Comparison) -> dict[str, Any]:
    measures = {
        name: {
            **asdict(each),
            "step": each.step,
            "p_corrected": found.corrected.get(name),
            "verdict": f.verdict(each, found.corrected.get(name)),
        }
        for name, each in found.measures.items()
    }
    return {
        "measures": measures,
        "changed": [asdict(each) for each in found.changed],
        "only_first": list(found.only_first),
        "only_second": list(found.only_second),
        "settings": {key: list(pair) for key, pair in found.settings.items()},
    }
