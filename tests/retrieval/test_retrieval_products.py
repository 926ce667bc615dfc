"""Products named in a question filter, and leave the ranking text."""

from dataclasses import replace
from datetime import date

from proofspan.documents import PUBLIC, Policy
from proofspan.eligibility import Eligibility, Identity
from proofspan.retrieval import Query, Recipe, find, rank, with_products
from proofspan.stores import Configure, Layout
from proofspan.stores.contract import document, put
from proofspan.stores.embedded import EmbeddedStore

NOBODY = Eligibility(Identity.anonymous(), date(2026, 6, 1))


def store() -> EmbeddedStore:
    """AX-42 and AX-24 sheets, one of a product with a plain name, one that ops alone read."""
    made = EmbeddedStore.in_memory()
    made.write(Configure(Layout(made.analyzer, "whole")))
    for name, product, group in (
        ("a", "AX-42", PUBLIC),
        ("b", "AX-24", PUBLIC),
        ("c", "Rack", PUBLIC),
        ("d", "ZX-9", "ops"),
    ):
        policy = Policy(products=frozenset({product}), allowed_groups=frozenset({group}))
        made.write(put(document(name, f"limit of {name}, code E47", policy)))
    return made


def asked(text: str) -> Query:
    """The query as it is after products were looked for."""
    return with_products(Query(text, NOBODY, 5), store().entries(NOBODY))


def test_a_code_filters_and_leaves_the_text() -> None:
    """AX-42 named: only its documents compete, and the text ranked for no longer has it."""
    query = asked("What is the limit of AX-42?")
    assert (query.eligibility.products, query.ranking_text) == (frozenset({"AX-42"}), "What is the limit of ?")


def test_case_and_dashes_do_not_matter() -> None:
    """ax-42 and AX\u201142 name AX-42; AX-421, XAX-42 and 42 do not."""
    named = [bool(asked(f"limit {word}").eligibility.products) for word in ("ax-42", "AX‑42", "AX-421", "XAX-42", "42")]
    assert named == [True, True, False, False, False]


def test_several_products_are_any_of_them() -> None:
    """Two named: documents of either compete."""
    query = asked("AX-42 or AX-24")
    assert query.eligibility.products == frozenset({"AX-42", "AX-24"})
    assert rank(store(), query, Recipe()).eligible == 2


def test_plain_names_are_not_products() -> None:
    """A product without the form of a code is filtered by only when asked for by its option."""
    assert not asked("limit of the Rack").eligibility.products


def test_a_product_that_may_not_be_read_is_unknown() -> None:
    """A code that only hidden documents carry is reported like one that nobody carries, and stays in the text."""
    for code in ("ZX-9", "QX-1"):
        query = asked(f"limit {code}")
        assert not query.eligibility.products and query.searched == f"limit {code}"
        assert rank(store(), query, Recipe()).notes == (f"unknown-code: {code}",)


def test_a_code_in_the_text_is_known() -> None:
    """E47 is no product, but documents have it: nothing to report."""
    assert rank(store(), asked("E47"), Recipe()).notes == ()


def test_only_the_whole_token_leaves_the_text() -> None:
    """AX-421 before AX-42 stays as it is."""
    assert asked("AX-421 or AX-42?").ranking_text == "AX-421 or ?"


def test_a_product_is_named_whatever_touches_it() -> None:
    """Elided articles, possessives and slashes name products as well as blanks do, and nothing is unknown then."""
    for text in ("Quanto pesa l'AX-42?", "the AX-42's limit", "AX-42/AX-24", "(AX-42)"):
        query = asked(text)
        assert "AX-42" in query.eligibility.products
        assert rank(store(), query, Recipe()).notes == () or "unknown" not in rank(store(), query, Recipe()).notes[0]


def test_an_unknown_product_is_said() -> None:
    """Asked for by its option, a product that no readable document carries gives a note, hidden or not."""
    for product in ("ZX-9", "QX-1"):
        eligibility = replace(NOBODY, products=frozenset({product}))
        found = find(store(), Query("limit", eligibility, 5), Recipe())
        assert found.notes[-1] == f"unknown-product: {product}" and found.eligible == 0


def test_spellings_of_a_product_are_one_product() -> None:
    """AX-42 and ax-42 on two documents: named either way, both compete."""
    made = EmbeddedStore.in_memory()
    made.write(Configure(Layout(made.analyzer, "whole")))
    for name, product in (("a", "AX-42"), ("b", "ax-42")):
        policy = Policy(products=frozenset({product}), allowed_groups=frozenset({PUBLIC}))
        made.write(put(document(name, "hose limit", policy)))
    query = with_products(Query("hose limit AX-42", NOBODY, 5), made.entries(NOBODY))
    assert query.eligibility.products == {"AX-42", "ax-42"} and rank(made, query, Recipe()).eligible == 2


def test_a_question_of_a_product_alone_leaves_nothing_to_rank_for() -> None:
    """The code filters and leaves the text; nothing is unknown, and no word is left to look for."""
    query = asked("AX-42?")
    assert (query.searched, rank(store(), query, Recipe()).notes) == ("?", ("no-lexical-tokens",))
    assert asked("AX-42").searched == ""
