"""The support score's work grows as its texts do."""

from collections.abc import Callable

import pytest
from counting import MOST, lines_of

from proofspan.verification.comparing import compared
from proofspan.verification.support import score

SHAPES: dict[str, Callable[[int], tuple[str, str]]] = {
    "one word": lambda n: ("pump " * n, "pump " * n),
    "acronyms": lambda n: ("WHO Who Health Organization " * n, "WHO World Health Organization " * n),
    "like words": lambda n: (
        " ".join(f"explan{i:x}" for i in range(n)),
        " ".join(f"explain{i:x}" for i in range(n)),
    ),
    "numbers": lambda n: (" ".join(f"{i}.0 units" for i in range(n)), "1 2 3 " * n),
    "the same number": lambda n: ("7 kg " * n, "7 kg " * n),
    "sentences": lambda n: ("The pump runs, and the tap leaks. " * n, "The pump runs. The tap leaks if it rains. " * n),
    "commas": lambda n: ("pump, tap, " * n, "tap, pump, " * n),
}


def work(answer: str, span: str) -> int:
    """How many lines of Python are run to score the answer."""
    readings = compared(answer.replace(". ", ", "), [span])

    def scored() -> None:
        for each in readings:
            found = score(each)
            assert found.support >= 0
            assert found.windows

    return lines_of(scored)


@pytest.mark.parametrize("shape", SHAPES)
def test_twice_the_text_is_twice_the_work(shape: str) -> None:
    """At most 2.5 times, whatever stands in it."""
    once, twice = (work(*SHAPES[shape](n)) for n in (150, 300))
    assert twice <= MOST * once
