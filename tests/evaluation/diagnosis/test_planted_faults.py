"""Each planted fault is named by the stage that lost the evidence, and proved by what brings it back."""

from pathlib import Path

import pytest
from golden_folders import Row
from planted import answered, changes, lost


@pytest.fixture(scope="module")
def result(tmp_path_factory: pytest.TempPathFactory) -> Row:
    """The planted set, asked with a generator."""
    return answered(tmp_path_factory.mktemp("planted"))


@pytest.mark.parametrize(
    ("question", "stage", "reason", "changed"),
    [
        ("left-out", "acquisition", "left-out", {"document": "added"}),
        ("cut", "segmentation", "cut", {"passages": "passages-joined"}),
        ("status", "eligibility", "status", {"status": "open to the asker"}),
        ("product", "eligibility", "product", {"product": "open to the asker"}),
        ("groups", "eligibility", "groups", {"groups": "open to the asker"}),
        ("valid_from", "eligibility", "valid_from", {"valid_from": "open to the asker"}),
        ("valid_to", "eligibility", "valid_to", {"valid_to": "open to the asker"}),
        ("ranking", "ranking", "below-pool", {"k": 8}),
        ("unsaid", "ranking", "not-listed", {"question": "The desk opens at nine."}),
        ("generation", "generation", "not-used", {"delivered": "this span alone"}),
        ("verification", "verification", "unsupported-number", {"citation": "S1"}),
    ],
)
def test_a_fault_is_named_and_proved(result: Row, question: str, stage: str, reason: str, changed: Row) -> None:
    """The one piece of evidence is lost at that stage for that reason, and that change alone brings it back."""
    (evidence,) = lost(result, question)
    assert (evidence["lost_at"], evidence["reason"], evidence["later"]) == (stage, reason, [])
    assert (changes(evidence), evidence["proof"]["proved"]) == (changed, True)


def test_what_was_never_there_has_no_proof(result: Row) -> None:
    """A document that is nowhere is named; that nothing could be added is said, not hidden."""
    (evidence,) = lost(result, "never")
    assert (evidence["lost_at"], evidence["reason"]) == ("acquisition", "never-added")
    assert evidence["proof"]["proved"] is False and "not at hand" in evidence["proof"]["why"]


def test_both_halves_of_what_was_cut_are_shown(result: Row) -> None:
    """The words 6 to 14 are cut after the eighth: the text on either side of the boundary, and both passages."""
    detail = lost(result, "cut")[0]["detail"]
    assert detail["span"] == [33, 77] and detail["boundary"] == 43
    assert detail["before"] + detail["after"] == "unplug the long grey mains cable at the wall"
    assert [each["holds"] for each in detail["passages"]] == [[33, 43], [44, 77]]
    assert [each["text"] for each in detail["passages"]] == ["unplug the", "long grey mains cable at the wall"]


def test_a_predicate_says_what_is_asked_and_what_is_there(result: Row) -> None:
    """Both predicates that keep the badges out are named, and each is needed: without it the other does not help."""
    (evidence,) = lost(result, "both")
    assert evidence["detail"]["predicates"] == [
        {"predicate": "groups", "asked": "public", "there": "ops"},
        {"predicate": "valid_to", "asked": "2026-06-01", "there": "2026-01-01"},
    ]
    assert [each["necessary"] for each in evidence["proof"]["changed"]] == [True, True]


def test_two_pieces_are_lost_at_two_stages(result: Row) -> None:
    """One is left out, the other not for this asker: two verdicts, and the question stands at both stages."""
    assert [each["lost_at"] for each in lost(result, "two")] == ["acquisition", "eligibility"]
    assert "two" in result["by_stage"]["acquisition"]["ids"] and "two" in result["by_stage"]["eligibility"]["ids"]


def test_the_first_of_two_stages_is_the_verdict(result: Row) -> None:
    """What is cut and closed is lost at segmentation; eligibility waits behind, is said, and lifted in the proof."""
    (evidence,) = lost(result, "cut-and-closed")
    assert evidence["lost_at"] == "segmentation" and [each["stage"] for each in evidence["later"]] == ["eligibility"]
    assert changes(evidence) == {"passages": "passages-joined", "groups": "open to the asker"}
    assert [each["necessary"] for each in evidence["proof"]["changed"]] == [True, True]


def test_the_true_rank_is_told(result: Row) -> None:
    """Eight documents speak of fans, 1 + .. + 6 passages of the others before the fourteenth in the list by words."""
    detail = lost(result, "ranking")[0]["detail"]
    assert (detail["rank"], detail["k"], detail["pool"], detail["lists"]) == (8, 3, 5, {"bm25": 14})


def test_a_refused_draft_is_told_by_its_faults(result: Row) -> None:
    """The sentence that uses the evidence, the number that its citation lacks, and the rule."""
    (fault,) = lost(result, "verification")[0]["detail"]["faults"]
    assert (fault["kind"], fault["token"], fault["uses_it"]) == ("unsupported-number", "3", True)


def test_the_next_thing_to_change_comes_first(result: Row) -> None:
    """Existence before everything else; of 16 questions one is complete."""
    assert (result["next"]["stage"], result["next"]["look_at"]) == ("acquisition", "existence")
    assert result["next"]["questions"] == ["never"]
    assert (result["n"], result["complete"]) == (16, 1) and lost(result, "fine") == []
    assert {stage: each["questions"] for stage, each in result["by_stage"].items()} == {
        "acquisition": 3,
        "segmentation": 2,
        "eligibility": 7,
        "ranking": 2,
        "generation": 1,
        "verification": 1,
    }


def test_the_same_set_gives_the_same_diagnosis(result: Row, tmp_path: Path) -> None:
    """Nothing of a proof depends on the proofs before it."""
    again = answered(tmp_path)
    assert again["diagnoses"] == result["diagnoses"]
