"""Weights of the support score: written by `scripts/fit_support.py`, which says how.

Positive weights speak against a sentence. Support is 1 / (1 + exp(BIAS + sum of weight times feature)).
"""

BIAS = 1.186
THRESHOLD = 0.33
"""Support below which `strict` refuses a sentence."""
WEIGHTS = {
    "window": -1.69,
    "near": -0.271,
    "stray": 1.063,
    "tail": 0.907,
    "names": 0.233,
    "figures": 0.263,
    "denial": 1.543,
    "first-person": 1.204,
    "fault:unsupported-number": 1.612,
    "fault:wrong-unit": 0.377,
    "fault:wrong-date": 0.68,
    "fault:unsupported-code": 2.334,
    "fault:unsupported-quote": 0.959,
    "fault:unsupported-name": 1.376,
    "fault:other-subject": 2.919,
    "fault:negation": 2.566,
    "fault:antonym": 2.845,
    "fault:quantifier": 2.725,
}
