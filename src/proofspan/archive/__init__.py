"""The archive: documents that can be asked, every answer with its spans or its reasons."""

from proofspan.archive.adding import readers
from proofspan.archive.archive import FOLDER, Archive
from proofspan.archive.lookup import Family, Place
from proofspan.archive.nouns import (
    Answer,
    Answering,
    Asking,
    Citation,
    FileReport,
    Outcome,
    Report,
    Sentence,
    Taken,
    Trace,
)
from proofspan.archive.rerunning import Rerun
from proofspan.archive.submissions import Submission, submissions
from proofspan.archive.withholding import Draft, Statistic, Threshold

__all__ = [
    "FOLDER",
    "Answer",
    "Answering",
    "Archive",
    "Asking",
    "Citation",
    "Draft",
    "Family",
    "FileReport",
    "Outcome",
    "Place",
    "Report",
    "Rerun",
    "Sentence",
    "Statistic",
    "Submission",
    "Taken",
    "Threshold",
    "Trace",
    "readers",
    "submissions",
]
