"""Pains that people had with other systems, each with a tiny input and its right outcome, end to end.

P11, P14 and more of P01 stand in test_pains_verifier.py. P08, P09 and P15 come with the issues that finish them; P02's
page and P06's crash likewise.
"""

import subprocess
import sys
import unicodedata
from datetime import date
from pathlib import Path

import bombs
import pytest
from folders import add, archive_of, asker, asking, outcomes, write

from proofspan.archive import Answer, Archive, Outcome, shapes
from proofspan.documents import Document, Policy, Revision
from proofspan.eligibility import Identity
from proofspan.errors import NotFoundError
from proofspan.generators.scripted import Fixed
from proofspan.passages import chunker
from proofspan.prompts import ABSTENTION
from proofspan.retrieval import Query, Recipe
from proofspan.stores.contract import found_ids

REPEATED = "Press RESET. Wait 10 s. " * 5 + "Press RESET. Wait 99 s."
PUMPS = """# Pumps

## Pump P1

| code | fix |
|---|---|
| E1 | replace seal |
| E2 | bleed air |

## Pump P2

| code | fix |
|---|---|
| E1 | check fuse |
| E2 | reset |
"""


def drafted(archive: Archive, question: str, draft: str) -> Answer:
    """The answer to a question when the generator writes this draft."""
    return archive.ask(asking(question, generator=Fixed(draft)))


@pytest.mark.essential
def test_pain_01_a_source_that_does_not_exist(tmp_path: Path) -> None:
    """S5 and S7 were never delivered: a fault for each, the whole refused, no dangling marker anywhere."""
    write(tmp_path, "a.md", "The AX-42 airflow limit is 70 °C.", allowed_groups="public")
    write(tmp_path, "b.md", "Returns are accepted for 30 days, the limit too.", allowed_groups="public")
    answer = drafted(archive_of(tmp_path), "airflow limit", "The limit is 70 °C [S1]. Returns take 30 days [S5][S7].")
    assert [(f.kind.value, f.token) for f in answer.verdict.faults] == [("unknown-span", "S5"), ("unknown-span", "S7")]
    assert (answer.outcome, answer.text, answer.sentences) == (Outcome.REFUSED, ABSTENTION, ())


@pytest.mark.essential
def test_pain_02_labels_and_numbers_agree(tmp_path: Path) -> None:
    """Three spans, the second cited: label, revision and characters are b's, also when the receipt is read again."""
    for name, text in (("a", "alpha 11"), ("b", "beta 22"), ("c", "gamma 33")):
        write(tmp_path, f"{name}.md", f"{text} thing", allowed_groups="public")
    archive = archive_of(tmp_path)
    answer = drafted(archive, "thing", "beta 22 [S2].")
    (citation,) = answer.sentences[0].citations
    text = archive.document(Revision("b", "v1"), asker()).text
    assert (citation.label, str(citation.found.passage.revision)) == ("S2", "b-v1")
    assert citation.quote == text[citation.span.start : citation.span.end] == "beta 22"
    kept = archive.receipt(answer.receipt, Identity.anonymous()).content
    assert kept["citations"] == [[{"label": "S2", "revision": "b-v1", "span": [0, 7]}]]
    assert [d["passage"].partition(":")[0] for d in kept["delivered"]] == ["a-v1", "b-v1", "c-v1"]


def test_pain_03_each_passage_has_its_own_span(tmp_path: Path) -> None:
    """A section cut into three: three ids, three spans, and a citation of the third marks only the third."""
    words = [f"word{n}" for n in range(90)]
    write(tmp_path, "long.md", " ".join(words), allowed_groups="public")
    archive = Archive.in_memory()
    add(archive, tmp_path, chunks="windows:30")
    answer = drafted(archive, "word1 word31 word61", "word61 word62 [S3].")
    passages = [span.found.passage for span in answer.trace.prompt.spans]
    text = archive.document(Revision("long", "v1"), asker()).text
    assert len({passage.id for passage in passages}) == 3
    assert all(passage.text == text[passage.span.start : passage.span.end] for passage in passages)
    (citation,) = answer.sentences[0].citations
    holding = [passage for passage in passages if passage.span.holds(citation.span)]
    assert len(holding) == 1 and citation.quote == "word61 word62"


@pytest.mark.essential
def test_pain_04_repeated_text_keeps_its_own_place(tmp_path: Path) -> None:
    """The span of "Wait 99 s." is the last place, starts increase, and a citation of 99 marks no "10 s"."""
    made = chunker("sentences:2/1")(Document(Revision("r", "v1"), "R", REPEATED, Policy()))
    starts = [passage.span.start for passage in made]
    assert starts == sorted(set(starts)) and made[-1].span.end == len(REPEATED)
    write(tmp_path, "r.md", REPEATED, allowed_groups="public")
    answer = drafted(archive_of(tmp_path), "wait 99", "Wait 99 s [S1].")
    (citation,) = answer.sentences[0].citations
    assert citation.span.start == REPEATED.index("Wait 99") and "10" not in citation.quote


