"""A run made elsewhere as a page."""

from datetime import date
from io import StringIO

from proofspan.cli.pages.console import Page
from proofspan.cli.pages.runs import judged
from proofspan.documents import Document, Policy, Revision
from proofspan.evaluation import GoldenSet, Question
from proofspan.evaluation.formats.judging import judge


def test_the_page_of_a_run():
    """It has the figures that a run of documents can have, what should not be in it, and what is worth knowing."""
    documents = tuple(Document(Revision(name, "v1"), "", name, Policy()) for name in ("a", "b"))
    asked = Question(1, "q", "which?", required=(("a", 1.0),))
    run = judge(GoldenSet("small", (asked,), documents), {"q": ("b", "a")}, ks=(1, 2), as_of=date(2026, 6, 1))
    judged(Page(out := StringIO()), run)
    words = " ".join(out.getvalue().split())
    assert "recall@2 1.000 0.207 to 1.000 1 1.0000" in words and "mrr 0.500" in words and "ceiling" not in words
    assert "forbidden candidates: 2" in words and "fewer than 10 ids in the run" in words
