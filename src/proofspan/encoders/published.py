"""The published models that are encoders here, and how each was trained to read."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Published:
    """How a model reads texts.

    `graph` is the way of building what is loaded: another number means other vectors. `limit` is how many wordpieces
    of a text it reads, its marks and the prefix left out. `passage` and `query` stand in front of a text that is
    searched, and of a question. `languages` are those that documents are told to be in here.
    """

    name: str
    graph: int
    limit: int
    languages: frozenset[str]
    passage: str = ""
    query: str = ""


MINILM = Published("minilm", graph=1, limit=254, languages=frozenset({"en"}))
"""all-MiniLM-L6-v2, for English: it was trained on 256 wordpieces, its two marks among them."""

E5 = Published("e5", graph=1, limit=254, languages=frozenset({"en", "it"}), passage="passage: ", query="query: ")
"""multilingual-e5-small, for Italian, English and archives of both; it was made for a hundred languages.

It could read 508 wordpieces; what is longer than 254 it finds worse in one than in pieces, by our own figures
(docs/why/0007).
"""
