"""Sentences of any text: in order, none empty, and nothing that can be seen left out."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from proofspan.sentences import plain, sentences

PIECES = st.sampled_from(
    "A. |e.g. |ca. 3,5 kg|art. 5|…|?!|.\n|\n\n|\r\n|\r|- |1. || a | b |\n|# |```|[S1]|[S1].|“|”|(|)|\u00a0|\u2028|\x0c"
    "|\x85|😀|e\u0301|\u202e|\u200b|\ud800|. |: |; |Dr. |12.30|x".split("|")
)


@given(st.lists(PIECES, max_size=40).map("".join), st.sampled_from(["en", "it"]))
def test_sentences_cover_what_can_be_seen(text: str, language: str) -> None:
    """Every character that is not white space is in exactly one sentence, none of which is empty."""
    found = sentences(text, language)
    assert all(span.of(text).strip() for span in found)
    assert all(one.end <= other.start for one, other in pairwise(found))
    held = {at for span in found for at in range(span.start, span.end)}
    assert all(at in held or character.isspace() for at, character in enumerate(text))


@given(st.lists(PIECES, max_size=40).map("".join))
def test_plain_sentences_lie_in_the_text(text: str) -> None:
    """The article's own rule, too, gives spans in order and in the text."""
    found = plain(text)
    assert all(one.end <= other.start for one, other in pairwise(found))
    assert all(0 <= span.start < span.end <= len(text) for span in found)
