"""How large the share of wrong answers may be, seen so many: exact for any number of them."""

import math

STEPS = 60
"""Halvings of [0, 1]: more than a double can tell apart."""


def upper(wrong: int, n: int, *, delta: float) -> float:
    """The upper end of Clopper and Pearson's one-sided interval: were the risk above it, so few of `n` would be wrong
    with a probability below `delta`. 1 where all are wrong, or none was seen; never below the true risk more often
    than `delta`.

    C. J. Clopper and E. S. Pearson, 1934: the p at which P(Binomial(n, p) <= wrong) = delta, here by bisection; the
    same as the 1 - delta quantile of Beta(wrong + 1, n - wrong).
    """
    if wrong >= n:
        return 1.0
    low, high = wrong / n, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        if at_most(wrong, n, middle) > delta:
            low = middle
        else:
            high = middle
    return high


def lower(wrong: int, n: int, *, delta: float) -> float:
    """The lower end of the same interval on the other side: 0 where none was wrong, or none was seen."""
    return 0.0 if n == 0 else 1 - upper(n - wrong, n, delta=delta)


def at_most(wrong: int, n: int, risk: float) -> float:
    """P(Binomial(n, risk) <= wrong), by its terms: each from the one before, from the first in logarithms."""
    if risk <= 0 or wrong >= n:
        return 1.0
    if risk >= 1:
        return 0.0
    logs = [n * math.log1p(-risk)]
    odds = math.log(risk) - math.log1p(-risk)
    for count in range(wrong):
        logs.append(logs[-1] + odds + math.log((n - count) / (count + 1)))
    most = max(logs)
    return min(1.0, math.exp(most) * math.fsum(math.exp(each - most) for each in logs))


def fewest(target: float, *, share: float, delta: float, most: int) -> int | None:
    """The fewest answers that show a risk of at most `target` where `share` of it, rounded down, is what is seen;
    with a share of 0: (1 - target)^n <= delta. None where `most` are too few.
    """
    numbers = range(1, most + 1)
    return next((n for n in numbers if at_most(math.floor(share * target * n + 1e-9), n, target) <= delta), None)
