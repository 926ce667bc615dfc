"""Figures and settings in words."""

import pytest

from proofspan.evaluation.report import words as w


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (None, "–"),
        (0.0, "0.000"),
        (0.8775, "0.877"),
        (-0.0142, "−0.014"),
        (-0.0001, "0.000"),
        (12.34, "12.3"),
        (1867.4, "1,867"),
    ],
)
def test_numbers_have_as_many_decimals_as_they_need(value, told):
    """Three below 10, one below 1,000, none above; none is a dash, and nothing is not negative."""
    assert w.number(value) == told


def test_differences_have_a_sign():
    """Plus, minus, or neither where three decimals are zero."""
    assert [w.signed(each) for each in (0.25, -0.25, 0.0001, None)] == ["+0.250", "−0.250", "0.000", "–"]


def test_a_config_is_a_sentence():
    """What takes no part is left out."""
    config = {"method": "rrf", "fields": {"title": 2.0, "body": 1.0}, "encoder": None, "rerank": "none", "k": [1, 3]}
    assert w.found_with(config) == "Method rrf over title × 2, body × 1; looked at k 1, 3."


def test_long_texts_say_how_much_is_left_out():
    """500 characters, 400 of them shown; 25 names, 20 of them."""
    assert w.clipped("x" * 500).endswith("x… (100 characters more)")
    assert w.listed([str(n) for n in range(25)]).endswith("18, 19 and 5 more")
