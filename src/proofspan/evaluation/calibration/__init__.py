"""Selective answering: a threshold taken from a set, below which answers are withheld, with a bound on what is left."""

from proofspan.evaluation.calibration.bounds import upper
from proofspan.evaluation.calibration.choosing import Choice, chosen
from proofspan.evaluation.calibration.curves import LADDERS, Curve, Rung, Target, curve
from proofspan.evaluation.calibration.file import Asked, Calibration, calibrated
from proofspan.evaluation.calibration.trials import By, Trial, trials
from proofspan.evaluation.calibration.way import way

__all__ = [
    "LADDERS",
    "Asked",
    "By",
    "Calibration",
    "Choice",
    "Curve",
    "Rung",
    "Target",
    "Trial",
    "calibrated",
    "chosen",
    "curve",
    "trials",
    "upper",
    "way",
]
