"""The drawn answers: the same for a seed, changed in one place, and split by document."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "benchmarks"))

from changes import LITERAL, Answered, changes, right_answers
from changes.passages import half, passages
from changes.said import says_token

EACH = 12


@pytest.fixture(scope="module")
def drawn() -> list[Answered]:
    return changes("test", 3, LITERAL, each=EACH, shared=False)


def test_a_seed_draws_the_same_again(drawn: list[Answered]) -> None:
    """The same answers in the same order; another seed draws others."""
    assert changes("test", 3, LITERAL, each=EACH, shared=False) == drawn
    assert changes("test", 4, LITERAL, each=EACH, shared=False) != drawn


def test_our_own_documents_have_every_kind(drawn: list[Answered]) -> None:
    """Each literal kind, as often as asked for."""
    assert {kind: sum(each.kind == kind for each in drawn) for kind in LITERAL} == dict.fromkeys(LITERAL, EACH)


def test_a_change_is_one_edit_of_a_right_answer(drawn: list[Answered]) -> None:
    """The new characters put in the place of the old ones give the answer."""
    for each in drawn:
        places = [i for i in range(len(each.original)) if each.original.startswith(each.old, i)]
        edited = {each.original[:i] + each.new + each.original[i + len(each.old) :] for i in places}
        assert each.answer in edited | {each.answer} if each.kind == "quote" else each.answer in edited


def test_a_changed_code_stands_in_no_span(drawn: list[Answered]) -> None:
    """Whole, in any case, with any hyphen."""
    codes = [each for each in drawn if each.kind in ("code", "version")]
    assert codes
    assert not [each.new for each in codes if says_token(" ".join(each.spans), each.new)]


def test_the_right_answer_stands_in_its_span(drawn: list[Answered]) -> None:
    """The sentence that was changed is the passage's, white space apart."""
    plain = [each for each in drawn if each.kind != "quote" and "; " not in each.original]
    for each in plain:
        assert each.original.split(" [S1")[0] in " ".join(each.spans[0].split())


def test_no_document_is_in_both_halves() -> None:
    """All revisions of a document are in one half, and both halves have documents."""
    documents = {
        passage.document: half(passage.group) for passage in passages(shared=False) if passage.source == "ax42"
    }
    names = {
        name.rpartition("-v")[0]: {h for d, h in documents.items() if d.startswith(name[:-1])} for name in documents
    }
    assert all(len(halves) == 1 for halves in names.values())
    assert set(documents.values()) == {"fit", "test"}


def test_right_answers_have_many_forms() -> None:
    """A hundred of our own documents have at least fifteen ways of being right."""
    drawn = right_answers("test", 3, 100, shared=False)
    assert len({each.how.split(" + ")[0] for each in drawn}) >= 15
    assert all(each.right for each in drawn)
