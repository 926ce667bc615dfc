"""Folders that would end a run, or open what they close: each costs at most one document."""

import os
from pathlib import Path

import pytest

from proofspan.documents.intake import MOST_DEEP, File, Refusal, document, walk
from proofspan.documents.manifest import Metadata
from proofspan.documents.opening import MOST_FILE_BYTES
from proofspan.documents.strict_yaml import FRONT_MATTER_BYTES
from proofspan.errors import InputError, MetadataError, UnreadableError


def test_a_sidecar_that_leads_nowhere_refuses_its_file(tmp_path: Path) -> None:
    """Read without what it says about groups, the file could be opened by a flag: it is refused."""
    (tmp_path / "pay.md").write_text("# Payroll")
    (tmp_path / "pay.md.meta.yaml").symlink_to("restricted.yaml")
    (found,) = walk([tmp_path])
    assert isinstance(found, Refusal) and "leads nowhere" in found.reason


def test_a_file_too_large_is_refused(tmp_path: Path) -> None:
    """One byte more than a document may have, all of them holes: said, and never held in memory beyond the bound."""
    with (tmp_path / "big.md").open("wb") as file:
        file.truncate(MOST_FILE_BYTES + 1)
    (found,) = walk([tmp_path])
    assert isinstance(found, File)
    try:
        document(found, Metadata())
    except UnreadableError as error:
        assert f"more than {MOST_FILE_BYTES} bytes" in str(error)
    else:
        raise AssertionError("it was read")


def test_a_sidecar_too_large_refuses_its_file(tmp_path: Path) -> None:
    """One byte more than metadata may have is never parsed, and the reason names the sidecar."""
    (tmp_path / "pay.md").write_text("# Payroll")
    (tmp_path / "pay.md.meta.yaml").write_bytes(b"#" * (FRONT_MATTER_BYTES + 1))
    (found,) = walk([tmp_path])
    assert isinstance(found, File)
    with pytest.raises(MetadataError, match=f"pay.md.meta.yaml: .* more than {FRONT_MATTER_BYTES} bytes"):
        document(found, Metadata())


def test_deep_folders_and_long_names_cost_themselves_alone(tmp_path: Path) -> None:
    """A folder too deep is refused, a name too long for a sidecar is read, and the file beside them is there."""
    deep = tmp_path
    for _ in range(MOST_DEEP + 5):
        deep = deep / "d"
        deep.mkdir()
    (deep / "x.md").write_text("x")
    (tmp_path / ("b" * 244 + ".md")).write_text("b")
    (tmp_path / "a.md").write_text("a")
    found = list(walk([tmp_path]))
    assert sorted(len(each.name) for each in found if isinstance(each, File)) == [4, 247]
    assert [each.reason for each in found if isinstance(each, Refusal)] == [
        f"a folder inside {MOST_DEEP} others; hand it in by itself"
    ]


def test_an_entry_of_a_manifest_that_is_no_possible_name_costs_itself(tmp_path: Path) -> None:
    """A name of 300 letters is one that the system refuses to look at: said, and the file beside it is there."""
    (tmp_path / "manifest.yaml").write_text(f"files:\n  {'b' * 300}.md:\n    title: T\n", encoding="utf-8")
    (tmp_path / "a.md").write_text("a")
    found, refused = walk([tmp_path])
    assert isinstance(found, File) and isinstance(refused, Refusal) and "no file that can be read" in refused.reason


def test_a_name_that_cannot_be_looked_at_is_none_that_is_there(tmp_path: Path) -> None:
    """Asked for a name of 300 letters, the walk says what it found, like for any other name without a file."""
    with pytest.raises(InputError, match="found nothing there"):
        list(walk([tmp_path / ("b" * 300)]))


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is closed to this user")
@pytest.mark.parametrize(("rights", "refusals"), [(0o000, 1), (0o400, 2)])
def test_a_folder_that_cannot_be_read_costs_itself(tmp_path: Path, rights: int, refusals: int) -> None:
    """Closed, or listed and no more: refused, its manifest never passed over, and the file beside it is there."""
    closed = tmp_path / "closed"
    closed.mkdir()
    (closed / "manifest.yaml").write_text("defaults:\n  allowed_groups: [ops]\n", encoding="utf-8")
    (closed / "b.md").write_text("b")
    (tmp_path / "a.md").write_text("a")
    closed.chmod(rights)
    try:
        found = list(walk([tmp_path]))
    finally:
        closed.chmod(0o700)
    assert [each.name for each in found if isinstance(each, File)] == ["a.md"]
    assert len([each for each in found if isinstance(each, Refusal)]) == refusals
