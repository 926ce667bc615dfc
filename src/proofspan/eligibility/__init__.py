"""Eligibility: who asks, about what, on which day; and which revisions may compete for the answer.

`Eligibility.admits` is the reference meaning. Every store translates it and is compared with it by the
contract tests. Whatever is missing or malformed denies.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from enum import StrEnum
from typing import Any

from proofspan.documents import IN_FORCE, PUBLIC, Policy, Revision, Status
from proofspan.errors import SettingError


class Predicate(StrEnum):
    """The four questions that admission asks, in the order in which they are asked."""

    STATUS = "status"
    GROUPS = "groups"
    VALIDITY = "validity"
    PRODUCT = "product"


@dataclass(frozen=True, slots=True)
class Identity:
    """Who asks: a subject and the groups a verified login gave, never those a request body names.

    Groups are compared code point by code point: `Sales` is not `sales`. `public` need not be named.
    """

    subject: str
    groups: frozenset[str]

    def __post_init__(self) -> None:
        if not isinstance(self.groups, frozenset) or not all(isinstance(g, str) for g in self.groups):
            raise SettingError(f"groups are a frozenset of strings, got {type(self.groups).__name__}: {self.groups!r}")
        if any(not group or group != group.strip() for group in self.groups):
            raise SettingError("a group is a word: an empty one, or one with white space at its ends, names nobody")

    @classmethod
    def anonymous(cls) -> "Identity":
        """Somebody without a login, who reads what is public and nothing else."""
        return cls("anonymous", frozenset())


@dataclass(frozen=True, slots=True)
class Eligibility:
    """One asker on one day. Empty `products` asks about all of them; the other three have no such reading."""

    identity: Identity
    as_of: date
    products: frozenset[str] = frozenset()
    statuses: frozenset[Status] = field(default=IN_FORCE)

    def __post_init__(self) -> None:
        if not isinstance(self.identity, Identity):
            raise SettingError(f"eligibility needs an Identity, got {self.identity!r}")
        if not isinstance(self.as_of, date) or isinstance(self.as_of, datetime):
            raise SettingError(f"as_of is a calendar day, got {self.as_of!r}")
        if not isinstance(self.products, frozenset) or not isinstance(self.statuses, frozenset):
            raise SettingError("products and statuses are frozensets")
        if not all(isinstance(product, str) and product for product in self.products):
            raise SettingError(f"a product is a word, got {sorted(map(repr, self.products))}")
        if not all(isinstance(status, Status) for status in self.statuses):
            raise SettingError(f"statuses are of {', '.join(Status)}, got {sorted(map(repr, self.statuses))}")

    @classmethod
    def of(cls, values: Mapping[str, Any], identity: Identity) -> "Eligibility":
        """The inverse of `values`, for somebody who may be another than the one who asked then."""
        return cls(
            identity,
            date.fromisoformat(values["as_of"]),
            frozenset(values["products"]),
            frozenset(Status(status) for status in values["statuses"]),
        )

    @property
    def values(self) -> dict[str, Any]:
        """Groups, day, products and statuses as JSON values: what outputs and receipts say of an asker."""
        return {
            "groups": sorted(self.identity.groups),
            "as_of": self.as_of.isoformat(),
            "products": sorted(self.products),
            "statuses": sorted(status.value for status in self.statuses),
        }

    def admits(self, policy: Policy) -> bool:
        """Whether a revision under this policy may be ranked for, shown to or cited to this asker."""
        return self.denied_by(policy) is None

    def denied_by(self, policy: Policy) -> Predicate | None:
        """The first predicate that keeps the revision out, or None when it is admitted."""
        if policy.status is Status.QUARANTINED or policy.status not in self.statuses:
            return Predicate.STATUS
        if not policy.allowed_groups & (self.identity.groups | {PUBLIC}):
            return Predicate.GROUPS
        if not policy.validity.holds_on(self.as_of):
            return Predicate.VALIDITY
        if self.products and policy.products and not self.products & policy.products:
            return Predicate.PRODUCT
        return None


def wider(derived: frozenset[str], source: frozenset[str]) -> bool:
    """Whether some group reads what was derived without reading the source it was derived from."""
    return PUBLIC not in source and not derived <= source


def narrowed(derived: frozenset[str], source: frozenset[str]) -> frozenset[str]:
    """The derived document's groups without those that may not read its source."""
    if PUBLIC in source:
        return derived
    return source if PUBLIC in derived else derived & source


def narrowed_all(
    groups: Mapping[Revision, frozenset[str]], sources: Mapping[Revision, Sequence[Revision]]
) -> dict[Revision, frozenset[str]]:
    """The groups of every revision, those of derived ones cut down to whoever reads all their sources, through
    chains of any length and in any order. Sources that are not among the revisions narrow nothing.
    """
    result = dict(groups)
    derived = [revision for revision, named in sources.items() if named]
    for _ in derived:
        before = dict(result)
        for revision in derived:
            for source in sources[revision]:
                if source in result:
                    result[revision] = narrowed(result[revision], result[source])
        if result == before:
            break
    return result


__all__ = ["Eligibility", "Identity", "Predicate", "narrowed", "narrowed_all", "wider"]