@pytest.mark.parametrize("chunks", ["paragraphs:160", "sections", "paragraphs:5"])
def test_pain_05_a_table_stays_under_its_heading(tmp_path: Path, chunks: str) -> None:
    """Two pumps share their codes: what fixes E1 on P2 is answered from P2's table, whatever the passage's size."""
    write(tmp_path, "pumps.md", PUMPS, allowed_groups="public")
    archive = Archive.in_memory()
    add(archive, tmp_path, chunks=chunks)
    answer = archive.ask(asking("What fixes E1 on pump P2?"))
    assert answer.outcome is Outcome.ANSWERED
    assert "check fuse" in answer.text and "replace seal" not in answer.text
    assert {c.found.section_at(c.span.start) for s in answer.sentences for c in s.citations} == {"pump-p2"}


@pytest.mark.essential
def test_pain_06_what_was_withdrawn_is_gone(tmp_path: Path) -> None:
    """From the moment the withdrawal returns: abstention, nothing listed, the old answer's words erased, no orphan,
    and no file of the archive holds the word.
    """
    write(tmp_path / "in", "memo.md", "Gate code is 447190283746.", allowed_groups="public")
    archive = Archive.create(tmp_path)
    add(archive, tmp_path / "in")
    answered = archive.ask(asking("What is the gate code?"))
    archive.withdraw(Revision("memo", "v1"))
    assert "447190283746" in answered.text and archive.ask(asking("What is the gate code?")).text == ABSTENTION
    assert archive.entries(asker()) == () and archive.check() == ()
    assert archive.receipt(answered.receipt, Identity.anonymous()).said is None
    files = [file for file in (tmp_path / ".proofspan").rglob("*") if file.is_file()]
    assert files and not any(b"447190283746" in file.read_bytes() for file in files)


def test_pain_07_a_second_version_leaves_no_copies(tmp_path: Path) -> None:
    """The same file again is a no-op; after a shorter successor each day has one torque, and no tail is left."""
    long = "\n\n".join(f"Paragraph {n} about the torque of 12 Nm and bolt {n}." for n in range(40))
    first = {"id": "guide", "revision": "v1", "allowed_groups": "public", "valid_to": "2026-03-01"}
    write(tmp_path, "a.md", long, **first)
    archive = archive_of(tmp_path)
    before = archive.store.sequence, found_ids(archive.store, "torque", asker(as_of=date(2026, 2, 1)))
    assert outcomes(add(archive, tmp_path)) == [("a.md", "unchanged")]
    assert before == (archive.store.sequence, found_ids(archive.store, "torque", asker(as_of=date(2026, 2, 1))))
    shorter = "\n\n".join(long.replace("12 Nm", "15 Nm").split("\n\n")[:30])
    second = {"id": "guide", "revision": "v2", "allowed_groups": "public", "valid_from": "2026-03-01"}
    write(tmp_path, "b.md", shorter, **second)
    add(archive, tmp_path)
    for day, torque, label in ((date(2026, 2, 28), "12 Nm", "v1"), (date(2026, 3, 1), "15 Nm", "v2")):
        answer = archive.ask(asking("What is the torque of the bolt?", as_of=day, k=50))
        assert torque in answer.text
        assert {hit.found.passage.revision.label for hit in answer.trace.ranking.hits} == {label}
    assert not [n for n, _ in found_ids(archive.store, "paragraph", asker()) if int(n.split("-")[-1]) > len(shorter)]


@pytest.mark.essential
@pytest.mark.parametrize("method", ["bm25", "rerank"])
def test_pain_10_permitted_passages_are_not_crowded_out(tmp_path: Path, method: str) -> None:
    """A thousand ops passages nearly like the question, three of sales less so: sales gets its three, as if alone."""
    from proofspan.retrieval import Query, Recipe
    from proofspan.retrieval.rerank import Lexical

    crowd = "\n\n".join(f"hose pressure limit number {n}" for n in range(1000))
    write(tmp_path / "ops", "crowd.md", crowd, allowed_groups="[ops]")
    for n in range(3):
        write(tmp_path / "sales", f"s{n}.md", f"The limit {'pressure ' * n}of shop {n}.", allowed_groups="[sales]")
    both = Archive.in_memory()
    add(both, tmp_path / "ops", tmp_path / "sales", chunks="paragraphs:5")
    alone = Archive.in_memory()
    add(alone, tmp_path / "sales", chunks="paragraphs:5")
    recipe = Recipe(reranker=Lexical() if method == "rerank" else None)
    for k in range(1, 11):
        query = Query("hose pressure limit", asker("sales"), k)
        ours, theirs = (a.search(query, recipe) for a in (both, alone))
        listed = [(h.found.passage.id, h.score, h.ranks) for h in ours.hits]
        assert listed == [(h.found.passage.id, h.score, h.ranks) for h in theirs.hits]
        assert len(listed) == min(k, 3)


