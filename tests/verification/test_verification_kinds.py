"""The words by which findings, profiles and faults are known outside."""

import pytest

from proofspan.verification import Finding, Kind, Profile, labelled, verify


def test_each_kind_has_its_word() -> None:
    """Receipts, JSON and gates name faults so: another word for one is another interface."""
    assert [kind.value for kind in Kind] == [
        "missing-citation",
        "malformed-citation",
        "unknown-span",
        "empty-claim",
        "idle-citation",
        "mixed-abstention",
        "empty-answer",
        "link-or-image",
        "unsupported-number",
        "ambiguous-number",
        "wrong-unit",
        "wrong-date",
        "unsupported-code",
        "unsupported-quote",
        "unsupported-name",
        "other-subject",
        "negation",
        "antonym",
        "quantifier",
        "low-support",
        "judge-refused",
    ]


def test_profiles_and_findings_have_theirs() -> None:
    """Two profiles, three findings."""
    assert [*map(str, Profile), *map(str, Finding)] == ["literal", "strict", "anchored", "refused", "abstained"]


@pytest.mark.parametrize(
    ("answer", "token"),
    [
        ("One two three four five six.", "One two three four five six."),
        ("One two three four five six seven.", "… two three four five six seven."),
    ],
)
def test_an_uncited_sentence_is_told_by_its_last_words(answer: str, token: str) -> None:
    """Six words are shown whole; of more the last six, so that it is found and not repeated."""
    (fault,) = verify(answer, labelled(["One span."])).faults
    assert (fault.kind, fault.token) == (Kind.MISSING_CITATION, token)


@pytest.mark.parametrize(("count", "known"), [(1, "S1"), (2, "S1 to S2"), (3, "S1 to S3")])
def test_an_unknown_label_is_told_with_the_known_ones(count: int, known: str) -> None:
    """The first and the last that were delivered; the only one by itself."""
    verdict = verify("The fan hums [S9].", labelled(["The fan hums."] * count))
    assert [fault.message for fault in verdict.faults] == [f"cites S9, which was not delivered; delivered: {known}"]


@pytest.mark.parametrize(("gap", "kinds"), [("\n", []), ("\n\n", ["missing-citation", "empty-claim"]), (" ", [])])
def test_a_citation_alone_belongs_to_the_line_above(gap: str, kinds: list[str]) -> None:
    """Beside it or a line below it cites what stands before; beyond an empty line it cites nothing."""
    verdict = verify(f"The fan hums.{gap}[S1]", labelled(["The fan hums."]))
    assert [fault.kind.value for fault in verdict.faults] == kinds
