"""Pages: document text is shown and never obeyed; a refused draft is never shown."""

from datetime import date
from io import StringIO
from pathlib import Path

from proofspan.archive import Answering, Archive, Asking, submissions
from proofspan.cli.pages.answers import answered
from proofspan.cli.pages.console import Page, one_line, shown
from proofspan.cli.pages.sources import validity
from proofspan.documents import PUBLIC, Policy, Validity
from proofspan.documents.manifest import Metadata
from proofspan.eligibility import Eligibility, Identity
from proofspan.generators import Fixed
from proofspan.passages.chunkers import chunker
from proofspan.retrieval import Query, Recipe


def _page(folder: Path, draft: str) -> str:
    """The page of an answer that a generator drafts so, about a document of one sentence."""
    (folder / "pump.txt").write_text("The pump runs at 3 bar.")
    out = StringIO()
    with Archive.in_memory() as archive:
        archive.configure("whole")
        archive.add(submissions([folder], Metadata(allowed_groups=frozenset({PUBLIC}))), chunker("whole"))
        query = Query("At what pressure does the pump run?", Eligibility(Identity.anonymous(), date(2026, 6, 1)), 3)
        answered(Page(out), archive.ask(Asking(query, Recipe(), Answering(Fixed(draft)))), {})
    return out.getvalue()


def test_a_refused_draft_is_not_on_the_page(tmp_path):
    """A draft with a wrong number is refused: its fault is shown with what the span has, its sentence is not."""
    page = _page(tmp_path, "The pump runs at 9 bar [S1].")
    assert "refused" in page and "unsupported-number" in page and "'3'" in page
    assert "The pump runs at 9" not in page


def test_a_verified_draft_is_on_the_page(tmp_path):
    """The same draft with the right number is shown with its citation."""
    assert "The pump runs at 3 bar. [S1]" in _page(tmp_path, "The pump runs at 3 bar [S1].")


def test_control_characters_are_not_obeyed():
    """An escape sequence, a backspace and a direction override come out as U+FFFD."""
    assert shown("a\x1b[31mb\x08c\u202ed") == "a\ufffd[31mb\ufffdc\ufffdd"
    assert one_line("a\n\tb  c") == "a b c"


def test_markup_in_documents_is_text():
    """Square brackets that the terminal library would read as markup are printed as they are."""
    out = StringIO()
    Page(out).print("[bold]x[/bold] [S1] :smile:")
    assert out.getvalue() == "[bold]x[/bold] [S1] :smile:\n"


def test_validity_names_the_last_day():
    """`valid_to` is the first day out; a person reads the last day in."""
    policy = Policy(validity=Validity(date(2025, 1, 1), date(2026, 3, 1)))
    assert validity(policy) == "in force 2025-01-01 to 2026-02-28"
    assert validity(Policy()) == "always in force"
