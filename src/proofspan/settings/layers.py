"""Four layers of settings, each over the one before: defaults, proofspan.toml, PROOFSPAN_* and flags.

Keys are `section.key`: `search.method` is `method` under `[search]` in the file, PROOFSPAN_SEARCH_METHOD in the
environment and `--method` as a flag. docs/settings.md lists them all.
"""

import json
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from proofspan.errors import ProofspanError, SettingError
from proofspan.passages import Reads
from proofspan.passages.chunkers import chunker as chunker_of
from proofspan.passages.windows import words
from proofspan.prompts import Frame
from proofspan.settings.answering import AnswerSettings
from proofspan.settings.how import AUTO, How, field_weights
from proofspan.settings.location import settings_file

PREFIX = "PROOFSPAN_"
NOT_KEYS = frozenset(
    {
        "PROOFSPAN_ARCHIVE",
        "PROOFSPAN_CONFIG",
        "PROOFSPAN_ENCODER_KEY",
        "PROOFSPAN_JUDGE_KEY",
        "PROOFSPAN_MODELS",
        "PROOFSPAN_TEST_DATA",
        "PROOFSPAN_VECTORS",
    }
)
"""Variables of the environment that say where things are, not how they are done, or that are secret."""

DEFAULT = "default"
"""The origin of a value that nobody wrote."""

_HOW, _ANSWER = How(), AnswerSettings()

DEFAULTS: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "add": {"chunker": AUTO},
        "search": {
            "method": _HOW.method,
            "k": _HOW.k,
            "pool": _HOW.pool,
            "rerank": _HOW.rerank,
            "encoder": _HOW.encoder,
            "fields": "title,heading,body",
        },
        "answer": {
            "generator": _ANSWER.generator,
            "profile": _ANSWER.profile,
            "deliver": _ANSWER.deliver,
            "order": _ANSWER.order,
            "max_sentences": Frame().max_sentences,
            "budget": Frame().budget,
            "abstention": _ANSWER.abstention,
            "detect_products": True,
            "judge": _ANSWER.judge,
            "calibration": _ANSWER.calibration,
        },
    }
)
"""Every key there is, with its default."""

Layer = Mapping[str, Mapping[str, Any]]
"""Values by section and key."""

Written = tuple[str, object, str]
"""A key, its value as it was written, and where."""

Made = TypeVar("Made")


@dataclass(frozen=True, slots=True)
class AddSettings:
    """What a new archive is made with when `add` names nothing else; `auto`: what suits its encoder, or none."""

    chunker: str

    def __post_init__(self) -> None:
        if self.chunker != AUTO:
            # Only the form is looked at: what counts wordpieces is known once there is an encoder.
            chunker_of(self.chunker, reads=Reads(sys.maxsize, words))


@dataclass(frozen=True, slots=True)
class Settings:
    """What the layers came to: the plain values by `section.key`, where each came from, and objects made of them.

    A section is made, and so looked at, when it is asked for: what is wrong for `add` stops no question. Each raises
    `SettingError` for a value that cannot be, naming its key and where it was written if that was no flag.
    """

    values: Mapping[str, Any]
    origins: Mapping[str, str]
    file: Path | None

    @property
    def add(self) -> AddSettings:
        """What a new archive is made with."""
        return self._made("add", AddSettings)

    @property
    def search(self) -> How:
        """How passages are found."""
        return self._made("search", _how)

    @property
    def answer(self) -> AnswerSettings:
        """How answers are made and checked; `MissingExtraError` for a generator that is not here."""
        return self._made("answer", AnswerSettings)

    def check(self) -> None:
        """Raises what is wrong with any section."""
        _ = self.add, self.search, self.answer

    def _made(self, section: str, make: Callable[..., Made]) -> Made:
        keys = {key: self.values[f"{section}.{key}"] for key in DEFAULTS[section]}
        for key, value in keys.items():
            origin = self.origins[f"{section}.{key}"]
            if origin == DEFAULT or origin.startswith("--"):
                continue
            try:
                make(**{key: value})
            except ProofspanError as error:
                raise type(error)(f"{origin}: {section}.{key}: {error}") from error
        return make(**keys)

    def lines(self, *, origins: bool) -> Iterator[str]:
        """The settings as lines of a proofspan.toml, each with its origin as a comment if that is wanted."""
        for section, keys in DEFAULTS.items():
            yield f"[{section}]"
            for key in keys:
                name = f"{section}.{key}"
                value = self.values[name]
                # JSON's strings, numbers and truth values are TOML's; what a terminal would obey is written out.
                line = f"{key} = {json.dumps(value, ensure_ascii=not str(value).isprintable())}"
                yield f"{line:<40}  # {self.origins[name]}" if origins else line
            yield ""


