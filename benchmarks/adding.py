"""Adding a hundred thousand passages without encoding them: how many a second, from the first to the last; and adding
the same folder again.

    python benchmarks/adding.py --folder FOLDER [--passages 100000]

Writes benchmarks/receipts/adding.json. FOLDER is for what is made here: text files with front matter, and an archive
that is thrown away. `sustained` adds documents that are in memory, each in its own transaction, durable before the next
begins: speeds are of tenths of the documents in wall time, and the saving of the arrays at the end is told apart. `same
folder` reads files, as `proofspan add FOLDER` does, once and once more; nothing has changed the second time.
"""

import argparse
import json
import platform
import shutil
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import ground
import numpy as np

from proofspan.archive import Archive, FileReport, Taken
from proofspan.archive.submissions import submissions
from proofspan.documents import Document
from proofspan.documents.manifest import Metadata
from proofspan.passages import chunker

RECEIPT = Path(__file__).parent / "receipts" / "adding.json"
LEAST, FLAT, AGAIN = 2000, 0.8, 20
"""Passages a second; the share of the first tenth's speed that the last must have; times as fast the second time."""


class Clock:
    """When each document was in, and how many passages it has."""

    def __init__(self) -> None:
        self.ticks: list[tuple[float, int]] = []

    def __call__(self, report: FileReport) -> None:
        self.ticks.append((time.perf_counter(), report.passages))


def tenths(began: float, ticks: Sequence[tuple[float, int]]) -> list[int]:
    """Passages a second in each tenth of the documents."""
    size, speeds = len(ticks) // 10, []
    for tenth in range(10):
        part = ticks[tenth * size : (tenth + 1) * size]
        speeds.append(round(sum(count for _, count in part) / (part[-1][0] - began)))
        began = part[-1][0]
    return speeds


def sustained(folder: Path, drawn: ground.Ground) -> dict[str, Any]:
    """Documents that are in memory, tenth by tenth."""
    taken = list(drawn.submissions())
    with Archive.create(folder) as made:
        made.configure(ground.CHUNKER)
        clock, began, processor = Clock(), time.perf_counter(), time.process_time()
        made.add(taken, chunker(ground.CHUNKER), progress=clock)
        ended, processor = time.perf_counter(), time.process_time() - processor
    last = clock.ticks[-1][0]
    speeds = tenths(began, clock.ticks)
    count = sum(passages for _, passages in clock.ticks)
    return {
        "documents": len(taken),
        "passages": count,
        "passages_per_second": round(count / (last - began)),
        "by_tenths": speeds,
        "last_over_first_tenth": round(speeds[-1] / speeds[0], 2),
        "saving_the_arrays_seconds": round(ended - last, 2),
        "passages_per_processor_second": round(count / processor),
    }


def written(folder: Path, drawn: ground.Ground, count: int) -> Path:
    """A folder of text files, one a document, with its metadata in front."""
    files = folder / "files"
    files.mkdir(parents=True)
    for number in range(count):
        document = drawn.document(number)
        (files / f"{document.revision.document}.md").write_text(_front(document) + document.text, encoding="utf-8")
    return files


def _front(document: Document) -> str:
    groups = ", ".join(sorted(document.policy.allowed_groups))
    return (
        f"---\nid: {document.revision.document}\ntitle: {document.title}\nlanguage: en\n"
        f"allowed_groups: [{groups}]\nvalid_from: {document.policy.validity.valid_from}\n---\n"
    )


def twice(folder: Path, files: Path) -> dict[str, Any]:
    """The same folder added and added again."""
    took, counts = [], []
    with Archive.create(folder) as made:
        made.configure(ground.CHUNKER)
        for _ in range(2):
            began = time.perf_counter()
            report = made.add(submissions([files], Metadata()), chunker(ground.CHUNKER))
            took.append(time.perf_counter() - began)
            counts.append(report.count(Taken.UNCHANGED))
    return {
        "documents": len(report.files),
        "unchanged": counts,
        "seconds": [round(each, 2) for each in took],
        "times_as_fast": round(took[0] / took[1], 1),
    }


def main() -> int:
    """Writes the receipt; fails where a target is missed."""
    asked = argparse.ArgumentParser(description="Adding without encoding.")
    asked.add_argument("--folder", type=Path, required=True)
    asked.add_argument("--passages", type=int, default=100_000)
    wanted = asked.parse_args()
    drawn, place = ground.Ground(wanted.passages), wanted.folder / "adding"
    shutil.rmtree(place, ignore_errors=True)
    found = sustained(place / "sustained", drawn)
    again = twice(place / "twice", written(place, drawn, min(drawn.documents, 2000)))
    shutil.rmtree(place)
    receipt = {
        "what": "adding without encoding, and adding the same folder again",
        "sustained": found,
        "same_folder": again,
        "versions": {"python": platform.python_version(), "numpy": np.__version__},
    }
    RECEIPT.write_text(json.dumps(receipt, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(receipt, indent=1))
    fast = found["passages_per_second"] >= LEAST and found["last_over_first_tenth"] >= FLAT
    return 0 if fast and again["times_as_fast"] >= AGAIN else 1


if __name__ == "__main__":
    sys.exit(main())
