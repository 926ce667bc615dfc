"""Weights of the support score: written by `scripts/fit_support.py`, which says how.

Positive weights speak against a sentence. Support is 1 / (1 + exp(BIAS + sum of weight times feature)).
"""

BIAS = 1.151
THRESHOLD = 0.35
"""Support below which `strict` refuses a sentence."""
WEIGHTS = {
    "window": -1.717,
    "near": -0.199,
    "stray": 1.064,
    "tail": 0.929,
    "names": 0.24,
    "figures": 0.259,
    "denial": 1.548,
    "first-person": 1.199,
    "fault:unsupported-number": 1.614,
    "fault:wrong-unit": 1.081,
    "fault:wrong-date": 0.686,
    "fault:unsupported-code": 2.337,
    "fault:unsupported-quote": 0.946,
    "fault:unsupported-name": 1.378,
    "fault:other-subject": 3.037,
    "fault:negation": 2.56,
    "fault:antonym": 2.874,
    "fault:quantifier": 2.74,
}
