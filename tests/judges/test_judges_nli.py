"""A model of inference by path: what its labels, windows and limits do, and what is wrong with other files."""

import math
import subprocess
import sys
from pathlib import Path

import onnx
import pytest
from nli_models import model
from onnx import TensorProto
from pair_models import INPUTS, shared

from proofspan.errors import JudgeError
from proofspan.judges.nli import Nli

SAID, SPANS = "the pump leaks", ("hose rack", "the pump leaks")
LIKELY = math.exp(4) / (math.exp(4) + 2)
"""Of three logits 4, 0 and 0."""


def test_the_score_is_how_likely_entailment_is(tmp_path: Path) -> None:
    """4 beside two zeros is e^4 / (e^4 + 2); one pair of words less and 8 less, and it is e^-4 / (e^-4 + 2)."""
    judge = Nli.load(model(tmp_path))
    said, unsaid = judge.judge(SAID, SPANS), judge.judge("pump rack", SPANS)
    assert said.supported and math.isclose(said.score, LIKELY, rel_tol=1e-6)
    assert not unsaid.supported and math.isclose(unsaid.score, math.exp(-4) / (math.exp(-4) + 2), rel_tol=1e-6)


@pytest.mark.parametrize(
    "labels",
    [
        ("entailment", "neutral", "contradiction"),
        ("contradiction", "neutral", "entailment"),
        ("entailment", "not_entailment"),
        ("not-entailment", "entailment"),
        ("entailment",),
    ],
)
def test_labels_may_stand_in_any_order(tmp_path: Path, labels: tuple[str, ...]) -> None:
    """config.json says which logit is entailment; of one alone it is said without it."""
    judge = Nli.load(model(tmp_path, labels))
    assert [judge.judge(text, SPANS).supported for text in (SAID, "the hose leaks")] == [True, False]


def test_labels_are_read_whatever_their_capitals(tmp_path: Path) -> None:
    """ENTAILMENT is entailment; the reason says the label in small letters."""
    judge = Nli.load(model(tmp_path, names=("CONTRADICTION", "ENTAILMENT", "NEUTRAL")))
    assert judge.judge(SAID, SPANS[1:]).why == f"of what is cited, entailment is {LIKELY:.2f} likely"


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("LABEL_0", "LABEL_1", "LABEL_2"), "names label 0, label 1, label 2"),
        (("neutral", "contradiction", "not_entailment"), "just one must be entailment"),
        (("entailment", "entailment", "neutral"), "just one must be entailment"),
    ],
)
def test_labels_are_not_guessed_at(tmp_path: Path, names: tuple[str, ...], said: str) -> None:
    """Unknown names, none or two for entailment: an error that names the file."""
    with pytest.raises(JudgeError, match=rf"config\.json: id2label .*{said}"):
        Nli.load(model(tmp_path, names=names))


@pytest.mark.parametrize(
    ("config", "said"),
    [
        ("{}", r"gives logits \['n', 3\].*only a graph with one logit needs none"),
        ('{"id2label": ["entailment"]}', "numbers the labels from 0"),
        ('{"id2label": {"1": "entailment", "2": "neutral"}}', "numbers the labels from 0"),
        ('{"id2label": {"0": "entailment", "1": "neutral"}}', r"gives logits \['n', 3\]"),
        ("{", "cannot be read as JSON"),
    ],
)
def test_a_config_that_names_other_logits_is_an_error(tmp_path: Path, config: str, said: str) -> None:
    """Three logits need three names, numbered from 0."""
    place = model(tmp_path)
    (place / "config.json").write_text(config, encoding="utf-8")
    with pytest.raises(JudgeError, match=said):
        Nli.load(place)


@pytest.mark.parametrize("name", ["model.onnx", "tokenizer.json"])
def test_a_missing_file_is_named(tmp_path: Path, name: str) -> None:
    """With what must stand in the folder."""
    place = model(tmp_path)
    (place / name).unlink()
    with pytest.raises(JudgeError, match=rf"there is no file .*{name}: name a folder with model\.onnx, tokenizer"):
        Nli.load(place)


