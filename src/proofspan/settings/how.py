"""How candidates are found and ranked: the flags of [how] as one value, and back from the config it prints."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from proofspan.encoders import Encoder, Fitted
from proofspan.errors import SettingError
from proofspan.retrieval import Method, Recipe
from proofspan.retrieval.hybrid import WEIGHTS
from proofspan.retrieval.rerank import Reranker
from proofspan.retrieval.searching import POOLS
from proofspan.settings import factories
from proofspan.settings.sending import agreed
from proofspan.settings.who import words
from proofspan.stores import FieldWeights, Layout

AUTO, NONE = "auto", "none"
ENGLISH, MULTILINGUAL = "minilm", "e5"
MOST_CANDIDATES = 100_000
"""Neither `k` nor `pool` may be larger: nobody reads so much, and a slip of the hand should not ask for it."""


def field_weights(text: str) -> FieldWeights:
    """The weights of `title,heading,body` or of some of them, which must include the body.

    A field that is named counts as it does by default, one that is not counts nothing. Raises `SettingError`.
    """
    named = words(text, option="fields", example="title,heading,body")
    known = ("title", "heading", "body")
    if unknown := [name for name in named if name not in known]:
        raise SettingError(f"no field {unknown[0]!r} in fields {text!r}: the fields are {', '.join(known)}")
    if "body" not in named:
        raise SettingError(f"fields {text!r} leave out the body, which citations point at: add body")
    usual = FieldWeights()
    return FieldWeights(
        title=usual.title if "title" in named else 0.0,
        heading=usual.heading if "heading" in named else 0.0,
        body=usual.body,
    )


@dataclass(frozen=True, slots=True)
class How:
    """A retrieval recipe by its names; `k` hits of `pool` candidates from each list, 0: as is usual for the method.

    Method and encoder `auto` are decided by what the archive keeps, see `settled`. Raises `SettingError`.
    """

    method: str = AUTO
    k: int = 5
    pool: int = 0
    rerank: str = "none"
    encoder: str = AUTO
    fields: FieldWeights = field(default_factory=FieldWeights)
    reranker: Reranker | None = field(init=False, repr=False, compare=False)
    """The second stage that `rerank` names; kept, so that a model is loaded once for config and recipe."""

    def __post_init__(self) -> None:
        for name, value, least in (("k", self.k, 1), ("pool", self.pool, 0)):
            if not least <= value <= MOST_CANDIDATES:
                usual = " (0: as is usual for the method)" if not least else ""
                raise SettingError(f"{name} is a whole number from {least} to {MOST_CANDIDATES}{usual}, got {value}")
        if self.method != AUTO:
            factories.method(self.method)
        object.__setattr__(self, "reranker", factories.reranker(self.rerank))
        # Before anything prints it or keeps it: an address can hold a password.
        if self.encoder not in (AUTO, NONE):
            factories.known_encoder(self.encoder)

    def settled(self, layout: Layout | None) -> "How":
        """The same with nothing left open, for an archive with this layout.

        The encoder is the archive's own, the method hybrid where the archive keeps vectors or an encoder was named
        and bm25 where neither is so, the pool that which is usual for the method. Raises `SettingError` where the
        archive alone names a server elsewhere, and where it keeps no vectors for a method that compares them.
        """
        kept = layout.encoder.rpartition("@")[0] if layout is not None else ""
        named = self.encoder if self.encoder not in (AUTO, NONE) else ""
        method = Method.HYBRID if (named or kept) and self.encoder != NONE else Method.BM25
        if kept and not named and self.encoder != NONE and self.method != Method.BM25:
            kept = agreed(kept, named=self.encoder)
        made = self.concrete(method, named or kept or ENGLISH)
        if layout is not None and not kept and made.encodes and made.encoder not in (NONE, *factories.LENT):
            better = named or f"{ENGLISH} or {MULTILINGUAL}"
            raise SettingError(
                f"this archive keeps no vectors, and method {made.method} compares them: ask it by bm25 without an "
                f"encoder, or add its documents to a new archive with --encoder {better}"
            )
        return made

    def concrete(self, method: str, encoder: str) -> "How":
        """The same with this method and encoder where it leaves them open, and the pool that is usual for it."""
        method = factories.method(method if self.method == AUTO else self.method)
        encoder = encoder if self.encoder == AUTO else self.encoder
        return replace(self, method=method.value, encoder=encoder, pool=self.pool or POOLS[method])

    @property
    def encodes(self) -> bool:
        """Whether the method compares vectors, so that an encoder is needed at all."""
        return self.method not in (AUTO, Method.BM25)

    def recipe(self) -> Recipe:
        """What retrieval does by these settings, once they are settled."""
        return Recipe(
            factories.method(self.method),
            pool=self.pool,
            weights=self.fields,
            reranker=self.reranker,
        )

    def made_encoder(self) -> Encoder | Fitted | None:
        """The encoder, None where the method compares none; `EncoderError` when it is not here."""
        if self.encodes and self.encoder == NONE:
            raise SettingError(f"method {self.method} compares vectors, and encoder none makes none: leave one out")
        return factories.encoder(self.encoder) if self.encodes else None

    def config(self) -> dict[str, Any]:
        """The settings as JSON values; the encoder is null where none takes part."""
        weights = {"title": self.fields.title, "heading": self.fields.heading, "body": self.fields.body}
        return {
            "method": self.method,
            "k": self.k,
            "pool": self.pool,
            "rerank": self.rerank,
            "encoder": self.encoder if self.encodes else None,
            "fields": weights,
            **({"weights": dict(WEIGHTS)} if self.method == Method.HYBRID else {}),
        }

    @classmethod
    def from_config(cls, config: Mapping[str, Any]) -> "How":
        """The inverse of `config`; other keys are left aside."""
        return cls(
            method=config["method"],
            k=config["k"],
            pool=config["pool"],
            rerank=config["rerank"],
            encoder=config["encoder"] or AUTO,
            fields=FieldWeights(**config["fields"]),
        )
