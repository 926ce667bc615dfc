"""An eligibility as JSON values and back, and what is refused before anything is asked."""

from datetime import date

import pytest

from proofspan.documents import Status
from proofspan.eligibility import Eligibility, Identity, Predicate
from proofspan.errors import SettingError

DAY = date(2026, 6, 1)
ASKED = Eligibility(
    Identity("clerk", frozenset({"sales", "ops"})),
    DAY,
    products=frozenset({"AX-42", "AX-24"}),
    statuses=frozenset({Status.OBSOLETE, Status.CURRENT}),
)


def test_values_are_sorted_json() -> None:
    """Outputs and receipts name groups, day, products and statuses, each in order, and nobody's subject."""
    assert ASKED.values == {
        "groups": ["ops", "sales"],
        "as_of": "2026-06-01",
        "products": ["AX-24", "AX-42"],
        "statuses": ["current", "obsolete"],
    }


def test_the_same_question_is_asked_by_another() -> None:
    """What was kept of an eligibility, asked by somebody else, has all of it but who asks."""
    other = Identity("auditor", frozenset({"audit"}))
    again = Eligibility.of(ASKED.values, other)
    assert again == Eligibility(other, DAY, ASKED.products, ASKED.statuses)


def test_somebody_without_a_login_is_anonymous() -> None:
    """Receipts name such an asker so, and no group comes with it."""
    assert Identity.anonymous() == Identity("anonymous", frozenset())


def test_each_predicate_has_its_word() -> None:
    """A denial is shown by these words, in the order in which the predicates are asked."""
    assert [str(predicate) for predicate in Predicate] == ["status", "groups", "validity", "product"]


@pytest.mark.parametrize("products", [{"AX-42"}, ["AX-42"], frozenset({""}), frozenset({"AX-42", ""}), frozenset({42})])
def test_products_are_words_in_a_frozenset(products: object) -> None:
    """A set that could change, a list, an empty product beside a good one and a number are refused."""
    with pytest.raises(SettingError):
        Eligibility(Identity.anonymous(), DAY, products=products)  # type: ignore[arg-type]


@pytest.mark.parametrize("statuses", [{Status.CURRENT}, frozenset({"current"}), frozenset({Status.CURRENT, "draft"})])
def test_statuses_are_of_the_five(statuses: object) -> None:
    """A set that could change is refused, and so is a bare word, even beside a status."""
    with pytest.raises(SettingError):
        Eligibility(Identity.anonymous(), DAY, statuses=statuses)  # type: ignore[arg-type]


@pytest.mark.parametrize("groups", [frozenset({"sales", ""}), frozenset({"sales", "ops "}), frozenset({"sales", 7})])
def test_one_good_group_does_not_excuse_another(groups: object) -> None:
    """An empty group, one with a blank at its end and a number are refused beside a good one."""
    with pytest.raises(SettingError):
        Identity("somebody", groups)  # type: ignore[arg-type]
