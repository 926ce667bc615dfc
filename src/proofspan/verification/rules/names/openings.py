"""Words with a capital letter that only begin a sentence: bare forms, words of work and trade, verbs of any person."""

import re

from proofspan.verification.reading import Reading
from proofspan.verification.rules.names.naming import ACRONYM, ENGLISH, ITALIAN, NO_WORDS, foreign, ordinary
from proofspan.verification.words import ordinary_forms, ordinary_work
from proofspan.verification.words.lexicon import Word

_FORMS = {"en": ordinary_forms.ENGLISH, "it": ordinary_forms.ITALIAN}
_STEMS = {"en": ENGLISH | ordinary_work.ENGLISH, "it": ITALIAN | ordinary_work.ITALIAN}
_PREFIXED = re.compile(r"(?:un|re|dis|mis|over|pre|non)(\w{4,})")
_FUTURE = re.compile(r"(\w{3,}?)(?:er|ir)(?:ò|à|ai|emo|ete|anno|ei|esti|ebbe|emmo|este|ebbero)")
"""What is read as it is written: without its accent `firmerà` would end as Rivera does."""
_VERBAL = re.compile(
    r"(?<=\w{4})(?:(?:ando|endo|ate|ete|ite|ar|er|ir|a|i)(?:l[oaie]|si|ti|mi|ci|vi|ne|gli(?:el[oaie]|ene)?)"
    r"|iamo|[aei]ste|[aei]sser?o?|[aei]rono)$"
)
_DETERMINERS = {
    "en": frozenset("the a an your my our this these any every its their".split()),
    "it": frozenset("il i un uno una".split()),
}
"""Words that follow a verb at a beginning, and hardly a name: seal the lid. Italian la, lo, gli may stand before a
verb: Rossi la firma.
"""


def common(word: Word, language: str) -> bool:
    """Whether a word that begins something is no name: an ordinary one, or a form of one that no stem tells."""
    if ordinary(word, language):
        return True
    plain = word.folded
    if plain in NO_WORDS or (word.text.isupper() and 1 < len(plain) <= ACRONYM):
        return False
    italian = language == "it"
    if plain in _FORMS["it" if italian else "en"]:
        return True
    if foreign(plain, language):
        return False
    stems = _STEMS["it" if italian else "en"]
    return word.key in stems or (_a_verb(word, stems) if italian else _prefixed(word, stems))


def bidding(sentence: Reading, at: int) -> bool:
    """Whether an article or the like follows a word that begins something, with nothing between: a bidding does."""
    if at + 1 == len(sentence.words):
        return False
    between = sentence.plain[sentence.places[at][1] : sentence.places[at + 1][0]]
    listed = _DETERMINERS["it" if sentence.language == "it" else "en"]
    return between == " " and sentence.words[at + 1].text in listed


def _prefixed(word: Word, stems: frozenset[str]) -> bool:
    """Whether it is a known word behind a prefix: rewire, unbolted."""
    found = _PREFIXED.fullmatch(word.key)
    return found is not None and found[1] in stems


def _a_verb(word: Word, stems: frozenset[str]) -> bool:
    """Whether it is a person of a known verb, or one with a pronoun behind it: pagherete, firmatelo."""
    future = _FUTURE.fullmatch(word.text.casefold())
    if future:
        return _known(future[1], stems)
    ending = _VERBAL.search(word.folded)
    return ending is not None and _known(word.folded[: ending.start()], stems)


def _known(stem: str, stems: frozenset[str]) -> bool:
    """Whether the beginning of a verb is a stem; its h and its i may belong to the spelling: paghi, invii."""
    return any(each in stems for each in (stem, stem.removesuffix("h"), stem.removesuffix("i"), stem + "i"))
