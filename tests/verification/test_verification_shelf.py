"""Spans that stay as they were read."""

from proofspan.verification import Verifier
from proofspan.verification.reading import LONGEST_KEPT, Shelf


def test_the_last_texts_stay() -> None:
    """Two are kept of three: the first is read again, the last is not."""
    shelf = Shelf(keeps=2)
    first, *_, last = [shelf.reading(text, "en") for text in ("a", "b", "c")]
    assert shelf.reading("c", "en") is last and shelf.reading("a", "en") is not first


def test_a_language_of_its_own_and_long_texts() -> None:
    """The same text in another language is another reading, and a long one is never kept."""
    shelf = Shelf(keeps=2)
    assert shelf.reading("a", "en") is not shelf.reading("a", "it")
    long = "a " * LONGEST_KEPT
    assert shelf.reading(long, "en") is not shelf.reading(long, "en")


def test_kept_spans_change_no_verdict() -> None:
    """The second answer beside the same span gets what a new verifier finds."""
    spans = {"S1": "The AX-42 weighs 18 kg."}
    kept = Verifier(keeps=4)
    for answer in ("The AX-42 weighs 18 kg [S1].", "The AX-42 weighs 19 kg [S1].", "It weighs 18 kg [S1]."):
        assert kept.verify(answer, spans) == Verifier().verify(answer, spans)
