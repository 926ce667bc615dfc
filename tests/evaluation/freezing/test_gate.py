"""Bounds that a result keeps or breaks, and gates that cannot be."""

import json
from pathlib import Path
from typing import Any

import pytest
from results import result

from proofspan.errors import InputError
from proofspan.evaluation.freezing import Gate

RESULT = result({"recall@3": {"q1": 1.0, "q2": 0.0}, "over-refusal": {"q1": None}})


def broken(folder: Path, text: str, values: dict[str, Any] = RESULT) -> list[str]:
    """What a gate with this text says of a result."""
    (folder / "gate.toml").write_text(text)
    return [each.message for each in Gate.load(folder / "gate.toml").broken(values)]


def test_bounds_are_inclusive(tmp_path):
    """A half is at least a half and at most a half; above and below are broken, each in words."""
    assert broken(tmp_path, '[minimum]\n"recall@3" = 0.5\n[maximum]\n"recall@3" = 0.5') == []
    assert broken(tmp_path, '[minimum]\n"recall@3" = 0.6') == ["recall@3 is 0.5000, at least 0.6 is asked"]
    assert broken(tmp_path, '[maximum]\n"recall@3" = 0.4') == ["recall@3 is 0.5000, at most 0.4 is asked"]


def test_a_figure_without_a_value_keeps_no_bound(tmp_path):
    """None is neither above nor below."""
    (message,) = broken(tmp_path, "[maximum]\nover-refusal = 0.1")
    assert "has no value" in message


def test_forbidden_candidates_can_be_bounded(tmp_path):
    """Two of them, where none is asked."""
    gate = "[maximum]\nforbidden_candidates = 0"
    assert broken(tmp_path, gate) == []
    assert broken(tmp_path, gate, {**RESULT, "forbidden_candidates": 2}) != []


def test_a_fall_beyond_the_tolerance_is_a_regression(tmp_path):
    """From 1 to a half: with half of one allowed it is none, with less it is; a question no longer asked always is."""
    kept = result({"recall@3": {"q1": 1.0, "q2": 1.0}})
    (tmp_path / "kept.json").write_text(json.dumps(kept))
    gate = '[regression]\nreceipt = "kept.json"\n'
    assert broken(tmp_path, f"{gate}tolerance = 0.5") == []
    (message,) = broken(tmp_path, gate)
    assert "worse by 0.5000" in message and "0 of 2 questions higher, 1 lower" in message
    assert broken(tmp_path, gate, kept) == []
    assert "1 questions" in broken(tmp_path, gate, result({"recall@3": {"q1": 1.0}}))[0]


def test_of_some_measures_less_is_better(tmp_path):
    """A rise of over-refusal is a regression, its fall is none, and a refusal rate may do either."""
    few, many = ({name: {"q1": value} for name in ("over-refusal", "refusal-rate")} for value in (0.0, 1.0))
    gate = '[regression]\nreceipt = "kept.json"'
    (tmp_path / "kept.json").write_text(json.dumps(result(few)))
    assert [message.split()[0] for message in broken(tmp_path, gate, result(many))] == ["over-refusal"]
    (tmp_path / "kept.json").write_text(json.dumps(result(many)))
    assert broken(tmp_path, gate, result(few)) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "nothing is asked"),
        ("[minimun]\na = 1", r"no section \[minimun\]"),
        ('[minimum]\n"recall@3" = "high"', "is a number"),
        ('[minimum]\n"recall@3" = nan', "is a number, found nan"),
        (f'[maximum]\n"recall@3" = {"9" * 400}', "is a number"),
        ('[minimum]\n"recal@3" = 1', "the nearest is recall@3"),
        ('[minimum]\n"recall@3" = 0.1\n[regression]', "path of a kept result"),
        ("[regression]\ntolerance = 0.1", "path of a kept result"),
        ('[regression]\nreceipt = "gone.json"', "there is no such file"),
        ('[regression]\nreceipt = "r"\nleniency = 1', "no key 'leniency'"),
        ("[minimum", "cannot be read as TOML"),
    ],
)
def test_gates_that_cannot_be(tmp_path, text, said):
    """Each is refused with what is wrong in it, a misspelt measure as well."""
    with pytest.raises(InputError, match=said):
        broken(tmp_path, text)


def test_measures_of_answers_ask_for_a_generator(tmp_path):
    """Where nothing was answered, that is said, and no measure that happens to be spelt alike."""
    with pytest.raises(InputError, match="add --generator"):
        broken(tmp_path, "[maximum]\nover-refusal = 0.1", result({"recall@3": {"q1": 1.0}}))


def test_a_value_that_is_gone_is_a_regression(tmp_path):
    """The kept result has a recall, this one none for any question; one that neither has is broken where named."""
    (tmp_path / "kept.json").write_text(json.dumps(result({"recall@3": {"q1": 1.0}, "mrr": {"q1": None}})))
    gate, now = '[regression]\nreceipt = "kept.json"', result({"recall@3": {"q1": None}, "mrr": {"q1": None}})
    assert broken(tmp_path, gate, now) == ["recall@3 has no value to compare with the kept result"]
    assert len(broken(tmp_path, f'{gate}\nmeasures = ["mrr"]', now)) == 1


def test_a_kept_result_of_something_else(tmp_path):
    """Other questions, no measure of them in common, and a count that is no measure: an error each, no silent pass."""
    gate = '[regression]\nreceipt = "kept.json"'
    (tmp_path / "kept.json").write_text(json.dumps(result({"recall@3": {"other": 1.0}})))
    with pytest.raises(InputError, match="of something else"):
        broken(tmp_path, gate)
    (tmp_path / "kept.json").write_text(json.dumps(result({"recall@7": {"q1": 1.0}})))
    with pytest.raises(InputError, match="no measure in common"):
        broken(tmp_path, gate)
    (tmp_path / "kept.json").write_text(json.dumps(RESULT))
    with pytest.raises(InputError, match=r"names 'forbidden_candidates', .* the nearest is (recall@3|over-refusal)"):
        broken(tmp_path, f'{gate}\nmeasures = ["forbidden_candidates"]')
