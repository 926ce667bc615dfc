"""Which texts go through an encoder together: those of one length, as many as fill a batch."""

from collections.abc import Iterator, Sequence

BUDGET = 512
"""How many pieces a batch holds."""


def batches(lengths: Sequence[int], *, budget: int = BUDGET) -> Iterator[tuple[int, ...]]:
    """The places of all texts, a batch at a time, longest first; texts of one length in the order given.

    A batch's texts are of one length, `budget` pieces together at most; a text that is longer stands alone. Nothing
    is padded: a padded text's sums run in another order, so that its last bits would depend on its batch mates, and
    with them on texts that its reader may not read.
    """
    batch: list[int] = []
    for place in sorted(range(len(lengths)), key=lambda place: -lengths[place]):
        if batch and (lengths[place] != lengths[batch[0]] or (len(batch) + 1) * lengths[place] > budget):
            yield tuple(batch)
            batch = []
        batch.append(place)
    if batch:
        yield tuple(batch)
