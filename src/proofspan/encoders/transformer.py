"""A transformer that is ready in a folder: texts to wordpieces to vectors, one run of the graph a batch."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from proofspan.encoders.batching import batches
from proofspan.encoders.loading import session, tokenizer
from proofspan.encoders.piece_spans import piece_spans
from proofspan.encoders.ready import GRAPH, TOKENIZER
from proofspan.errors import TooLongError
from proofspan.spans import Span

if TYPE_CHECKING:
    from tokenizers import Encoding, Tokenizer

    from proofspan.encoders import Vectors

MEND = "fetch the model again"


class Transformer:
    """The graph and the tokenizer of a folder; `limit` is how many wordpieces of a text it reads, its marks left out.

    `threads` is how many cores a run takes, all that this process may use when it is None. A text's vector depends on
    the text alone, to the last bit on one machine: not on the texts beside it, their order or the threads. Raises
    `MissingExtraError` without the libraries that run it, `EncoderError` when a file cannot be loaded.
    """

    def __init__(self, folder: Path, *, limit: int, threads: int | None = None) -> None:
        self.limit = limit
        self._tokenizer = tokenizer(folder / TOKENIZER, mend=MEND)
        # Rewritten, it would run operators that are slower than those which it was written with.
        self._session = session(folder / GRAPH, threads=threads, mend=MEND, as_written=True)
        self._marks = self._tokenizer.num_special_tokens_to_add(is_pair=False)
        self._unknown = _unknown(self._tokenizer)

    @property
    def dimensions(self) -> int:
        """The length of a vector."""
        return int(self._session.get_outputs()[0].shape[1])

    def encode(self, texts: Sequence[str], *, prefix: str = "") -> "Vectors":
        """Vectors of length 1 in the order given, shape (len(texts), dimensions).

        A text without any known word gives the zero vector. `prefix` is put in front of each text, for a model that
        was trained so; it counts neither as known words nor towards the limit. Raises `EncoderError` before anything
        is computed when a text has more wordpieces than the limit.
        """
        before = len(self._encoding(prefix.rstrip(), marks=False).ids)
        ids = [self._ids(text, prefix, before) for text in texts]
        vectors = np.zeros((len(texts), self.dimensions), np.float32)
        places = [place for place, known in enumerate(ids) if known]
        for batch in batches([len(ids[place]) for place in places]):
            rows = [places[number] for number in batch]
            vectors[rows] = self._run([ids[row] for row in rows])
        return vectors

    def pieces(self, text: str) -> tuple[Span, ...]:
        """Where each wordpiece stands in the text, in order, none empty and none beginning with white space.

        Pieces that one character was taken apart into stand all at that character; a text of white space has none.
        """
        return piece_spans(text, self._encoding(text, marks=False).offsets)

    def _ids(self, text: str, prefix: str, before: int) -> list[int]:
        """What the graph is given, nothing when no word of the text is known; the prefix has `before` pieces."""
        encoding = self._encoding(prefix + text, marks=True)
        count = len(encoding.ids) - self._marks - before
        if count > self.limit:
            raise TooLongError(f"a text of {count} wordpieces, the encoder reads {self.limit}: cut it smaller")
        return encoding.ids if self._knows(prefix + text, encoding, len(prefix)) else []

    def _knows(self, text: str, encoding: "Encoding", first: int) -> bool:
        rows = zip(encoding.ids, encoding.offsets, encoding.special_tokens_mask, strict=True)
        return any(
            not mark and number != self._unknown and any(map(str.isalnum, text[max(start, first) : end]))
            for number, (start, end), mark in rows
        )

    def _encoding(self, text: str, *, marks: bool) -> "Encoding":
        # A lone surrogate has no bytes to hand to the tokenizer; like any sign it does not know, it is no word.
        return self._tokenizer.encode(text.encode("utf-8", "replace").decode(), add_special_tokens=marks)

    def _run(self, ids: list[list[int]]) -> "Vectors":
        lengths = np.array([len(row) for row in ids], np.int32)
        vectors: Vectors = self._session.run(["vectors"], {"ids": np.array(ids, np.int64), "lengths": lengths})[0]
        return vectors


def _unknown(tokenizer: "Tokenizer") -> int | None:
    model = json.loads(tokenizer.to_str())["model"]
    named = model.get("unk_token")
    return tokenizer.token_to_id(named) if named else model.get("unk_id")
