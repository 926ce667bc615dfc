"""No verdict changes without being seen."""

from pathlib import Path

import pytest
from kept_verdicts import FOLDER, cases, said


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.jsonl")), ids=lambda path: path.stem)
def test_what_was_said_is_said_again(path: Path) -> None:
    """Faults with their messages, support, words not found and carrying characters are those that were kept; after a
    change that is meant, kept_verdicts.py writes them anew.
    """
    kept = cases(path)
    assert [said(*case[:3]) for case in kept] == kept


def test_the_kept_cases_are_of_both_sorts_and_languages() -> None:
    """Enough of them are refused and enough are not, in English and in Italian."""
    every = [case for path in FOLDER.glob("*.jsonl") for case in cases(path)]
    sorts = [(case[0], bool(case[3])) for case in every if case[0]]
    assert all(sorts.count((language, refused)) >= 50 for language in ("en", "it") for refused in (True, False))
