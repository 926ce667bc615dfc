"""How much a word weighs: the commoner, the less."""

from proofspan.verification.support.rarity_table import BANDS

UNKNOWN = 0.8
"""Weight of a word that the table does not have, and of every word of another language."""

_WEIGHTS = {
    language: {key: weight for weight, keys in bands.items() for key in keys.split()}
    for language, bands in BANDS.items()
}


def rarity(key: str, language: str) -> float:
    """The weight of a word by its key, above 0 and at most `UNKNOWN`."""
    known = _WEIGHTS.get(language)
    return UNKNOWN if known is None else known.get(key, UNKNOWN)
