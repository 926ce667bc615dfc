"""Who may see what, on which day: the reference meaning."""

from datetime import date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.documents import PUBLIC, Policy, Status, Validity
from proofspan.eligibility import Eligibility, Identity, Predicate, narrowed, wider
from proofspan.errors import InputError, SettingError

DAY = date(2026, 6, 1)
SALES = Policy(allowed_groups=frozenset({"sales"}))


def asker(*groups: str, as_of: date = DAY) -> Eligibility:
    """Somebody of these groups."""
    return Eligibility(Identity("somebody", frozenset(groups)), as_of)


@pytest.mark.essential
@pytest.mark.parametrize("groups", [(), ("ops",), ("Sales",), ("sale",), ("*",), ("s\u0430les",)])
def test_others_are_denied(groups: tuple[str, ...]) -> None:
    """No group, another, another case, a prefix, a star and a look-alike letter read nothing of sales (T-03, P08)."""
    assert asker(*groups).denied_by(SALES) is Predicate.GROUPS


def test_no_group_on_the_document_means_nobody() -> None:
    """A document without groups is read by nobody, not by everybody."""
    assert not asker("sales", "ops").admits(Policy())


def test_public_is_for_everybody() -> None:
    """The anonymous asker reads what is public and only that."""
    nobody = Eligibility(Identity.anonymous(), DAY)
    assert nobody.admits(Policy(allowed_groups=frozenset({PUBLIC}))) and not nobody.admits(SALES)


@pytest.mark.parametrize(
    "groups", [None, "sales", ["sales"], {"sales"}, frozenset({None}), frozenset({""}), frozenset({" "})]
)
def test_malformed_groups_are_an_error(groups: object) -> None:
    """None, a string, a list, a set, and empty names are refused before anything is asked (T-03)."""
    with pytest.raises(SettingError):
        Identity("somebody", groups)  # type: ignore[arg-type]


def test_eligibility_cannot_be_left_out() -> None:
    """Neither an identity nor a day has a default, and a moment is not a day."""
    with pytest.raises(TypeError):
        Eligibility()  # type: ignore[call-arg]
    with pytest.raises(SettingError):
        Eligibility(None, DAY)  # type: ignore[arg-type]
    with pytest.raises(SettingError):
        Eligibility(Identity.anonymous(), datetime(2026, 6, 1))


@pytest.mark.parametrize("status", list(Status))
def test_only_published_and_current_by_default(status: Status) -> None:
    """Draft, obsolete and quarantined revisions are not asked from."""
    policy = Policy(status=status, allowed_groups=frozenset({"sales"}))
    assert asker("sales").admits(policy) is (status in {Status.PUBLISHED, Status.CURRENT})


def test_quarantine_holds_against_everybody() -> None:
    """Even an operator who asks for every status does not read what is in quarantine."""
    policy = Policy(status=Status.QUARANTINED, allowed_groups=frozenset({"sales"}))
    every = Eligibility(Identity("operator", frozenset({"sales"})), DAY, statuses=frozenset(Status))
    assert every.denied_by(policy) is Predicate.STATUS


@given(st.dates(), st.integers(1, 400))
def test_first_day_in_first_day_out(start: date, days: int) -> None:
    """Whatever the dates, leap days among them: in from valid_from to the day before valid_to (T-12)."""
    if start > date.max - timedelta(days=401) or start == date.min:
        return
    end = start + timedelta(days=days)
    validity = Validity(start, end)
    edges = [start - timedelta(days=1), start, end - timedelta(days=1), end]
    assert [validity.holds_on(day) for day in edges] == [False, True, True, False]


def test_an_interval_without_a_day_is_refused() -> None:
    """Reversed and empty intervals are errors, not documents that nobody ever finds (T-12)."""
    for end in (date(2026, 3, 1), date(2026, 2, 1)):
        with pytest.raises(InputError, match="before"):
            Validity(date(2026, 3, 1), end)


def test_products_filter_only_what_names_products() -> None:
    """Asked about AX-42: its documents and those of no product, not those of AX-24."""
    asked = Eligibility(Identity("s", frozenset({"sales"})), DAY, products=frozenset({"AX-42"}))
    policies = [Policy(products=frozenset(p), allowed_groups=frozenset({"sales"})) for p in (["AX-42"], [], ["AX-24"])]
    assert [asked.admits(policy) for policy in policies] == [True, True, False]


@given(*[st.frozensets(st.sampled_from(["sales", "ops", PUBLIC])) for _ in range(2)])
def test_narrowed_groups_are_never_wider(derived: frozenset[str], source: frozenset[str]) -> None:
    """What is left of a summary's groups is within its source's, and all of it when it was so already."""
    left = narrowed(derived, source)
    assert not wider(left, source)
    assert wider(derived, source) or left == derived
