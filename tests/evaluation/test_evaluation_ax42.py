"""The ten questions of the example archive, found by words alone."""

from pathlib import Path

import pytest
from golden_folders import Row, case, evaluated

from proofspan.evaluation import read


@pytest.fixture(scope="module")
def result() -> Row:
    """The example archive, a passage a section, ranked by bm25."""
    return evaluated(read(Path(__file__).parents[2] / "examples" / "ax42"), "sections")


@pytest.mark.parametrize("name", [f"Q0{n}" for n in range(1, 8)])
def test_all_the_evidence_is_among_the_first_three(result: Row, name: str) -> None:
    """Q01 to Q07 have all that they require at 3."""
    assert case(result, name)["complete"]["3"] is True


def test_q08_misses_exactly_the_contract(result: Row) -> None:
    """With the contract left out, its coverage is what is missing, and it was lost at acquisition."""
    q08 = case(result, "Q08")
    assert q08["missing"] == ["north-contract-v1#coverage"] and q08["lost_at"] == "acquisition"
    assert q08["found"]["3"] == ["returns-v2#window"] and q08["complete"]["3"] is False


@pytest.mark.parametrize("name", ["Q09", "Q10"])
def test_questions_without_answer_are_null(result: Row, name: str) -> None:
    """Q09 and Q10 have no value in any measure, and nothing missing."""
    question = case(result, name)
    assert set(question["complete"].values()) | set(question["measures"].values()) == {None}
    assert (question["missing"], question["lost_at"]) == ([], None)


def test_nothing_forbidden_is_ever_a_candidate(result: Row) -> None:
    """Neither what a question forbids nor what its asker may not see stands in any list."""
    assert (result["n"], result["n_answerable"], result["forbidden_candidates"]) == (10, 8, 0)
    assert result["invalid_items"] == []