def load(flags: Layer, *, environ: Mapping[str, str], folder: Path) -> Settings:
    """The settings for a command run in `folder`; flags that are None were not given.

    Raises `SettingError` for a key that does not exist, naming where it stands and the nearest one that does,
    and for a value of another type, naming where it came from.
    """
    file = settings_file(environ=environ, folder=folder)
    layers = [tuple(layer) for layer in (_from_file(file), _from_environment(environ), _from_flags(flags))]
    origins = dict.fromkeys(_known(), DEFAULT)
    origins.update({key: origin for layer in layers for key, _, origin in layer})
    sections: Layer = DEFAULTS
    if any(layers):
        # pydantic takes longer to load than a question to answer: it is spared where nothing was written.
        from proofspan.settings.reading import read

        upper_first = [_nested(layer) for layer in reversed(layers)]
        sections = read(upper_first, defaults=DEFAULTS, origins=origins)
    values = {f"{section}.{key}": value for section, keys in sections.items() for key, value in keys.items()}
    return Settings(MappingProxyType(values), MappingProxyType(origins), file)


def _nested(layer: Sequence[Written]) -> dict[str, dict[str, object]]:
    sections: dict[str, dict[str, object]] = {section: {} for section in DEFAULTS}
    for key, value, _ in layer:
        section, _, name = key.partition(".")
        sections[section][name] = value
    return sections


def _how(**keys: Any) -> How:
    return How(**{**keys, **({"fields": field_weights(keys["fields"])} if "fields" in keys else {})})


def _from_file(file: Path | None) -> Iterator[Written]:
    if file is None:
        return
    try:
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise SettingError(f"{file} cannot be read as TOML: {error}") from error
    for section, keys in tables.items():
        if not isinstance(keys, dict):
            raise _no_section(section, where=str(file))
        if section not in DEFAULTS:
            raise _no_key(section, tuple(DEFAULTS), where=str(file))
        for key, value in keys.items():
            if key not in DEFAULTS[section]:
                raise _no_key(f"{section}.{key}", _known(), where=str(file))
            yield f"{section}.{key}", value, str(file)


def _from_environment(environ: Mapping[str, str]) -> Iterator[Written]:
    known = {f"{PREFIX}{key.replace('.', '_').upper()}": key for key in _known()}
    for name in sorted(environ):
        if name.startswith(PREFIX) and name not in NOT_KEYS:
            if name not in known:
                raise _no_key(name, (*known, *NOT_KEYS), where="the environment")
            yield known[name], environ[name], name


def _from_flags(flags: Layer) -> Iterator[Written]:
    for section, keys in flags.items():
        for key, value in keys.items():
            if value is not None:
                yield f"{section}.{key}", value, f"--{key.replace('_', '-')}"


def _known() -> tuple[str, ...]:
    return tuple(f"{section}.{key}" for section, keys in DEFAULTS.items() for key in keys)


def _no_section(key: str, *, where: str) -> SettingError:
    """The error for a value above all sections, or under a section's own name."""
    if key in DEFAULTS:
        example = next(iter(DEFAULTS[key]))
        return SettingError(
            f"{where}: {key} is a section, not a setting: write [{key}], and under it such as {example} = .."
        )
    name = key.rpartition(".")[2]
    sections = [section for section, keys in DEFAULTS.items() if name in keys]
    if sections:
        return SettingError(f"{where}: {key} stands in no section: write it as {name} under [{sections[0]}]")
    return _no_key(key, _known(), where=where)


def _no_key(key: str, known: tuple[str, ...], *, where: str) -> SettingError:
    near = get_close_matches(key, known, n=1, cutoff=0.0)
    return SettingError(f"{where}: there is no setting {key}; the nearest is {near[0]}")
