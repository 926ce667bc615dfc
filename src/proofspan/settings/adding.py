"""What `add` fills in where a document's metadata says nothing, and what a new archive is made with."""

from dataclasses import dataclass

from proofspan.documents import PUBLIC
from proofspan.documents.manifest import LANGUAGES, Metadata
from proofspan.encoders import Encoder, Fitted
from proofspan.errors import MissingExtraError, SettingError
from proofspan.settings.factories import encoder as encoder_named
from proofspan.settings.layers import Settings
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


def chunker_for(settings: Settings, layout: Layout | None) -> str:
    """The chunker of a run of `add`: the flag's, else the archive's own, else the one that is set."""
    if settings.origins["add.chunker"].startswith("--") or layout is None:
        return settings.add.chunker
    return layout.chunker


def stored_encoder(name: str | None) -> Encoder | None:
    """The encoder whose vectors an archive keeps, None for none and for one that is fitted to the whole archive
    when it is asked and so has nothing to keep. Raises `EncoderError` for one that is not here.
    """
    if name is None or name == "none":
        return None
    made = encoder_named(name)
    return None if isinstance(made, Fitted) else made


def store_named(name: str) -> None:
    """Raises unless `name` is the kind of store there is: `embedded`."""
    if name == "embedded":
        return
    if name == "postgres" or "://" in name:
        raise MissingExtraError(f"store {name} is not part of this version: use embedded")
    raise SettingError(f"no store {name!r}: write embedded")
