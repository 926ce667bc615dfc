"""Figures, settings and foreign text as words: what nobody would see is shown, never obeyed."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from proofspan.documents.readers.invisible import invisible

DASH = "–"
MINUS = "−"
_BREAKS = re.compile("[\t\n\x0b\x0c\r\x1c-\x1f\x85\u2028\u2029]+")
_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_UNSEEN = frozenset({"Cc", "Cs", "Cn", "Co"})


def shown(text: str) -> str:
    """The text on one line; a character that is not seen, or that turns the line around, as `[U+202E]`."""
    line = _BREAKS.sub(" ", text)
    if line.isascii() and line.isprintable():
        return line
    hidden = {place for place, _ in invisible(line)}
    return "".join(
        f"[U+{ord(each):04X}]" if place in hidden or each in _BIDI or unicodedata.category(each) in _UNSEEN else each
        for place, each in enumerate(line)
    )


def clipped(text: str, most: int = 400) -> str:
    """The text, or its beginning and how much more there is."""
    return text if len(text) <= most else f"{text[:most]}… ({len(text) - most:,} characters more)"


def listed(words: Sequence[str], most: int = 20) -> str:
    """The words with commas between them; beyond `most` how many more there are."""
    told = ", ".join(words[:most])
    return f"{told} and {len(words) - most:,} more" if len(words) > most else told


def counted(number: int, noun: str, nouns: str = "") -> str:
    """The number and the noun, in the plural where it is not one."""
    return f"{number:,} {noun if number == 1 else nouns or f'{noun}s'}"


def number(value: float | None) -> str:
    """A figure for a person: three decimals below 10, fewer above; a dash for none."""
    if value is None:
        return DASH
    size = abs(value)
    told = f"{size:,.3f}" if size < 10 else f"{size:,.1f}" if size < 1000 else f"{size:,.0f}"
    return f"{MINUS}{told}" if value < 0 and told.strip("0.,") else told


def signed(value: float | None) -> str:
    """A difference for a person, with its sign."""
    told = number(value)
    return f"+{told}" if value is not None and value > 0 and told.strip("0.,") else told


def interval(ci95: Sequence[float] | None, *, of: Any = number) -> str:
    """An interval for a person: `0.409 to 0.929`; a dash for none."""
    return DASH if ci95 is None else f"{of(ci95[0])} to {of(ci95[1])}"


def chance(p: float | None) -> str:
    """A p for a person: `0.031`, `< 0.001`; a dash for none."""
    if p is None:
        return DASH
    return "< 0.001" if p < 0.001 else f"{p:.3f}"


def setting(value: Any) -> str:
    """A setting's value in words: `title × 2, body × 1`, `1, 3, 5`, `yes`, `none`."""
    if value is None or value == "":
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(
            f"{key} × {each:g}" if _numeric(each) else f"{key}: {setting(each)}" for key, each in value.items()
        )
    if isinstance(value, Iterable) and not isinstance(value, str):
        return ", ".join(setting(each) for each in value)
    return f"{value:g}" if isinstance(value, float) else str(value)


def found_with(config: Mapping[str, Any]) -> str:
    """How it was asked, as one sentence."""
    said = [f"Method {setting(config.get('method'))}"]
    said += [f"over {setting(config['fields'])}"] if config.get("fields") else []
    told = [" ".join(said)]
    for key, words in _SAID.items():
        if config.get(key) not in (None, "", "none", False):
            told.append(words.format(setting(config[key])))
    return f"{'; '.join(told)}."


def _numeric(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


_SAID = {
    "encoder": "encoder {}",
    "chunker": "chunker {}",
    "rerank": "reranked by {}",
    "pool": "pool {}",
    "k": "looked at k {}",
    "generator": "answers by {}",
    "profile": "profile {}",
    "delivered": "the first {} delivered",
    "detect_products": "product codes in questions filter",
    "as_of": "asked as of {} where a question names no day",
    "archive": "on an archive that is {}",
}
