"""The way from published files to an encoder, with weights of 24 dimensions in MiniLM's build."""

from pathlib import Path

import pytest
from tiny_bert import forward, safetensors, tokenizer, weights

from proofspan.encoders.graphs.minilm import SHAPE, build
from proofspan.encoders.pretrained import Pretrained
from proofspan.encoders.published import MINILM
from proofspan.errors import EncoderError


@pytest.fixture
def raw(tmp_path: Path) -> Path:
    """A folder with weights of six layers and a tokenizer, under the published names."""
    folder = tmp_path / "raw"
    folder.mkdir()
    safetensors(folder / "model.safetensors", weights(24, SHAPE.layers))
    tokenizer().save(str(folder / "tokenizer.json"))
    return folder


def test_what_is_built_is_loaded_and_computes_what_the_weights_say(raw: Path, tmp_path: Path) -> None:
    """Six layers of twelve heads: a question and a passage of the same words have the definition's one vector."""
    (tmp_path / "ready").mkdir()
    build(raw, tmp_path / "ready")
    encoder = Pretrained.load(tmp_path / "ready", MINILM, threads=1)
    expected = forward([2, 4, 7, 8, 3], weights(24, SHAPE.layers), SHAPE)
    assert encoder.query("hose fits") @ expected > 0.99999
    assert (encoder.passages(["rack", "hose fits"])[1] == encoder.query("hose fits")).all()


def test_the_same_files_give_the_same_digest(raw: Path, tmp_path: Path) -> None:
    """Built twice, it is one encoder; with one weight changed it is another."""
    tensors = weights(24, SHAPE.layers)
    digests = []
    for name in ("a", "b", "c"):
        tensors["encoder.layer.0.output.dense.bias"][0] += name == "c"
        safetensors(raw / "model.safetensors", tensors)
        (tmp_path / name).mkdir()
        build(raw, tmp_path / name)
        digests.append(Pretrained.load(tmp_path / name, MINILM).digest)
    assert digests[0] == digests[1] != digests[2]


def test_it_says_how_it_counts_and_what_it_reads(raw: Path, tmp_path: Path) -> None:
    """English, 254 wordpieces: 254 are encoded, 255 are refused."""
    (tmp_path / "ready").mkdir()
    build(raw, tmp_path / "ready")
    encoder = Pretrained.load(tmp_path / "ready", MINILM)
    assert (encoder.name, encoder.languages, encoder.reads.limit) == ("minilm", {"en"}, 256 - 2)
    assert len(encoder.reads.pieces("hose fits")) == 3 and encoder.passages(["hose " * 254]).any()
    with pytest.raises(EncoderError, match="255 wordpieces"):
        encoder.passages(["hose " * 255])


def test_weights_of_another_model_leave_nothing_that_loads(raw: Path, tmp_path: Path) -> None:
    """Five layers where six are asked for: an error that names the tensor, and no model.json."""
    safetensors(raw / "model.safetensors", weights(24, 5))
    (tmp_path / "ready").mkdir()
    with pytest.raises(EncoderError, match=r"encoder\.layer\.5"):
        build(raw, tmp_path / "ready")
    assert not (tmp_path / "ready" / "model.json").exists()
