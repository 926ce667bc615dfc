"""Threat T-25, end to end: names are words and never paths; nothing outside a folder is read, nothing is written."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import bombs
import pytest
from folders import CHUNKER, asker, outcomes, write

from proofspan.archive import Archive, Report, submissions
from proofspan.documents.intake import File, document, walk
from proofspan.documents.manifest import Metadata
from proofspan.errors import DocumentError, MetadataError, UnreadableError
from proofspan.passages import chunker
from proofspan.retrieval import Query, Recipe

SECRET = "The vault code is 4471."
NAMES = (
    "../evil",
    "../../../../etc/passwd",
    "/etc/passwd",
    "C:\\Windows\\evil",
    "..\\..\\evil",
    "%2e%2e%2fevil",
    "..\u2215evil",
    "..\u2044..\uff0fevil",
    "evil\u202edm.",
    "CON",
    "NUL.md",
    "evil.md:stream",
    "-rf",
)
"""What leads out of a folder somewhere, or means something of its own."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such file names")


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    """A folder `in` beside a secret; afterwards nothing stands beside them but the archive."""
    (tmp_path / "in").mkdir()
    (tmp_path / "secret.md").write_text(f"---\nallowed_groups: public\n---\n{SECRET}\n", encoding="utf-8")
    yield tmp_path
    assert {path.name for path in tmp_path.iterdir()} <= {"in", "secret.md", "sub", ".proofspan"}
    assert (tmp_path / "secret.md").read_text(encoding="utf-8").endswith(f"{SECRET}\n")


def added(place: Path) -> tuple[Archive, Report]:
    """An archive beside the folder with all of it added, for everybody where the files say nothing."""
    archive = Archive.create(place)
    archive.configure(CHUNKER)
    found = submissions([place / "in"], Metadata(allowed_groups=frozenset({"public"})))
    return archive, archive.add(found, chunker(CHUNKER))


def told(archive: Archive) -> str:
    """All that anybody could find in it."""
    hits = archive.search(Query("vault code 4471 gate", asker(), 99), Recipe()).hits
    return " ".join(hit.found.passage.text for hit in hits)


def written_in(place: Path) -> set[str]:
    """The names in the archive's folder."""
    return {path.name for path in (place / ".proofspan").rglob("*")}


@pytest.mark.essential
@pytest.mark.parametrize("key", ["id", "revision", "title"])
@pytest.mark.parametrize("name", NAMES)
def test_threat_25_metadata_makes_no_path(place: Path, key: str, name: str) -> None:
    """As id, revision or title it is a word of the record or a refusal, and no file of the archive is called so."""
    (place / "in" / "a.md").write_text(f"---\n{key}: '{name}'\n---\nThe gate.\n", encoding="utf-8")
    before = written_in(place) if (place / ".proofspan").exists() else set()
    archive, report = added(place)
    with archive:
        assert [taken for _, taken in outcomes(report)] in (["added"], ["refused"])
        assert not any("evil" in made or "passwd" in made for made in written_in(place) - before)
        assert "4471" not in told(archive)


@pytest.mark.essential
@pytest.mark.parametrize("name", [name for name in NAMES if "/" not in name])
def test_threat_25_file_names_make_no_path(place: Path, name: str) -> None:
    """A file of that name is read where it lies; its document has an id without slashes, colons and controls."""
    (place / "in" / f"x{name}.md").write_text("The gate.\n", encoding="utf-8")
    archive, report = added(place)
    with archive:
        (outcome,) = report.files
        assert outcome.revision is not None and not set(outcome.revision.document) & set("/\\:\u202e")
        assert told(archive) == "The gate." and not any("evil" in made for made in written_in(place))


