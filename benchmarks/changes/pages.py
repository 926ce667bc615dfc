"""The tables of docs/verifier.md that are made from the receipts of this benchmark and of the speed benchmark."""

from typing import Any

from changes.nouns import LITERAL, RELATIONAL


def kinds(receipt: dict[str, Any]) -> str:
    """Each kind of change: how many were made, how many each profile accepts, and in which sets and languages."""
    literal, strict = (receipt["profiles"][name]["kinds"] for name in ("literal", "strict"))
    rows = [
        "| change | n | English, Italian | accepted by `literal` | by `strict` | right original refused |",
        "|---|---|---|---|---|---|",
    ]
    for name in (*LITERAL, *RELATIONAL):
        told = literal[name]
        languages = ", ".join(of.split(" of ")[1] for of in told["by_language"].values())
        cells = (
            name,
            str(told["accepted"]["n"]),
            languages,
            _share(told["accepted"]),
            _share(strict[name]["accepted"]),
            str(told["originals_refused"]),
        )
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def right(receipt: dict[str, Any]) -> str:
    """Right answers refused, by profile, with Wilson's interval; then each one refused by `literal`."""
    rows = ["| profile | right answers | refused | share, 95 % |", "|---|---|---|---|"]
    for name, found in receipt["profiles"].items():
        told = found["right"]["refused"]
        low, high = told["ci95"]
        rows.append(f"| `{name}` | {told['n']} | {told['count']} | {told['share']:.1%} [{low:.1%}, {high:.1%}] |")
    refused = receipt["profiles"]["literal"]["right"]["each"]
    rows += ["", "| refused by `literal` | faults |", "|---|---|"] if refused else []
    rows += [f"| `{_cell(each['id'])}` | {', '.join(each['faults'])} |" for each in refused]
    return "\n".join(rows)


def printed(receipt: dict[str, Any]) -> str:
    """Fifty changes of this project's own documents: the right words, the changed ones, the message."""
    rows = ["| change | answer | message |", "|---|---|---|"]
    for each in receipt["printed"]:
        told = each["message"] or "**accepted**"
        rows.append(f"| {each['kind']}, {each['way']} | {_cell(each['answer'])} | {_cell(told)} |")
    return "\n".join(rows)


def speed(receipt: dict[str, Any]) -> str:
    """Sentences a second of each profile beside the plain comparison."""
    rows = ["| load, way | sentences a second, median (best) | times the plain comparison's time |", "|---|---|---|"]
    for load, found in receipt["loads"].items():
        for name, told in found.items():
            if isinstance(told, dict):
                speed = f"{told['sentences_per_second']} ({told['best']})"
                rows.append(f"| {load}, {name} | {speed} | {told['times_the_plain_comparison']} |")
    return "\n".join(rows)


def _share(told: dict[str, Any]) -> str:
    return f"{told['count']} ({told['share']:.1%})" if told["count"] else "0"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ").replace("<", "&lt;")
