"""Two ablations whose differences are tested: English documents in many cuts, Italian paragraphs in many ways.

Run it with PROOFSPAN_TEST_DATA naming the folder of data sets, and the models fetched:

    python benchmarks/ablations.py [SET ...]

Asks `proofspan ablate` with benchmarks/grids/SET.toml and writes benchmarks/receipts/ablation_SET.json: every row with
its figures and what may be said of its difference from the baseline. With ABLATION_REPORTS naming a folder the reports
stand there, and an interrupted run goes on from it.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).parent
SETS = ("dragonball_en", "squad_it")


def ablated(name: str, reports: Path) -> dict[str, object]:
    """The JSON that `ablate` prints for a set."""
    command = [sys.executable, "-m", "proofspan", "ablate"]
    folder = Path(os.environ["PROOFSPAN_TEST_DATA"]) / "retrieval" / name
    words = [str(folder), "--grid", str(HERE / "grids" / f"{name}.toml"), "--report", str(reports / name), "--json"]
    done = subprocess.run([*command, *words], stdout=subprocess.PIPE, check=True)
    found: dict[str, object] = json.loads(done.stdout)
    return found


def main() -> None:
    """Writes the receipts of the sets that are named, of both without a name."""
    with TemporaryDirectory() as folder:
        reports = Path(os.environ.get("ABLATION_REPORTS", folder))
        for name in sys.argv[1:] or SETS:
            receipt = HERE / "receipts" / f"ablation_{name}.json"
            receipt.write_text(
                json.dumps(ablated(name, reports), indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
            )


if __name__ == "__main__":
    main()
