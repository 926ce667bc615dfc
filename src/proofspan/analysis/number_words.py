"""Which words are written-out numbers, in English and Italian. Their values are not read: they compare as written."""

import re

_ENGLISH = frozenset(
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen "
    "nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million "
    "millions billion billions trillion dozen dozens".split()
)
_UNIT = "uno|un|due|tre|tré|quattro|cinque|sei|sette|otto|nove"
_TEEN = "dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove"
_TEN = "vent|trent|quarant|cinquant|sessant|settant|ottant|novant"
_BELOW_HUNDRED = rf"(?:(?:{_TEN})[aio]?(?:{_UNIT})?|{_TEEN}|{_UNIT})"
_BELOW_THOUSAND = rf"(?:(?:{_UNIT})?cent(?:o|(?=ott))(?:{_BELOW_HUNDRED})?|{_BELOW_HUNDRED})"
_ITALIAN = re.compile(
    rf"(?:(?:{_BELOW_THOUSAND})?(?:mille|mila)(?:{_BELOW_THOUSAND})?|{_BELOW_THOUSAND}"
    r"|milion[ei]|miliard[oi]|dozzin[ae])"
)
# Words that are more often something else: an article, a pronoun, "you are", a wind.
_OTHERWISE = frozenset(("un", "uno", "sei", "vent", "trent"))
_LONGEST = 40


def is_number_word(word: str, language: str) -> bool:
    """Whether the word is a number written out: `thirty`, `ventiquattro`; never `one`, `uno` or `sei`."""
    plain = word.casefold()
    if language == "en":
        return plain in _ENGLISH
    if language != "it" or plain in _OTHERWISE or len(plain) > _LONGEST:
        return False
    return bool(_ITALIAN.fullmatch(plain))
