"""Threats T-27 to T-32, end to end: a folder in which files mean harm costs those files, each with its reason.

What each bound refuses is in `documents/readers/test_readers_zip_guard.py` and `documents/apart/`; random files are in
the `*_fuzz.py` beside each room.
"""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import bombs
import pytest
from folders import CHUNKER, add, asker, outcomes, write

from proofspan.archive import Archive
from proofspan.documents.apart import Apart, Limits
from proofspan.documents.readers import read
from proofspan.errors import SettingError, UnreadableError
from proofspan.passages import chunker
from proofspan.retrieval import Query, Recipe

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only Linux keeps every one of these limits")
LONG = os.environ.get("HYPOTHESIS_PROFILE") == "fuzz"
BODY = bombs.paragraph("Hello there")


Files = Mapping[str, tuple[bytes, str]]
"""The bytes of each file, and words of the reason for which it is refused; none for one that is taken."""


def unforeseen(folder: Path, files: Files) -> dict[str, str]:
    """What came otherwise, by file, when the folder was added with a first and a last file that anybody would take:
    reasons without the words that were foreseen, and how many of those two were found when it is not both.
    """
    write(folder, "0-first.md", "The gate opens at seven.", allowed_groups="public")
    write(folder, "z-last.md", "The gate closes at nine.", allowed_groups="public")
    for name, (data, _) in files.items():
        (folder / name).write_bytes(data)
    archive = Archive.in_memory()
    reasons = {outcome.file: outcome.reason for outcome in add(archive, folder).files}
    foreseen = {"0-first.md": "", "z-last.md": "", **{name: words for name, (_, words) in files.items()}}
    wrong = {name: reasons[name] for name, words in foreseen.items() if not holds(reasons[name], words)}
    hits = archive.search(Query("gate", asker(), 9), Recipe()).hits
    return wrong if len(hits) == 2 else {**wrong, "found": str(len(hits))}


def holds(reason: str, words: str) -> bool:
    """Whether the words stand in the reason, or both are empty."""
    return words in reason if words else not reason


@pytest.mark.essential
def test_threat_27_zip_bombs_cost_themselves(tmp_path: Path) -> None:
    """60 MB in 60 KB, ten thousand million parts, 60,000 parts, sizes that lie: each refused, the rest added."""
    styles = [("word/styles.xml", b" " * 60 * bombs.MEGABYTE)]
    lying = bombs.lying(bombs.docx(bombs.paragraph("word " * 10**6)), 1000)
    files = {
        "big.docx": (bombs.docx(BODY, parts=styles), "unpacks to over 100 times its size"),
        "nested.docx": (bombs.quine(), "a zip file without a document body"),
        "parts.docx": (bombs.thousands(60_000), "60000 entries; at most 2000 are read"),
        "lying.docx": (lying, "does not unpack"),
        "up.docx": (bombs.docx(BODY, parts=[("../../evil.md", b"x")]), "leads out of the file"),
    }
    assert unforeseen(tmp_path / "in", files) == {}
    assert [path.name for path in tmp_path.iterdir()] == ["in"]


@LINUX
@pytest.mark.essential
def test_threat_28_pdf_bombs_cost_themselves(tmp_path: Path) -> None:
    """Streams that inflate, forms that draw themselves, trees without end, passwords: a reason each, the rest added."""
    locked = b"/Encrypt<</Filter/Standard/V 1/R 2/O(" + b"a" * 32 + b")/U(" + b"b" * 32 + b")/P -4>>/ID[(a)(a)]"
    files = {
        "inflating.pdf": (bombs.inflating_pdf(), "took more than 1 GB of memory"),
        "itself.pdf": (bombs.self_drawing_pdf(), "took more than 1 GB of memory"),
        "cyclic.pdf": (bombs.cyclic_pdf(), "a damaged file"),
        "locked.pdf": (bombs.pdf(trailer=locked), "needs a password"),
        "cut.pdf": (bombs.pdf()[:300], "a damaged file"),
    }
    assert unforeseen(tmp_path / "in", files) == {}


