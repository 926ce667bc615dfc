"""The parser of citation labels on answers that are made to confuse it."""

import re
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification.citations import cited_sentences, without_citations

LIKE_LABELS = (
    "[S1]~[S2, S1]~[S1,S2]~[S~]~[~S1~]]~[[S1]]~[S01]~[S1 ]~[ S1]~[S 1]~［S1］~[s1]~(S1)~[1]~[^1]~[S1-S3]~【S1】~[Ѕ1]"
    "~[S１]~[S1\n]~[S1\u200b]~[S99999999999999999999]"
)
BETWEEN = ". ~.\n~\n\n~ ~a ~due~42~---~```~# ~- ~| a |~\u202e~\u0301~\ud800~e.g. "
PIECES = st.sampled_from(f"{LIKE_LABELS}~{BETWEEN}".split("~"))
ANSWERS = st.one_of(st.lists(PIECES, max_size=30).map("".join), st.text(alphabet="[]S1, .\na]", max_size=40))


@given(ANSWERS, st.sampled_from(["en", "it"]))
def test_every_answer_is_read_to_its_end(answer: str, language: str) -> None:
    """Sentences ascend, labels are S and a number, and each word of the answer is in a sentence."""
    found = cited_sentences(answer, language)
    assert all(one.span.end <= other.span.start for one, other in pairwise(found))
    assert all(re.fullmatch(r"S[0-9]+", label) and f"{label}" in s.span.of(answer) for s in found for label in s.labels)
    held = {at for sentence in found for at in range(sentence.span.start, sentence.span.end)}
    assert all(at in held for at, character in enumerate(answer) if character.isalnum())


@given(ANSWERS)
def test_blanking_citations_moves_nothing(answer: str) -> None:
    """The answer without its citations is as long as it was, and equal but for bars."""
    blanked = without_citations(answer)
    assert len(blanked) == len(answer)
    assert all(there in (character, "|") for character, there in zip(answer, blanked, strict=True))
