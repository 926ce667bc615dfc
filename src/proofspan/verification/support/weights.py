"""Weights of the support score: written by `scripts/fit_support.py`, which says how.

Positive weights speak against a sentence. Support is 1 / (1 + exp(BIAS + sum of weight times feature)).
"""

BIAS = 1.151
THRESHOLD = 0.34
"""Support below which `strict` refuses a sentence."""
WEIGHTS = {
    "window": -1.767,
    "near": -0.184,
    "stray": 1.189,
    "tail": 0.837,
    "names": 0.244,
    "figures": 0.306,
    "denial": 1.633,
    "first-person": 1.155,
    "fault:unsupported-number": 1.605,
    "fault:wrong-unit": 1.014,
    "fault:wrong-date": 0.583,
    "fault:unsupported-code": 2.33,
    "fault:unsupported-quote": 0.964,
    "fault:unsupported-name": 1.31,
    "fault:other-subject": 3.004,
    "fault:negation": 2.377,
    "fault:antonym": 2.875,
    "fault:quantifier": 2.724,
}
