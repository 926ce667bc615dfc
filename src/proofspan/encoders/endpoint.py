"""An encoder that runs as a server: any `/v1/embeddings` as OpenAI defined it, on this machine or elsewhere.

What can be promised of texts that are too long: nothing without a limit, since a server may cut a text and not say so.
With `?limit=N`, N the tokens that the model reads by its card, a text that `counting` counts as longer is an
`EncoderError` before it is sent; and where the server tells how many tokens it read, more than were counted is one too.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from proofspan.encoders.address import Address
from proofspan.encoders.counting import pieces
from proofspan.encoders.posting import Patience, Server, message
from proofspan.errors import EncoderError, TooLongError
from proofspan.passages import Reads

if TYPE_CHECKING:
    from proofspan.encoders import Vectors

TEXTS, CHARACTERS = 32, 60_000
"""How many texts are sent together, and how many characters they have; a longer text is sent alone."""

MARKS = 8
"""Tokens that a server may add to a text, for its marks and a prefix."""

PROBE = "A lighthouse keeper counts the ships that pass at night."


class Endpoint:
    """An `Encoder` at an address; nothing is sent before it is asked for vectors or for its digest.

    Vectors are L2-normalised here. The last bits of one may depend on the texts sent beside it: that is the server's.
    A text without a letter or digit is the zero vector and is not sent. Raises `EncoderError` for whatever the
    server does wrong, naming its URL.
    """

    languages = None

    def __init__(self, address: Address, *, key: str | None = None, patience: Patience | None = None) -> None:
        self.name = address.name
        self.reads = Reads(address.limit, pieces) if address.limit else None
        self._address = address
        self._server = Server(address.url, key=key, patience=patience or Patience())
        self._probed: Vectors | None = None
        self._dimensions: int | None = None

    @property
    def digest(self) -> str:
        """16 hexadecimal digits of the model's name, its dimensions, and the place and sign of the largest number in
        the vector of one fixed sentence: mostly another digest when another model answers to the name.

        It must not change with the last bits of a server's sums, since an archive is refused to another digest.
        Signs of all the larger numbers would: with noise of a thousandth of the vector's length, one in five vectors
        changes some number's side of any line drawn between large and small. The largest number stays the largest
        unless the second is as near as the noise, which at that noise happens to one model in some hundreds.
        """
        vector = self._probe()
        place = int(np.abs(vector).argmax())
        material = f"{self._address.model}\n{len(vector)}\n{place}{'+' if vector[place] > 0 else '-'}\n"
        return hashlib.sha256(material.encode()).hexdigest()[:16]

    def passages(self, texts: Sequence[str]) -> "Vectors":
        """Shape (len(texts), dimensions), asked for in batches. No text is sent when one is over the limit."""
        # A lone surrogate has no bytes that could be sent.
        sent = [text.encode("utf-8", "replace").decode() for text in texts]
        places = [place for place, text in enumerate(sent) if any(map(str.isalnum, text))]
        self._fit([sent[place] for place in places])
        rows = [self._ask([sent[place] for place in batch]) for batch in _batches(places, sent)]
        vectors = np.zeros((len(texts), self._dimensions or len(self._probe())), np.float32)
        if rows:
            vectors[places] = np.concatenate(rows)
        return vectors

    def query(self, text: str) -> "Vectors":
        """Shape (dimensions,)."""
        vector: Vectors = self.passages([text])[0]
        return vector

    def _probe(self) -> "Vectors":
        if self._probed is None:
            self._probed = self._ask([PROBE])[0]
        return self._probed

    def _fit(self, texts: Sequence[str]) -> None:
        for text in texts if self.reads else ():
            if (count := len(pieces(text))) > (self._address.limit or 0):
                raise TooLongError(
                    f"a text of about {count} tokens, {self.name} reads {self._address.limit}: cut it smaller"
                )

    def _ask(self, texts: Sequence[str]) -> "Vectors":
        question = {"model": self._address.model, "input": list(texts), "encoding_format": "float"}
        answer = self._server.ask(question)
        if not isinstance(answer, dict) or not isinstance(answer.get("data"), list):
            said = self._server.quoted(message(answer)) if isinstance(answer, dict) else ""
            raise self._wrong(f"no list of vectors ({said or 'and says nothing of why'})")
        self._read_whole(answer.get("usage"), texts)
        return self._normal(self._in_order(answer["data"], len(texts)))

    def _in_order(self, data: list[object], wanted: int) -> list[object]:
        if len(data) != wanted:
            raise self._wrong(f"{len(data)} vectors where {wanted} were asked for")
        found = {item["index"]: item.get("embedding") for item in data if isinstance(item, dict) and _numbered(item)}
        if set(found) != set(range(wanted)):
            raise self._wrong(f"vectors whose `index` does not count from 0 to {wanted - 1}")
        return [found[place] for place in range(wanted)]

    def _normal(self, embeddings: list[object]) -> "Vectors":
        """Each as float32 of length 1, all of the dimensions that there were before."""
        rows = []
        for embedding in embeddings:
            if not isinstance(embedding, list) or not all(type(value) in (int, float) for value in embedding):
                raise self._wrong("a vector that is no list of numbers, though encoding_format was float")
            if len(embedding) != (self._dimensions or len(embedding) or 1):
                raise self._wrong(f"a vector of {len(embedding)} dimensions, one before had {self._dimensions}")
            self._dimensions = len(embedding)
            rows.append(self._unit(embedding))
        return np.stack(rows)

    def _unit(self, embedding: list[float]) -> "Vectors":
        try:
            vector = np.array(embedding, np.float64)
        except OverflowError as error:
            raise self._wrong("a vector with numbers beyond all measure") from error
        # A length that overflows is no length either.
        with np.errstate(over="ignore"):
            length = float(np.linalg.norm(vector))
        if not np.isfinite(length) or not length:
            raise self._wrong(
                "a vector of zeros" if not length else "a vector with numbers that are none (NaN, infinite)"
            )
        unit: Vectors = (vector / length).astype(np.float32)
        return unit

    def _read_whole(self, usage: object, texts: Sequence[str]) -> None:
        """Raises where the server counts more tokens than were counted here, so that some text may have been cut."""
        tokens = usage.get("prompt_tokens") if isinstance(usage, dict) else None
        limit = self._address.limit
        if limit is None or not isinstance(tokens, int) or tokens < limit:
            return
        counted = sum(len(pieces(text)) + MARKS for text in texts)
        if tokens > counted:
            raise TooLongError(
                f"{self._address.url} counts {tokens} tokens in {len(texts)} texts together, where {counted} were "
                f"expected at most: one of them may be longer than the {limit} that it reads of one, and cut unseen. "
                "Write a smaller ?limit in its address, and cut texts smaller"
            )

    def _wrong(self, what: str) -> EncoderError:
        return EncoderError(
            f"{self._address.url} answers with {what}: does the server have the model {self._address.model!r}, "
            "and does it follow OpenAI's API for embeddings?"
        )


def _numbered(item: dict[str, object]) -> bool:
    return type(item.get("index")) is int


def _batches(places: Sequence[int], texts: Sequence[str]) -> Iterator[list[int]]:
    batch: list[int] = []
    size = 0
    for place in places:
        if batch and (len(batch) == TEXTS or size + len(texts[place]) > CHARACTERS):
            yield batch
            batch, size = [], 0
        batch.append(place)
        size += len(texts[place])
    if batch:
        yield batch
