"""Cross-encoders by path, with graphs whose logit counts the words that question and passage share."""

import subprocess
import sys
from pathlib import Path

import onnx
import pytest
from onnx import TensorProto
from pair_models import INPUTS, folder, shared

from proofspan.errors import EncoderError
from proofspan.retrieval.cross_encoder import CrossEncoder, PairFiles

QUESTION = "hose pump"
PASSAGES = [("the rack", "en"), ("hose pump hose", "en"), ("the pump", "en"), ("hose pump", "en")]
SHARED = [0.0, 3.0, 1.0, 2.0]
"""No word; hose twice and pump; pump; each once."""


@pytest.mark.parametrize("output", ["n1", "n", "n2"])
def test_the_three_forms_of_output(tmp_path: Path, output: str) -> None:
    """(n, 1) and (n,) are the count; of (n, 2) it is (10 + count) - 10."""
    assert CrossEncoder.load(folder(tmp_path, shared(output))).scores(QUESTION, PASSAGES) == SHARED


def test_a_graph_may_take_32_bits(tmp_path: Path) -> None:
    """Numbers are given as the graph declares them."""
    model = shared(kind=TensorProto.INT32)
    assert CrossEncoder.load(folder(tmp_path, model)).scores(QUESTION, PASSAGES) == SHARED


@pytest.mark.parametrize("inputs", [INPUTS[:1], INPUTS[:2]])
def test_a_graph_may_take_fewer_inputs(tmp_path: Path, inputs: tuple[str, ...]) -> None:
    """Without types all four words are in both texts: hose and the are 1 each, pump twice is 2 * 2: 6 in all."""
    found = CrossEncoder.load(folder(tmp_path, shared(inputs=inputs)))
    assert found.scores(QUESTION, [("the pump", "en")]) == [6.0]


def test_no_candidates_have_no_scores(tmp_path: Path) -> None:
    """Nothing is run."""
    assert CrossEncoder.load(folder(tmp_path, shared())).scores(QUESTION, []) == []


def test_an_empty_passage_has_a_score(tmp_path: Path) -> None:
    """It shares no word."""
    assert CrossEncoder.load(folder(tmp_path, shared())).scores(QUESTION, [("", "en"), (" \ud800", "en")]) == [0.0, 0.0]


def test_a_long_text_of_white_space_has_a_score(tmp_path: Path) -> None:
    """It has no piece to cut at, shares no word, and is read as an empty one."""
    assert CrossEncoder.load(folder(tmp_path, shared())).scores(QUESTION, [("\n" * 5000, "en")]) == [0.0]


def test_a_score_does_not_depend_on_the_other_candidates(tmp_path: Path) -> None:
    """Alone, together and with two threads."""
    made = folder(tmp_path, shared())
    one, two = CrossEncoder.load(made, threads=1), CrossEncoder.load(made, threads=2)
    alone = [one.scores(QUESTION, [each])[0] for each in PASSAGES]
    assert one.scores(QUESTION, PASSAGES) == two.scores(QUESTION, PASSAGES) == alone == SHARED


def test_a_long_passage_counts_by_its_best_piece(tmp_path: Path) -> None:
    """Of 48 tokens, 43 are left for a passage: of 80 words without a hit and 5 hoses, 5 stand in the last piece."""
    found = CrossEncoder.load(folder(tmp_path, shared()))
    assert found.limit == 48
    assert found.scores(QUESTION, [("the " * 80 + "hose " * 5, "en")]) == [5.0]


def test_what_fits_exactly_is_not_cut(tmp_path: Path) -> None:
    """43 hoses are one piece; of 44 the best piece has 43."""
    found = CrossEncoder.load(folder(tmp_path, shared()))
    assert found.scores("hose pump", [("hose " * 43, "en"), ("hose " * 44, "en")]) == [43.0, 43.0]


def test_every_word_is_read_in_some_piece(tmp_path: Path) -> None:
    """Of 200 words one is a pump, wherever it stands: it is found once."""
    found = CrossEncoder.load(folder(tmp_path, shared()))
    texts = [("the " * place + "pump " + "the " * (199 - place), "en") for place in range(0, 200, 7)]
    assert found.scores(QUESTION, texts) == [1.0] * len(texts)


def test_a_question_must_leave_room(tmp_path: Path) -> None:
    """13 tokens and 3 marks leave 32 of 48; 14 leave 31, which is an error with all the numbers."""
    found = CrossEncoder.load(folder(tmp_path, shared()))
    assert found.scores("hose " * 13, [("hose", "en")]) == [13.0]
    with pytest.raises(EncoderError, match="question of 14 tokens leaves 31 of the 48"):
        found.scores("hose " * 14, [("hose", "en")])


@pytest.mark.parametrize(
    ("config", "limit"),
    [
        (None, 48),
        ({}, 48),
        ({"max_position_embeddings": 512, "model_type": "bert"}, 512),
        ({"max_position_embeddings": 514, "model_type": "xlm-roberta", "pad_token_id": 1}, 512),
        ({"max_position_embeddings": -1}, 48),
    ],
)
def test_where_the_limit_is_from(tmp_path: Path, config: dict[str, object] | None, limit: int) -> None:
    """config.json, less the two positions that RoBERTa never uses; else where tokenizer.json cuts."""
    assert PairFiles.at(folder(tmp_path, shared(), config=config)).limit() == limit


