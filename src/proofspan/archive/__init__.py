"""The archive: documents that can be asked, every answer with its spans or its reasons."""

from proofspan.archive.adding import Candidate, readers
from proofspan.archive.archive import FOLDER, Archive
from proofspan.archive.nouns import (
    Answer,
    Answering,
    Asking,
    Citation,
    Outcome,
    Reply,
    Report,
    Sentence,
    Taken,
    Trace,
)

__all__ = [
    "FOLDER",
    "Answer",
    "Answering",
    "Archive",
    "Asking",
    "Candidate",
    "Citation",
    "Outcome",
    "Reply",
    "Report",
    "Sentence",
    "Taken",
    "Trace",
    "readers",
]
