"""The folder of a model that is ready: `model.onnx`, `tokenizer.json`, and `model.json`, saying what they are of."""

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path

from proofspan.errors import EncoderError

GRAPH, TOKENIZER, ABOUT = "model.onnx", "tokenizer.json", "model.json"


@dataclass(frozen=True, slots=True)
class Ready:
    """What a folder was built from and holds: `graph` is the way of building; the rest are SHA-256, 64 digits each.

    `weights` is that of the published weights, `tokenizer` and `onnx` those of the two files beside `model.json`.
    """

    model: str
    graph: int
    weights: str
    tokenizer: str
    onnx: str

    @property
    def digest(self) -> str:
        """16 hexadecimal digits of everything that decides the vectors.

        The bytes of `model.onnx` are not in it: another version of the library that writes them may lay them out
        otherwise, and the numbers are the same.
        """
        material = f"{self.model}\n{self.graph}\n{self.weights}\n{self.tokenizer}\n"
        return hashlib.sha256(material.encode()).hexdigest()[:16]


def finish(folder: Path, *, model: str, graph: int, weights: str) -> None:
    """Writes `model.json` beside the two files that stand in the folder: last, as what is not finished has none."""
    built = Ready(model, graph, weights, _sha256(folder / TOKENIZER), _sha256(folder / GRAPH))
    (folder / ABOUT).write_text(json.dumps(asdict(built), indent=2) + "\n", encoding="utf-8")


def opened(folder: Path, *, model: str, graph: int) -> Ready:
    """What stands in the folder, its files checked by digest; a tenth of a second for a model of 100 MB.

    Raises `EncoderError` when it is another model, was built in another way, or a file is not what was built.
    """
    again = f"run `proofspan models fetch {model}`; when that finds it ready, remove the folder {folder.name} first"
    try:
        built = about(folder)
        found = {name: _sha256(folder / name) for name in (TOKENIZER, GRAPH)}
    except OSError as error:
        raise EncoderError(f"the model {model} in {folder} cannot be read ({error.strerror}): {again}") from error
    except EncoderError as error:
        raise EncoderError(f"{error}: {again}") from error
    if (built.model, built.graph) != (model, graph):
        raise EncoderError(
            f"{folder} holds the model {built.model} built in way {built.graph}, not {model} in way {graph}: {again}"
        )
    for name, stated in ((TOKENIZER, built.tokenizer), (GRAPH, built.onnx)):
        if found[name] != stated:
            raise EncoderError(f"{name} in {folder} is not the file that was built: {again}")
    return built


def about(folder: Path) -> Ready:
    """What its `model.json` says, the files beside it not looked at; `EncoderError` when it does not say it, `OSError`
    when it cannot be read.
    """
    try:
        return Ready(**json.loads((folder / ABOUT).read_text(encoding="utf-8")))
    # A file nested thousands deep is no description either.
    except (ValueError, TypeError, RecursionError) as error:
        raise EncoderError(f"the {ABOUT} in {folder} does not say what was built") from error


def _sha256(file: Path) -> str:
    with file.open("rb") as source:
        return hashlib.file_digest(source, "sha256").hexdigest()
