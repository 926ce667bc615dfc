"""Forms of one word that no stemmer joins, and near synonyms: one key for all of them."""

from proofspan.verification.words import kin_en, kin_it


def _keyed(groups: str) -> dict[str, str]:
    """The key of every stem of the groups."""
    parted = [group.split() for group in groups.split("/")]
    return {stem: stems[0] for stems in parted for stem in stems}


_KEYS = {"en": _keyed(kin_en.GROUPS), "it": _keyed(kin_it.GROUPS)}


def kin(plain: str, stem: str, language: str) -> str:
    """The key of a folded word: that of its irregular forms and near synonyms where it has any, else its stem."""
    keys = _KEYS.get(language)
    if keys is None:
        return stem
    return keys.get(stem) or keys.get(plain, stem)
