"""Which differences from the baseline are real, and which are one question."""

from dataclasses import replace

import pytest

from proofspan.errors import SettingError
from proofspan.evaluation.ablation.grid import Configuration, Grid
from proofspan.evaluation.ablation.table import Asked, rows, too_few, values


def asked(method: str, right: int, of: int = 18) -> Asked:
    """A configuration that finds the first `right` of its questions."""
    found = {f"q{n}": {"recall@3": float(n < right)} for n in range(of)}
    return Asked(Configuration((("method", method),)), found, passages=10, characters=100, forbidden=0)


def table(*each: Asked):
    """The table whose baseline is the first."""
    grid = Grid(tuple(one.configuration for one in each), each[0].configuration, "recall@3")
    return grid, rows(grid, each)


def test_one_question_on_eighteen_is_called_that():
    """10, 11, 10 and 18 of 18: p of 8 that all got better is 2/256, and three comparisons make 6/256 of it."""
    _, found = table(asked("a", 10), asked("b", 11), asked("c", 10), asked("d", 18))
    assert [row.verdict for row in found] == ["baseline", "one question", "same", "real"]
    assert found[3].p == 3 * 2 / 256


def test_more_comparisons_ask_for_more():
    """6 of 6 better is 2/64: real alone, not shown beside another."""
    assert table(asked("a", 10), asked("b", 16))[1][1].verdict == "real"
    assert table(asked("a", 10), asked("b", 16), asked("c", 10))[1][1].verdict == "not shown"


def test_too_few_questions_for_so_many_comparisons():
    """Five that all change have 2/32 and six 2/64: enough for one comparison, and 2 times 2/64 is not for two."""
    five, six = ([asked(name, right, of) for name, right in (("a", 0), ("b", of), ("c", 1))] for of in (5, 6))
    assert "with 5 questions and 1 comparison no p is below 0.062" in too_few(table(*five[:2])[1])
    assert too_few(table(*six[:2])[1]) == ""
    assert "with 6 questions and 2 comparisons" in too_few(table(*six)[1])


def test_what_cannot_be_asked_has_no_figure():
    """It is in no comparison, so that one of one is left; a baseline that cannot be asked is an error."""
    broken = replace(asked("c", 0), values={}, failed="a passage is too long")
    grid, found = table(asked("a", 10), asked("b", 16), broken)
    assert [row.verdict for row in found] == ["baseline", "real", "cannot be"] and found[1].p == 2 / 64
    assert values(grid, found)[2]["failed"] == "a passage is too long"
    with pytest.raises(SettingError, match="baseline cannot be asked"):
        table(broken, asked("b", 16))


def test_what_has_no_value_is_compared_with_nothing():
    """A measure that has no value for any question there is no comparison; of the baseline it is an error."""
    empty = replace(asked("c", 0), values={f"q{n}": {"recall@3": None} for n in range(18)})
    _, found = table(asked("a", 10), asked("b", 16), empty)
    assert [row.verdict for row in found] == ["baseline", "real", "no value"] and found[1].p == 2 / 64
    with pytest.raises(SettingError, match=r"no value of recall@3 .*under measure"):
        table(empty, asked("b", 16))


def test_rows_as_values():
    """Figures, the difference and what may be said of it; the baseline is compared with nothing."""
    grid, found = table(asked("a", 9), asked("b", 18))
    first, second = values(grid, found)
    assert (first["verdict"], first["p"], first["measures"]["recall@3"]["value"]) == ("baseline", None, 9 / 18)
    assert (second["difference"], second["better"], second["worse"], second["n"]) == (0.5, 9, 0, 18)
