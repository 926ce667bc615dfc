"""The table of docs/mutants.md, from the receipt of scripts/mutants.py."""

from typing import Any


def mutants(found: Any) -> str:
    """Each area: how many mutants there are, how many were tried and killed, branches that tests run, survivors."""
    rows = [
        "| area | mutants | tried | killed | share | branches run | left | of these explained |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name, area in found["areas"].items():
        run, left = area["coverage"], len(area["survivors"])
        branches = f"{run['covered_branches']} of {run['num_branches']} ({_share(run['share_of_branches'])})"
        figures = (area["mutants"], area["tried"], area["killed"], _share(area["share_killed"]), branches, left)
        rows.append(f"| {name} | {' | '.join(map(str, figures))} | {area['explained']} |")
    return "\n".join(rows)


def _share(value: float | None) -> str:
    return "—" if value is None else f"{100 * value:.1f} %"