def test_threat_28_what_only_looks_like_a_loop_is_read(tmp_path: Path) -> None:
    """A table of places that names itself as the one before, and 40 MB of font that are none: the text is read."""
    files = {"previous.pdf": (bombs.pdf(trailer=b"/Prev @XREF"), ""), "font.pdf": (bombs.font_pdf(), "")}
    assert unforeseen(tmp_path / "in", files) == {}


@LINUX
def test_threat_28_a_million_pages_end_at_the_limit() -> None:
    """Nothing but the count of its CPU ends it: at 1 s here, at the promised 20 s in the long run of `make fuzz`."""
    seconds = 20 if LONG else 1
    with Apart(Limits(cpu=seconds)) as apart:
        finished = apart.run("pdf", "a.pdf", bombs.many_paged_pdf())
        with pytest.raises(UnreadableError, match=f"a.pdf: .* took more than {seconds} s of CPU"):
            apart.reading("pdf", "a.pdf", finished)
    assert seconds / 2 < finished.verdict.cpu < seconds + 1 and finished.verdict.peak < 1024 * bombs.MEGABYTE


def naming(entity: str, before: str) -> bytes:
    """A DOCX file that says nothing but an entity, which a document type declares."""
    return bombs.docx(bombs.paragraph(f"&{entity};"), before=before)


@pytest.mark.essential
def test_threat_29_nothing_is_expanded_or_fetched(tmp_path: Path) -> None:
    """Entities in DOCX and HTML, aliases and tags in front matter: refused with their place, or left as written."""
    (tmp_path / "secret.txt").write_text("code 4471", encoding="utf-8")
    outside = f'<!DOCTYPE x [<!ENTITY e SYSTEM "{(tmp_path / "secret.txt").as_uri()}">]>'
    html = {"laughs.html": f"{bombs.laughs(12)}<p>a &a11; b".encode(), "outside.html": f"{outside}<p>a &e; b".encode()}
    files = {
        "laughs.docx": (naming("a11", bombs.laughs(12)), "entities in word/document.xml that stand for ever more text"),
        "two.docx": (naming("a1", bombs.laughs(2)), "a document type in word/document.xml"),
        "outside.docx": (naming("e", outside), "a document type in word/document.xml"),
        **{name: (data, "") for name, data in html.items()},
        "aliases.md": (b"---\na: &a [x, x]\nb: [*a, *a]\n---\ntext", "2: metadata holds an anchor or alias"),
        "object.md": (b"---\ntitle: !!python/object:os.system x\n---\ntext", "2: metadata holds a tag"),
        "day.md": (b"---\nvalid_from: 2026-02-30\n---\ntext", "not a day of the calendar"),
    }
    assert unforeseen(tmp_path / "in", files) == {}
    texts = {name: read(name, data).text for name, data in html.items()}
    assert "&a11;" in texts["laughs.html"] and len(texts["laughs.html"]) < 9_000
    assert "&e;" in texts["outside.html"] and not any("4471" in text for text in texts.values())


def test_threat_30_nesting_costs_itself(tmp_path: Path) -> None:
    """100,000 elements, quotes or lists inside one another: refused in our words, or read as the text they are."""
    deep = bombs.docx("<w:sdt><w:sdtContent>" * 500 + BODY + "</w:sdtContent></w:sdt>" * 500)
    files = {
        "deep.html": (b"<div>" * 100_000 + b"x", "elements nested 100000 deep; at most 20000 are read"),
        "deep.docx": (deep, "elements nested over 256 deep in word/document.xml"),
        "quotes.md": (b"> " * 100_000 + b"x", ""),
        "lists.md": (b"- " * 100_000 + b"x", ""),
    }
    assert unforeseen(tmp_path / "in", files) == {}


