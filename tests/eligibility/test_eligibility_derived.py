"""What is derived from other documents is read by whoever reads all of them."""

from datetime import date

import pytest

from proofspan.documents import PUBLIC, Policy, Revision, Validity
from proofspan.eligibility import Eligibility, Identity, Predicate, narrowed, narrowed_all, wider

Groups = frozenset[str]
A, B, C, D = (Revision(name, "v1") for name in "abcd")


def groups(*names: str) -> Groups:
    """A set of groups."""
    return frozenset(names)


@pytest.mark.parametrize(
    ("derived", "source", "left"),
    [
        (groups("sales"), groups(PUBLIC), groups("sales")),
        (groups(PUBLIC), groups("sales"), groups("sales")),
        (groups("sales", "ops"), groups("sales", "hr"), groups("sales")),
        (groups("ops"), groups("sales"), groups()),
    ],
)
def test_narrowed_is_who_reads_both(derived: Groups, source: Groups, left: Groups) -> None:
    """Public is everybody on either side; of two sets of groups the common ones are left, none if there are none."""
    assert narrowed(derived, source) == left


def test_wider_is_a_group_that_does_not_read_the_source() -> None:
    """One group too many is wider, fewer are not, and nothing is wider than public."""
    assert wider(groups("sales", "ops"), groups("sales"))
    assert not wider(groups("sales"), groups("sales", "ops"))
    assert not wider(groups("sales"), groups(PUBLIC))


@pytest.mark.parametrize("order", [(B, C, D), (D, C, B)])
def test_rights_pass_through_chains_in_any_order(order: tuple[Revision, ...]) -> None:
    """D from C from B from A, all public but A: all are A's readers', whichever is looked at first."""
    made = {B: [A], C: [B], D: [C]}
    found = narrowed_all({A: groups("sales"), **dict.fromkeys((B, C, D), groups(PUBLIC))}, {r: made[r] for r in order})
    assert found == dict.fromkeys((A, B, C, D), groups("sales"))


def test_each_source_narrows() -> None:
    """A document of two sources is read by those who read both, one that is not there narrows nothing."""
    given = {A: groups("sales", "ops"), B: groups("ops", "hr"), C: groups(PUBLIC)}
    assert narrowed_all(given, {C: [A, B, D], A: (), B: ()}) == {**given, C: groups("ops")}


def test_the_groups_that_were_given_stay_as_they_were() -> None:
    """Narrowing is a new mapping; the documents' own groups are not written to."""
    given = {A: groups("sales"), B: groups(PUBLIC)}
    narrowed_all(given, {B: [A]})
    assert given == {A: groups("sales"), B: groups(PUBLIC)}


def test_a_circle_of_sources_comes_to_an_end() -> None:
    """Two documents that name each other are read by whoever reads both."""
    given = {A: groups("sales", "ops"), B: groups("ops", "hr")}
    assert narrowed_all(given, {A: [B], B: [A]}) == {A: groups("ops"), B: groups("ops")}


def test_a_revision_out_of_its_days_is_denied_by_them() -> None:
    """The predicate that is named is validity when status and groups would let the asker in."""
    policy = Policy(allowed_groups=groups("sales"), validity=Validity(date(2026, 7, 1), None))
    assert Eligibility(Identity("s", groups("sales")), date(2026, 6, 1)).denied_by(policy) is Predicate.VALIDITY
