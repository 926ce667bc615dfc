"""Weights of the support score: written by `scripts/fit_support.py`, which says how.

Positive weights speak against a sentence. Support is 1 / (1 + exp(BIAS + sum of weight times feature)).
"""

BIAS = 1.201
THRESHOLD = 0.33
"""Support below which `strict` refuses a sentence."""
WEIGHTS = {
    "window": -1.706,
    "near": -0.295,
    "stray": 1.106,
    "tail": 0.902,
    "names": 0.24,
    "figures": 0.245,
    "denial": 1.565,
    "first-person": 1.214,
    "fault:unsupported-number": 1.631,
    "fault:wrong-unit": 0.38,
    "fault:wrong-date": 0.685,
    "fault:unsupported-code": 2.424,
    "fault:unsupported-quote": 0.965,
    "fault:unsupported-name": 1.356,
    "fault:other-subject": 2.936,
    "fault:negation": 2.579,
    "fault:antonym": 2.855,
    "fault:quantifier": 2.739,
}
