"""The one table from a chunker's written form (`windows:160/32`) to the chunker."""

import re
from collections.abc import Callable

from proofspan.errors import SettingError
from proofspan.passages.by_sentence import by_sentence
from proofspan.passages.nouns import Chunker
from proofspan.passages.paragraphs import paragraphs
from proofspan.passages.whole import sections, whole
from proofspan.passages.windows import windows
from proofspan.passages.wordpieces import Reads, wordpieces

FORMS = (
    "windows:160/32 (words/overlap)",
    "windows:160",
    "wordpieces:200/40 (wordpieces/overlap)",
    "paragraphs:160 (words)",
    "sentences:4/1 (sentences/overlap)",
    "sentences:4/1:plain",
    "sections",
    "whole",
)
"""The written forms that `chunker` reads, as its messages list them."""

_NUMBERS = re.compile(r"(?P<size>-?[0-9]{1,9})(?:/(?P<overlap>-?[0-9]{1,9}))?")

_FIXED: dict[str, Chunker] = {"sections": sections, "whole": whole}
_SIZED: dict[str, Callable[[int, int], Chunker]] = {
    "windows": windows,
    "sentences": by_sentence,
    "sentences:plain": lambda size, overlap: by_sentence(size, overlap, article=True),
}


def counted(spec: str) -> bool:
    """Whether the chunker of that form counts wordpieces, so that it needs an encoder's tokenizer."""
    return spec.partition(":")[0] == "wordpieces"


def chunker(spec: str, *, reads: Reads | None = None) -> Chunker:
    """The chunker that `spec` names, such as `windows:160/32`, `paragraphs:160`, `sentences:4/1:plain` or `whole`.

    `reads` is needed for `wordpieces`. Raises `SettingError` for an unknown name, a missing or malformed number,
    or an overlap that leaves no progress.
    """
    if spec == "given":
        raise SettingError("chunker given: only an evaluation set with a passages.jsonl hands over its passages")
    if spec in _FIXED:
        return _FIXED[spec]
    name, _, rest = spec.partition(":")
    numbers, _, variant = rest.partition(":")
    found = _NUMBERS.fullmatch(numbers)
    if not found or spec.endswith(":"):
        raise _unknown(spec)
    size, overlap = int(found["size"]), int(found["overlap"] or 0)
    if name == "paragraphs" and not variant and found["overlap"] is None:
        return paragraphs(size)
    if name == "wordpieces" and not variant:
        if reads is None:
            raise SettingError(f"chunker {spec} counts by an encoder's tokenizer, and no encoder takes part: name one")
        return wordpieces(size, overlap, reads=reads)
    make = _SIZED.get(f"{name}:{variant}" if variant else name)
    if make is None:
        raise _unknown(spec)
    return make(size, overlap)


def _unknown(spec: str) -> SettingError:
    return SettingError(f"no chunker {spec!r}: write one of {', '.join(FORMS)}")
