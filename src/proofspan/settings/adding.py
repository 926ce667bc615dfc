"""What `add` fills in where a document's metadata says nothing, and what a new archive is made with."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from proofspan.documents import PUBLIC
from proofspan.documents.manifest import LANGUAGES, Metadata
from proofspan.encoders import Encoder, Fitted
from proofspan.errors import EncoderError, MissingExtraError, SettingError
from proofspan.evaluation.how import PLAIN
from proofspan.passages import Chunker, chunker
from proofspan.retrieval import Method
from proofspan.settings.factories import encoder as encoder_named
from proofspan.settings.how import AUTO, ENGLISH, MULTILINGUAL, NONE
from proofspan.settings.layers import Settings
from proofspan.settings.sending import agreed
from proofspan.settings.who import day, groups, products, status
from proofspan.stores import Layout


@dataclass(frozen=True, slots=True)
class Silent:
    """The flags of `add` that fill what is silent, as they were written; None where a flag was not given."""

    groups: str | None = None
    public: bool = False
    status: str | None = None
    product: str | None = None
    valid_from: str | None = None
    language: str | None = None

    def metadata(self) -> Metadata:
        """The lowest layer of every document's metadata. Raises `SettingError` for what cannot be."""
        if self.public and self.groups is not None:
            raise SettingError("--groups and --public were both given: name the groups, or let everybody read")
        if self.language is not None and self.language not in LANGUAGES:
            raise SettingError(f"language {self.language!r} cannot be read: write {' or '.join(LANGUAGES)}")
        named = frozenset({PUBLIC}) if self.public else None
        return Metadata(
            allowed_groups=groups(self.groups) if self.groups is not None else named,
            status=status(self.status) if self.status is not None else None,
            product=products(self.product) if self.product is not None else None,
            valid_from=day(self.valid_from, option="valid-from") if self.valid_from is not None else None,
            language=self.language,
        )


COUNTED = "wordpieces:200/40"
"""The chunker of new archives with an encoder that counts, by our own figures (docs/why); `PLAIN` is that of others."""


@dataclass(frozen=True, slots=True)
class Making:
    """What passages and vectors are made with: the encoder whose vectors are kept, and the chunker with its form.

    `note` says why there is no encoder where one was looked for.
    """

    encoder: Encoder | None
    spec: str
    chunker: Chunker
    note: str = ""


def making(settings: Settings, layout: Layout | None, languages: Callable[[], Iterable[str]]) -> Making:
    """What a run of `add` makes passages with: what flags and settings name, else what the archive was made with;
    for a new archive the encoder for its languages where it is here.

    Raises `EncoderError` or `MissingExtraError` for an encoder that was named and is not here.
    """
    encoder, note = _encoder(settings, layout, languages)
    spec = _spec(settings, layout, encoder)
    return Making(encoder, spec, chunker(spec, reads=encoder.reads if encoder else None), note)


def encoder_for(languages: Iterable[str]) -> str:
    """The name of the encoder for documents in these languages: `minilm` for English alone, else `e5`."""
    return ENGLISH if set(languages) <= {"en"} else MULTILINGUAL


def had(name: str) -> tuple[Encoder | Fitted | None, str]:
    """The encoder of that name, or None and why it is not here."""
    try:
        return encoder_named(name), ""
    except (EncoderError, MissingExtraError) as error:
        return None, f"made without an encoder, for words alone (bm25): {error}"


def _encoder(
    settings: Settings, layout: Layout | None, languages: Callable[[], Iterable[str]]
) -> tuple[Encoder | None, str]:
    name = settings.search.encoder
    if name == NONE or (name == AUTO and settings.search.method == Method.BM25 and layout is None):
        return None, ""
    if name == AUTO and layout is not None:
        kept = layout.encoder.rpartition("@")[0]
        return (_kept(encoder_named(agreed(kept, named=name))), "") if kept else (None, "")
    if name == AUTO:
        made, note = had(encoder_for(languages()))
        return _kept(made), note
    return _kept(encoder_named(name)), ""


def _kept(encoder: Encoder | Fitted | None) -> Encoder | None:
    """One that is fitted to the whole archive when it is asked has nothing to keep."""
    return None if isinstance(encoder, Fitted) else encoder


def _spec(settings: Settings, layout: Layout | None, encoder: Encoder | None) -> str:
    """The flag's, else the archive's own, else the one that is set."""
    if settings.origins["add.chunker"].startswith("--") or layout is None:
        if settings.add.chunker != AUTO:
            return settings.add.chunker
        if layout is None:
            return COUNTED if encoder is not None and encoder.reads is not None else PLAIN
    return layout.chunker


def store_named(name: str) -> None:
    """Raises unless `name` is the kind of store there is: `embedded`."""
    if name == "embedded":
        return
    if name == "postgres" or "://" in name:
        raise MissingExtraError(f"store {name} is not part of this version: use embedded")
    raise SettingError(f"no store {name!r}: write embedded")
