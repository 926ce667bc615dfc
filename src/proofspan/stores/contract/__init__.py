"""The tests that every store passes. Inherit `StoreContract`, give it `make`, and let pytest collect the class.

    class TestMine(StoreContract):
        def make(self): return MyStore(...)

The reference is brute force: `Eligibility.admits` on every document, and BM25 in plain Python over those.
"""

from proofspan.stores.contract.facts import StoreContract
from proofspan.stores.contract.world import (
    World,
    asker,
    bm25,
    document,
    failure,
    found_ids,
    passages_of,
    put,
    random_asker,
    random_policy,
)

__all__ = [
    "StoreContract",
    "World",
    "asker",
    "bm25",
    "document",
    "failure",
    "found_ids",
    "passages_of",
    "put",
    "random_asker",
    "random_policy",
]
