"""What an evaluation is as JSON: every figure with n, interval and step, and clocks apart from the rest."""

from pathlib import Path

from golden_folders import TODAY, case, evaluated, golden, row

from proofspan.archive import Answering
from proofspan.evaluation import Evaluation, How, evaluate, shape, timings
from proofspan.generators import Fixed

CORPUS = [row("a", "pump seal"), row("b", "hose")]
QUERIES = [
    {"id": "q", "text": "pump seal", "qrels": {"a": 1}},
    {"id": "r", "text": "hose", "qrels": {"b": 1}},
    {"id": "n", "text": "colour of the sky", "answerable": False},
]


def result(folder: Path, answering: Answering | None = None) -> Evaluation:
    """The evaluation of two answerable questions and one without answer."""
    return evaluate(golden(folder, CORPUS, QUERIES), How(chunker="whole", as_of=TODAY, answering=answering))


def test_every_figure_has_its_step(tmp_path: Path) -> None:
    """Of two questions one more or less makes 1/2; where none has a value there is no step."""
    measures = shape(result(tmp_path))["measures"]
    assert {figure["step"] for figure in measures.values()} == {1 / 2}
    assert all(list(figure) == ["value", "n", "ci95", "step"] for figure in measures.values())


def test_questions_without_answer_are_counted_apart(tmp_path: Path) -> None:
    """Two are answerable, one is not: it lowers no mean and has no value in any measure."""
    shaped = shape(result(tmp_path))
    assert (shaped["n"], shaped["n_answerable"], shaped["n_unanswerable"]) == (3, 2, 1)
    assert set(case(shaped, "n")["measures"].values()) == {None}


def test_clocks_stand_apart(tmp_path: Path) -> None:
    """Two runs give the same content and the same receipt; what they took is told beside it."""
    first, second = result(tmp_path), result(tmp_path)
    assert shape(first) == shape(second) and first == second
    took = timings(first)["search_ms"]
    assert 0 < took["min"] <= took["median"] <= took["max"]


def test_answers_have_clocks_of_their_own(tmp_path: Path) -> None:
    """Drafting and verifying are told where a generator answered."""
    told = timings(result(tmp_path, Answering(Fixed("A seal. [S1]"))))
    assert list(told) == ["search_ms", "generation_ms", "verification_ms"]


def test_a_set_without_anchors_has_none_to_split(tmp_path: Path) -> None:
    """No anchor, no share: the value is null and the count 0."""
    told = evaluated(golden(tmp_path, CORPUS, QUERIES))["split_anchors"]
    assert told == {"count": 0, "value": None, "n": 0, "ci95": None, "step": None}
