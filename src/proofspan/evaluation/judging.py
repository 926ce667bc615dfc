"""What a list of passages is worth to a case: which evidence each ranked unit brings."""

from collections import defaultdict
from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field

from proofspan.documents import Revision
from proofspan.evaluation.nouns import GoldenCase, Kind, Target
from proofspan.stores import Found


@dataclass(frozen=True, slots=True)
class Judged:
    """The ranked units of one case, each with the ids of the required evidence it brings; no more than `depth`.

    `required` maps the evidence ids to their grades, empty for a case without an answer. `single`: a unit brings
    one id at most, so that ranks of evidence are ranks of units. Of each ranked passage, not unit, `holding` tells
    whether it holds any of the required evidence, `anchored` whether it holds an anchor whole, required or not, and
    `repeats` how many of its sentences stand whole in a passage before it. `excluded` is the required evidence that
    the asker may not see; `ineligible` tells of each passage that an archive open to everybody ranks whether the asker
    may not see it.
    """

    units: tuple[frozenset[str], ...]
    required: Mapping[str, float] = field(default_factory=dict)
    single: bool = False
    holding: tuple[bool, ...] = ()
    anchored: tuple[bool, ...] = ()
    repeats: tuple[int, ...] = ()
    excluded: tuple[str, ...] = ()
    ineligible: tuple[bool, ...] = ()

    def found(self, k: int) -> tuple[str, ...]:
        """The required evidence among the first k units, in the order in which the set names it."""
        brought = frozenset[str]().union(*self.units[:k])
        return tuple(name for name in self.required if name in brought)

    def missing(self, k: int) -> tuple[str, ...]:
        """The required evidence that is not among the first k units."""
        brought = frozenset[str]().union(*self.units[:k])
        return tuple(name for name in self.required if name not in brought)

    @property
    def ranks(self) -> dict[str, int]:
        """The rank from 1 of the first unit that brings each evidence; none for what no unit brings."""
        ranks: dict[str, int] = {}
        for rank, unit in enumerate(self.units, start=1):
            for name in unit:
                ranks.setdefault(name, rank)
        return {name: ranks[name] for name in self.required if name in ranks}


def unit_of(case: GoldenCase, found: Found) -> Hashable:
    """What a passage counts as: its document where documents are required, else itself."""
    return found.passage.revision if _rolled(case) else found.key


def judged(
    case: GoldenCase,
    passages: Sequence[Found],
    *,
    depth: int,
    exact: bool,
    differing: Collection[Revision] = (),
) -> Judged:
    """The first `depth` units among the passages. A document stands where its best passage stands.

    Passages of `differing` revisions take their places and bring nothing: their text is not the one that is asked for.
    """
    required, anchors = _by_revision(case.required, differing), _by_revision(case.anchors, differing)
    units: dict[Hashable, frozenset[str]] = {}
    for found in passages:
        unit = unit_of(case, found)
        if unit not in units:
            if len(units) == depth:
                break
            units[unit] = frozenset(target.id for target in _met(required, found, exact))
    return Judged(
        units=tuple(units.values()),
        required={target.id: target.grade for target in case.required},
        single=_single(case, exact),
        holding=tuple(bool(_met(required, found, exact)) for found in passages[:depth]),
        anchored=tuple(bool(_met(anchors, found, exact)) for found in passages[:depth]),
    )


def _rolled(case: GoldenCase) -> bool:
    return bool(case.required) and all(target.kind is Kind.DOCUMENT for target in case.required)


def _single(case: GoldenCase, exact: bool) -> bool:
    if _rolled(case):
        return True
    places = {(target.revision, target.spans) for target in case.required}
    return exact and len(places) == len(case.required) and all(t.kind is Kind.PASSAGE for t in case.required)


def _by_revision(targets: Sequence[Target], differing: Collection[Revision]) -> dict[Revision, list[Target]]:
    by_revision: defaultdict[Revision, list[Target]] = defaultdict(list)
    for target in targets:
        if target.revision not in differing:
            by_revision[target.revision].append(target)
    return dict(by_revision)


def _met(targets: dict[Revision, list[Target]], found: Found, exact: bool) -> list[Target]:
    passage = found.passage
    near = targets.get(passage.revision, ())
    return [target for target in near if target.met_by(passage.revision, passage.span, exact=exact)]
