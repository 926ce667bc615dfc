"""From flags to a way of evaluating."""

from dataclasses import replace
from datetime import date

from proofspan.errors import SettingError
from proofspan.evaluation import How as Evaluated
from proofspan.evaluation.how import KS
from proofspan.settings.layers import Settings
from proofspan.settings.who import words


def depths(text: str | None) -> tuple[int, ...]:
    """The depths of `1,3,5`, ascending; those that are usual where none are named. Raises `SettingError`."""
    if text is None:
        return KS
    items = words(text, option="k", example="1,3,5")
    if wrong := [item for item in items if not (item.isascii() and item.isdigit() and 1 <= int(item) <= 100_000)]:
        raise SettingError(f"k {text!r}: {wrong[0]!r} is no whole number from 1 to 100000")
    return tuple(sorted({int(item) for item in items}))


def evaluated(
    settings: Settings, *, ks: str | None, chunker: str | None, generator: str | None, detect_products: bool, own: bool
) -> Evaluated:
    """How a set is evaluated; without a generator named nothing is answered. `own`: on an archive of the set's own.

    Raises `SettingError` for a chunker where the archive has been cut already.
    """
    if chunker is not None and not own:
        raise SettingError("--chunker cuts the set's own archive, and --archive names one that is cut: leave one out")
    answering = replace(settings.answer.answering(), detect_products=detect_products)
    return Evaluated(
        recipe=settings.search.recipe(),
        chunker=chunker or settings.add.chunker,
        encoder=settings.search.made_encoder(),
        ks=depths(ks),
        detect_products=detect_products,
        answering=answering if generator is not None else None,
        as_of=date.today(),
    )
