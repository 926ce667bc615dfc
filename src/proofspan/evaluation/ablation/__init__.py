"""Ablations: a grid of ways of finding over one set, and which of the differences are real."""

from proofspan.evaluation.ablation.grid import Configuration, Grid
from proofspan.evaluation.ablation.running import FOLDER, Kept, ask
from proofspan.evaluation.ablation.splitting import Splitting, splitting
from proofspan.evaluation.ablation.table import Asked, Row, rows, too_few, values

__all__ = [
    "FOLDER",
    "Asked",
    "Configuration",
    "Grid",
    "Kept",
    "Row",
    "Splitting",
    "ask",
    "rows",
    "splitting",
    "too_few",
    "values",
]
