"""A text with the many forms of a sign folded into one, at the same length, so that positions stay."""

import re
import unicodedata

_DASHES = "\u2010\u2011\u2012\u2013\u2212\ufe63\uff0d"
_SPACES = "\u00a0\u202f\u2009\u2007\u2008\u200a\u2002\u2003\u2005"
_FULL_WIDTH = {chr(0xFEE0 + code): chr(code) for code in range(0x21, 0x7F)}
_UNSEEN = re.compile("[\u00ad\u200b-\u200d\u2060\ufeff]")
_POINTS = {"\u066b": ".", "\u066c": ",", "\u066a": "%", "\u2236": ":"}
_FOLDING = _POINTS | dict.fromkeys(_DASHES, "-") | dict.fromkeys(_SPACES, "\u00a0") | _FULL_WIDTH
# Nothing between the accented letters of Europe and the first digits of another script is folded, nor are curly quotes,
# long dashes, dots and the euro: what texts have most of.
_FOLDED = re.compile("[\u0660-\u2013\u2028-\u20ab\u20ad-\U0010ffff]")


def levelled(text: str) -> str:
    """The text, as long as it was, with full-width forms, decimal digits, dashes and fixed spaces folded."""
    return text if text.isascii() else _FOLDED.sub(_level, text)


def visible(text: str) -> str:
    """The text with ligatures, figures below and above the line as plain ones, and without what nobody sees.

    Its length may be another: what is found in it has no place in the text.
    """
    return text if text.isascii() else _UNSEEN.sub("", unicodedata.normalize("NFKC", text))


def _level(found: re.Match[str]) -> str:
    sign = found[0]
    if sign in _FOLDING:
        return _FOLDING[sign]
    return str(unicodedata.decimal(sign)) if sign.isdecimal() else sign
