"""The multilingual model built from a tiny file of the same layout, and run."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from proofspan.encoders.graphs.e5 import build
from proofspan.encoders.pretrained import Pretrained
from proofspan.encoders.published import E5
from proofspan.errors import EncoderError

pytest.importorskip("onnxruntime", reason="the extra minilm is not installed")

Floats = NDArray[np.float64]


@pytest.fixture(scope="module")
def ready(tiny: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("ready")
    build(tiny.folder(tmp_path_factory.mktemp("raw")), folder)
    return folder


def forward(weights: dict[str, NDArray[np.float32]], ids: list[int]) -> Floats:
    """The vector of a text by the plain formulas, in double precision: 4 heads of 8 dimensions."""
    from math import erf

    def w(name: str) -> Floats:
        return weights[name].astype(np.float64)

    def norm(value: Floats, name: str) -> Floats:
        centred = value - value.mean(1, keepdims=True)
        return centred / np.sqrt((centred**2).mean(1, keepdims=True) + 1e-12) * w(f"{name}.w") + w(f"{name}.b")

    def linear(value: Floats, name: str) -> Floats:
        return value @ w(f"{name}.w").T + w(f"{name}.b")

    hidden = norm(w("emb.word")[ids] + w("emb.pos")[: len(ids)] + w("emb.type")[0], "emb.ln")
    for layer in ("l0", "l1"):
        q, k, v = (linear(hidden, f"{layer}.{part}").reshape(len(ids), 4, 8) for part in "qkv")
        scores = np.exp(np.einsum("ihd,jhd->hij", q, k) / np.sqrt(8))
        context = np.einsum("hij,jhd->ihd", scores / scores.sum(2, keepdims=True), v).reshape(len(ids), 32)
        hidden = norm(hidden + linear(context, f"{layer}.ao"), f"{layer}.aln")
        inner = linear(hidden, f"{layer}.fi")
        inner *= (1 + np.vectorize(erf)(inner / np.sqrt(2))) / 2
        hidden = norm(hidden + linear(inner, f"{layer}.fo"), f"{layer}.oln")
    mean = hidden.mean(0)
    return np.asarray(mean / np.linalg.norm(mean))


def test_a_passage_is_encoded_by_the_plain_formulas(tiny: Any, ready: Path) -> None:
    """`red blue` between its marks, after `passage:`, with the weights as their blocks have them."""
    found = Pretrained.load(ready, E5, threads=1).passages(["red blue"])
    assert found.shape == (1, 32)
    assert found[0] @ forward(tiny.numbers, [0, 6, 7, 8, 9, 2]) == pytest.approx(1, abs=1e-6)


def test_a_question_is_encoded_after_its_own_word(tiny: Any, ready: Path) -> None:
    """The same words after `query:`: another vector."""
    encoder = Pretrained.load(ready, E5, threads=1)
    assert encoder.query("red blue") @ forward(tiny.numbers, [0, 5, 7, 8, 9, 2]) == pytest.approx(1, abs=1e-6)
    assert encoder.query("red blue") @ encoder.passages(["red blue"])[0] < 0.999


def test_the_table_of_words_stays_in_four_bits(tiny: Any, ready: Path) -> None:
    """19 rows of 32 words take 19 * 16 bytes of halves and 19 of scales, and no float32 table is there."""
    import onnx

    held = {tensor.name: tensor for tensor in onnx.load(str(ready / "model.onnx")).graph.initializer}
    assert (held["words"].data_type, list(held["words"].dims)) == (onnx.TensorProto.UINT8, [19, 16])
    assert (held["scales"].data_type, list(held["scales"].dims)) == (onnx.TensorProto.FLOAT16, [19, 1, 1])
    assert not [name for name, tensor in held.items() if tensor.data_type == 1 and tensor.dims[:1] == [19]]


@pytest.mark.parametrize("text", ["", " \n\t", "\x01", "zzz", ":", "<s>", "passage: "[7:]])
def test_a_text_without_any_known_word_is_the_zero_vector(ready: Path, text: str) -> None:
    """The prefix is no word of the text."""
    encoder = Pretrained.load(ready, E5, threads=1)
    assert not encoder.passages([text]).any()
    assert not encoder.query(text).any()


def test_254_pieces_are_read_and_255_refused(ready: Path) -> None:
    """The prefix and the marks do not count; the message counts the text's own pieces."""
    encoder = Pretrained.load(ready, E5, threads=1)
    assert encoder.reads.limit == 254
    assert np.linalg.norm(encoder.passages(["red " * 253 + "red"])) == pytest.approx(1, abs=1e-6)
    with pytest.raises(EncoderError, match=r"255 wordpieces.* 254"):
        encoder.passages(["red " * 254 + "red"])


