"""The models that are ready on this machine: where they stand, which there are, and how another is had."""

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from proofspan.encoders.catalogue import MODELS, Model
from proofspan.encoders.ready import ABOUT, GRAPH, TOKENIZER, Ready, about, opened
from proofspan.errors import EncoderError, EnvironmentFailure, MissingExtraError, SettingError
from proofspan.settings.caches import cache_folder

if TYPE_CHECKING:
    # What fetches loads sockets and certificates, which an archive that is asked does not need.
    from proofspan.settings.fetching import Source, Telling

PARTS = (GRAPH, TOKENIZER, ABOUT)
"""The files that every encoder of whole sentences loads."""


@dataclass(frozen=True, slots=True)
class Fetched:
    """A model that is ready: its folder, and where its files came from now, None when it was there already."""

    model: Model
    folder: Path
    origin: str | None


def models_folder(environ: Mapping[str, str], *, platform: str = sys.platform) -> Path:
    """PROOFSPAN_MODELS, else `models` in the cache folder of proofspan; absolute. It need not exist yet.

    Raises `SettingError` when the variable names something else than a folder.
    """
    if named := environ.get("PROOFSPAN_MODELS"):
        folder = Path(named).absolute()
        if folder.exists() and not folder.is_dir():
            raise SettingError(f"PROOFSPAN_MODELS names {named}, which is a file: name a folder, or unset it")
        return folder
    return cache_folder(environ, platform=platform) / "models"


def known(name: str) -> Model:
    """The model of that name; `SettingError` naming those there are."""
    if name not in MODELS:
        raise SettingError(f"no model {name!r}: there are {', '.join(MODELS)}")
    return MODELS[name]


def folder_of(model: Model, models: Path) -> Path:
    """The folder where it stands when it is ready: its name and 12 digits of its weights' digest."""
    return models / f"{model.name}-{model.weights[:12]}"


def ready(model: Model, models: Path) -> bool:
    """Whether it stands there, built from these weights in this version's way; its files are compared with what was
    built by `fetch` and by its encoder.
    """
    folder = folder_of(model, models)
    if not all((folder / part).is_file() for part in PARTS):
        return False
    try:
        return _is_of(model, about(folder))
    except EncoderError:
        return False


def damaged(model: Model, models: Path) -> bool:
    """Whether something stands in its place that its encoder would not load: parts are missing or cannot be read, or
    another version built them. `fetch` makes it anew.
    """
    return folder_of(model, models).exists() and not ready(model, models)


def _is_of(model: Model, built: Ready) -> bool:
    return (built.model, built.graph, built.weights) == (model.name, model.graph, model.weights)


def fetched(name: str, *, environ: Mapping[str, str] = os.environ) -> Path:
    """The folder of a model that is ready; `EncoderError` naming the command that fetches it."""
    model, models = known(name), models_folder(environ)
    if damaged(model, models):
        raise EncoderError(
            f"the model {name} in {folder_of(model, models)} is damaged, or another version built it: run `proofspan "
            f"models fetch {name}`, which makes it anew"
        )
    if not ready(model, models):
        raise EncoderError(
            f"the model {name} is not on this machine (looked in {models}): run `proofspan models fetch {name}`"
        )
    return folder_of(model, models)


def fetch(model: Model, *, models: Path, by: "Source", telling: "Telling") -> Fetched:
    """The model, ready in `models`: as it stood there undamaged, else built from files had in the way `by`.

    Raises `MissingExtraError` before anything is downloaded, and what `by` raises; nothing half done is ever left
    under the model's name. Bytes of a transfer that was cut stay, to be gone on with.
    """
    folder = folder_of(model, models)
    if _whole(model, folder):
        return Fetched(model, folder, None)
    if absent := [module for module in model.needs if find_spec(module) is None]:
        raise MissingExtraError(
            f"the model {model.name} needs {', '.join(absent)}: run pip install 'proofspan[minilm]', then fetch again"
        )
    models.mkdir(parents=True, exist_ok=True)
    with _alone(models / f".{folder.name}.lock", telling):
        if _whole(model, folder):
            return Fetched(model, folder, None)
        with _raw(models / f".{folder.name}.raw") as raw:
            origin = by(model, raw, telling)
            telling.say(f"{model.name}: building what its encoder loads")
            _build(model, raw, folder)
    return Fetched(model, folder, origin)


def _whole(model: Model, folder: Path) -> bool:
    try:
        return _is_of(model, opened(folder, model=model.name, graph=model.graph))
    except EncoderError:
        return False


def _build(model: Model, raw: Path, folder: Path) -> None:
    building = folder.parent / f".{folder.name}.building"
    _forget(building)
    building.mkdir()
    try:
        model.build(raw, building)
        opened(building, model=model.name, graph=model.graph)
        for part in building.iterdir():
            _to_disk(part)
        _forget(folder)
        building.rename(folder)
    finally:
        _forget(building)


def _to_disk(file: Path) -> None:
    # A rename can outlive a power cut that the bytes of the file do not.
    with file.open("r+b") as written:
        os.fsync(written.fileno())


@contextmanager
def _raw(raw: Path) -> Iterator[Path]:
    """A folder for a model's files, removed afterwards unless bytes in it are worth going on from."""
    raw.mkdir(exist_ok=True)
    keep = False
    try:
        yield raw
    except (EnvironmentFailure, KeyboardInterrupt) as error:
        keep = not isinstance(error, EncoderError) and any(raw.iterdir())
        raise
    finally:
        if not keep:
            _forget(raw)


def _forget(folder: Path) -> None:
    if folder.exists():
        shutil.rmtree(folder)


@contextmanager
def _alone(lock: Path, telling: "Telling") -> Iterator[None]:
    """Waits until no other process fetches the same model. The lock dies with its process."""
    try:
        import fcntl
    except ImportError:
        # Windows: whoever fetches twice at once there is told so by a file in use.
        yield
        return
    with lock.open("ab") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            telling.say(f"waiting for another process that fetches the same model ({lock})")
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def listed(models: Path) -> tuple[dict[str, object], ...]:
    """A row for each model there is, ready or not."""
    return tuple(row(model, models) for model in MODELS.values())


def row(model: Model, models: Path) -> dict[str, object]:
    """A model as JSON values: what it is, where it is from and where it stands; `bytes` is None until it is ready."""
    folder, is_ready = folder_of(model, models), ready(model, models)
    return {
        "name": model.name,
        "languages": model.languages,
        "licence": model.licence,
        "distribution": model.distribution,
        "hub": model.hub or None,
        "ready": is_ready,
        "damaged": damaged(model, models),
        "folder": str(folder),
        "digest": model.weights,
        "bytes": sum(file.stat().st_size for file in folder.iterdir()) if is_ready else None,
    }


__all__ = [
    "PARTS",
    "Fetched",
    "damaged",
    "fetch",
    "fetched",
    "folder_of",
    "known",
    "listed",
    "models_folder",
    "ready",
    "row",
]
