"""Roman numerals: what each is worth, and how a number is written in them."""

from collections.abc import Mapping

LARGEST = 399
_STEPS = ((100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def numeral(value: int) -> str:
    """The Roman numeral of a number from 1 to `LARGEST`; empty beyond."""
    if not 0 < value <= LARGEST:
        return ""
    written = ""
    for step, sign in _STEPS:
        while value >= step:
            written, value = written + sign, value - step
    return written


VALUES: Mapping[str, int] = {numeral(value): value for value in range(1, LARGEST + 1)}
"""What each numeral is worth; a word that is no key is none."""
