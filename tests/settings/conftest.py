"""A model of a few bytes, in all the forms in which a model's files are handed over."""

import hashlib
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from proofspan.encoders.catalogue import Model
from proofspan.encoders.ready import GRAPH, TOKENIZER, finish
from proofspan.settings.fetching import Telling

RAW = {"weights.bin": bytes(range(256)) * 400, "words.json": b'{"a": 1}'}
"""102,400 bytes and 8."""


def built(raw: Path, ready: Path) -> None:
    """Makes the three files that an encoder loads of those of the model."""
    for part in (GRAPH, TOKENIZER):
        (ready / part).write_bytes(b"".join((raw / name).read_bytes() for name in RAW))
    finish(ready, model="tiny", graph=1, weights=hashlib.sha256(RAW["weights.bin"]).hexdigest())


def tiny(build: Callable[[Path, Path], None] = built, *, needs: tuple[str, ...] = ()) -> Model:
    """The model."""
    return Model(
        name="tiny",
        licence="CC0-1.0",
        languages="en",
        files={name: hashlib.sha256(data).hexdigest() for name, data in RAW.items()},
        distribution="tiny-weights==1.0",
        members={name: f"tiny_weights/{name}" for name in RAW},
        build=build,
        hub="owner/tiny@0123abcd",
        needs=needs,
    )


def wheel(folder: Path, files: dict[str, bytes], *, tag: str = "py3-none-any") -> Path:
    """A wheel of the distribution that carries these files."""
    folder.mkdir(exist_ok=True)
    about = "tiny_weights-1.0.dist-info"
    with zipfile.ZipFile(folder / f"tiny_weights-1.0-{tag}.whl", "w") as whole:
        for name, data in files.items():
            whole.writestr(f"tiny_weights/{name}", data)
        whole.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: tiny-weights\nVersion: 1.0\n")
        whole.writestr(f"{about}/WHEEL", f"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: {tag}\n")
        whole.writestr(f"{about}/RECORD", "")
    return Path(whole.filename or "")


@pytest.fixture
def model() -> Model:
    """The model of a few bytes."""
    return tiny()


@pytest.fixture
def make_model() -> Callable[..., Model]:
    """Makes the model with another build, or with needs."""
    return tiny


@pytest.fixture
def build() -> Callable[[Path, Path], None]:
    """What builds the model."""
    return built


@pytest.fixture
def raw_files() -> dict[str, bytes]:
    """The files it is made from."""
    return dict(RAW)


@pytest.fixture
def make_wheel() -> Callable[..., Path]:
    """Makes a wheel that carries files."""
    return wheel


@pytest.fixture
def said() -> list[str]:
    """What a fetch said."""
    return []


@pytest.fixture
def telling(said: list[str]) -> Telling:
    """Collects what a fetch says."""
    return Telling(said.append, lambda done, of: None)
