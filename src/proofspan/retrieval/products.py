"""Products named in a question: they filter, and leave the text that is ranked for."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace

from proofspan.analysis import SOFT, folded, is_code, words
from proofspan.retrieval.nouns import Query
from proofspan.stores import Entry


def may_name(text: str) -> bool:
    """Whether a word of the text could be a product's code: it has a digit, as each of these has."""
    return any(any(c.isdigit() for c in _key(word)) for word in words(text))


def with_products(query: Query, readable: Iterable[Entry]) -> Query:
    """The query restricted to the products that its text names as whole tokens, which leave the ranking text.

    Only products with the form of a code (letters and digits in one token, AX-42) that some readable document
    carries are taken; several named: any of them. A query that names products already is left as it is.
    """
    if query.eligibility.products:
        return query
    products = {product for product in _carried(readable) if is_code(product)}
    known: defaultdict[str, set[str]] = defaultdict(set)
    for product in products:
        if words(product) == [product]:
            known[_key(product)].add(product)
    named = [word for word in words(query.text) if _key(word) in known]
    if not named:
        return query
    rest = query.text
    for word in named:
        rest = _without(rest, word)
    eligibility = replace(query.eligibility, products=frozenset().union(*(known[_key(word)] for word in named)))
    return replace(query, eligibility=eligibility, ranking_text=" ".join(rest.split()))


def unknown_products(query: Query, readable: Iterable[Entry]) -> tuple[str, ...]:
    """The products that were asked for and that no readable document carries."""
    return tuple(sorted(query.eligibility.products - _carried(readable)))


def _carried(readable: Iterable[Entry]) -> frozenset[str]:
    """The products of all documents, many of which have the same ones."""
    return frozenset().union(*{entry.policy.products for entry in readable})


def unknown_codes(query: Query, weights: Iterable[str]) -> tuple[str, ...]:
    """The codes of the ranking text that no passage this asker may read has; `weights`: terms that some has."""
    present = set(weights)
    codes = [word for word in words(query.searched) if is_code(word)]
    return tuple(code for code in dict.fromkeys(codes) if _key(code) not in present)


def _key(word: str) -> str:
    """The code as the analyzer writes it: folded, every joint a hyphen."""
    return "-".join(part for part in SOFT.split(folded(word)) if part)


def _without(text: str, word: str) -> str:
    """The text without the first place where the word stands as a whole token."""
    at = -1
    while (at := text.find(word, at + 1)) >= 0:
        end = at + len(word)
        if not (text[at - 1 : at].isalnum() or text[end : end + 1].isalnum()):
            return f"{text[:at]} {text[end:]}"
    return text
