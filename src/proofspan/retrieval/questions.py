"""A question as an encoder reads it: whole, or in pieces where it is longer than the encoder reads."""

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from proofspan.encoders import Encoder
from proofspan.passages import Reads, packed

if TYPE_CHECKING:
    from proofspan.encoders import Vectors

NAMES = {"en": "English", "it": "Italian"}
"""Languages as notes name them; codes alone read like words, `it` above all."""


def encoded(question: str, encoder: Encoder) -> "tuple[Vectors, tuple[str, ...]]":
    """The question's vector, shape (dimensions,), and notes.

    A question beyond what the encoder reads is not cut: its vector is the direction of its pieces' mean, and a
    note says in how many pieces it was read. One without a word that the encoder knows has the zero vector, to which
    nothing is near.
    """
    reads = encoder.reads
    pieces = reads.pieces(question) if reads is not None else ()
    if reads is None or len(pieces) <= reads.limit:
        return encoder.query(question), ()
    # White space alone has no parts, though an encoder may count it.
    parts = list(_parts(question, reads, reads.limit)) or [""]
    first, *others = (encoder.query(part) for part in parts)
    total = sum(others, first)
    length = math.sqrt(float((total * total).sum()))
    return total / (length or 1.0), (
        f"question-in-pieces: {len(parts)}, since {encoder.name} reads {reads.limit} wordpieces at once",
    )


def _parts(text: str, reads: Reads, size: int) -> Iterator[str]:
    """The text in parts that the encoder reads whole: one cut inside a word can count more pieces by itself."""
    for span in packed(text, reads.pieces(text), size):
        part = span.of(text)
        if len(reads.pieces(part)) <= reads.limit or size == 1:
            yield part
        else:
            yield from _parts(part, reads, max(1, size // 2))


def mismatch(encoder: Encoder, languages: tuple[str, ...]) -> tuple[str, ...]:
    """A note where passages that compete are in a language that the encoder was not made for."""
    made = encoder.languages
    foreign = [language for language in languages if made is not None and language not in made]
    if made is None or not foreign:
        return ()
    return (
        f"language-mismatch: encoder {encoder.name} was made for {_in_words(sorted(made))}, and there are passages in "
        f"{_in_words(foreign)}: how near it puts them says little; ask by bm25, or add the documents to a new archive "
        "with --encoder e5",
    )


def _in_words(languages: Sequence[str]) -> str:
    return " and ".join(NAMES.get(language, language) for language in languages)
