"""What a search reads, counted in statements: texts of hits alone, one state, no list of all documents."""

import sqlite3
from collections.abc import Sequence
from functools import cache

import numpy as np
import pytest

from proofspan.analysis import is_code
from proofspan.documents import PUBLIC, Policy
from proofspan.retrieval import Method, Query, Recipe, find
from proofspan.retrieval.products import may_name
from proofspan.retrieval.rerank import Lexical
from proofspan.stores import Configure, Layout
from proofspan.stores.contract import asker, document, put
from proofspan.stores.embedded import EmbeddedStore

OPEN = Policy(allowed_groups=frozenset({PUBLIC}), products=frozenset({"AX-42"}))


class Letters:
    """An `Encoder` of three dimensions: how many of the letters a, e and o stand in a text."""

    name, digest, languages, reads = "letters", "1", None, None

    def passages(self, texts: list[str]) -> np.ndarray:
        """A row for each text."""
        return np.stack([self.query(text) for text in texts])

    def query(self, text: str) -> np.ndarray:
        """The direction of a text."""
        counted = np.array([text.count(letter) for letter in "aeo"], np.float32)
        return counted / (np.linalg.norm(counted) or np.float32(1))


@cache
def store() -> EmbeddedStore:
    """Sixty documents of one passage, with vectors."""
    made = EmbeddedStore.in_memory()
    made.write(Configure(Layout(made.analyzer, "whole", "letters@1")))
    for number in range(60):
        written = document(f"d{number}", f"hose rack {'a' * (number % 7)} {'e' * (number % 5)} o", OPEN)
        made.write(put(written, Letters().passages([written.text])))
    return made


def statements(question: str, recipe: Recipe, *, k: int = 3) -> list[str]:
    """The statements that a search sends to the record, the arrays being there already."""
    sent: list[str] = []
    find(store(), Query("hose", asker(), k), recipe, encoder=Letters())
    connection: sqlite3.Connection = store()._db
    connection.set_trace_callback(sent.append)
    find(store(), Query(question, asker(), k), recipe, encoder=Letters())
    connection.set_trace_callback(None)
    return sent


@pytest.mark.parametrize("method", list(Method))
@pytest.mark.parametrize("reranker", [None, Lexical()])
def test_only_hits_are_read(method: Method, reranker: Lexical | None) -> None:
    """Whatever was compared, the texts of the best three are read and no other."""
    recipe = Recipe(method, reranker=reranker)
    sent = statements("hose aa", recipe)
    assert sum(s.startswith("SELECT text FROM contents") for s in sent) == 3


@pytest.mark.parametrize("reranker", [None, Lexical()])
def test_a_search_looks_at_one_state(reranker: Lexical | None) -> None:
    """Both lists, all that is compared and the hits are of one state."""
    assert statements("hose aa", Recipe(Method.HYBRID, reranker=reranker)).count("BEGIN") == 1


def test_no_state_is_held_while_a_model_reads() -> None:
    """A reranker of another kind finds no transaction under way: what is erased meanwhile need not wait for it."""

    class Reading(Lexical):
        """Says whether the record is being looked at while it scores."""

        def scores(self, question: str, candidates: Sequence[tuple[str, str]]) -> list[float]:
            looking.append(store()._db.in_transaction)
            return super().scores(question, candidates)

    looking: list[bool] = []
    statements("hose aa", Recipe(Method.HYBRID, reranker=Reading()))
    assert looking == [False, False]


def test_documents_are_listed_only_for_a_word_with_a_digit() -> None:
    """A question without a digit cannot name a product: `may_name` says so, and lists are not asked for."""
    assert [may_name(text) for text in ("what of the hose", "AX-42", "the 4 bars", "")] == [False, True, True, False]


def test_every_code_may_name_a_product() -> None:
    """Whatever Unicode calls a digit counts, in any form: no code is passed over."""
    codes = [f"ax{chr(n)}" for n in range(0x110000) if chr(n).isdigit() and is_code(f"ax{chr(n)}")]
    assert len(codes) > 100 and [code for code in codes if not may_name(code)] == []


def test_a_passage_withdrawn_while_it_is_ranked_leaves_its_place() -> None:
    """Of a pool the best k that can still be read are given: what was withdrawn meanwhile is passed over."""
    made = EmbeddedStore.in_memory()
    made.write(Configure(Layout(made.analyzer, "whole")))
    for name in ("one", "two", "three"):
        made.write(put(document(name, "hose", OPEN)))

    class Losing(EmbeddedStore):
        """Gives no passage of the first key."""

        def read(self, keys, eligibility, *, at=None):  # type: ignore[no-untyped-def]
            return tuple(found for found in super().read(keys, eligibility, at=at) if found.key != 1)

    losing = Losing(made._db, None)
    hits = find(losing, Query("hose", asker(), 2), Recipe(reranker=Lexical())).hits
    assert [hit.found.key for hit in hits] == [2, 3]
