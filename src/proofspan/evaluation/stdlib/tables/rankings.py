"""The first ten passages of every question, by document and score: what two programs are compared by."""

from typing import Any

from proofspan.evaluation.stdlib.laboratory import ADMITTED, Laboratory

DEPTH = 10


def rankings(lab: Laboratory) -> dict[str, list[list[list[Any]]]]:
    """Document and cosine, to 5 decimals, with every status admitted and with those in force."""
    return {
        admitted: [
            [
                [hit.found.passage.revision.document, round(hit.score, 5)]
                for hit in lab.windowed().top(item, DEPTH, admitted=admitted)
            ]
            for item in lab.material.items
        ]
        for admitted in ADMITTED
    }
