"""The article's laboratory as a page: its tables one under the other, in the order in which one asks."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.padding import Padding
from rich.table import Table

from proofspan.cli.pages.console import Page, counted, one_line, styled
from proofspan.evaluation.stdlib import Material

ADMITTED = {"none": "every status", "current": "in force only"}


def tables(page: Page, material: Material, found: Mapping[str, Any]) -> None:
    """Prints the tables of one run."""
    corpus = found["corpus"]
    page.print(
        styled(
            (one_line(material.name), "bold"),
            f"  {counted(corpus['documents'], 'document')}, {corpus['words']} words (median {corpus['median_words']}, "
            f"most {corpus['max_words']}), {counted(found['n'], 'question')}",
        )
    )
    ceiling = found["ceiling_window160_overlap32_unfiltered"]
    _grid(page, "Ceiling: the evidence is among the first k", [f"k = {k}" for k in ceiling], [list(ceiling.values())])
    _records(page, "Four ways of cutting: recall at k", found["strategies"])
    _records(page, "Eight sizes of windows: recall at k", found["sizes"])
    _split(page, found["split_anchors"], found["split_example"])
    _filtered(page, found["filter"])
    _records(page, "Fifty candidates read again, in force only: recall at k", found["rerank"])
    _verified(page, found["verifier"])
    _answered(page, found["pipeline"], found["scripted_answer"])
    times = found["latency_ms"].items()
    _grid(page, "Milliseconds a question, of three rounds", ["", "least", "most"], [[n, *t] for n, t in times])
    for item in found["invalid_items"]:
        page.print(styled(("not counted  ", "yellow"), one_line(f"{item['id']}: {item['reason']}")))
    page.print()


def _split(page: Page, split: Mapping[str, Any], example: Mapping[str, Any] | None) -> None:
    rows = [[window, *counts] for window, counts in split["by_window"].items() if any(counts)]
    title = f"Split anchors, of {split['trials']} trials over twenty sizes"
    totals = ["all", split["without_overlap"], split["with_20pct"]]
    passages = ["passages", split["chunks_without"], split["chunks_with"]]
    _grid(page, title, ["window", "no overlap", "a fifth"], [*rows, totals, passages])
    if example is not None:
        where = f"{example['question']}, windows of {example['window']} words:"
        cut = " | ".join(example["halves"])
        page.print(Padding(styled((one_line(where), "dim"), " ", (one_line(cut), "italic")), (0, 2)))


def _filtered(page: Page, found: Mapping[str, Any]) -> None:
    away, of = found["excluded_chunks"]
    rows = [[words, *found[name].values()] for name, words in ADMITTED.items()]
    title = f"What may compete ({away} of {of} passages kept out)"
    _grid(page, title, ["", "recall@1", "recall@3", "contradicted in the first 3"], rows)


def _verified(page: Page, cases: Sequence[Mapping[str, Any]]) -> None:
    rows = [[case["answer"], case["outcome"], case["why"]] for case in cases]
    _grid(page, "The verifier's truth table", ["answer", "outcome", "why"], rows)


def _answered(page: Page, pipeline: Mapping[str, Mapping[str, int]], answer: Mapping[str, Any]) -> None:
    ends = list(dict.fromkeys(end for counts in pipeline.values() for end in counts))
    rows = [[words, *(pipeline[name].get(end, 0) for end in ends)] for name, words in ADMITTED.items()]
    _grid(page, "The whole way: how answers end", ["", *ends], rows)
    page.print(Padding(styled((one_line(answer["question"]), "italic")), (0, 2)))
    for name, words in ADMITTED.items():
        said = answer[name]
        page.print(Padding(styled((f"{words}: ", "dim"), one_line(said["text"]), _source(said["cited"])), (0, 4)))


def _source(cited: Sequence[str]) -> tuple[str, str]:
    return (f"  ({one_line(', '.join(cited))})" if cited else "", "cyan")


def _records(page: Page, title: str, rows: Sequence[Mapping[str, Any]]) -> None:
    short = {"recall@": "@", "_bi": "", "_rerank": " reranked", "_": " "}
    columns = list(rows[0])
    for long, word in short.items():
        columns = [column.replace(long, word) for column in columns]
    _grid(page, title, columns, [list(row.values()) for row in rows])


def _grid(page: Page, title: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    page.print()
    page.print(styled((title, "bold magenta")))
    table = Table(box=None, header_style="dim", pad_edge=False)
    written = [[_cell(value) for value in row] for row in rows]
    for place, column in enumerate(columns):
        words = any(isinstance(value, str) for value in (row[place] for row in rows))
        table.add_column(column, justify="left" if words else "right")
    for row in written:
        table.add_row(*row)
    page.print(Padding(table, (0, 2)))


def _cell(value: Any) -> str:
    """A text of one line; a number with at most four digits."""
    if not isinstance(value, float):
        return one_line(str(value))
    return f"{value:.3f}" if value < 10 else f"{value:.1f}"