def test_pieces_are_counted_without_the_prefix(ready: Path) -> None:
    """Two words, each one piece that begins where the word does."""
    spans = Pretrained.load(ready, E5, threads=1).reads.pieces("red  blue")
    assert [(span.start, span.end) for span in spans] == [(0, 3), (5, 9)]


@pytest.mark.parametrize("text", ["red blue", "la\u0300 zzz", "½", " \xa0½ red:zz", "zz 1½2", "\x01red", "red "])
def test_as_many_pieces_are_counted_as_are_read(ready: Path, text: str) -> None:
    """What stands after the prefix's two pieces, the mark of a space before a part of a word included."""
    from tokenizers import Tokenizer

    read = Tokenizer.from_file(str(ready / "tokenizer.json")).encode(f"passage: {text}", add_special_tokens=False)
    assert len(Pretrained.load(ready, E5, threads=1).reads.pieces(text)) == len(read.ids) - 2


def test_the_digest_changes_with_the_weights(tiny: Any, ready: Path, tmp_path: Path) -> None:
    """One bit of the last tensor's last byte."""
    raw = tiny.folder(tmp_path / "raw")
    (raw / "e5-small-q4.bin").write_bytes(tiny.data[:-1] + bytes([tiny.data[-1] ^ 1]))
    (tmp_path / "other").mkdir()
    build(raw, tmp_path / "other")
    assert Pretrained.load(tmp_path / "other", E5, threads=1).digest != Pretrained.load(ready, E5, threads=1).digest


def test_it_is_built_the_same_twice(tiny: Any, ready: Path, tmp_path: Path) -> None:
    """Every file of the folder, byte for byte."""
    (tmp_path / "again").mkdir()
    build(tiny.folder(tmp_path / "raw"), tmp_path / "again")
    for part in ("model.onnx", "tokenizer.json", "model.json"):
        assert (tmp_path / "again" / part).read_bytes() == (ready / part).read_bytes(), part
    assert json.loads((ready / "model.json").read_text())["model"] == "e5"


def test_a_file_cut_short_is_refused_by_name_and_nothing_is_finished(tiny: Any, tmp_path: Path) -> None:
    """The last byte is missing: the last tensor is not whole, and the folder has no `model.json`."""
    raw = tiny.folder(tmp_path / "raw")
    (raw / "e5-small-q4.bin").write_bytes(tiny.data[:-1])
    (tmp_path / "ready").mkdir()
    with pytest.raises(EncoderError, match=r"e5-small-q4\.bin is not a whole model"):
        build(raw, tmp_path / "ready")
    assert not (tmp_path / "ready" / "model.json").exists()


def test_a_model_of_other_tensors_is_refused_by_name(tiny: Any, tmp_path: Path) -> None:
    """A directory that calls `l1.fo.w` something else lacks it."""
    raw = tiny.folder(tmp_path / "raw")
    (raw / "e5-small-q4.bin").write_bytes(tiny.data.replace(b"l1.fo.w", b"l1.xx.w"))
    (tmp_path / "ready").mkdir()
    with pytest.raises(EncoderError, match=r"e5-small-q4\.bin.*no tensor l1\.fo\.w"):
        build(raw, tmp_path / "ready")


def test_a_model_that_reads_less_is_another_one(tiny: Any, tmp_path: Path) -> None:
    """The header's number of positions, at byte 28, says 256."""
    raw = tiny.folder(tmp_path / "raw")
    (raw / "e5-small-q4.bin").write_bytes(tiny.data[:28] + (256).to_bytes(4, "little") + tiny.data[32:])
    (tmp_path / "ready").mkdir()
    with pytest.raises(EncoderError, match="it reads 256 pieces, not 512"):
        build(raw, tmp_path / "ready")