@pytest.mark.essential
def test_threat_25_links_out_of_the_folder(place: Path) -> None:
    """To the secret, to its folder, by way of another link, absolute or relative: refused, and nothing of it found."""
    inside = place / "in"
    (inside / "file.md").symlink_to(place / "secret.md")
    (inside / "relative.md").symlink_to("../secret.md")
    (inside / "folder").symlink_to(place)
    (inside / "chain.md").symlink_to("file.md")
    write(inside, "gate.md", "The gate.")
    archive, report = added(place)
    with archive:
        assert dict(outcomes(report)) == {
            **dict.fromkeys(("chain.md", "file.md", "folder", "relative.md"), "refused"),
            "gate.md": "added",
        }
        assert told(archive) == "The gate."


@pytest.mark.essential
@pytest.mark.parametrize(
    ("swapped", "error"),
    [
        ("file", UnreadableError),
        ("folder", UnreadableError),
        ("pipe", UnreadableError),
        ("sidecar", MetadataError),
    ],
)
def test_threat_25_a_link_that_comes_after_the_check(place: Path, swapped: str, error: type[DocumentError]) -> None:
    """What is swapped for a link (or a pipe, which would be waited for) between the walk and the reading is refused:
    a document as one that cannot be read, a sidecar as metadata that cannot be trusted.
    """
    sub, aside = place / "in" / "sub", place / "sub"
    write(sub, "secret.md", "The gate.", allowed_groups="public")
    (sub / "secret.md.meta.yaml").write_text("title: T\n", encoding="utf-8")
    (aside).mkdir()
    (file,) = [found for found in walk([place / "in"]) if isinstance(found, File)]
    gone = {"folder": sub, "sidecar": sub / "secret.md.meta.yaml"}.get(swapped, sub / "secret.md")
    gone.rename(aside / gone.name)
    if swapped == "pipe":
        os.mkfifo(gone)
    else:
        gone.symlink_to(place if swapped == "folder" else place / "secret.md")
    with pytest.raises(error, match=r"a link that leaves the folder|no regular file"):
        document(file, Metadata())


@pytest.mark.essential
@pytest.mark.parametrize("entry", ["../secret.md", "/etc/passwd", "sub/../../secret.md", "..\\secret.md", "./a.md"])
def test_threat_25_entries_of_a_manifest(place: Path, entry: str) -> None:
    """`files:` that leads out of its folder breaks the manifest: everything below is refused, the secret not read."""
    (place / "in" / "a.md").write_text("The gate.\n", encoding="utf-8")
    (place / "in" / "manifest.yaml").write_text(f"files:\n  '{entry}':\n    title: T\n", encoding="utf-8")
    archive, report = added(place)
    with archive:
        assert {taken for _, taken in outcomes(report)} == {"refused"} and told(archive) == ""


@pytest.mark.parametrize("entry", ["%2e%2e/secret.md", "..\u2215secret.md", "missing.md"])
def test_threat_25_entries_that_only_look_like_a_way_out(place: Path, entry: str) -> None:
    """They name a file of the folder that is not there: said, and the others are added."""
    (place / "in" / "a.md").write_text("The gate.\n", encoding="utf-8")
    (place / "in" / "manifest.yaml").write_text(f"files:\n  '{entry}':\n    title: T\n", encoding="utf-8")
    archive, report = added(place)
    with archive:
        assert dict(outcomes(report)) == {"a.md": "added", "manifest.yaml": "refused"}


@pytest.mark.essential
@pytest.mark.parametrize("entry", ["../evil.md", "/evil.md", "C:\\evil.md", "..\\evil.md", "word/../../evil.md"])
def test_threat_25_parts_of_a_docx(place: Path, entry: str) -> None:
    """A part whose name leads out costs the file; a main part that the file says lies outside is not looked for."""
    data = bombs.docx(bombs.paragraph("The gate."), parts=[(entry, b"x")])
    (place / "in" / "a.docx").write_bytes(data)
    target = '<Relationships><Relationship Type="x/officeDocument" Target="../../secret.md"/></Relationships>'
    outside = bombs.docx(bombs.paragraph("The gate."), parts=[("_rels/.rels", target.encode())])
    (place / "in" / "b.docx").write_bytes(outside)
    archive, report = added(place)
    with archive:
        assert {taken for _, taken in outcomes(report)} == {"refused"} and told(archive) == ""
