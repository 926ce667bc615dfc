"""Intake: every file becomes a document or a reason, in one order, and metadata never opens by accident."""

import os
from pathlib import Path

import pytest

from proofspan.documents import Document, Status
from proofspan.documents.intake import File, Refusal, document, walk
from proofspan.documents.manifest import Metadata
from proofspan.errors import InputError, MetadataError, UnreadableError

SILENT = Metadata()


def wrote(folder: Path, **files: str) -> None:
    for name, text in files.items():
        path = folder / name.replace("__", "/").replace("_", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def names(paths: list[Path]) -> list[str]:
    return [found.name for found in walk(paths) if isinstance(found, File)]


def refused(paths: list[Path]) -> dict[str, str]:
    return {found.name: found.reason for found in walk(paths) if isinstance(found, Refusal)}


def only(path: Path, defaults: Metadata = SILENT) -> Document:
    (file,) = (found for found in walk([path]) if isinstance(found, File))
    return document(file, defaults)


def test_files_come_in_the_order_of_their_names(tmp_path: Path) -> None:
    """Hidden files, manifests and sidecars are no documents; folders are entered in place."""
    wrote(tmp_path, b_md="x", a__z_md="x", a__c_txt="x", c_md="x", _hidden="x", _proofspan__d_md="x")
    wrote(tmp_path, b_md_meta_yaml="status: draft", manifest_yaml="defaults: {status: draft}")
    assert names([tmp_path]) == ["a/c.txt", "a/z.md", "b.md", "c.md"]
    assert refused([tmp_path]) == {}


def test_a_missing_path_is_named(tmp_path: Path) -> None:
    """Nothing is walked when one of the paths is not there."""
    with pytest.raises(InputError, match="absent"):
        list(walk([tmp_path, tmp_path / "absent"]))


def test_nothing_is_skipped_in_silence(tmp_path: Path) -> None:
    """A kind that is not supported, an orphaned sidecar and an entry without a file each give a reason."""
    wrote(tmp_path, a_xls="x", b_pdf_meta_yaml="status: draft", manifest_yaml="files:\n  gone.md: {}\n")
    reasons = refused([tmp_path])
    assert "not supported; supported are .txt" in reasons["a.xls"]
    assert "'b.pdf' is not there" in reasons["b.pdf.meta.yaml"]
    assert "line 2: files names 'gone.md'" in reasons["manifest.yaml"]


def test_links_that_leave_the_folder_are_refused(tmp_path: Path) -> None:
    """Neither a file nor a folder outside is read through a link, nor is a link that goes round."""
    wrote(tmp_path, out__secret_md="x", in__a_md="x")
    folder = tmp_path / "in"
    (folder / "file.md").symlink_to(tmp_path / "out" / "secret.md")
    (folder / "folder").symlink_to(tmp_path / "out")
    (folder / "loop.md").symlink_to(folder / "loop.md")
    (folder / "self").symlink_to(folder)
    assert names([folder]) == ["a.md"]
    assert sorted(refused([folder])) == ["file.md", "folder", "loop.md", "self"]


def test_a_sidecar_or_manifest_outside_is_not_followed(tmp_path: Path) -> None:
    """Metadata reached by a link out of the folder refuses what it would have described."""
    wrote(tmp_path, out__open_yaml="allowed_groups: public", in__a_md="x", in__sub__b_md="x")
    (tmp_path / "in" / "a.md.meta.yaml").symlink_to(tmp_path / "out" / "open.yaml")
    (tmp_path / "in" / "sub" / "manifest.yaml").symlink_to(tmp_path / "out" / "open.yaml")
    assert names([tmp_path / "in"]) == []
    assert sorted(refused([tmp_path / "in"])) == ["a.md", "a.md.meta.yaml", "sub/b.md", "sub/manifest.yaml"]


def test_a_malformed_manifest_refuses_all_that_it_would_describe(tmp_path: Path) -> None:
    """Reading those files without it could open what it closes; files beside its folder are not touched."""
    wrote(tmp_path, a_md="x", sub__b_md="x", sub__deep__c_md="x", sub__manifest_yaml="defaults: {status: publishd}")
    assert names([tmp_path]) == ["a.md"]
    reasons = refused([tmp_path])
    assert sorted(reasons) == ["sub/b.md", "sub/deep/c.md", "sub/manifest.yaml"]
    assert reasons["sub/manifest.yaml"].startswith("sub/manifest.yaml:1: status: 'publishd'")


def test_nearer_metadata_wins(tmp_path: Path) -> None:
    """Front matter over sidecar, sidecar over the manifest's entry, that over its defaults, those over options."""
    wrote(
        tmp_path,
        a_md="---\ntitle: front\n---\nText.",
        a_md_meta_yaml="title: side\nowner: side",
        manifest_yaml="defaults: {owner: d, revision: d, status: draft}\nfiles: {a.md: {revision: f, owner: f}}",
    )
    found = only(tmp_path, Metadata(status=Status.OBSOLETE, language="it"))
    assert (found.title, found.owner, found.revision.label) == ("front", "side", "f")
    assert (found.policy.status, found.language) == (Status.DRAFT, "it")


def test_a_nearer_manifest_wins_over_an_outer_one(tmp_path: Path) -> None:
    """Defaults go inwards, and an entry for the file wins over any defaults."""
    wrote(
        tmp_path,
        sub__a_md="x",
        manifest_yaml="defaults: {owner: outer, revision: outer}\nfiles: {sub/a.md: {language: it}}",
        sub__manifest_yaml="defaults: {owner: inner, language: en}",
    )
    found = only(tmp_path)
    assert (found.owner, found.revision.label, found.language) == ("inner", "outer", "it")


def test_a_file_that_is_named_itself_keeps_its_folder_metadata(tmp_path: Path) -> None:
    """Handing in the file or its folder gives the same document."""
    wrote(tmp_path, a_md="x", b_md="y", manifest_yaml="defaults: {allowed_groups: [ops]}\nfiles: {a.md: {id: n}}")
    assert only(tmp_path / "a.md").revision.document == "n"
    assert only(tmp_path / "b.md").policy.allowed_groups == {"ops"}


def test_silence_about_groups_is_nobody(tmp_path: Path) -> None:
    """A file without metadata is published, always valid, for any product, and readable by nobody."""
    wrote(tmp_path, **{"Rack guide_md": "# Airflow\n\nThe fan is on."})
    found = only(tmp_path)
    assert (str(found.revision), found.title, found.language) == ("Rack-guide-v1", "Airflow", "en")
    assert found.policy.allowed_groups == frozenset() and found.policy.products == frozenset()
    assert found.policy.status is Status.PUBLISHED
    assert (found.source.name, found.source.kind) == ("Rack guide.md", "markdown")


def test_a_document_without_text_is_refused(tmp_path: Path) -> None:
    """Front matter alone, or white space, is nothing that could be searched."""
    wrote(tmp_path, a_md="---\nid: a\n---\n \n")
    with pytest.raises(UnreadableError, match="found no text"):
        only(tmp_path)


def test_days_from_two_places_must_fit(tmp_path: Path) -> None:
    """A first day from the manifest and a last one from the front matter are checked once joined."""
    wrote(tmp_path, a_md="---\nvalid_to: 2026-01-01\n---\nx", manifest_yaml="defaults: {valid_from: 2026-02-01}")
    with pytest.raises(MetadataError, match=r"^a\.md: valid_from 2026-02-01 must come before"):
        only(tmp_path)


def test_a_document_is_not_its_own_source(tmp_path: Path) -> None:
    """A summary of itself would have no source to be checked against."""
    wrote(tmp_path, a_md="---\nderived_from: [a-v1]\n---\nx")
    with pytest.raises(MetadataError, match="the document itself"):
        only(tmp_path)


def test_a_malformed_sidecar_refuses_its_document(tmp_path: Path) -> None:
    """The message names the sidecar and its line."""
    wrote(tmp_path, a_md="x", a_md_meta_yaml="title: x\nvalid_from: 2026-02-30\n")
    with pytest.raises(MetadataError, match=r"^a\.md\.meta\.yaml:2: valid_from: '2026-02-30'"):
        only(tmp_path)


def test_a_name_that_is_not_text_is_refused(tmp_path: Path) -> None:
    """A file name in an unknown encoding could not be written to any report."""
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.md")).write_text("x")
    assert list(refused([tmp_path]).values()) == ["its name is not text in UTF-8; rename it"]
