"""From flags to a way of evaluating."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

from proofspan.encoders import Encoder, Fitted
from proofspan.errors import SettingError
from proofspan.evaluation import How as Evaluated
from proofspan.evaluation.how import KS, PLAIN
from proofspan.passages.chunkers import counted
from proofspan.retrieval import Method
from proofspan.settings import factories
from proofspan.settings.adding import COUNTED, encoder_for, had
from proofspan.settings.asking import idle_encoder
from proofspan.settings.how import AUTO, NONE, How
from proofspan.settings.layers import Settings, load
from proofspan.settings.remembering import remembered
from proofspan.settings.sending import agreed
from proofspan.settings.who import words
from proofspan.stores import Layout

FLAGS = ("ks", "chunker", "generator", "detect_products", "counterfactual")
"""What `evaluate` is asked for beside settings."""


def depths(text: str | None) -> tuple[int, ...]:
    """The depths of `1,3,5`, ascending; those that are usual where none are named. Raises `SettingError`."""
    if text is None:
        return KS
    items = words(text, option="k", example="1,3,5")
    if wrong := [item for item in items if not (item.isascii() and item.isdigit() and 1 <= int(item) <= 100_000)]:
        raise SettingError(f"k {text!r}: {wrong[0]!r} is no whole number from 1 to 100000")
    return tuple(sorted({int(item) for item in items}))


@dataclass(frozen=True, slots=True)
class Evaluating:
    """The flags of `evaluate` beside those of every search; None where one was not given. `encoding` is told how
    many texts are encoded of how many, `telling` a line that somebody should read. `as_of` is the day of questions
    that name none, today when it is None. `counterfactual` is also asked of a set's own archive unless it is said, and
    of one that exists only when it is.
    """

    settings: Settings
    ks: str | None = None
    chunker: str | None = None
    generator: str | None = None
    detect_products: bool = False
    encoding: Callable[[int, int], None] = lambda done, of: None
    telling: Callable[[str], None] = lambda line: None
    as_of: date | None = None
    counterfactual: bool | None = None

    @property
    def asked(self) -> dict[str, Any]:
        """All of it as JSON values, so that the same can be asked again whatever is set then."""
        flags = {name: getattr(self, name) for name in FLAGS}
        return {"settings": dict(self.settings.values), **flags}

    @classmethod
    def again(cls, asked: Mapping[str, Any], *, as_of: str) -> "Evaluating":
        """The inverse of `asked`, with the day that was asked about; neither files nor the environment are looked at.

        Raises `SettingError` for what this version does not know.
        """
        sections: dict[str, dict[str, Any]] = {}
        for name, value in asked["settings"].items():
            section, _, key = name.partition(".")
            sections.setdefault(section, {})[key] = value
        settings = load(sections, environ={}, folder=Path(Path.cwd().anchor))
        return cls(settings, **{name: asked[name] for name in FLAGS}, as_of=date.fromisoformat(as_of))

    def own(self, languages: Iterable[str]) -> Evaluated:
        """How a set is evaluated on an archive of its own, with documents in these languages.

        Without a method or an encoder named: hybrid with the encoder for the languages, and bm25 with a note where
        that is not here. Raises `EncoderError` for an encoder that was named and is not here.
        """
        search, note = self.settings.search, ""
        name = encoder_for(languages) if search.encoder == AUTO else search.encoder
        encoder: Encoder | Fitted | None = None
        if search.method == AUTO and search.encoder == AUTO:
            encoder, note = had(name)
            how = search.concrete(Method.HYBRID if encoder is not None else Method.BM25, name)
        else:
            how = search.concrete(Method.BM25 if name == NONE else Method.HYBRID, name)
            if how.encodes and name == NONE:
                how.made_encoder()  # says why these two cannot be
            if how.encodes or counted(self._spec):
                encoder = factories.encoder(name)
            else:
                note = idle_encoder(self.settings, how)
        made = self._made(how, encoder, chunker=self._spec, note=note)
        return replace(made, counterfactual=self.counterfactual is not False)

    def on(self, layout: Layout | None) -> Evaluated:
        """How a set is evaluated on an archive that exists; `SettingError` for a chunker, since that one is cut."""
        if self.chunker is not None:
            raise SettingError(
                "--chunker cuts the set's own archive, and --archive names one that is cut: leave one out"
            )
        how = self.settings.search.settled(layout)
        spec = layout.chunker if layout is not None else PLAIN
        needed = how.encodes or counted(spec)
        # What counts wordpieces of an archive that is cut is its own encoder, also where no vectors are wanted.
        kept = layout.encoder.rpartition("@")[0] if layout is not None and how.encoder == NONE else how.encoder
        encoder = factories.encoder(agreed(kept, named=self.settings.search.encoder)) if needed else None
        note = "" if needed else idle_encoder(self.settings, how)
        made = self._made(how, encoder, chunker=spec, note=note)
        return replace(made, counterfactual=bool(self.counterfactual))

    @property
    def depths(self) -> tuple[int, ...]:
        """The depths that are looked at."""
        return depths(self.ks)

    @property
    def day(self) -> date:
        """The day of questions that name none."""
        return self.as_of or date.today()

    @property
    def _spec(self) -> str:
        return self.chunker or self.settings.add.chunker

    @property
    def _idle(self) -> tuple[str, ...]:
        """A line about each of a judge and a calibration that a flag names where nothing is answered."""
        named = [key for key in ("judge", "calibration") if self.settings.origins[f"answer.{key}"].startswith("--")]
        values = {key: self.settings.values[f"answer.{key}"] for key in named if self.generator is None}
        return tuple(f"nothing is answered without --generator: {k} {v} takes no part" for k, v in values.items())

    def _made(self, how: How, encoder: Encoder | Fitted | None, *, chunker: str, note: str = "") -> Evaluated:
        answer = self.settings.answer
        answering = replace(answer.answering(), detect_products=self.detect_products)
        counts = encoder is not None and not isinstance(encoder, Fitted) and encoder.reads is not None
        made = Evaluated(
            recipe=how.recipe(),
            chunker=chunker if chunker != AUTO else COUNTED if counts else PLAIN,
            encoder=remembered(encoder, self.encoding, self.telling),
            ks=self.depths,
            detect_products=self.detect_products,
            answering=answering if self.generator is not None else None,
            as_of=self.day,
            notes=(*filter(None, (note,)), *self._idle),
        )
        if made.answering is not None and answer.calibrated is not None:
            answer.calibrated.usable(made.config())
        return made
