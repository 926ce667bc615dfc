"""How much work a call is: the lines of Python that it runs, a loop's each time. No clock is read."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

MOST = 2.5
"""How often the work of a text may be done for one of twice its length."""


def lines_of(call: Callable[[], object]) -> int:
    """The lines that the call runs."""
    count = 0

    def line(frame: FrameType, event: str, arg: Any) -> Callable[..., Any]:
        nonlocal count
        count += event == "line"
        return line

    before = sys.gettrace()
    sys.settrace(line)
    try:
        call()
    finally:
        sys.settrace(before)
    return count
