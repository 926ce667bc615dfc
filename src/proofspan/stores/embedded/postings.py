"""The terms of one revision's passages, packed: what the record keeps so that arrays can be derived again."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from proofspan.passages import Fields

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from proofspan.analysis import Analyzer

FIELDS = 3
"""Title, heading, body: the columns of every frequency array, in this order."""
MOST = 65_535
"""A frequency above this is counted as this."""


@dataclass(frozen=True, slots=True)
class Postings:
    """`counts[i]` distinct terms in passage i, `terms` their places in `words`, `frequencies` (n, 3) per field."""

    words: tuple[str, ...]
    counts: "NDArray[np.int32]"
    terms: "NDArray[np.int32]"
    frequencies: "NDArray[np.uint16]"


def pack(analyzer: "Analyzer", passages: Sequence[Fields], language: str) -> tuple[str, bytes]:
    """The distinct terms, one a line, and the postings of the passages as bytes."""
    import numpy as np

    places: dict[str, int] = {}
    counts: list[int] = []
    terms: list[int] = []
    columns: tuple[list[int], ...] = ([], [], [])
    counted: dict[str, Counter[str]] = {}
    for fields in passages:
        for repeated in (fields.title, fields.heading):
            if repeated not in counted:
                counted[repeated] = Counter(analyzer.terms(repeated, language))
        title, heading = counted[fields.title], counted[fields.heading]
        body = Counter(analyzer.terms(fields.body, language))
        present = dict.fromkeys((*title, *heading, *body)) if title or heading else body
        counts.append(len(present))
        terms += [places.setdefault(term, len(places)) for term in present]
        for column, count in zip(columns, (title, heading, body), strict=True):
            column += [count.get(term, 0) for term in present] if count else [0] * len(present)
    blob = b"".join(
        (
            np.array([len(counts), len(terms)], "<i4").tobytes(),
            np.array(counts, "<i4").tobytes(),
            np.array(terms, "<i4").tobytes(),
            np.minimum(np.array(columns, np.int64), MOST).T.astype("<u2").tobytes(),
        )
    )
    return "\n".join(places), blob


def unpack(words: str, blob: bytes) -> Postings:
    """The inverse of `pack`; raises `ValueError` when the bytes are not of that shape."""
    import numpy as np

    passages, postings = (int(n) for n in np.frombuffer(blob, "<i4", 2))
    listed = tuple(words.split("\n")) if words else ()
    if passages < 0 or postings < 0 or len(blob) != 8 + 4 * passages + 4 * postings + 2 * FIELDS * postings:
        raise ValueError(f"{len(blob)} bytes do not hold {passages} passages and {postings} postings")
    counts = np.frombuffer(blob, "<i4", passages, 8)
    terms = np.frombuffer(blob, "<i4", postings, 8 + 4 * passages)
    frequencies = np.frombuffer(blob, "<u2", FIELDS * postings, 8 + 4 * (passages + postings))
    if int(counts.sum()) != postings or (postings and not 0 <= int(terms.min()) <= int(terms.max()) < len(listed)):
        raise ValueError("the postings name terms that are not in the list, or more passages than there are")
    return Postings(listed, counts, terms, frequencies.reshape(-1, FIELDS))


def keyed(terms: Iterable[str], language: str) -> list[str]:
    """Terms as they stand in a vocabulary of several languages: stems apart, codes and numbers shared."""
    return [f"{language}:{term}" if term.isalpha() or not any(c.isdigit() for c in term) else term for term in terms]


def asked(analyzer: "Analyzer", text: str, languages: Sequence[str]) -> list[str]:
    """The terms of a question as they stand in a vocabulary, in each of the languages; those that are the same in all
    are taken once.
    """
    terms: list[str] = []
    for place, language in enumerate(languages):
        new = keyed(analyzer.terms(text, language), language)
        terms += [term for term in new if place == 0 or term.startswith(f"{language}:")]
    return terms


def bare(idfs: Mapping[str, float]) -> dict[str, float]:
    """Inverse document frequencies by term without its language; of two languages' the commoner one."""
    result: dict[str, float] = {}
    for term, value in idfs.items():
        word = term.partition(":")[2] or term
        result[word] = min(value, result.get(word, value))
    return result