@pytest.mark.parametrize("name", ["model.onnx", "tokenizer.json"])
def test_a_damaged_file_is_an_error_of_the_judge(tmp_path: Path, name: str) -> None:
    """Its name is in it."""
    place = model(tmp_path)
    (place / name).write_bytes(b"\x00 no model")
    with pytest.raises(JudgeError, match=rf"{name} cannot be (loaded|read)"):
        Nli.load(place)


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (shared("n1"), r"gives logits \['n', 1\]"),
        (shared("n3", inputs=INPUTS[:2], kind=TensorProto.INT32), ""),
        (shared("nan"), r"gives logits \['n'\]"),
    ],
)
def test_a_graph_of_another_form_is_refused(tmp_path: Path, made: onnx.ModelProto, said: str) -> None:
    """A reranker's one logit, or none a pair, is no judgement where three were named; 32 bits and no types may be."""
    place = model(tmp_path)
    onnx.save(made, str(place / "model.onnx"))
    if not said:
        assert Nli.load(place).judge(SAID, SPANS).score == pytest.approx(1 / 3)
        return
    with pytest.raises(JudgeError, match=said):
        Nli.load(place)


def test_a_graph_that_breaks_while_it_runs_is_an_error(tmp_path: Path) -> None:
    """Logits beyond all measure are no numbers: nothing is supported by them."""
    judge = Nli.load(model(tmp_path, scale=math.inf))
    with pytest.raises(JudgeError, match="NaN or infinite"):
        judge.judge(SAID, SPANS)


@pytest.mark.parametrize("before", [0, 17, 40, 200, 1001])
def test_the_best_window_of_a_long_span_counts(tmp_path: Path, before: int) -> None:
    """Wherever the words stand in a span of many times 48 tokens, some window holds them together."""
    judge = Nli.load(model(tmp_path))
    span = f"{'hose ' * before}{SAID}{' rack' * (1200 - before)}"
    assert judge.judge(SAID, (span,)).supported and not judge.judge("pump rack hose", (span,)).supported


def test_spans_may_carry_a_sentence_together(tmp_path: Path) -> None:
    """Where one ends and the next begins with what the sentence has side by side; each alone does not."""
    judge = Nli.load(model(tmp_path))
    spans = ("fits the pump", "leaks hose")
    assert judge.judge(SAID, spans).supported
    assert not any(judge.judge(SAID, (span,)).supported for span in spans)


def test_a_sentence_that_leaves_no_room_is_not_supported(tmp_path: Path) -> None:
    """48 tokens less three marks and 14 words leave 31, and a premise needs 32."""
    judged = Nli.load(model(tmp_path)).judge("hose " * 14, ("hose " * 14,))
    assert (judged.supported, judged.why) == (False, "the sentence leaves 31 of 48 tokens for what it cites")


def test_a_digest_is_of_files_and_of_what_logits_mean(tmp_path: Path) -> None:
    """The same files in another folder have the same digest; other weights, or other names, another."""
    made = [
        model(tmp_path / "a"),
        model(tmp_path / "b"),
        model(tmp_path / "c", scale=7.0),
        model(tmp_path / "d", names=("neutral", "entailment", "contradiction")),
    ]
    first, same, weights, names = (Nli.load(place).digest for place in made)
    assert first == same and len({first, weights, names}) == 3


def test_without_its_libraries_the_command_is_named(tmp_path: Path) -> None:
    """In a process where onnxruntime cannot be imported."""
    place = model(tmp_path)
    program = (
        "import sys; sys.modules['onnxruntime'] = None\n"
        "from pathlib import Path\nfrom proofspan.judges.nli import Nli\n"
        f"Nli.load(Path({str(place)!r}))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    last = done.stderr.strip().splitlines()[-1]
    assert "MissingExtraError" in last and "pip install 'proofspan[minilm]'" in last
