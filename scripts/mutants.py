"""Changes the source a little, thousands of times, and counts which changes no test sees.

    make mutants                                       all areas; writes benchmarks/receipts/mutants.json
    python scripts/mutants.py --area spans             one area; the others in the receipt stay as they are

Needs the group `dev` and nothing else. First the tests run once under `coverage`, which tells what tests run which
lines (`--measured` takes what an earlier run left in build/mutants). Then each mutant meets the tests that run it, the
nearest and quickest first, until one fails. Where an area is too large, a sample of it is drawn by seed. Survivors
that were looked at have their reason in scripts/mutation/explained.json.
"""

import argparse
import hashlib
import json
import math
import platform
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from mutation.measuring import OPTIONS, Measured, measure
from mutation.operators import Mutant, mutants
from mutation.trying import SURVIVED, UNCOVERED, Trials, run_imported

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build" / "mutants"
RECEIPT = ROOT / "benchmarks" / "receipts" / "mutants.json"
EXPLAINED = ROOT / "scripts" / "mutation" / "explained.json"
SEED = 20261201
BUDGET = 30.0
"""Seconds of tests that a mutant meets at most."""
TESTS = (
    "tests/eligibility",
    "tests/test_spans.py",
    "tests/test_spans_beside.py",
    "tests/stores",
    "tests/passages",
    "tests/retrieval",
    "tests/archive/test_archive_asking.py",
    "tests/archive/test_archive_adding.py",
    "tests/archive/test_archive_withholding.py",
    "tests/test_threats_verifier.py",
    "tests/test_pains_verifier.py",
    "tests/verification",
)


FILTER = ("rights", "view", "competing", "found", "structure", "reading", "ranking")
"""What in the embedded store decides which rows may be seen and compete."""


@dataclass(frozen=True, slots=True)
class Area:
    """Modules that are tested alike; `sample` mutants of them, None for all."""

    sources: tuple[str, ...]
    sample: int | None = None

    @property
    def paths(self) -> list[Path]:
        """The modules, in order of name."""
        return sorted(path for source in self.sources for path in ROOT.glob(f"src/proofspan/{source}"))

    def mutants(self) -> tuple[int, list[Mutant]]:
        """How many there are, and those that are tried."""
        each = (mutants(p.read_text(encoding="utf-8"), str(p.relative_to(ROOT))) for p in self.paths)
        found = [mutant for module in each for mutant in module]
        if self.sample is None:
            return len(found), found
        # In the order in which they are drawn: a run that ends early has tried a part drawn by chance.
        drawn = random.Random(SEED).sample(range(len(found)), min(self.sample, len(found)))
        return len(found), [found[at] for at in drawn]


AREAS = {
    "eligibility": Area(("eligibility/*.py",)),
    "spans": Area(("spans.py",)),
    "filter": Area(tuple(f"stores/embedded/{name}.py" for name in FILTER)),
    "verification": Area(("verification/**/*.py",), sample=400),
}


