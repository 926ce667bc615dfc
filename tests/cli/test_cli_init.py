"""init, and how the archive of a command is found."""

import subprocess
import sys
from pathlib import Path

from proofspan.archive import FOLDER


def _run(folder: Path, *words: str, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "proofspan", *words]
    return subprocess.run(command, cwd=folder, env={"PATH": "/usr/bin:/bin", **env}, capture_output=True, text=True)


def test_init_makes_an_archive(run, tmp_path):
    """`init DIR` makes DIR/.proofspan and says so on stderr, nothing on stdout."""
    made = run("init", str(tmp_path))
    assert (made.code, made.out) == (0, "")
    assert (tmp_path / FOLDER).is_dir()
    assert "proofspan add" in made.err


def test_init_accepts_the_folder_itself(run, tmp_path):
    """`init DIR/.proofspan` means the same archive as `init DIR`."""
    assert run("init", str(tmp_path / FOLDER)).code == 0
    assert not (tmp_path / FOLDER / FOLDER).exists()


def test_init_again_is_refused(run, tmp_path):
    """A second `init` of the same folder leaves the archive alone and exits with 2."""
    run("init", str(tmp_path))
    again = run("init", str(tmp_path))
    assert again.code == 2
    assert "already" in again.err


def test_other_stores_are_missing(run, tmp_path):
    """postgres is not here yet (exit 3); a store nobody knows is a wrong word (exit 2)."""
    assert run("init", str(tmp_path), "--store", "postgres").code == 3
    assert run("init", str(tmp_path), "--store", "floppy").code == 2
    assert not (tmp_path / FOLDER).exists()


def test_no_archive_names_init(tmp_path):
    """Without any archive a verb exits with 2 and names `init`."""
    done = _run(tmp_path, "list")
    assert done.returncode == 2
    assert "proofspan init" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_named_archive_that_is_not_there(run, tmp_path):
    """`--archive` to a folder without an archive exits with 2, and is never made up for by another archive."""
    done = run("list", "--archive", str(tmp_path))
    assert done.code == 2
    assert f"proofspan init {tmp_path}" in done.err


def test_the_nearest_archive_upward(archive, tmp_path):
    """From a folder below, the nearest .proofspan upward is the archive."""
    below = Path(archive) / "deep" / "down"
    below.mkdir(parents=True, exist_ok=True)
    done = _run(below, "list")
    assert "notice-v1" in done.stdout


def test_the_variable_names_the_archive(archive, tmp_path):
    """PROOFSPAN_ARCHIVE names the archive, by its folder or by its .proofspan."""
    for named in (archive, str(Path(archive) / FOLDER)):
        assert "notice-v1" in _run(tmp_path, "list", PROOFSPAN_ARCHIVE=named).stdout


def test_the_flag_wins_over_the_variable(archive, run, tmp_path):
    """`--archive` is taken before PROOFSPAN_ARCHIVE."""
    done = run("list", "--archive", archive, env={"PROOFSPAN_ARCHIVE": str(tmp_path)})
    assert "notice-v1" in done.out
