"""A revision that an archive holds with another text than the set brings no evidence, and is no leak."""

from pathlib import Path
from typing import Any

import pytest
from golden_folders import TODAY, Row, case, golden, row

from proofspan.archive import Answering, Archive, Submission
from proofspan.evaluation import How, evaluate, shape
from proofspan.generators.extractive import Extractive
from proofspan.passages import chunker

SET = [row("a", "The fee is ten euro."), row("b", "Doors open at nine.")]
OTHER = [row("a", "The fee is now twelve euro."), row("b", "Doors open at nine.")]
ASKED = {"id": "q", "text": "what is the fee?", "qrels": {"a": 1}}


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    """An archive of the other texts."""
    (tmp_path / "other").mkdir()
    held = golden(tmp_path / "other", OTHER, [ASKED])
    made = Archive.in_memory()
    made.configure("whole")
    made.add((Submission(each.source.name, each) for each in held.documents), chunker("whole"))
    return made


def evaluated(folder: Path, archive: Archive, *queries: Row, **how: Any) -> Row:
    """The set's questions on that archive."""
    return shape(evaluate(golden(folder, SET, queries), How(chunker="whole", as_of=TODAY, **how), archive=archive))


def test_its_passages_bring_nothing(tmp_path: Path, archive: Archive) -> None:
    """The passage that is found says something else: the evidence was never acquired."""
    found = case(evaluated(tmp_path, archive, ASKED), "q")
    assert (found["lost_at"], found["ranks"], found["missing"]) == ("acquisition", {}, ["a"])


def test_the_archive_says_who_may_see_it(tmp_path: Path, archive: Archive) -> None:
    """It is public there, so that listing it is no forbidden candidate."""
    assert evaluated(tmp_path, archive, ASKED)["forbidden_candidates"] == 0


def test_it_can_be_left_out(tmp_path: Path, archive: Archive) -> None:
    """A question that does without the revision is asked on a copy that does not list it."""
    asked = {**ASKED, "qrels": {"b": 1}, "without": ["a"]}
    assert case(evaluated(tmp_path, archive, asked), "q")["eligible"] == 1


def test_citing_it_is_no_right_source(tmp_path: Path, archive: Archive) -> None:
    """The answer leans on words that the question does not ask for: 0, not a dash."""
    answering = Answering(Extractive())
    found = evaluated(tmp_path, archive, {**ASKED, "text": "fee twelve euro"}, answering=answering)
    assert found["measures"]["cited-right-source"]["value"] == 0.0