def main() -> int:
    """What the arguments say."""
    args = _arguments()
    if args.imported:
        path, _, number = args.imported.rpartition(":")
        return run_imported(Path(path), int(number), sys.stdin.read().splitlines(), args.seconds)
    BUILD.mkdir(parents=True, exist_ok=True)
    if args.measure:
        measure(BUILD, args.tests, [str(path) for area in AREAS.values() for path in area.paths])
        return 0
    if not args.measured:
        subprocess.run([sys.executable, __file__, "--measure", *args.tests], check=True)
    tried = _tried(Measured.read(BUILD, ROOT), args)
    if not args.show:
        kept = _areas_of_receipt() | tried
        receipt = {"seed": SEED, "areas": {name: kept[name] for name in AREAS if name in kept}}
        RECEIPT.write_text(json.dumps(receipt, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Which small changes of the source no test sees.")
    parser.add_argument("tests", nargs="*", default=TESTS, help="tests that mutants meet")
    parser.add_argument("--area", action="append", choices=tuple(AREAS), help="only this area; can be repeated")
    parser.add_argument("--measured", action="store_true", help="take the lines that an earlier run has found")
    parser.add_argument("--budget", type=float, default=BUDGET, help="seconds of tests that a mutant meets at most")
    parser.add_argument("--minutes", type=float, default=math.inf, help="try no more mutants after so long")
    parser.add_argument("--again", action="store_true", help="only what survived in the receipt; implies --show")
    parser.add_argument("--show", action="store_true", help="write no receipt")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--import", dest="imported", help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, help=argparse.SUPPRESS)
    args = parser.parse_args()
    args.show |= args.again
    return args


def _tried(measured: Measured, args: argparse.Namespace) -> dict[str, Any]:
    """Each area's part of the receipt: what its figures hold for, and what they are."""
    areas = {name: AREAS[name].mutants() for name in args.area or AREAS}
    if args.again:
        left = {_key(s) for area in _areas_of_receipt().values() for s in area["survivors"]}
        areas = {name: (n, [m for m in drawn if _key(_said(m)) in left]) for name, (n, drawn) in areas.items()}
    trials = Trials(
        [mutant for _, drawn in areas.values() for mutant in drawn], measured, args.budget, BUILD / "killer"
    )
    trials.until = time.monotonic() + 60 * args.minutes
    pytest.main([*OPTIONS, "--no-header", *args.tests], plugins=[trials])
    return {
        name: _holds_for(AREAS[name], args)
        | {"mutants": total, **_counted({m: trials.outcomes[m] for m in drawn if m in trials.outcomes})}
        | {"coverage": _coverage(AREAS[name].paths, measured.report)}
        for name, (total, drawn) in areas.items()
    }


def _counted(outcomes: Mapping[Mutant, str]) -> dict[str, Any]:
    """How many were tried and killed, and all that were not, with the reason where one is known."""
    why = {_key(said): said["why"] for said in json.loads(EXPLAINED.read_text(encoding="utf-8"))}
    left = [_said(m) | {"outcome": o} for m, o in outcomes.items() if o in (SURVIVED, UNCOVERED)]
    killed = len(outcomes) - len(left)
    return {
        "tried": len(outcomes),
        "killed": killed,
        "share_killed": round(killed / len(outcomes), 4) if outcomes else None,
        "explained": sum(_key(each) in why for each in left),
        "outcomes": dict(sorted(Counter(outcomes.values()).items())),
        "survivors": [each | ({"why": why[_key(each)]} if _key(each) in why else {}) for each in left],
    }


def _said(mutant: Mutant) -> dict[str, Any]:
    names = ("path", "line", "function", "operator", "was", "now")
    return {name: getattr(mutant, name) for name in names}


def _key(said: Mapping[str, Any]) -> tuple[str, ...]:
    """What a change is known by when lines have moved."""
    return said["path"], said["function"], said["was"], said["now"]


def _areas_of_receipt() -> dict[str, Any]:
    return dict(json.loads(RECEIPT.read_text(encoding="utf-8"))["areas"]) if RECEIPT.exists() else {}


def _coverage(paths: Sequence[Path], report: Mapping[str, Any]) -> dict[str, Any]:
    """Lines and branches of the area that its tests run."""
    found = [report[name]["summary"] for path in paths if (name := str(path.relative_to(ROOT))) in report]
    parts = ("covered_lines", "num_statements", "covered_branches", "num_branches")
    total = {part: sum(summary[part] for summary in found) for part in parts}
    share = total["covered_branches"] / total["num_branches"] if total["num_branches"] else None
    return total | {"share_of_branches": share and round(share, 4)}


def _holds_for(area: Area, args: argparse.Namespace) -> dict[str, Any]:
    """What the figures of an area hold for: its sources by their digest, the tests, the interpreter."""
    sources = hashlib.sha256()
    for path in area.paths:
        sources.update(path.read_bytes())
    return {
        "python": platform.python_version(),
        "sources": sources.hexdigest()[:16],
        "budget_seconds": args.budget,
        "tests": list(args.tests),
    }


if __name__ == "__main__":
    sys.exit(main())