@pytest.mark.parametrize("name", ["a.txt", "a.md"])
def test_threat_30_a_line_of_fifty_megabytes(name: str) -> None:
    """Text and Markdown are read to the letter."""
    data = b"words " * (50 * bombs.MEGABYTE // 6)
    assert read(name, data).text.strip() == data.decode().strip()


def test_threat_30_a_long_line_of_html() -> None:
    """Read to the letter at 5 MB; read or refused for what it takes at 50 MB, in the long run of `make fuzz`."""
    megabytes = 50 if LONG else 5
    data = b"words " * (megabytes * bombs.MEGABYTE // 6)
    try:
        assert read("a.html", data).text == data.decode().strip()
    except UnreadableError as error:
        assert LONG and "took more than" in str(error)


def test_threat_30_an_attribute_of_fifty_megabytes() -> None:
    """What nobody sees is not in the text, whatever its size."""
    data = b"<p title='" + b"a" * 50 * bombs.MEGABYTE + b"'>hello"
    assert read("a.html", data).text == "hello"


@pytest.mark.parametrize("form", ["windows", "sentences"])
@pytest.mark.parametrize("size", [-1, 0, 1, 3])
@pytest.mark.parametrize("overlap", [-1, 0, 1, 3])
def test_threat_31_no_chunker_stands_still(tmp_path: Path, form: str, size: int, overlap: int) -> None:
    """A window that would not advance is refused before a file is read; any other reaches the end."""
    write(tmp_path, "a.md", "One two. Three four. Five six.", allowed_groups="public")
    spec = f"{form}:{size}/{overlap}"
    if 0 <= overlap < size:
        assert dict(outcomes(add(Archive.in_memory(), tmp_path, chunks=spec))) == {"a.md": "added"}
    else:
        with pytest.raises(SettingError):
            chunker(spec)


@pytest.mark.parametrize("spec", [CHUNKER, "windows:160/32", "sentences:4/1", "sections", "whole"])
def test_threat_31_a_megabyte_without_a_space(tmp_path: Path, spec: str) -> None:
    """One token of 1 MB is added as one passage, and what stands beside it in the folder is found."""
    write(tmp_path, "a.md", "x" * 1_000_000, allowed_groups="public")
    write(tmp_path, "b.md", "The gate.", allowed_groups="public")
    archive = Archive.in_memory()
    assert [outcome.passages for outcome in add(archive, tmp_path, chunks=spec).files] == [1, 1]
    assert len(archive.search(Query("gate", asker(), 9), Recipe()).hits) == 1


def test_threat_32_files_that_are_not_what_they_say(tmp_path: Path) -> None:
    """Each is refused for what it is, in a folder that is added otherwise; what is text is read to the letter."""
    utf16 = "<p>caffè".encode("utf-16")
    files = {
        "pdf.docx": (bombs.pdf(), "found PDF; rename it to .pdf"),
        "docx.pdf": (bombs.docx(BODY), "found ZIP; rename it to .docx"),
        "docx.html": (bombs.docx(BODY), "found ZIP; rename it to .docx"),
        "both.pdf": (bombs.docx(BODY) + bombs.pdf(), "found ZIP"),
        "empty.html": (b"", "0 bytes"),
        "nul.html": (b"<p>a\x00b", "NUL"),
        "zip.docx": (bombs.zipped([("a.txt", b"x")]), "without a document body"),
        "surrogate.html": (b"<p>a\xed\xa0\x80b", "damaged sequence"),
        "white.docx": (bombs.docx(bombs.paragraph(" ")), "found no text in it"),
        "utf16.html": (utf16, ""),
    }
    assert unforeseen(tmp_path / "in", files) == {}
    assert read("utf16.html", utf16).text == "caffè"


@pytest.mark.essential
def test_threat_27_the_command_reports_each_file(tmp_path: Path) -> None:
    """`proofspan add` of a folder with bombs: the rest is added, each reason is shown, the exit code is 2."""
    write(tmp_path / "in", "a.md", "The gate opens at seven.", allowed_groups="public")
    (tmp_path / "in" / "big.docx").write_bytes(bombs.docx(BODY, parts=[("x", b" " * 60 * bombs.MEGABYTE)]))
    (tmp_path / "in" / "cyclic.pdf").write_bytes(bombs.cyclic_pdf())
    run = [sys.executable, "-m", "proofspan"]
    subprocess.run([*run, "init"], cwd=tmp_path, check=True, capture_output=True)
    done = subprocess.run([*run, "add", "in", "--json"], cwd=tmp_path, capture_output=True, text=True, check=False)
    files = {entry["file"]: json.dumps(entry) for entry in json.loads(done.stdout)["files"]}
    assert done.returncode == 2 and '"added"' in files["a.md"]
    assert "over 100 times its size" in files["big.docx"] and "a damaged file" in files["cyclic.pdf"]
