"""Files that belong together are written all or none."""

import pytest

from proofspan.errors import FrozenError, SettingError
from proofspan.evaluation.freezing.placing import as_json, place, refuse

FILES = ("a.json", "b.json", "c.json")


def test_all_or_none(tmp_path):
    """The second exists: it stays as it is, the first is taken back, the third is not written."""
    (tmp_path / "b.json").write_text("mine")
    with pytest.raises(FrozenError, match=r"b\.json exists"):
        place(tmp_path, dict.fromkeys(FILES, b"new"))
    assert [file.read_text() for file in tmp_path.iterdir()] == ["mine"]


def test_an_interruption_leaves_nothing(tmp_path):
    """Whatever stops it half way: here a value that is no bytes."""
    with pytest.raises(TypeError):
        place(tmp_path / "out", {"a.json": b"new", "b.json": None})
    assert list((tmp_path / "out").iterdir()) == []


def test_a_folder_that_is_a_file(tmp_path):
    """Neither in it nor below it can anything be written."""
    (tmp_path / "file").write_text("mine")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(SettingError, match="is a file, or below one"):
            place(folder, {"a.json": b""})


def test_half_a_result_is_told_from_a_whole_one(tmp_path):
    """Both are refused; of the half the files are named that a person may remove."""
    refuse(tmp_path, FILES)
    (tmp_path / "a.json").touch()
    with pytest.raises(FrozenError, match=r"a\.json: half a result, without c\.json"):
        refuse(tmp_path, FILES)
    (tmp_path / "c.json").touch()
    with pytest.raises(FrozenError, match=r"a\.json exists: a result stays"):
        refuse(tmp_path, FILES)


def test_half_a_surrogate_pair_is_an_escape():
    """As a file's name may have it; what is read back is what was written."""
    assert as_json("\udcff\u00e8") == b'"\\udcff\xc3\xa8"\n'
