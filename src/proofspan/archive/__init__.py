"""The archive: documents that can be asked, every answer with its spans or its reasons."""

from proofspan.archive.adding import readers
from proofspan.archive.archive import FOLDER, Archive
from proofspan.archive.candidates import Candidate, candidates
from proofspan.archive.lookup import Family, Place
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
from proofspan.archive.rerunning import Rerun

__all__ = [
    "FOLDER",
    "Answer",
    "Answering",
    "Archive",
    "Asking",
    "Candidate",
    "Citation",
    "Family",
    "Outcome",
    "Place",
    "Reply",
    "Report",
    "Rerun",
    "Sentence",
    "Taken",
    "Trace",
    "candidates",
    "readers",
]
