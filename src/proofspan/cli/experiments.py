"""One run of a laboratory: progress while it lasts, its tables at its end."""

from datetime import date
from pathlib import Path

from proofspan.cli.progress import bar
from proofspan.cli.terminal import Terminal
from proofspan.errors import SettingError
from proofspan.evaluation import read
from proofspan.evaluation.stdlib import Material, files, interpreter, run


def standard_library(named: tuple[Path | None, Path | None, Path | None], terminal: Terminal, *, as_json: bool) -> None:
    """Runs the article's laboratory on the corpus, golden and notes files, or without any on this Python's own."""
    material = _material(*named)
    with bar(terminal, "lab stdlib") as step:
        found = run(material, progress=step)
    config = {
        "corpus": material.name,
        "encoder": "hashing",
        "method": "dense",
        "rerank": "lexical",
        "generator": "scripted",
        "profile": "literal",
    }
    if as_json:
        terminal.document(config, found)
        return
    from proofspan.cli.pages.laboratory import tables

    tables(terminal.page(), material, found)


METHODS = ("bm25", "dense", "rrf", "hybrid")
"""The methods of the embedded store, side by side."""
AS_OF = date(2026, 6, 1)
"""The day of the ten questions that name none."""


def evidence_of(folder: Path | None, out: Path, store: str, terminal: Terminal, *, as_json: bool) -> None:
    """Runs the evidence laboratory into a folder: the ten questions that ship, or those of another set."""
    from proofspan.cli.demo import examples
    from proofspan.evaluation.evidence import KS, Laboratory, as_typed
    from proofspan.evaluation.freezing import refuse_within
    from proofspan.settings import Evaluating, load

    if store != "embedded":
        raise SettingError(f"store {store!r}: this version has one store for the laboratory, write embedded")
    folder = folder or examples()
    refuse_within(folder, out)
    golden = read(folder)
    languages = {document.language for document in golden.documents}
    ways = {}
    for method in METHODS:
        # Neither files nor the environment: a laboratory that is told nothing shows everybody the same.
        settings = load({"search": {"method": method, "pool": 20}}, environ={}, folder=Path(Path.cwd().anchor))
        ks = ",".join(map(str, KS))
        wanted = Evaluating(settings, ks, "sections", detect_products=True, counterfactual=False, as_of=AS_OF)
        ways[method] = wanted.own(languages)
    laboratory = Laboratory(folder, as_typed(golden), ways, store)
    written = laboratory.run(out, progress=lambda method: terminal.talk(f"{method} ..."))
    if as_json:
        terminal.document({"store": store, "set": golden.name, "methods": list(METHODS)}, written.evaluation)
        return
    from proofspan.cli.pages.evidence import cases

    cases(terminal.page(), written, out)


def _material(corpus: Path | None, golden: Path | None, notes: Path | None) -> Material:
    if corpus is None and golden is None and notes is None:
        return interpreter()
    options = {"--corpus": corpus, "--golden": golden, "--notes": notes}
    if corpus is None or golden is None or notes is None:
        missing = ", ".join(option for option, file in options.items() if file is None)
        raise SettingError(
            f"lab stdlib takes --corpus, --golden and --notes together, and {missing} is missing: the questions and "
            "notes belong to one corpus; without any of the three it reads this Python's docstrings"
        )
    return files(corpus, golden, notes)
