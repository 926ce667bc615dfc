"""JUnit XML that a build server reads: a test a question, a test a bound."""

from xml.etree.ElementTree import fromstring

from proofspan.evaluation.freezing.gate import Broken, Gate
from proofspan.evaluation.freezing.junit import junit
from proofspan.evaluation.freezing.passing import failure

CASE = {
    "id": "q1",
    "answerable": True,
    "required": ["d1", "d2"],
    "found": {"1": [], "3": ["d2"]},
    "complete": {"1": False, "3": False},
    "forbidden": [],
    "lost_at": "ranking",
}
VALUES = {"set": "small", "cases": [CASE], "invalid_items": [{"id": "q2", "reason": "no \x1b evidence"}]}


def test_a_question_fails_for_what_it_lacks():
    """Two documents are required, one is among the first three, none at 1."""
    assert failure(CASE) == "not among the first 3: d1 (lost at ranking)"
    assert failure(CASE, k=1).startswith("not among the first 1: d1, d2")
    assert failure({**CASE, "complete": {"3": None}}) == ""
    assert failure({**CASE, "complete": {"3": True}, "forbidden": ["p"]}) == "forbidden candidates: p"


def test_answers_decide_where_there_are_any():
    """An answerable question has to be answered, and one without answer has not to be."""
    whole = {**CASE, "complete": {"3": True}}
    assert "was abstained" in failure({**whole, "answer": {"outcome": "abstained"}})
    assert "and was" in failure({**whole, "answerable": False, "answer": {"outcome": "answered"}})
    assert failure({**whole, "answer": {"outcome": "answered"}}) == ""


def test_the_document_counts_what_it_holds():
    """One failure, one that was not counted, one bound kept and one broken; control characters are written out."""
    gate = Gate({"recall@3": 0.5}, {"mrr": 0.5})
    whole = fromstring(junit(VALUES, gate=gate, broken=[Broken("mrr", "mrr is 0.9")]))
    questions, bounds = whole
    assert (questions.get("tests"), questions.get("failures"), questions.get("skipped")) == ("2", "1", "1")
    assert (bounds.get("tests"), bounds.get("failures")) == ("2", "1")
    assert whole.find(".//skipped").get("message") == "no \\u001b evidence"


def test_all_that_is_said_of_a_figure_stands_there():
    """A bound and a regression of one measure are one test with both; a set's name may hold what XML cannot."""
    said = [Broken("mrr", "too low"), Broken("mrr", "worse")]
    whole = fromstring(junit({**VALUES, "set": "s\x01"}, gate=Gate({"mrr": 0.5}, {}), broken=said))
    assert [each.get("message") for each in whole.findall("testsuite[@name='gate']//failure")] == ["too low; worse"]
    assert whole[0].get("name") == "s\\u0001"
