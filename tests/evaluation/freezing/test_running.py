"""A result is written once, with a receipt that names it; reading it back checks the two against each other."""

import json
from dataclasses import replace

import pytest

from proofspan.errors import FrozenError, GoldenSetError
from proofspan.evaluation.freezing import Freeze, Result, read, run

VALUES = {"schema_version": 1, "config": {}, "cases": [], "measures": {}}
RESULT = Result(VALUES, {"q1": ("d2", "d1")}, {"search_ms": 1.5})
FREEZE = Freeze("/set", {}, {}, {}, {}, "0", "0" * 64)


def test_timings_stand_apart(tmp_path):
    """Two runs that took other times have the same bytes in result and receipt."""
    for name, spent in (("a", 1.5), ("b", 2.5)):
        (tmp_path / name).mkdir()
        run(tmp_path / name, FREEZE, lambda spent=spent: replace(RESULT, timings={"search_ms": spent}))
    for file in ("evaluation.json", "rankings.run", "receipt.json"):
        assert (tmp_path / "a" / file).read_bytes() == (tmp_path / "b" / file).read_bytes()
    assert json.loads((tmp_path / "b" / "timings.json").read_text()) == {"search_ms": 2.5}


def test_a_result_stays(tmp_path):
    """A second run into the folder is refused before anything is evaluated."""
    run(tmp_path, FREEZE, lambda: RESULT)
    asked = []
    with pytest.raises(FrozenError, match="exists"):
        run(tmp_path, FREEZE, lambda: asked.append(1) or RESULT)
    assert asked == []


def test_a_result_is_read_by_its_folder_its_receipt_or_itself(tmp_path):
    """All three give the same values."""
    run(tmp_path, FREEZE, lambda: RESULT)
    found = [read(path) for path in (tmp_path, tmp_path / "receipt.json", tmp_path / "evaluation.json")]
    assert found[0] == found[1] == found[2] == VALUES


def test_a_result_that_was_edited_is_refused(tmp_path):
    """By folder and by receipt; a file that is no result, and one that is not there, are said to be that."""
    run(tmp_path, FREEZE, lambda: RESULT)
    (tmp_path / "evaluation.json").write_text(json.dumps({**VALUES, "measures": {"mrr": 1}}))
    with pytest.raises(FrozenError, match="it was changed"):
        read(tmp_path)
    (tmp_path / "other.json").write_text("[1]")
    with pytest.raises(GoldenSetError, match="no result"):
        read(tmp_path / "other.json")
    with pytest.raises(GoldenSetError, match="there is no such file"):
        read(tmp_path / "nothing.json")


def test_ids_with_blanks_are_written(tmp_path):
    """A question and a document that have one in their names: a word each in the run file, and a whole result."""
    run(tmp_path, FREEZE, lambda: replace(RESULT, rankings={"q 1": ("my guide-v1",)}))
    assert (tmp_path / "rankings.run").read_text() == "q%201 Q0 my%20guide-v1 1 1 proofspan\n"
    assert read(tmp_path) == VALUES


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"cases": 3}, "no config, measures and cases"),
        ({"config": 3}, "no config, measures and cases"),
        ({"measures": ["mrr"]}, "no config, measures and cases"),
        ({"cases": [{"id": 1, "measures": {}}]}, "case 1 has no id and measures"),
        ({"cases": [{"id": "q"}]}, "case 1 has no id and measures"),
        ({"cases": [{"id": "q", "measures": {"mrr": "1"}}]}, "mrr of case q is neither"),
        ({"cases": [{"id": "q", "measures": {"mrr": float("nan")}}]}, "mrr of case q is neither"),
        ({"cases": [{"id": "q", "measures": {}}] * 2}, "have one id"),
    ],
)
def test_values_that_are_no_result(tmp_path, change, said):
    """What a comparison needs is looked at when a file is read, and what is wrong is said."""
    (tmp_path / "result.json").write_text(json.dumps({**VALUES, **change}))
    with pytest.raises(GoldenSetError, match=said):
        read(tmp_path / "result.json")
