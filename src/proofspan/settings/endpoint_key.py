"""The keys for models behind servers: from the environment alone, so that they stand in no file and no receipt."""

import os
from collections.abc import Mapping

VARIABLE, JUDGE_VARIABLE = "PROOFSPAN_ENCODER_KEY", "PROOFSPAN_JUDGE_KEY"


def endpoint_key(environ: Mapping[str, str] = os.environ, *, variable: str = VARIABLE) -> str | None:
    """What the variable holds, without white space around it; None when it is not set or empty."""
    return environ.get(variable, "").strip() or None
