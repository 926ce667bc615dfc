"""Forms of one word that no stemmer joins, near synonyms, and words light enough to be no claim of their own."""

from proofspan.verification.kin import english, italian
from proofspan.verification.kin.light import FAINT, LIGHT

__all__ = ["FAINT", "LIGHT", "kin"]


def _keyed(groups: str) -> dict[str, str]:
    """The key of every stem of the groups."""
    parted = [group.split() for group in groups.split("/")]
    return {stem: stems[0] for stems in parted for stem in stems}


_KEYS = {"en": _keyed(english.GROUPS), "it": _keyed(italian.GROUPS)}


def kin(plain: str, stem: str, language: str) -> str:
    """The key of a folded word: that of its irregular forms and near synonyms where it has any, else its stem."""
    keys = _KEYS.get(language)
    if keys is None:
        return stem
    return keys.get(stem) or keys.get(plain, stem)
