"""What an encoder reads of a passage: title and heading, no longer than their share, and the body, never cut unseen."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from proofspan.encoders import Encoder
from proofspan.errors import DocumentError
from proofspan.passages import HEAD, Fields, Passage, Reads, fields, packed

if TYPE_CHECKING:
    from proofspan.encoders import Vectors

PIECE = 200
"""How many wordpieces a piece of a longer passage has: as many as passages have by default (docs/why/0007)."""


def passage_vectors(encoder: Encoder, passages: Sequence[Passage], title: str) -> "Vectors":
    """A vector for each passage of one document, shape (len(passages), dimensions).

    A document is encoded by itself, so that its vectors do not depend on what was added beside it. Raises
    `DocumentError` as `as_read` does.
    """
    return encoder.passages([as_read(encoder, passage, title) for passage in passages])


def as_read(encoder: Encoder, passage: Passage, title: str) -> str:
    """The text that the encoder reads of a passage; `DocumentError`, naming it, when that is more than it reads."""
    searched = fields(passage, title)
    if encoder.reads is None:
        return searched.text
    text = _under(_head(searched, encoder.reads), searched.body)
    if (count := len(encoder.reads.pieces(text))) > encoder.reads.limit:
        raise DocumentError(
            f"passage {passage.id} has {count} wordpieces with its title and heading, the encoder {encoder.name} reads "
            f"{encoder.reads.limit}: cut it smaller, or add to a new archive with --chunker wordpieces:200/40, which "
            "counts as the encoder does"
        )
    return text


@dataclass(frozen=True, slots=True)
class Pieces:
    """Texts for an encoder, with the key of the passage that each belongs to; a longer passage has several."""

    keys: tuple[int, ...]
    texts: tuple[str, ...]

    @property
    def parted(self) -> int:
        """How many passages are longer than the encoder reads."""
        return len({key for key, after in zip(self.keys, self.keys[1:], strict=False) if key == after})


def in_pieces(reads: Reads | None, passages: Iterable[tuple[int, Fields]]) -> Pieces:
    """The passages' texts; of those beyond what is read, pieces of the usual length, title and heading before each."""
    keys: list[int] = []
    texts: list[str] = []
    for key, searched in passages:
        parts = _parts(searched, reads) if reads is not None else [searched.text]
        keys += [key] * len(parts)
        texts += parts
    return Pieces(tuple(keys), tuple(texts))


def _parts(searched: Fields, reads: Reads) -> list[str]:
    head = _head(searched, reads)
    text = _under(head, searched.body)
    if len(reads.pieces(text)) <= reads.limit:
        return [text]
    room = min(PIECE, reads.limit - len(reads.pieces(head)))
    return [_under(head, span.of(searched.body)) for span in packed(searched.body, reads.pieces(searched.body), room)]


def _head(searched: Fields, reads: Reads) -> str:
    """Title and heading, a line each, cut at a word to at most their share of what is read: four fifths, where that is
    little.
    """
    head = "\n".join(part for part in (searched.title, searched.heading) if part)
    pieces = reads.pieces(head)
    share = min(HEAD, reads.limit * 4 // 5)
    if len(pieces) <= share:
        return head
    return next(packed(head, pieces, share)).of(head) if share else ""


def _under(head: str, body: str) -> str:
    return "\n".join(part for part in (head, body) if part)
