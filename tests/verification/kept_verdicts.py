"""Verdicts that are kept: what `strict` says of answers and spans, a case a line, in verdicts/*.jsonl.

    python tests/verification/kept_verdicts.py      writes what is said now; the difference shows what has changed

Sentences that cite nothing are compared with all spans. A case is the language of the spans (null: to be found out),
the answer, the spans; then the faults, the support of each sentence, what was not found, and where it is carried.
"""

import json
from pathlib import Path
from typing import Any

from proofspan.verification import labelled, verify

FOLDER = Path(__file__).parent / "verdicts"
Case = list[Any]


def cases(path: Path) -> list[Case]:
    """The cases of a file."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").split("\n") if line]


def said(language: str | None, answer: str, spans: list[str]) -> Case:
    """The case with what is said of it now."""
    by_label = labelled(spans)
    languages = language and dict.fromkeys(by_label, language)
    verdict = verify(answer, by_label, languages=languages, uncited="whole")
    return [
        language,
        answer,
        spans,
        [[fault.kind.value, fault.token, fault.message] for fault in verdict.faults],
        [None if claim.score is None else round(claim.score, 3) for claim in verdict.claims],
        [list(claim.lost) for claim in verdict.claims],
        [[[part.label, part.span.start, part.span.end] for part in claim.support] for claim in verdict.claims],
    ]


def written(found: list[Case]) -> str:
    """Cases as they are kept."""
    return "".join(f"{json.dumps(case, ensure_ascii=False)}\n" for case in found)


if __name__ == "__main__":
    for path in sorted(FOLDER.glob("*.jsonl")):
        path.write_text(written([said(*case[:3]) for case in cases(path)]), encoding="utf-8")
