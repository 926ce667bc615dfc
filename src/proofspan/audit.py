"""The record of an ask: who asked what on which state of the archive, what was delivered, what came of it.

A receipt is canonical JSON without a clock in it, named by its own digest: the same question on the same
state gives the same bytes. Whatever comes from the documents' text stands apart in `said`, so that a
withdrawal can erase it and the receipt still proves what was done.
"""

import hashlib
import json
from dataclasses import dataclass
from typing import Any

SCHEMA_VERSION = 1


@dataclass(frozen=True, slots=True)
class Receipt:
    """`body` is what is proved and re-run, `said` the words of the answer, the draft and the faults.

    `said` is None once a source has been withdrawn; the body keeps its digest.
    """

    body: str
    said: str | None

    @property
    def id(self) -> str:
        """The first 20 hexadecimal digits of the body's SHA-256, after `r-`."""
        return f"r-{_digest(self.body)[:20]}"

    @property
    def content(self) -> dict[str, Any]:
        """The body as JSON values."""
        content: dict[str, Any] = json.loads(self.body)
        return content

    @property
    def words(self) -> dict[str, Any] | None:
        """What was said as JSON values, or None."""
        words: dict[str, Any] | None = json.loads(self.said) if self.said is not None else None
        return words


def receipt(content: dict[str, Any], said: dict[str, Any]) -> Receipt:
    """A receipt of JSON values; the digest of what was said goes into the body."""
    words = canonical(said)
    body = {"schema_version": SCHEMA_VERSION, **content, "said_digest": _digest(words)}
    return Receipt(canonical(body), words)


def canonical(value: Any) -> str:
    """JSON with sorted keys and no white space but what strings hold: equal values give equal text."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
