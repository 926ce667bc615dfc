"""What could still be gained: headroom, split anchors, prompt size, over whole evaluations."""

from pathlib import Path

from golden_folders import Row, case, evaluated, golden, row

from proofspan.archive import Answering
from proofspan.evaluation import How, evaluate
from proofspan.generators import Fixed

CORPUS = [
    row("seal", "A seal of the pump. It is red. It lasts.\n\nThe pump leaks."),
    row("hose", "The hose is of steel."),
]
ASK = {"id": "q", "text": "Which seal has the pump?", "anchor": "It is red.", "document": "seal"}
ABSTAINS = Answering(Fixed("NON NEL CONTESTO"))


def asked(folder: Path, chunker: str = "whole", question: Row = ASK, draft: str = "NON NEL CONTESTO") -> Row:
    """The evaluation of one question when every draft is this one."""
    return evaluated(golden(folder, CORPUS, [question]), chunker, answering=Answering(Fixed(draft)))


def test_what_was_there_and_not_said_is_headroom(tmp_path: Path) -> None:
    """The first passage holds the anchor and the generator abstains: 1 - 0 could be gained by a prompt."""
    assert asked(tmp_path)["measures"]["headroom@1"]["value"] == 1.0


def test_what_was_said_leaves_no_headroom(tmp_path: Path) -> None:
    """The answer holds the anchor: 1 - 1."""
    assert asked(tmp_path, draft="It is red. [S1]")["measures"]["headroom@1"]["value"] == 0.0


def test_headroom_is_of_anchors_where_documents_are_required(tmp_path: Path) -> None:
    """The document is found by each of its passages; no single word holds the anchor, and no prompt can gain."""
    found = asked(tmp_path, "windows:1", {**ASK, "qrels": {"seal": 1}})["measures"]
    assert (found["ceiling@3"]["value"], found["headroom@3"]["value"]) == (1.0, 0.0)


def test_headroom_needs_anchors(tmp_path: Path) -> None:
    """Without anchors nobody knows what an answer should hold."""
    question = {"id": "q", "text": "Which seal?", "qrels": {"seal": 1}}
    assert asked(tmp_path, question=question)["measures"]["headroom@1"] == {
        "value": None,
        "n": 0,
        "ci95": None,
        "step": None,
    }


def test_rerank_headroom_needs_a_look_at_fifty(tmp_path: Path) -> None:
    """It is given at each k below 50 where 50 are looked at, and not at all where they are not."""
    held = golden(tmp_path, CORPUS, [ASK])
    given = [name for name in evaluated(held)["measures"] if name.startswith("rerank")]
    assert given == [f"rerank-headroom@{k}" for k in (1, 3, 5, 10)]
    assert not [name for name in evaluated(held, ks=(1, 3))["measures"] if name.startswith("rerank")]


def test_split_anchors_are_counted_by_place(tmp_path: Path) -> None:
    """Two questions about one place and one about another, in windows of two words: both places are split, 2 of 2."""
    other = {**ASK, "id": "r", "text": "What lasts?"}
    third = {**ASK, "id": "s", "text": "What leaks?", "anchor": "The pump leaks."}
    result = evaluated(golden(tmp_path, CORPUS, [ASK, other, third]), "windows:2")
    split = result["split_anchors"]
    assert (split["count"], split["n"], split["value"], split["step"]) == (2, 2, 1.0, 1 / 2)
    assert case(result, "q")["split"] == ["seal:20-30"]


def test_whole_documents_split_nothing(tmp_path: Path) -> None:
    """A passage that is its document holds every anchor of it."""
    assert asked(tmp_path)["split_anchors"]["count"] == 0


def test_anchors_of_documents_that_are_not_there_are_not_split(tmp_path: Path) -> None:
    """A document withheld by its case was never cut: it is lost to acquisition, and its anchor is none of the n."""
    assert asked(tmp_path, question={**ASK, "without": ["seal"]})["split_anchors"]["n"] == 0


def test_prompt_size_is_of_the_whole_prompt(tmp_path: Path) -> None:
    """The characters that the generator was given, rules and question among them; 0 where nothing was found."""
    held = golden(tmp_path, CORPUS, [ASK, {**ASK, "id": "n", "text": "Xyzzy?", "document": "hose", "anchor": "steel"}])
    found, nothing = evaluate(held, How(chunker="whole", answering=ABSTAINS)).cases
    assert found.answer and found.measures["prompt-size"] == len(found.answer.answer.trace.prompt.text) > 0
    assert nothing.measures["prompt-size"] == 0.0
