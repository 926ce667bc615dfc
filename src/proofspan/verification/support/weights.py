"""Weights of the support score: written by `scripts/fit_support.py`, which says how.

Positive weights speak against a sentence. Support is 1 / (1 + exp(BIAS + sum of weight times feature)).
"""

BIAS = 1.185
THRESHOLD = 0.33
"""Support below which `strict` refuses a sentence."""
WEIGHTS = {
    "window": -1.681,
    "near": -0.276,
    "stray": 1.023,
    "tail": 0.917,
    "names": 0.231,
    "figures": 0.265,
    "denial": 1.545,
    "first-person": 1.205,
    "fault:unsupported-number": 1.613,
    "fault:wrong-unit": 0.331,
    "fault:wrong-date": 0.683,
    "fault:unsupported-code": 2.335,
    "fault:unsupported-quote": 0.967,
    "fault:unsupported-name": 1.373,
    "fault:other-subject": 2.928,
    "fault:negation": 2.563,
    "fault:antonym": 2.468,
    "fault:quantifier": 2.739,
}
