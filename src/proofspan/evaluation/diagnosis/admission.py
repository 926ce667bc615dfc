"""Which predicates of eligibility keep a revision out, and its policy with some of them lifted."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import StrEnum

from proofspan.documents import PUBLIC, Policy, Status, Validity
from proofspan.eligibility import Eligibility
from proofspan.evaluation.diagnosis.nouns import Loss
from proofspan.evaluation.losing import Stage


class Predicate(StrEnum):
    """What admission asks of a revision, as its metadata calls it."""

    STATUS = "status"
    PRODUCT = "product"
    GROUPS = "groups"
    VALID_FROM = "valid_from"
    VALID_TO = "valid_to"


@dataclass(frozen=True, slots=True)
class Denial:
    """A predicate that keeps a revision out: what is asked, and what is there."""

    predicate: Predicate
    asked: str
    there: str


def denials(policy: Policy, eligibility: Eligibility) -> tuple[Denial, ...]:
    """Every predicate that keeps a revision under this policy out, not the first alone; none when it is admitted."""
    day, validity = eligibility.as_of, policy.validity
    found = []
    if policy.status is Status.QUARANTINED or policy.status not in eligibility.statuses:
        found.append(Denial(Predicate.STATUS, _listed(eligibility.statuses), policy.status.value))
    if eligibility.products and policy.products and not eligibility.products & policy.products:
        found.append(Denial(Predicate.PRODUCT, _listed(eligibility.products), _listed(policy.products)))
    if not policy.allowed_groups & (eligibility.identity.groups | {PUBLIC}):
        asker = _listed(eligibility.identity.groups | {PUBLIC})
        found.append(Denial(Predicate.GROUPS, asker, _listed(policy.allowed_groups) or "nobody"))
    if validity.valid_from is not None and day < validity.valid_from:
        found.append(Denial(Predicate.VALID_FROM, day.isoformat(), validity.valid_from.isoformat()))
    if validity.valid_to is not None and validity.valid_to <= day:
        found.append(Denial(Predicate.VALID_TO, day.isoformat(), validity.valid_to.isoformat()))
    return tuple(found)


def opened(policy: Policy, predicates: Collection[Predicate], eligibility: Eligibility) -> Policy:
    """The policy with nothing of these predicates to keep the asker out, and all others as they are."""
    if Predicate.STATUS in predicates:
        policy = replace(policy, status=min(eligibility.statuses - {Status.QUARANTINED}, default=policy.status))
    if Predicate.PRODUCT in predicates:
        policy = replace(policy, products=frozenset())
    if Predicate.GROUPS in predicates:
        policy = replace(policy, allowed_groups=frozenset({PUBLIC}))
    start, end = policy.validity.valid_from, policy.validity.valid_to
    return replace(
        policy,
        validity=Validity(
            None if Predicate.VALID_FROM in predicates else start,
            None if Predicate.VALID_TO in predicates else end,
        ),
    )


def kept_out(revision: object, found: tuple[Denial, ...]) -> Loss:
    """The loss of evidence that is there, whole, and not for this asker on this day."""
    said = "; ".join(f"{each.predicate}: {_WORDS[each.predicate].format(each=each)}" for each in found)
    return Loss(
        Stage.ELIGIBILITY,
        "+".join(each.predicate for each in found),
        f"{revision} is not admitted by {said}",
        {"predicates": [{"predicate": d.predicate.value, "asked": d.asked, "there": d.there} for d in found]},
    )


_WORDS = {
    Predicate.STATUS: "{each.asked} may be read, and it is {each.there}",
    Predicate.PRODUCT: "{each.asked} is asked about, and it is of {each.there}",
    Predicate.GROUPS: "the asker belongs to {each.asked}, and it is for {each.there}",
    Predicate.VALID_FROM: "{each.asked} is asked about, and it holds from {each.there}",
    Predicate.VALID_TO: "{each.asked} is asked about, and {each.there} is its first day out",
}


def _listed(names: Collection[str]) -> str:
    return ", ".join(sorted(str(name) for name in names))
