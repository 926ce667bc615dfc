"""Windows counted in wordpieces: whole words, never more than the window, whatever stands in the text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.documents import Document, Policy, Revision
from proofspan.errors import SettingError
from proofspan.passages import HEAD, Reads, chunker, packed
from proofspan.passages.windows import words
from proofspan.spans import Span


def pairs(text: str) -> list[Span]:
    """A tokenizer that makes a piece of every two characters of a word."""
    return [Span(at, min(at + 2, w.end)) for w in words(text) for at in range(w.start, w.end, 2)]


def said(text: str, size: int, overlap: int = 0) -> list[str]:
    """The windows' texts."""
    return [span.of(text) for span in packed(text, pairs(text), size, overlap)]


def test_whole_words_up_to_the_size() -> None:
    """Of words with 2, 1, 3 and 1 pieces a window of 3 holds the first two, then the third, then the last."""
    assert said("abcd ef ghijkl mn", 3) == ["abcd ef", "ghijkl", "mn"]


def test_the_overlap_is_of_whole_words() -> None:
    """With an overlap of 2 pieces the second window begins again with the last word of the first, which has 1."""
    assert said("ab cd ef gh", 3, 2) == ["ab cd ef", "cd ef gh"]
    assert said("abcd ef ghij kl", 4, 1) == ["abcd ef", "ef ghij kl"]


def test_a_word_longer_than_a_window_is_cut_between_pieces() -> None:
    """Nine characters are five pieces: in windows of two they are three parts, nothing left out."""
    assert said("abcdefghi", 2) == ["abcd", "efgh", "i"]


def thirds(text: str) -> list[Span]:
    """A tokenizer that takes every character of a word apart into three pieces, which all stand at it."""
    return [Span(at, at + 1) for w in words(text) for at in range(w.start, w.end) for _ in range(3)]


@pytest.mark.parametrize(("size", "parts"), [(10, ["xyz", "xyz", "x"]), (3, list("xyzxyzx")), (2, list("xyzxyzx"))])
def test_a_character_is_never_cut(size: int, parts: list[str]) -> None:
    """Of three pieces a character three fit in ten pieces, one in three; in two none does, and each stands alone."""
    assert [span.of("xyzxyzx") for span in packed("xyzxyzx", thirds("xyzxyzx"), size)] == parts


@given(st.text(alphabet="ab cé\n", max_size=80), st.integers(1, 9), st.integers(0, 8))
def test_every_word_stands_in_a_window_of_at_most_the_size(text: str, size: int, overlap: int) -> None:
    """Whatever the text: starts and ends ascend, no window counts more than its size, no visible character is lost."""
    overlap = min(overlap, size - 1)
    spans = list(packed(text, pairs(text), size, overlap))
    assert [s.start for s in spans] == sorted({s.start for s in spans})
    assert [s.end for s in spans] == sorted({s.end for s in spans})
    assert all(len(pairs(span.of(text))) <= size for span in spans)
    covered = {place for span in spans for place in range(span.start, span.end)}
    assert all(place in covered for place, character in enumerate(text) if not character.isspace())


def test_the_window_leaves_room_for_title_and_heading() -> None:
    """What is in front takes up to 48 wordpieces: of 256 that are read, a window may have 208 and not 209."""
    reads = Reads(256, pairs)
    document = Document(Revision("d", "v1"), "T", "ab cd", Policy())
    assert chunker(f"wordpieces:{256 - HEAD}", reads=reads)(document)[0].text == "ab cd"
    with pytest.raises(SettingError, match="write wordpieces:208 or less"):
        chunker(f"wordpieces:{256 - HEAD + 1}", reads=reads)
