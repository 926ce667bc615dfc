"""The one table from the names that people write to what the rooms build of them.

A name that later versions will know is refused as something missing on this machine (exit 3); any other
unknown name as a wrong setting (exit 2). Nothing falls back in silence.
"""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from proofspan.encoders import Encoder, Fitted
from proofspan.encoders.address import Address
from proofspan.encoders.published import E5, MINILM, Published
from proofspan.errors import MissingExtraError, SettingError
from proofspan.generators import Extractive, Generator, Scripted
from proofspan.retrieval import Method
from proofspan.retrieval.rerank import Lexical, Reranker
from proofspan.settings.endpoint_key import endpoint_key
from proofspan.settings.judging import Named, by_address, by_path
from proofspan.settings.models import fetched
from proofspan.settings.reranking import ByPath
from proofspan.verification import Profile

if TYPE_CHECKING:
    from proofspan.evaluation.calibration import Calibration

GENERATORS: Mapping[str, Callable[[], Generator]] = MappingProxyType({"extractive": Extractive, "scripted": Scripted})
RERANKERS: Mapping[str, Reranker | None] = MappingProxyType({"none": None, "lexical": Lexical()})


def _hashing() -> Fitted:
    # Needs numpy, which an archive that is asked by words alone would not have to load.
    from proofspan.encoders.hashing import Hashing

    return Fitted("hashing", Hashing.fitted)


def _pretrained(published: Published) -> Encoder:
    # Where the model is missing that is said, whether or not what runs it is installed.
    folder = fetched(published.name)
    from proofspan.encoders.pretrained import Pretrained

    return Pretrained.load(folder, published)


def _endpoint(address: str) -> Encoder:
    from proofspan.encoders.endpoint import Endpoint

    return Endpoint(Address.parse(address), key=endpoint_key())


ENCODERS: Mapping[str, Callable[[], Encoder | Fitted]] = MappingProxyType(
    {"hashing": _hashing, **{model.name: partial(_pretrained, model) for model in (MINILM, E5)}}
)

LENT = frozenset({"hashing"})
"""Encoders whose vectors no archive keeps: they are made of all of it when it is asked."""

BY_PATH = "the path of a cross-encoder"
JUDGE_BY_PATH = "the path of a folder with a model of inference"
BY_ADDRESS = "a URL with the model's name, such as http://127.0.0.1:8080/v1#NAME"

NOT_YET: Mapping[str, str] = MappingProxyType(
    {
        "openai": "needs a client for language models, and this version has none",
        "ollama": "needs a client for language models, and this version has none",
        "llamacpp": "needs an engine for language models, and this version has none",
    }
)
"""Names of the contract whose parts are not there: they are missing, not misspelt."""


def method(name: str) -> Method:
    """How candidates are found; `SettingError` for an unknown name and for one that another store has."""
    if name == "ts_rank_cd":
        raise SettingError(f"method ts_rank_cd is PostgreSQL's, and this archive is embedded: use {_or(Method)}")
    if name in tuple(Method):
        return Method(name)
    raise _unknown("method", name, tuple(Method))


def reranker(name: str) -> Reranker | None:
    """The second stage, None for `none`; what a path names is loaded when it is first asked, not here.

    Raises `SettingError` for a path where nothing is, and for an unknown name.
    """
    if name in RERANKERS:
        return RERANKERS[name]
    if _exists(name):
        return ByPath(name)
    if "/" in name or "." in name:
        raise SettingError(
            f"rerank {name}: there is no such file or folder; name a cross-encoder's, or write {_or(RERANKERS)}"
        )
    raise _unknown("rerank", name, (*RERANKERS, BY_PATH))


def encoder(name: str) -> Encoder | Fitted:
    """The encoder of that name; `EncoderError` for one whose model is not here, `SettingError` for an unknown name and
    for an address that cannot be one, `MissingExtraError` without the libraries that it needs.
    """
    if name == "none":
        raise SettingError(
            "encoder none makes no vectors and counts no wordpieces, and here one of these is needed: name one, or "
            "leave out what needs it"
        )
    known_encoder(name)
    return ENCODERS[name]() if name in ENCODERS else _endpoint(name)


def known_encoder(name: str) -> None:
    """Raises as `encoder` does for a name that is none and for an address that cannot be one; nothing is loaded."""
    if "://" in name:
        Address.parse(name)
    elif name not in ENCODERS:
        raise _unknown("encoder", name, (*ENCODERS, "none", BY_ADDRESS))


def generator(name: str) -> Generator:
    """What drafts answers; `SettingError` for an unknown name, `MissingExtraError` for one not here yet."""
    if name in GENERATORS:
        return GENERATORS[name]()
    raise _unknown("generator", name, tuple(GENERATORS))


def profile(name: str) -> Profile:
    """How strictly answers are checked; `SettingError` for any name but those there are."""
    if name in tuple(Profile):
        return Profile(name)
    raise SettingError(f"profile {name!r} does not exist in this version: write {_or(Profile)}")


def judge(name: str) -> Named | None:
    """What looks again at answers that verification let pass, None for `none`; nothing is loaded or asked here.

    Raises `SettingError` for a path where no folder is, for an address that cannot be one, and for an unknown name.
    """
    if name == "none":
        return None
    if "://" in name:
        return by_address(name)
    if _exists(name, setting="judge") and Path(name).is_dir():
        return by_path(name)
    if "/" in name or "." in name:
        raise SettingError(f"judge {name}: there is no such folder; name {JUDGE_BY_PATH}, {BY_ADDRESS}, or write none")
    raise _unknown("judge", name, ("none", JUDGE_BY_PATH, BY_ADDRESS))


def calibration(name: str) -> "Calibration | None":
    """The calibration in a file, None for `none`; `SettingError` when there is none in it, `FrozenError` when it was
    changed.
    """
    if name == "none":
        return None
    from proofspan.evaluation.calibration import Calibration

    return Calibration.read(Path(name))


def _exists(name: str, *, setting: str = "rerank") -> bool:
    try:
        # An empty name would be the folder that the command runs in.
        return bool(name) and Path(name).exists()
    except OSError as error:
        raise SettingError(f"{setting} {name} cannot be looked for ({error.strerror}): name another path") from error


def _unknown(setting: str, name: str, known: tuple[str, ...]) -> SettingError | MissingExtraError:
    if name in NOT_YET:
        return MissingExtraError(f"{setting} {name} {NOT_YET[name]}: use {_or(known)}")
    return SettingError(f"no {setting} {name!r}: write {_or(known)}")


def _or(names: "Mapping[str, object] | tuple[str, ...] | type[Method] | type[Profile]") -> str:
    *rest, last = [str(name) for name in names]
    return f"{', '.join(rest)} or {last}" if rest else last