def test_without_any_file_that_says_it_the_limit_is_512(tmp_path: Path) -> None:
    """A tokenizer.json that does not cut, and no config.json."""
    made = folder(tmp_path, shared())
    (made / "tokenizer.json").write_text('{"truncation": null}', encoding="utf-8")
    assert PairFiles.at(made).limit() == 512


def test_a_path_is_a_folder_or_a_file(tmp_path: Path) -> None:
    """Both lead to the same model; the name is that of what was named."""
    made = folder(tmp_path / "pairs", shared())
    by_folder, by_file = PairFiles.at(made), PairFiles.at(made / "model.onnx")
    assert (by_folder.name, by_file.name) == ("pairs", "model.onnx")
    assert by_folder.digest() == by_file.digest() == CrossEncoder.load(made).digest


def test_the_digest_is_of_all_that_decides_scores(tmp_path: Path) -> None:
    """Another graph, tokenizer or limit, or weights beside the graph, is another digest; a copy elsewhere is none."""
    made = [folder(tmp_path / str(n), shared("n" if n == 2 else "n1")) for n in range(6)]
    (made[3] / "tokenizer.json").write_bytes((made[3] / "tokenizer.json").read_bytes() + b"\n")
    (made[4] / "config.json").write_text('{"max_position_embeddings": 64}', encoding="utf-8")
    (made[5] / "model.onnx.data").write_bytes(b"weights")
    first, copy, *others = [PairFiles.at(each).digest() for each in made]
    assert first == copy and len({first, *others}) == 5 and len(first) == 16


@pytest.mark.parametrize("name", ["model.onnx", "tokenizer.json"])
def test_a_missing_file_is_named_with_what_is_wanted(tmp_path: Path, name: str) -> None:
    """Both files must be there."""
    (folder(tmp_path, shared()) / name).unlink()
    with pytest.raises(
        EncoderError, match=f"there is no file .*{name}: name an .onnx file with tokenizer.json beside it"
    ):
        CrossEncoder.load(tmp_path)


@pytest.mark.parametrize("name", ["model.onnx", "tokenizer.json"])
def test_a_damaged_file_is_named(tmp_path: Path, name: str) -> None:
    """Half a file is not loaded."""
    file = folder(tmp_path, shared()) / name
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    with pytest.raises(EncoderError, match=name):
        CrossEncoder.load(tmp_path)


def test_a_graph_with_three_outputs_a_pair_is_refused(tmp_path: Path) -> None:
    """Classes are no score: the error names file, shape, and what is wanted."""
    with pytest.raises(EncoderError, match=r"model\.onnx gives logits \['n', 3\]: .*one or two logits a pair"):
        CrossEncoder.load(folder(tmp_path, shared("n3")))


def test_a_graph_with_other_inputs_is_refused(tmp_path: Path) -> None:
    """One that takes pictures, and one that takes ids as float numbers."""
    made = folder(tmp_path, _through("pixels", TensorProto.FLOAT))
    with pytest.raises(EncoderError, match=r"takes pixels tensor\(float\): a cross-encoder takes input_ids"):
        CrossEncoder.load(made)
    folder(made, _through("input_ids", TensorProto.FLOAT))
    with pytest.raises(EncoderError, match=r"takes input_ids tensor\(float\)"):
        CrossEncoder.load(made)


def test_a_score_that_is_no_number_is_an_error(tmp_path: Path) -> None:
    """The logarithm of 0 - 10."""
    with pytest.raises(EncoderError, match="no number"):
        CrossEncoder.load(folder(tmp_path, shared("nan"))).scores(QUESTION, PASSAGES)


def test_a_graph_that_takes_one_length_only_fails_with_its_name(tmp_path: Path) -> None:
    """Eight tokens, and it was given six."""
    model = shared()
    for each in model.graph.input:
        each.type.tensor_type.shape.dim[1].dim_value = 8
    with pytest.raises(EncoderError, match=r"model\.onnx fails on 1 pairs of 6 tokens"):
        CrossEncoder.load(folder(tmp_path, model)).scores(QUESTION, [("hose", "en")])


@pytest.mark.parametrize("library", ["onnxruntime", "tokenizers"])
def test_a_missing_library_is_an_error_with_the_command(tmp_path: Path, library: str) -> None:
    """In an interpreter that has no such library, the error names it and what installs it."""
    lines = [
        "import sys",
        f"sys.modules[{library!r}] = None  # what an import finds where nothing is installed",
        "from pathlib import Path",
        "from proofspan.retrieval.cross_encoder import CrossEncoder",
        f"CrossEncoder.load(Path({str(folder(tmp_path, shared()))!r}))",
    ]
    run = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=False)
    last = run.stderr.strip().splitlines()[-1]
    assert "MissingExtraError" in last and f"library {library}: run pip install 'proofspan[minilm]'" in last


def _through(name: str, kind: int) -> onnx.ModelProto:
    value = onnx.helper.make_tensor_value_info
    graph = onnx.helper.make_graph(
        [onnx.helper.make_node("Cast", [name], ["logits"], to=TensorProto.FLOAT)],
        "through",
        [value(name, kind, ["n", 1])],
        [value("logits", TensorProto.FLOAT, ["n", 1])],
    )
    return onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 17)], ir_version=9)
