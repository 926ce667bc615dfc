"""The evidence laboratory as a page: a row a question, a column a method, and what is missing by name."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.table import Table

from proofspan.cli.pages.console import Page, one_line, styled
from proofspan.evaluation.evidence import KS, Written

Values = Mapping[str, Any]


def cases(page: Page, written: Written, out: Path) -> None:
    """Prints the table of cases, what each method put first, what is missing, and forbidden candidates."""
    found, queries = written.evaluation, written.retrieval["queries"]
    methods = list(found["forbidden_candidates"])
    table = Table(box=None, header_style="dim", pad_edge=False)
    table.add_column("question", style="cyan", no_wrap=True)
    for method in methods:
        table.add_column(method, justify="right", no_wrap=True)
    table.add_column("compete", justify="right")
    for name, case in found["cases"].items():
        table.add_row(name, *(_cell(case["methods"][method]) for method in methods), str(case["eligible"]))
    page.print(table)
    page.print(styled(("yes and no: all evidence among the first 3, and 5; then its ranks", "dim")))
    for name, case in found["cases"].items():
        _case(page, name, case, queries[name])
    counts = ", ".join(f"{method} {count}" for method, count in found["forbidden_candidates"].items())
    page.print(f"forbidden candidates: {counts}")
    page.print(styled((one_line(f"written into {out}"), "dim")))


def _cell(method: Values) -> str:
    marks = [method[str(k)]["complete"] for k in KS]
    if marks[0] is None:
        return "-"
    ranks = ", ".join(map(str, method["ranks"].values())) or "none"
    return f"{'/'.join('yes' if mark else 'no' for mark in marks)}  {ranks}"


def _case(page: Page, name: str, case: Values, asked: Values) -> None:
    """What each method put first, where they do not agree, and the evidence that no method found."""
    firsts = {method: hits[0] if hits else None for method, hits in asked["methods"].items()}
    named = {method: _place(hit) for method, hit in firsts.items()}
    shown = " · ".join(f"{method}: {place}" for method, place in named.items())
    if len(set(named.values())) == 1:
        shown = f"every method: {next(iter(named.values()))}"
    page.print(styled((name, "bold"), f"  {one_line(asked['text'])}"))
    required = ", ".join(case["required"]) or "nothing"
    page.print(Padding(styled(("required  ", "dim"), one_line(required)), (0, 4)))
    page.print(Padding(styled(("first  ", "dim"), one_line(shown)), (0, 4)))
    deepest = str(KS[-1])
    missing = [set(method[deepest]["missing"]) for method in case["methods"].values()]
    for evidence in sorted(set.intersection(*missing)):
        stages = {method["lost"].get(evidence) for method in case["methods"].values()}
        stage = next(iter(stages)) if len(stages) == 1 else "more than one stage"
        page.print(Padding(styled(("missing  ", "bold yellow"), one_line(f"{evidence}, lost at {stage}")), (0, 4)))


def _place(hit: Values | None) -> str:
    if hit is None:
        return "nothing"
    return str(hit["evidence"][0] if hit["evidence"] else hit["passage_id"])
