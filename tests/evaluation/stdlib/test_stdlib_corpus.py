"""The corpus of the running interpreter, and the project's own questions and notes for it."""

from typing import Any

import pytest

from proofspan.documents import IN_FORCE, Status
from proofspan.evaluation.stdlib import Material, interpreter, run
from proofspan.evaluation.stdlib.corpus import LEAST_WORDS, MODULES


@pytest.fixture(scope="module")
def material() -> Material:
    return interpreter()


@pytest.fixture(scope="module")
def found(material: Material) -> dict[str, Any]:
    return run(material)


def test_a_document_for_each_module(material: Material) -> None:
    """Eighteen modules in the article's order, in force; the notes after them, none of them in force."""
    statuses = [text.status for text in material.texts]
    assert [text.id for text in material.texts][:18] == MODULES
    assert statuses[:18] == [Status.CURRENT] * 18 and not set(statuses[18:]) & IN_FORCE
    assert material.notes == {text.id for text in material.texts[18:]}


def test_the_form_of_a_document(material: Material) -> None:
    """`MODULE name`, the module's own words, then each attribute under its heading; parts with a blank line between."""
    text = material.text("fnmatch")
    assert text.startswith("MODULE fnmatch\n\nFilename matching with shell patterns.\n")
    assert "\n\n## fnmatch.fnmatch\n\nTest whether FILENAME matches PATTERN.\n" in text


def test_what_is_left_out(material: Material) -> None:
    """fnmatchcase says too little; bisect_right is bisect by another name; heapq's merge is not said by others."""
    whole = "\n".join(text.text for text in material.texts)
    assert "## fnmatch.fnmatchcase\n" not in whole and "## bisect.bisect_right\n" not in whole
    assert whole.count("\n## heapq.merge\n") == 1


def test_every_docstring_says_enough(material: Material) -> None:
    """No attribute's part has fewer words than the least."""
    parts = [part for text in material.texts for part in f"\n\n{text.text}".split("\n\n## ")[1:]]
    assert min(len(part.split()) - 1 for part in parts) >= LEAST_WORDS


def test_every_question_of_ours_can_be_counted(material: Material) -> None:
    """Eighteen questions and ten notes, and each anchor stands in its document in this Python."""
    assert (len(material.items), len(material.notes), material.invalid) == (18, 10, ())


def test_what_the_laboratory_shows(found: dict[str, Any]) -> None:
    """Where notes compete some answers cite them; with eligibility none does, and every answer is right."""
    assert found["pipeline"]["none"]["grounded / wrong source"] > 5
    assert found["pipeline"]["current"] == {"grounded / right source": 18}
    assert found["filter"]["current"]["questions_with_contradiction_in_top3"] == 0
    answer = found["scripted_answer"]
    assert answer["none"]["text"] != answer["current"]["text"]


def test_the_verifier_s_truth_table(found: dict[str, Any]) -> None:
    """Six answers end as they must: two anchored, one of them by a draft; three refused; one abstained."""
    cases = found["verifier"]
    assert [case["outcome"] for case in cases] == [case["expected"] for case in cases]
    assert [case["outcome"] for case in cases].count("anchored") == 2 and len(cases) == 6


def test_the_example_of_a_split_anchor(found: dict[str, Any]) -> None:
    """The parts that the passages have are the anchor's words, one after the other, and no passage has them all."""
    example = found["split_example"]
    assert " ".join(example["halves"]) == example["anchor"]
    assert len(example["halves"]) == len(example["passages"]) >= 2
