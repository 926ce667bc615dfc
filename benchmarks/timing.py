"""Ways of doing the same thing, timed in turn, so that other work on the machine slows all of them."""

import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np


def in_turn(
    ways: dict[str, Callable[[Any], object]],
    asked: Sequence[Any],
    *,
    warm: int = 5,
) -> dict[str, list[float]]:
    """How many milliseconds each way took for each thing that is asked, without the first `warm` of them. No way is
    asked what the one before it was asked just now: what a store keeps of the last question helps nobody.
    """
    took: dict[str, list[float]] = {name: [] for name in ways}
    for place in range(len(asked)):
        for after, (name, way) in enumerate(ways.items()):
            each = asked[(place + 2 * after) % len(asked)]
            began = time.perf_counter()
            way(each)
            took[name].append(1000 * (time.perf_counter() - began))
    return {name: times[warm:] for name, times in took.items()}


def told(times: Sequence[float]) -> dict[str, float]:
    """Median, 95th percentile and lowest, in milliseconds."""
    return {
        "p50": round(statistics.median(times), 3),
        "p95": round(float(np.quantile(times, 0.95)), 3),
        "min": round(min(times), 3),
    }


def ratio(one: Sequence[float], other: Sequence[float]) -> float:
    """How many times the first's median is the second's."""
    return round(statistics.median(one) / statistics.median(other), 2)


def in_rounds(
    ways: dict[str, Callable[[Any], object]], asked: Sequence[Any], *, rounds: int = 9
) -> dict[str, list[float]]:
    """How many milliseconds of the processor each way took for one of the things, on average, round by round; in a
    round each way is asked all of them.
    """
    took: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(rounds):
        for name, way in ways.items():
            began = time.process_time()
            for each in asked:
                way(each)
            took[name].append(1000 * (time.process_time() - began) / len(asked))
    return took
