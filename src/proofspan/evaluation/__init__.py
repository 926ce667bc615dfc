"""Evaluation: questions with known evidence, asked on an archive, counted honestly."""

from proofspan.evaluation.evaluate import CaseResult, Evaluation, evaluate
from proofspan.evaluation.how import How
from proofspan.evaluation.nouns import Anchor, GoldenCase, GoldenSet, Invalid, Kind, Question, Target
from proofspan.evaluation.sets import read
from proofspan.evaluation.shape import shape, timings
from proofspan.evaluation.statistics import Figure

__all__ = [
    "Anchor",
    "CaseResult",
    "Evaluation",
    "Figure",
    "GoldenCase",
    "GoldenSet",
    "How",
    "Invalid",
    "Kind",
    "Question",
    "Target",
    "evaluate",
    "read",
    "shape",
    "timings",
]
