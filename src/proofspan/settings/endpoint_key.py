"""The key for an encoder that is a server: from the environment alone, so that it stands in no file and no receipt."""

import os
from collections.abc import Mapping

VARIABLE = "PROOFSPAN_ENCODER_KEY"


def endpoint_key(environ: Mapping[str, str] = os.environ) -> str | None:
    """What PROOFSPAN_ENCODER_KEY holds, without white space around it; None when it is not set or empty."""
    return environ.get(VARIABLE, "").strip() or None
