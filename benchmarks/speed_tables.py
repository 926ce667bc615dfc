"""The tables of speed, each from its receipt."""

from collections.abc import Callable, Iterable
from typing import Any

GROUPS = {"most": "32 %", "few": "0.8 %", "one": "0.01 %"}


def table(head: str, rows: Iterable[Iterable[str]]) -> str:
    """The rows as Markdown below a head of names with bars between them."""
    lines = ("|".join("---" for _ in head.split("|")), *(f" {' | '.join(row)} " for row in rows))
    return "\n".join(f"|{line}|" for line in (f" {head} ", *lines))


def lancedb(told: dict[str, Any]) -> str:
    """Hybrid search beside LanceDB's, for each share of eligible passages."""
    rows = []
    for group, found in told["askers"].items():
        ms, recall = found["ms"], found["recall@10"]
        rows.append((
            GROUPS[group],
            f"{found['eligible']:,}",
            f"{ms['ours']['p50']:.2f}",
            f"{ms['lancedb']['p50']:.2f}",
            f"{found['times_as_fast']:.1f}",
            f"{recall['ours, dense']:.2f}, {recall['ours, bm25']:.2f}",
            f"{recall['lancedb, dense']:.2f}",
        ))  # fmt: skip
    return table(
        "eligible | passages | ours, ms | LanceDB, ms | times as fast | recall@10 dense, words | LanceDB dense", rows
    )


def arrays(told: dict[str, Any]) -> str:
    """Both lists beside bare arrays: how many times as long they take."""
    rows = []
    for group, found in told["askers"].items():
        words, near, times = found["lexical_ms"], found["dense_ms"], found["times_the_bare"]
        lexical = (words["ours"]["p50"], words["bare"]["p50"], times["lexical"])
        dense = (near["ours"]["p50"], near["faiss"]["p50"], times["dense"])
        rows.append((GROUPS[group], *map("{:.2f}".format, lexical + dense)))
    return table("eligible | words, ms | bare BM25, ms | times | dense, ms | faiss, ms | times", rows)


def growth(told: dict[str, Any]) -> str:
    """One row for each size of archive."""
    rows = []
    for found in told["sizes"].values():
        times = found["search_ms_p50"]
        rows.append((
            f"{found['passages']:,}",
            f"{found['open_seconds']:.2f}",
            f"{found['disk_bytes']['arrays'] / 1e6:,.0f}",
            f"{found['memory_over_arrays']:.2f}",
            f"{found['disk_bytes']['record'] / 1e6:,.0f}",
            *(f"{times[method]:.2f}" for method in ("bm25", "dense", "hybrid")),
        ))  # fmt: skip
    return table(
        "passages | opening, s | arrays, MB | memory over arrays | record, MB | bm25, ms | dense, ms | hybrid, ms", rows
    )


def reranking(told: dict[str, Any]) -> str:
    """Fifty candidates by each way."""
    loop = told["ms"]["plain loop"]["p50"]
    rows = ((name, f"{ms['p50']:.2f}", f"{loop / ms['p50']:.1f}") for name, ms in told["ms"].items())
    return table("50 candidates | ms | times as fast as the loop", rows)


def adding(told: dict[str, Any]) -> str:
    """Passages a second, first to last, and the same folder again."""
    found, again = told["sustained"], told["same_folder"]
    counts = (found["passages"], found["passages_per_second"], found["by_tenths"][0], found["by_tenths"][-1])
    row = (*map("{:,}".format, counts), str(again["times_as_fast"]))
    return table("passages | a second | first tenth | last tenth | the same folder again, times as fast", [row])


def answering(told: dict[str, Any]) -> str:
    """A verified answer beside the bare search."""
    rows = []
    for name, times in told["times_the_bare_search"].items():
        called = {"search": "search by words", "list": "list of keys by words"}.get(name, f"verified answer, {name}")
        rows.append((called, f"{told['ms'][name]['p50']:.2f}", f"{times:.1f}"))
    return table("asked | ms | times the search by words", rows)


def summary(told: dict[str, dict[str, Any]]) -> str:
    """The whole in a table for the front page."""
    lance = told["against_lancedb"]["askers"]
    bare = [found["times_the_bare"] for found in told["against_arrays"]["askers"].values()]
    at = told["growth"]["sizes"].get("100000") or next(reversed(told["growth"]["sizes"].values()))
    fast = [f"{found['times_as_fast']:.1f}" for found in lance.values()]
    again, answers = told["adding"], told["answering"]["times_the_bare_search"]
    rows = (
        (f"hybrid search beside LanceDB's, eligible {', '.join(GROUPS[group] for group in lance)}",
         f"{', '.join(fast)} times as fast", "against_lancedb"),
        ("dense beside faiss, flat, in one thread", f"at most {max(b['dense'] for b in bare):.2f} times as long",
         "against_arrays"),
        ("words beside BM25 over bare arrays", f"at most {max(b['lexical'] for b in bare):.2f} times as long",
         "against_arrays"),
        (f"opening {at['passages']:,} passages", f"{at['open_seconds']:.2f} s, {at['memory_over_arrays']:.2f} times "
         "the arrays in memory", "growth"),
        ("reranking 50 candidates beside a plain loop", f"{told['reranking']['times_as_fast']:.1f} times as fast",
         "reranking"),
        ("adding without encoding", f"{again['sustained']['passages_per_second']:,} passages a second", "adding"),
        ("the same folder again", f"{again['same_folder']['times_as_fast']} times as fast", "adding"),
        ("a verified answer beside a search by words", f"{answers['bm25']:.1f} times as long", "answering"),
    )  # fmt: skip
    receipts = ((what, measured, f"`benchmarks/receipts/{by}.json`") for what, measured, by in rows)
    return table("what | measured | receipt", receipts)


RECEIPTS = ("against_lancedb", "against_arrays", "growth", "reranking", "adding", "answering")
TABLES: dict[str, tuple[Callable[[dict[str, Any]], str], str]] = {
    "speed-lancedb": (lancedb, "against_lancedb"),
    "speed-arrays": (arrays, "against_arrays"),
    "speed-growth": (growth, "growth"),
    "speed-reranking": (reranking, "reranking"),
    "speed-adding": (adding, "adding"),
    "speed-answering": (answering, "answering"),
}
