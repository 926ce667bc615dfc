"""Where vectors of evaluated texts are kept from one run to the next."""

import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path

from proofspan.encoders import Encoder, Fitted
from proofspan.settings.caches import cache_folder
from proofspan.settings.how import NONE

VARIABLE = "PROOFSPAN_VECTORS"


def remembered(
    encoder: Encoder | Fitted | None, progress: Callable[[int, int], None], note: Callable[[str], None]
) -> Encoder | Fitted | None:
    """The encoder with a file of its own for vectors it has made before; others, and where none is wanted, as they are.

    Vectors tell nearly as much as the texts: the file is readable by its owner alone.
    """
    if encoder is None or isinstance(encoder, Fitted):
        return encoder
    folder = vectors_folder(os.environ)
    if folder is None:
        return encoder
    # numpy is loaded where there are vectors, and not before.
    from proofspan.encoders.remembered import Remembered

    name = re.sub(r"[^a-z0-9]+", "-", encoder.name.lower()).strip("-")[:40]
    return Remembered(encoder, folder / f"{name}-{encoder.digest}.sqlite", progress=progress, note=note)


def vectors_folder(environ: Mapping[str, str]) -> Path | None:
    """The folder that PROOFSPAN_VECTORS names, None for `none`; else `vectors` in the user's cache."""
    named = environ.get(VARIABLE, "")
    if named == NONE:
        return None
    return Path(named) if named else cache_folder(environ) / "vectors"
