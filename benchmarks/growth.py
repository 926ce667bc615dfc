"""How time, memory and disk grow from a thousand passages to a million, and how they stand to the arrays.

    python benchmarks/growth.py --folder FOLDER [--sizes 1000,10000,100000,1000000]

Writes benchmarks/receipts/growth.json; sizes that are not named again are kept. FOLDER keeps the archives, made when it
is run first (a million passages: some 15 GB and the better part of an hour). Opening is told of a new process: from
`Archive.open` to the first hit, with the files in the page cache; memory is what the process has grown by then, at its
highest, and after twenty searches of each kind, beside the bytes of the arrays themselves. Searches are
`Archive.search` by the largest group.
"""

import argparse
import json
import platform
import resource
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import ground
import numpy as np

from proofspan.archive import Archive
from proofspan.retrieval import Method, Query, Recipe
from proofspan.stores.embedded.arrays import PARTS, WORD_PARTS, Arrays

RECEIPT = Path(__file__).parent / "receipts" / "growth.json"
SIZES = (1_000, 10_000, 100_000, 1_000_000)
ASKED = 20
OPENS, GROWS, AT = 1.0, 1.5, 100_000
"""Seconds to open, and times the arrays in memory, at so many passages."""


def resident() -> int:
    """The bytes that this process has in memory."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * resource.getpagesize()


def highest() -> int:
    """The most that it ever had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def arrays_bytes(arrays: Arrays) -> int:
    """What the arrays hold, without the words of their vocabularies."""
    own = sum(getattr(arrays, part).nbytes for part in PARTS)
    return own + sum(getattr(arrays.sequences, part).nbytes for part in WORD_PARTS)


def opened(folder: Path, size: int) -> dict[str, Any]:
    """What a new process tells: opening, memory, searches."""
    drawn = ground.Ground(size)
    questions, asker, encoder = drawn.questions("most", ASKED), ground.asker("most"), ground.encoder(drawn)
    encoder.query(questions[0])
    before, began, processor = resident(), time.perf_counter(), time.process_time()
    made = Archive.open(folder, encoder=encoder)
    made.search(Query(questions[0], asker, 10), Recipe())
    took, processor, after = time.perf_counter() - began, time.process_time() - processor, highest() - before
    times = {
        method.value: _milliseconds(made, method, questions) for method in (Method.BM25, Method.DENSE, Method.HYBRID)
    }
    held = arrays_bytes(made.store._index.arrays)  # type: ignore[attr-defined]
    return {
        "open_seconds": round(took, 3),
        "open_processor_seconds": round(processor, 3),
        "arrays_bytes": held,
        "opening_memory_over_arrays": round(after / held, 2),
        "memory_over_arrays": round((resident() - before) / held, 2),
        "search_ms_p50": times,
    }


def _milliseconds(made: Archive, method: Method, questions: list[str]) -> float:
    times = []
    for question in questions:
        began = time.perf_counter()
        made.search(Query(question, ground.asker("most"), 10), Recipe(method))
        times.append(1000 * (time.perf_counter() - began))
    return round(statistics.median(times), 3)


def measured(folder: Path, size: int) -> dict[str, Any]:
    """One size: the archive made, its bytes on disk, and what three new processes tell, of the median opening."""
    began = time.perf_counter()
    ground.archive(folder, ground.Ground(size)).store.close()
    took = time.perf_counter() - began
    runs = []
    for _ in range(3):
        command = [sys.executable, __file__, "--folder", str(folder.parent), "--inside", str(size)]
        runs.append(json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout))
    told: dict[str, Any] = sorted(runs, key=lambda run: run["open_seconds"])[1]
    place = folder / ".proofspan"
    index = sum(file.stat().st_size for file in (place / "index").rglob("*") if file.is_file())
    record = (place / "record.sqlite").stat().st_size
    texts = size * 900  # a passage of 120 drawn words has some 900 characters
    return {
        "passages": size,
        **told,
        "disk_bytes": {"record": record, "arrays": index},
        "disk_over_texts": round((record + index) / texts, 1),
        **({"made_in_seconds": round(took, 1)} if took > 1 else {}),
    }


def main() -> int:
    """Writes the receipt; fails where a target is missed."""
    asked = argparse.ArgumentParser(description="How an archive grows.")
    asked.add_argument("--folder", type=Path, required=True)
    asked.add_argument("--sizes", default=",".join(map(str, SIZES)))
    asked.add_argument("--inside", type=int, default=0, help=argparse.SUPPRESS)
    wanted = asked.parse_args()
    if wanted.inside:
        print(json.dumps(opened(wanted.folder / f"a{wanted.inside}", wanted.inside)))
        return 0
    kept = json.loads(RECEIPT.read_text(encoding="utf-8"))["sizes"] if RECEIPT.exists() else {}
    for size in map(int, wanted.sizes.split(",")):
        kept[str(size)] = measured(wanted.folder / f"a{size}", size)
        print(kept[str(size)])
        receipt = {
            "what": "one archive of each size, opened by a new process and asked",
            "dimensions": ground.DIMENSIONS,
            "sizes": dict(sorted(kept.items(), key=lambda item: int(item[0]))),
            "versions": {"python": platform.python_version(), "numpy": np.__version__},
        }
        RECEIPT.write_text(json.dumps(receipt, indent=1) + "\n", encoding="utf-8")
    at = kept.get(str(AT))
    return 0 if at and at["open_seconds"] < OPENS and at["memory_over_arrays"] < GROWS else 1


if __name__ == "__main__":
    sys.exit(main())
