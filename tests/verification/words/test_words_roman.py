"""Roman numerals are written in one way and worth one number."""

import pytest

from proofspan.verification.words.roman import LARGEST, VALUES, numeral


@pytest.mark.parametrize(("value", "written"), [(1, "I"), (14, "XIV"), (49, "XLIX"), (90, "XC"), (399, "CCCXCIX")])
def test_a_number_is_written_with_the_largest_signs_first(value: int, written: str) -> None:
    """A smaller sign before a larger one is taken from it: XIV = 10 + 5 - 1."""
    assert (numeral(value), VALUES[written]) == (written, value)


@pytest.mark.parametrize("written", ["", "IIII", "VX", "IC", "MIX", "xi"])
def test_other_rows_of_signs_are_no_numerals(written: str) -> None:
    """Signs in another order, other signs, and small letters."""
    assert written not in VALUES


@pytest.mark.parametrize("value", [-1, 0, LARGEST + 1])
def test_a_number_out_of_reach_has_no_numeral(value: int) -> None:
    """There is none for nothing, nor for what is larger than any that is looked for."""
    assert numeral(value) == ""
