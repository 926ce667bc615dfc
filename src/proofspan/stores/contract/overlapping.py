"""The facts about what passages share with a question."""

import random
from collections.abc import Sequence
from itertools import pairwise

from proofspan.analysis import plain_words
from proofspan.documents import Document
from proofspan.passages import fields
from proofspan.stores import Backend, Configure, FieldWeights, Found, Layout, Overlap
from proofspan.stores.contract.world import WORDS, document, put, random_asker, random_policy


def counted(question: Sequence[str], words: Sequence[str]) -> Overlap:
    """What the words share with those of the question, counted one by one."""
    stands = [word for word in words if word in question]
    first = {words.index(word) for word in stands}
    return Overlap(
        words=len(set(stands)),
        pairs=len(set(pairwise(question)) & set(pairwise(words))),
        stretch=max(first) - min(first) + 1 if len(stands) > 1 else 0,
        of_words=len(set(question)),
        of_pairs=len(set(pairwise(question))),
    )


def _shared(question: str, found: Found, weights: FieldWeights) -> Overlap:
    """The counts of a passage that was read back."""
    parts = fields(found.passage, found.title)
    weighed = ((parts.title, weights.title), (parts.heading, weights.heading), (parts.body, weights.body))
    text = "\n".join(text for text, weight in weighed if weight)
    asked, words = (plain_words(each, found.language) for each in (question, text))
    return counted(asked, words)


class OverlapContract:
    """Facts about the overlaps of any store; `StoreContract` inherits these."""

    def make(self) -> Backend:
        """An empty store; inherit and give one."""
        raise TypeError(f"{type(self).__name__} inherits StoreContract without saying what `make` makes")

    def test_overlaps_are_counted_one_by_one(self) -> None:
        """300 random askers, questions and weights have the counts of brute force, for the keys that they may see."""
        chance = random.Random(17)
        for _ in range(10):
            store = self._drawn(chance, 30)
            keys = [key for key, _ in store.texts()]
            for _ in range(30):
                asker, question = random_asker(chance), " ".join(chance.choices(WORDS, k=chance.randint(0, 6)))
                weights = chance.choice((FieldWeights(), FieldWeights(0, 0, 1), FieldWeights(2, 0, 0)))
                wanted = chance.sample(keys, 12)
                held = {found.key: _shared(question, found, weights) for found in store.read(wanted, asker)}
                assert store.overlaps(question, asker, keys=wanted, weights=weights) == held

    def test_one_state_within_another_is_the_same(self) -> None:
        """Held twice it is one, and names the latest write."""
        store = self._drawn(random.Random(3), 2)
        with store.one_state() as outer, store.one_state() as inner:
            assert outer == inner == store.sequence

    def _drawn(self, chance: random.Random, size: int) -> Backend:
        """A store of documents of one to three passages of random words, in two languages."""
        store = self.make()
        with store.holding():
            store.write(Configure(Layout(store.analyzer, "whole")), *(put(_document(chance, n)) for n in range(size)))
        return store


def _document(chance: random.Random, number: int) -> Document:
    lines = (" ".join(chance.choices(WORDS, k=chance.randint(0, 9))) or "-" for _ in range(chance.randint(1, 3)))
    title, language = " ".join(chance.choices(WORDS, k=2)), chance.choice(("en", "it"))
    return document(f"d{number}", "\n".join(lines), random_policy(chance), title=title, language=language)