def mapped_pdf(text: str) -> bytes:
    """A page whose font says that A is the ligature fi, B is ffi, C a private character and D the digit 5."""
    codes = b"<41><FB01> <42><FB03> <43><E000> <44><0035>"
    cmap = b"begincmap 1 begincodespacerange <00><FF> endcodespacerange 4 beginbfchar %s endbfchar endcmap" % codes
    data = bombs.pdf(bombs.stream(b"BT /F 7 Tf 5 100 Td (%s) Tj ET" % text.encode()), bombs.stream(cmap))
    return data.replace(b"/BaseFont/Helvetica", b"/BaseFont/Helvetica/ToUnicode 6 0 R")


@pytest.mark.essential
def test_pain_12_letters_that_became_digits_or_ligatures(tmp_path: Path) -> None:
    """`office filter` is found under its ligatures; the 5 of `solu5on` carries no number, as the 30 does."""
    (tmp_path / "a.pdf").write_bytes(mapped_pdf("The soluDon in the oBce Alter takes 30 bar."))
    (tmp_path / "a.pdf.meta.yaml").write_text("allowed_groups: public\n", encoding="utf-8")
    archive = archive_of(tmp_path)
    (hit,) = archive.search(Query("office filter", asker(), 3), Recipe()).hits
    assert hit.found.passage.text == "The solu5on in the office filter takes 30 bar." and hit.found.flags == ()
    assert drafted(archive, "office filter", "It takes 30 bar [S1].").outcome is Outcome.ANSWERED
    answer = drafted(archive, "office filter", "It takes 5 bar [S1].")
    assert [(fault.kind.value, fault.token) for fault in answer.verdict.faults] == [("unsupported-number", "5")]


@pytest.mark.essential
def test_pain_12_a_page_of_private_characters_is_flagged(tmp_path: Path) -> None:
    """3 of 25 characters say nothing: the report names page 1, and hits, citations and their JSON carry the flag."""
    (tmp_path / "a.pdf").write_bytes(mapped_pdf("The gate opens at CCC ten."))
    (tmp_path / "a.pdf.meta.yaml").write_text("allowed_groups: public\n", encoding="utf-8")
    archive = Archive.in_memory()
    (outcome,) = add(archive, tmp_path).files
    assert outcome.flagged == (("low-text-quality", (1,)),)
    (hit,) = archive.search(Query("gate", asker(), 3), Recipe()).hits
    answer = drafted(archive, "gate", "The gate opens at ten [S1].")
    (citation,) = answer.sentences[0].citations
    assert hit.found.flags == citation.found.flags == ("low-text-quality",)
    assert shapes.ranking(archive.search(Query("gate", asker(), 3), Recipe()), method="bm25")["hits"][0]["flags"]


@pytest.mark.essential
def test_pain_13_italian_words_are_not_cut(tmp_path: Path) -> None:
    """Straight and curly apostrophe, capitals without accent, decomposed: the same passage first, the span says
    ventiquattro mesi; 24 mesi is the same, 23 and 4 are not.
    """
    text = "La garanzia copre l'unità per ventiquattro mesi; la manutenzione delle attività è esclusa."
    write(tmp_path, "it.md", text, allowed_groups="public")
    write(tmp_path, "other.md", "Il manuale delle attività di reparto.", allowed_groups="public")
    archive = archive_of(tmp_path)
    plain = "Quanto dura la garanzia dell'unità?"
    for question in (plain, "QUANTO DURA LA GARANZIA DELL’UNITA?", unicodedata.normalize("NFD", plain)):
        answer = archive.ask(asking(question))
        assert answer.trace.ranking.hits[0].found.passage.revision.document == "it"
        assert "ventiquattro mesi" in answer.sentences[0].citations[0].quote
    drafts = [f"La garanzia copre l’unità per {said} mesi [S1]." for said in ("24", "ventiquattro", "23", "4", "venti")]
    said = [drafted(archive, plain, draft).outcome for draft in drafts]
    assert said == [Outcome.ANSWERED] * 2 + [Outcome.REFUSED] * 3


def test_pain_06_unknown_and_withdrawn_are_said_alike(tmp_path: Path) -> None:
    """Asked for by its id, a withdrawn document is not there, in the words for one that never was."""
    write(tmp_path, "memo.md", "Gate code is 4471.", allowed_groups="public")
    archive = archive_of(tmp_path)
    archive.withdraw(Revision("memo", "v1"))
    said = []
    for name in ("memo", "nope"):
        with pytest.raises(NotFoundError) as error:
            archive.document(Revision(name, "v1"), asker())
        said.append(str(error.value).replace(name, ""))
    assert said[0] == said[1]


def test_no_network_is_asked_for(tmp_path: Path) -> None:
    """Adding and asking in a process in which no socket can be made ends with the answer."""
    write(tmp_path / "in", "memo.md", "Gate code is 4471.", allowed_groups="public")
    program = (
        "import socket, sys\n"
        "def refused(*a, **k): raise SystemExit('a socket was asked for')\n"
        "socket.socket = socket.create_connection = refused\n"
        "from proofspan.cli import main\n"
        "sys.argv = ['proofspan', *sys.argv[1:]]\n"
        "main()\n"
    )
    for words in (["init"], ["add", "in"], ["ask", "What is the gate code?"]):
        done = subprocess.run([sys.executable, "-c", program, *words], cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    assert "4471" in done.stdout
