"""Rights found for all revisions at once are those that the reference meaning gives each."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.documents import PUBLIC, Policy, Status, Validity
from proofspan.eligibility import Eligibility, Identity
from proofspan.stores.embedded.rights import Rights

EDGES = (date.min, date.min + timedelta(1), date(2026, 6, 1), date(2026, 6, 2), date.max - timedelta(1), date.max)
DAYS = st.sampled_from(EDGES)
GROUPS = st.frozensets(st.sampled_from(["sales", "ops", PUBLIC]), max_size=2)
PRODUCTS = st.frozensets(st.sampled_from(["AX-42", "AX-24"]), max_size=2)


def validity(one: date, other: date, begun: bool, ended: bool) -> Validity:
    """The days from the earlier to the later, open on the sides that are not given."""
    first, last = sorted((one, other))
    return Validity(first if begun else None, last if ended and first < last else None)


POLICIES = st.builds(
    Policy,
    status=st.sampled_from(list(Status)),
    products=PRODUCTS,
    allowed_groups=GROUPS,
    validity=st.builds(validity, DAYS, DAYS, st.booleans(), st.booleans()),
)
ASKERS = st.builds(
    Eligibility,
    st.builds(Identity, st.just("somebody"), GROUPS),
    DAYS,
    products=PRODUCTS,
    statuses=st.frozensets(st.sampled_from(list(Status))),
)


@given(st.lists(POLICIES, max_size=6), ASKERS)
def test_rights_are_the_reference_meaning(policies: list[Policy], asker: Eligibility) -> None:
    """Whatever statuses, groups, products and days, the first and last day that there are among them."""
    assert Rights.under(policies).admitting(asker).tolist() == [asker.admits(policy) for policy in policies]


@pytest.mark.parametrize("day", EDGES)
def test_what_is_open_on_both_sides_holds_on_every_day(day: date) -> None:
    """On the first and on the last day of the calendar too."""
    policies = [Policy(allowed_groups=frozenset({PUBLIC}))] * 2
    assert Rights.under(policies).admitting(Eligibility(Identity.anonymous(), day)).tolist() == [True, True]


def test_policies_that_differ_in_days_alone_are_one_kind() -> None:
    """Each kind is asked once, so that an archive of many days costs no more than one of few."""
    policies = [Policy(validity=Validity(day, None)) for day in EDGES]
    assert len(Rights.under([*policies, Policy(products=frozenset({"AX-42"}))]).kinds) == 2
