"""What an encoder reads of a passage is whole or refused, and in evaluations in pieces that are counted."""

import numpy as np
import pytest

from proofspan.archive import Archive, Submission, Taken
from proofspan.archive.encoding import as_read, in_pieces
from proofspan.documents import Document, Policy, Revision
from proofspan.encoders import Reads
from proofspan.errors import DocumentError, TooLongError
from proofspan.passages import HEAD, Fields, Passage, chunker
from proofspan.passages.windows import words
from proofspan.spans import Span


class Words:
    """An encoder that counts words and reads 60 of them; it is asked for no vector here."""

    name, digest, languages = "words", "1", None
    reads = Reads(60, words)

    def passages(self, texts):
        """Nothing."""
        raise AssertionError("not asked for")

    query = passages


def _passage(text: str, heading: str = "") -> Passage:
    return Passage(Revision("d", "v1"), Span(0, len(text)), heading, text)


def test_title_heading_and_body_are_read() -> None:
    """One a line, in this order."""
    assert as_read(Words(), _passage("body", "Part > Point"), "Title") == "Title\nPart > Point\nbody"


def test_a_long_head_is_cut_at_a_word() -> None:
    """Of a title of 50 words 48 are read, and all of the body that the limit of 60 leaves room for."""
    title = " ".join(f"t{n}" for n in range(50))
    read = as_read(Words(), _passage(" ".join(["b"] * 12)), title)
    assert read.split() == [f"t{n}" for n in range(HEAD)] + ["b"] * 12


def test_a_passage_beyond_the_limit_is_named() -> None:
    """Sixty words and a title of one are 61: refused with the passage's id, the count and the limit."""
    text = " ".join(["b"] * 60)
    with pytest.raises(DocumentError, match=r"d-v1:0-119 has 61 wordpieces .* reads 60"):
        as_read(Words(), _passage(text), "T")


def test_pieces_have_the_head_in_front() -> None:
    """A body of 100 words under a title of one is read as 59 and 41 words, the title before each."""
    body = " ".join(f"b{n}" for n in range(100))
    cut = in_pieces(Words.reads, [(7, Fields("T", "", body)), (9, Fields("T", "", "short"))])
    assert (cut.keys, cut.parted) == ((7, 7, 9), 1)
    assert [len(text.split()) for text in cut.texts] == [60, 42, 2]
    assert all(text.startswith("T\n") for text in cut.texts)


@pytest.mark.parametrize("limit", [1, 2, 5, 40])
def test_an_encoder_that_reads_little_reads_more_than_the_title(limit: int) -> None:
    """Of whatever it reads a fifth at least is the body's: every word of it stands in a piece, and none is too long."""
    body = " ".join(f"b{n}" for n in range(100))
    cut = in_pieces(Reads(limit, words), [(7, Fields("t " * 60, "", body))])
    assert max(len(text.split()) for text in cut.texts) <= limit
    assert {word for text in cut.texts for word in text.split()} >= set(body.split())


class Server(Words):
    """A server that does not say what it reads, and refuses what is more than sixty letters."""

    reads = None

    def passages(self, texts):
        """The length of each; `TooLongError` beyond sixty."""
        if any(len(text) > 60 for text in texts):
            raise TooLongError("a text of more than 60 letters")
        return np.array([[len(text)] for text in texts], np.float32)


def test_a_text_that_only_the_server_finds_too_long_costs_its_document() -> None:
    """The document is refused with the server's words; the one after it is added."""
    archive = Archive.in_memory(encoder=Server())
    archive.configure("whole")
    texts = {"a": "b" * 100, "c": "short"}
    report = archive.add(
        (Submission(name, Document(Revision(name, "v1"), "", text, Policy())) for name, text in texts.items()),
        chunker("whole"),
    )
    assert [(each.taken, each.reason) for each in report.files] == [
        (Taken.REFUSED, "a text of more than 60 letters"),
        (Taken.ADDED, ""),
    ]
