"""What a calibration holds for: the way of finding and answering, read from the config that every verb prints."""

from collections.abc import Mapping
from typing import Any

APART = frozenset({"k", "as_of", "counterfactual", "eligibility", "archive", "analyzer", "calibration"})
"""What decides no answer, is said otherwise (k: as `delivered`), or stands in the digest of the code (analyzer)."""
MODELS = {"encoder": "encoder_digest", "rerank": "rerank_digest", "judge": "judge_digest"}
"""Models by path or address: where there is a digest, it stands in the place of the name."""


def way(config: Mapping[str, Any]) -> dict[str, Any]:
    """The way as JSON values, the same for a question that is asked as for a set that is evaluated in this way."""
    values = {name: value for name, value in config.items() if name not in APART}
    values.setdefault("delivered", config.get("k"))
    for name, digest in MODELS.items():
        values[name] = values.pop(digest, None) or values.get(name)
    return dict(sorted(values.items()))
