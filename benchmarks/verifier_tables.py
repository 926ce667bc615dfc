"""The tables of docs/verifier.md, from the receipts of the three verifier benchmarks and the shipped weights."""

from collections.abc import Callable
from typing import Any

from proofspan.verification.support.weights import BIAS, THRESHOLD, WEIGHTS

LITERAL = ("digit", "sign", "unit", "code", "date", "version", "name", "quote")
RELATIONAL = ("negation", "antonym", "quantifier", "binding", "quantity", "clause", "role", "condition")
MEANING = {
    "negation": "a *not* added or taken out",
    "antonym": "a word by its opposite",
    "quantifier": "all, some, only, at least, .. exchanged or added",
    "binding": "the values of two subjects exchanged",
    "quantity": "another quantity of the same span",
    "clause": "a clause added",
    "role": "who and whom exchanged",
    "condition": "a condition or a hedge left out",
}


def share(value: float) -> str:
    """A share as `.712`."""
    return f"{value:.3f}".removeprefix("0")


def counted(found: dict[str, Any]) -> str:
    """A count as `3 of 300`."""
    return f"{found['count']} of {found['n']}"


def peers(told: dict[str, Any]) -> str:
    """Each verifier on all files pooled."""
    rows = ["| verifier | found | false refusals | balanced accuracy |", "|---|---|---|---|"]
    for way, found in told["pooled"]["ways"].items():
        values = (found["recall"], found["false_refusals"], found["balanced_accuracy"])
        rows.append(f"| {way} | {' | '.join(map(share, values))} |")
    return "\n".join(rows)


def grounding(told: dict[str, Any]) -> str:
    """Each verifier on all files pooled, then `strict` file by file."""
    rows = [peers(told)]
    names = "found | false refusals | balanced accuracy | found at 5 % | at 10 % | AUC | weights fitted on it"
    rows += ["", f"| file | n | {names} |", "|---|---|---|---|---|---|---|---|---|"]
    for name, found in {**told["files"], "all": told["pooled"]}.items():
        way, at = found["ways"]["strict"], found["recall_at"]
        values = (way["recall"], way["false_refusals"], way["balanced_accuracy"], at["0.05"], at["0.10"], found["auc"])
        fitted = "" if name == "all" else "yes" if name in told["fitted"] else "no"
        rows.append(f"| {name} | {found['n']} | {' | '.join(map(share, values))} | {fitted} |")
    missing = [name for name, found in told["versions"].items() if found == "not installed"]
    if missing:
        rows += ["", f"Not installed in this run: {', '.join(missing)}."]
    return "\n".join(rows)


def curve(told: dict[str, Any]) -> str:
    """The share of unsupported answers found at each share of false refusals."""
    points = [point for point in told["curve"] if point["false_refusals"] <= 0.5]
    rates = " | ".join(f"{point['false_refusals']:.0%}" for point in points)
    found = " | ".join(share(point["recall"]) for point in points)
    return f"| false refusals | {rates} |\n|{'---|' * (len(points) + 1)}\n| found | {found} |"


def changes(told: dict[str, Any]) -> str:
    """How many changed answers each profile lets pass."""
    ways = told["profiles"]
    rows = ["| changed | accepted by `literal` | accepted by `strict` | the right original refused by `strict` |"]
    rows.append("|---|---|---|---|")
    for kind in (*LITERAL, *RELATIONAL):
        cells = [ways[way]["kinds"][kind]["accepted"] for way in ("literal", "strict")]
        meaning = f": {MEANING[kind]}" if kind in MEANING else ""
        originals = ways["strict"]["kinds"][kind]["originals_refused"]
        rows.append(f"| {kind}{meaning} | {' | '.join(map(counted, cells))} | {originals} |")
    totals = [ways[way]["literal changes accepted"] for way in ("literal", "strict")]
    cells = [f"{c['count']} of {c['n']} [{share(c['ci95'][0])}, {share(c['ci95'][1])}]" for c in totals]
    rows.append(f"| the first eight together [95 % interval] | {' | '.join(cells)} | |")
    return "\n".join(rows)


def right(told: dict[str, Any]) -> str:
    """How many right answers each profile refuses, and each that `literal` refuses."""
    rows = ["| profile | refused [95 % interval] |", "|---|---|"]
    for way in ("literal", "strict"):
        c = told["profiles"][way]["right"]["refused"]
        rows.append(f"| {way} | {c['count']} of {c['n']} [{share(c['ci95'][0])}, {share(c['ci95'][1])}] |")
    each = told["profiles"]["literal"]["right"]["each"]
    if each:
        rows += ["", "Refused by `literal`, by set, document and characters:", ""]
        rows += [f"- `{found['id']}`: {', '.join(found['faults'])}" for found in each]
    return "\n".join(rows)


def speed(told: dict[str, Any]) -> str:
    """Sentences a second on one core."""
    names = "literal | strict | literal, spans known | strict, spans known | string comparison"
    rows = [f"| load | words of spans a sentence | {names} |", "|---|---|---|---|---|---|---|"]
    for name, load in told["loads"].items():
        columns = ("literal", "strict", "literal, known", "strict, known", "plain")
        ways = [load.get(way, {}).get("sentences_per_second") for way in columns]
        cells = ["-" if value is None else f"{value:,}" for value in ways]
        rows.append(f"| {name} | {load['words_of_spans_for_a_sentence']} | {' | '.join(cells)} |")
    return "\n".join(rows)


def weights(_: dict[str, Any]) -> str:
    """The shipped weights."""
    rows = [f"Threshold {THRESHOLD}. Support is 1 / (1 + exp(b + sum of weight times value)), b = {BIAS}.", ""]
    rows += ["| sign | weight |", "|---|---|", *(f"| {name} | {value:+.3f} |" for name, value in WEIGHTS.items())]
    return "\n".join(rows)


def fifty(told: dict[str, Any]) -> str:
    """The printed changes, each with what was found."""
    rows = ["| kind | right | changed | found |", "|---|---|---|---|"]
    for each in told["printed"]:
        cells = [each["kind"], each["right"], each["answer"], each["message"] or "nothing: accepted"]
        rows.append(f"| {' | '.join(cell.replace('|', '&#124;').replace(chr(10), ' ') for cell in cells)} |")
    return "\n".join(rows)


TABLES: dict[str, tuple[Callable[[dict[str, Any]], str], str]] = {
    "verifier-peers": (peers, "verifier_grounding"),
    "verifier-grounding": (grounding, "verifier_grounding"),
    "verifier-curve": (curve, "verifier_grounding"),
    "verifier-changes": (changes, "verifier_changes"),
    "verifier-right": (right, "verifier_changes"),
    "verifier-speed": (speed, "verifier_speed"),
    "verifier-weights": (weights, "verifier_grounding"),
    "verifier-fifty": (fifty, "verifier_changes"),
}
