"""Evidence that competes and stands too low: at which rank, in which lists, and how deep one must look."""

from dataclasses import replace

from proofspan.evaluation.diagnosis.nouns import Change, Detail, Loss
from proofspan.evaluation.diagnosis.scene import Asking
from proofspan.evaluation.losing import Stage
from proofspan.evaluation.nouns import Target
from proofspan.retrieval import Method, Query, Recipe

WORDS = 40
"""How many of the evidence's own words a question is put in, where its own find nothing."""


def too_low(asking: Asking, target: Target) -> Loss:
    """The loss of evidence that is admitted and not among the first k."""
    k, recipe = asking.how.ks[-1], asking.how.recipe
    lists = places(asking, target)
    rank = asking.deepest(target.id)
    detail: Detail = {"k": k, "pool": recipe.pool, "rank": rank, "lists": lists}
    if not lists:
        message = "no list has it: it shares no word with the question"
        return Loss(Stage.RANKING, "not-listed", message, detail)
    where = ", ".join(f"{name} {place}" for name, place in lists.items())
    if min(lists.values()) <= max(recipe.pool, k):
        message = f"it stands at {rank}, below the first {k} (in the lists: {where})"
        return Loss(Stage.RANKING, "below-k", message, detail)
    message = f"it stands below the first {recipe.pool} of every list ({where}), at {rank} where all is looked at"
    return Loss(Stage.RANKING, "below-pool", message, detail)


def places(asking: Asking, target: Target) -> dict[str, int]:
    """The rank of the first passage with the evidence in each list that the method reads; none where it is not."""
    method = asking.how.recipe.method
    lists = (Method.BM25, Method.DENSE) if asking.how.recipe.fuses else (method,)
    found = {each.value: _place(asking, target, each) for each in lists}
    return {name: place for name, place in found.items() if place is not None}


def _place(asking: Asking, target: Target, method: Method) -> int | None:
    recipe = Recipe(method, weights=asking.how.recipe.weights)
    query = Query(asking.text or asking.case.question.text, asking.eligibility, max(asking.how.recipe.pool, 20))
    while True:
        ranking = asking.archive.search(query, recipe, detect_products=asking.how.detect_products)
        for hit in ranking.hits:
            if target.met_by(hit.found.passage.revision, hit.found.passage.span, exact=asking.exact):
                return hit.rank
        if len(ranking.hits) < query.k:
            return None
        query = replace(query, k=query.k * 4)


def deepened(asking: Asking, target: Target, words: str) -> tuple[tuple[Change, ...], int] | None:
    """What must be changed in how one asks so that the evidence is found, and the rank at which it then stands.

    The pool first, where evidence below it cannot be ranked; then k; at last the question's own words.
    """
    changes: list[Change] = []
    recipe, k = asking.how.recipe, asking.how.ks[-1]
    lists = places(asking, target)
    if not lists:
        return _reworded(asking, target, words)
    needed = min(lists.values())
    if (recipe.fuses or recipe.reranker is not None) and needed > max(recipe.pool, k):
        changes.append(Change("pool", recipe.pool, needed, Stage.RANKING))
        asking = asking.with_pool(needed)
    rank = asking.deepest(target.id)
    if rank is not None and rank > k:
        # A deeper list can change the order of fused ones: what is reported is what a search so deep shows.
        shown = asking.found(target.id, start=rank)
        rank = None if shown is None else shown[1]
        changes += [] if shown is None else [Change("k", k, shown[0], Stage.RANKING)]
    return None if rank is None else (tuple(changes), rank)


def _reworded(asking: Asking, target: Target, words: str) -> tuple[tuple[Change, ...], int] | None:
    asking, before = replace(asking, text=words), asking.case.question.text
    if not words.strip() or not places(asking, target):
        return None
    found = deepened(asking, target, words)
    return found and ((Change("question", before, words, Stage.RANKING), *found[0]), found[1])


def own_words(target: Target, text: str, title: str) -> str:
    """The evidence's first words, its document's title where it has none."""
    said = target.spans[0].of(text) if target.spans else text
    return " ".join(said.split()[:WORDS]) or title
