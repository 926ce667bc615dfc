"""Denials are what eligibility refuses, predicate by predicate."""

from datetime import date
from itertools import product

from proofspan.documents import Policy, Status, Validity
from proofspan.eligibility import Eligibility, Identity
from proofspan.evaluation.diagnosis.admission import denials, opened

DAY = date(2026, 6, 1)
ASKER = Eligibility(Identity("somebody", frozenset({"sales"})), DAY, frozenset({"AX-42"}))
VALIDITIES = [
    Validity(),
    Validity(valid_from=DAY),
    Validity(valid_to=DAY),
    Validity(valid_from=date(2026, 6, 2)),
    Validity(date(2026, 1, 1), date(2026, 6, 2)),
]
POLICIES = [
    Policy(status, products, groups, validity)
    for status, products, groups, validity in product(
        Status,
        [frozenset[str](), frozenset({"AX-42", "AX-24"}), frozenset({"AX-24"})],
        [frozenset[str](), frozenset({"public"}), frozenset({"sales"}), frozenset({"ops"})],
        VALIDITIES,
    )
]


def test_nothing_denies_exactly_where_eligibility_admits() -> None:
    """Over 5 * 3 * 4 * 5 policies: no denial where the reference meaning admits, and some where it does not."""
    assert len(POLICIES) == 300
    assert [policy for policy in POLICIES if ASKER.admits(policy) is bool(denials(policy, ASKER))] == []


def test_opening_every_denial_admits_and_all_but_one_does_not() -> None:
    """Each predicate named is necessary: with it alone left as it was, the revision stays out."""
    for policy in POLICIES:
        named = {each.predicate for each in denials(policy, ASKER)}
        assert ASKER.admits(opened(policy, named, ASKER))
        assert not any(ASKER.admits(opened(policy, named - {each}, ASKER)) for each in named)
