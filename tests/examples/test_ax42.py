"""The AX-42 archive holds what its questions say it holds."""

import json
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from proofspan.documents import Document, Evidence, Section
from proofspan.documents.intake import File, document, walk
from proofspan.documents.manifest import Metadata
from proofspan.eligibility import Eligibility, Identity
from proofspan.spans import locate

AX42 = Path(__file__).parents[2] / "examples" / "ax42"
CASES = {
    case["id"]: case for case in map(json.loads, (AX42 / "queries.jsonl").read_text(encoding="utf-8").splitlines())
}
ANCHORED = sorted(name for name, case in CASES.items() if "anchor" in case)
COMPETING = sorted(CASES.keys() - {"Q10"})


@pytest.fixture(scope="module")
def archive() -> dict[str, Document]:
    found = list(walk([AX42 / "documents"]))
    documents = [document(file, Metadata()) for file in found if isinstance(file, File)]
    assert len(documents) == len(found)
    return {str(one.revision): one for one in documents}


def parts(one: Document) -> list[Section]:
    """The sections beside the title's own line."""
    return [part for part in one.sections if part.heading != one.title]


def section(archive: dict[str, Document], evidence: str) -> Section:
    wanted = Evidence.parse(evidence)
    return next(part for part in parts(archive[str(wanted.revision)]) if part.name == wanted.section)


def admitted(archive: dict[str, Document], name: str) -> set[str]:
    """The sections that may compete for this question."""
    case = CASES[name]
    who = Identity("asker", frozenset(case["groups"]))
    products = frozenset({case["product"]} if "product" in case else ())
    eligibility = Eligibility(who, date.fromisoformat(case["as_of"]), products)
    return {
        f"{revision}#{part.name}"
        for revision, one in archive.items()
        if eligibility.admits(one.policy) and revision not in case.get("without", [])
        for part in parts(one)
    }


def test_build_writes_the_committed_bytes(tmp_path: Path) -> None:
    """The DOCX and PDF files come out of `build.py` byte for byte as they are committed."""
    subprocess.run([sys.executable, str(AX42 / "build.py"), str(tmp_path)], check=True)
    written = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    committed = [path for path in (AX42 / "documents").iterdir() if path.suffix in {".docx", ".pdf"}]
    assert written == {path.name: path.read_bytes() for path in committed}
    assert len(written) == 7


def test_there_are_two_files_of_each_kind(archive: dict[str, Document]) -> None:
    """Markdown, HTML, DOCX and PDF each give at least two of the sixteen documents."""
    suffixes = [Path(one.source.name).suffix for one in archive.values()]
    assert len(archive) == 16
    assert set(suffixes) == {".md", ".html", ".docx", ".pdf"}
    assert min(map(suffixes.count, set(suffixes))) >= 2


def test_there_are_ten_questions_written_as_agreed() -> None:
    """The questions are Q01 to Q10, the last two without an answer; three pairs share their words."""
    assert list(CASES) == [f"Q{n:02}" for n in range(1, 11)]
    assert [name for name, case in CASES.items() if not case["answerable"]] == ["Q09", "Q10"]
    pairs = [("Q02", "Q03"), ("Q04", "Q10"), ("Q07", "Q08")]
    assert all(CASES[one]["text"] == CASES[other]["text"] for one, other in pairs)
    assert {name: case["as_of"] for name, case in CASES.items() if case["as_of"] != "2026-06-01"} == {
        "Q03": "2026-02-01"
    }


@pytest.mark.parametrize("name", CASES)
def test_every_evidence_id_names_a_section(archive: dict[str, Document], name: str) -> None:
    """Whatever a question requires or forbids is a section of a document of the archive."""
    listed = CASES[name]["required_evidence_ids"] + CASES[name]["forbidden_evidence_ids"]
    assert [f"{Evidence.parse(e).revision}#{section(archive, e).name}" for e in listed] == listed


@pytest.mark.parametrize("name", COMPETING)
def test_eight_sections_compete(archive: dict[str, Document], name: str) -> None:
    """At least eight sections are admitted, or finding the right one among three would mean little."""
    assert len(admitted(archive, name)) >= 8


@pytest.mark.parametrize("name", sorted(CASES.keys() - {"Q08"}))
def test_the_required_may_compete_and_the_forbidden_may_not(archive: dict[str, Document], name: str) -> None:
    """The asker may read all that the question requires on its day, and nothing that it forbids."""
    allowed = admitted(archive, name)
    assert allowed >= set(CASES[name]["required_evidence_ids"])
    assert allowed.isdisjoint(CASES[name]["forbidden_evidence_ids"])


def test_q08_lacks_the_contract_alone(archive: dict[str, Document]) -> None:
    """Of the two sections that Q08 requires, the contract's cannot compete."""
    missing = set(CASES["Q08"]["required_evidence_ids"]) - admitted(archive, "Q08")
    assert missing == {"north-contract-v1#coverage"}


def test_the_other_product_does_not_compete(archive: dict[str, Document]) -> None:
    """Q01 names the AX-42: the sheet of the AX-24 is out, the policy that names no product is in."""
    allowed = admitted(archive, "Q01")
    assert "ax24-sheet-v2#temperature" not in allowed
    assert {"ax42-sheet-v2#temperature", "returns-v2#window"} <= allowed


@pytest.mark.parametrize("name", ANCHORED)
def test_the_section_holds_the_anchor(archive: dict[str, Document], name: str) -> None:
    """The anchor stands inside the one section that the question requires."""
    case = CASES[name]
    part = section(archive, case["required_evidence_ids"][0])
    anchor = locate(archive[case["document"]].text, case["anchor"], start=part.span.start)
    assert anchor and part.span.holds(anchor)


def test_every_section_is_of_a_passage_s_length(archive: dict[str, Document]) -> None:
    """Sections hold 40 to 110 words beside their heading, so that each is one passage worth reading."""
    lengths = {
        f"{revision}#{part.name}": len(part.span.of(one.text).split()) - len(part.heading.split())
        for revision, one in archive.items()
        for part in parts(one)
    }
    assert {name: n for name, n in lengths.items() if not 40 <= n <= 110} == {}
    assert len(lengths) == 53


def test_every_document_names_its_readers(archive: dict[str, Document]) -> None:
    """No document is silent about groups; one is public, one is for operations alone."""
    groups = {revision: one.policy.allowed_groups for revision, one in archive.items()}
    assert all(groups.values())
    assert [r for r, g in groups.items() if g == {"public"}] == ["emergency-stop-v1"]
    assert [r for r, g in groups.items() if g == {"operations"}] == ["exceptions-v1"]
