"""The folder of a model that is ready, and what is found out when it is not what it says."""

from pathlib import Path

import pytest

from proofspan.encoders.ready import finish, opened
from proofspan.errors import EncoderError


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A finished folder of the model `tiny`, built in way 1."""
    (tmp_path / "model.onnx").write_bytes(b"graph")
    (tmp_path / "tokenizer.json").write_bytes(b"{}")
    finish(tmp_path, model="tiny", graph=1, weights="ab" * 32)
    return tmp_path


def test_it_says_what_it_was_built_from(folder: Path) -> None:
    """The weights' digest comes back, beside an own digest of 16 digits."""
    about = opened(folder, model="tiny", graph=1)
    assert about.weights == "ab" * 32 and len(about.digest) == 16


def test_all_that_decides_vectors_decides_the_digest(folder: Path) -> None:
    """Other weights, another tokenizer or another way of building, another digest; the layout of the graph, none."""
    digests = [opened(folder, model="tiny", graph=1).digest]
    for graph, weights, tokens in ((2, "ab" * 32, b"{}"), (1, "cd" * 32, b"{}"), (1, "ab" * 32, b"[]")):
        (folder / "tokenizer.json").write_bytes(tokens)
        finish(folder, model="tiny", graph=graph, weights=weights)
        digests.append(opened(folder, model="tiny", graph=graph).digest)
    assert len(set(digests)) == 4
    (folder / "model.onnx").write_bytes(b"the same, laid out otherwise")
    finish(folder, model="tiny", graph=1, weights="ab" * 32)
    assert opened(folder, model="tiny", graph=1).digest == digests[3]


@pytest.mark.parametrize("name", ["model.onnx", "tokenizer.json"])
def test_a_file_that_was_changed_is_named(folder: Path, name: str) -> None:
    """One byte more than was built: nothing is loaded."""
    with (folder / name).open("ab") as out:
        out.write(b" ")
    with pytest.raises(EncoderError, match=f"{name} in .* is not the file that was built"):
        opened(folder, model="tiny", graph=1)


@pytest.mark.parametrize(("model", "graph"), [("other", 1), ("tiny", 2)])
def test_another_model_or_way_is_an_error_that_names_both(folder: Path, model: str, graph: int) -> None:
    """What was found and what was asked for stand in one sentence, with the command."""
    with pytest.raises(EncoderError, match=f"tiny built in way 1, not {model} in way {graph}.*models fetch {model}"):
        opened(folder, model=model, graph=graph)


@pytest.mark.parametrize("about", [b"", b"[]", b'{"model": "tiny"}', b"\xff"])
def test_an_unreadable_description_is_an_error(folder: Path, about: bytes) -> None:
    """Empty, of another form, incomplete or not text."""
    (folder / "model.json").write_bytes(about)
    with pytest.raises(EncoderError, match=r"model\.json in .* does not say what was built"):
        opened(folder, model="tiny", graph=1)


def test_what_was_never_finished_is_not_loaded(folder: Path) -> None:
    """A build that was killed leaves no model.json."""
    (folder / "model.json").unlink()
    with pytest.raises(EncoderError, match="models fetch tiny"):
        opened(folder, model="tiny", graph=1)
