"""pytest --proofspan=SET, in a process of its own as a user runs it."""

import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "ax42"
if not any(each.value == "proofspan.cli.pytest_plugin" for each in entry_points(group="pytest11")):
    pytest.skip("proofspan was installed before it had this plug-in: make setup", allow_module_level=True)


def ran(folder: Path, *words: str) -> tuple[int, str]:
    """The exit code and what pytest printed, run in an empty folder."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-c",
        os.devnull,
        "--rootdir",
        ".",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "-rs",
        *words,
    ]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_a_test_a_question(tmp_path):
    """Nine of the ten pass; Q08 fails and says what is missing and where it was lost."""
    words = (f"--proofspan={EXAMPLE}", "--proofspan-method", "bm25")
    code, out = ran(tmp_path, *words, "--proofspan-chunker", "sections", "--proofspan-k", "3")
    assert code == 1 and re.search(r"1 failed, 9 passed", out)
    assert "not among the first 3: north-contract-v1#coverage (lost at acquisition)" in out
    assert "Traceback" not in out


def test_without_the_flag_nothing_is_added(tmp_path):
    """Exit 5, which is pytest's for no tests at all."""
    assert ran(tmp_path)[0] == 5


def test_a_set_that_is_none_is_a_usage_error(tmp_path):
    """Exit 4, which is pytest's, with what is missing in the folder."""
    code, out = ran(tmp_path, "--proofspan", str(tmp_path))
    assert code == 4 and "queries.jsonl" in out


@pytest.mark.parametrize(
    ("flag", "said"),
    [
        ("method=bm26", "no method 'bm26'"),
        ("k=0", "k '0'"),
        ("chunker=windos", "no chunker 'windos'"),
        ("generator=g", "no generator 'g'"),
        ("encoder=bert", "no encoder 'bert'"),
    ],
)
def test_a_flag_that_cannot_be_is_one_usage_error(tmp_path, flag, said):
    """Exit 4 before any test, with the reason once and no traceback."""
    code, out = ran(tmp_path, f"--proofspan={EXAMPLE}", "--proofspan-method=bm25", f"--proofspan-{flag}")
    assert code == 4 and out.count(said) == 1 and "pytest_plugin.py" not in out


def test_what_is_missing_on_the_machine_fails_each_question(tmp_path):
    """A part of later versions is no wrong usage; a set that is named twice is asked once."""
    words = (f"--proofspan={EXAMPLE}", f"--proofspan={EXAMPLE}", "--proofspan-generator=openai")
    code, out = ran(tmp_path, *words, "--proofspan-method=bm25")
    assert code == 1 and "10 failed" in out and "not asked: generator openai needs" in out


def test_questions_are_counted_and_selected_as_tests_are(tmp_path):
    """One test of the project and ten questions: either can be selected by -k, and the counts are right."""
    (tmp_path / "test_own.py").write_text("def test_own(): pass")
    words = (f"--proofspan={EXAMPLE}", "--proofspan-method=bm25", "--proofspan-chunker=sections")
    assert "collected 11 items / 10 deselected / 1 selected" in ran(tmp_path, *words, "-k", "test_own")[1]
    code, out = ran(tmp_path, *words, "-k", "proofspan:ax42 and Q08", "-v")
    assert code == 1 and "collected 11 items / 10 deselected / 1 selected" in out
    assert "proofspan:ax42::Q08 FAILED" in out


def test_the_projects_own_settings_are_read(tmp_path):
    """The set stands elsewhere, and pytest.ini is that of the folder that pytest runs in."""
    (tmp_path / "pytest.ini").write_text("[pytest]")
    words = ("--co", "-p", "no:cacheprovider", f"--proofspan={EXAMPLE}", "--proofspan-method=bm25")
    done = subprocess.run([sys.executable, "-m", "pytest", *words], cwd=tmp_path, capture_output=True, text=True)
    assert "configfile: pytest.ini" in done.stdout and "11 tests" not in done.stdout and "10 tests" in done.stdout


def test_sets_of_one_name_are_told_apart(tmp_path):
    """The second is numbered."""
    (tmp_path / "ax42").symlink_to(tmp_path / "real" / "ax42")
    shutil.copytree(EXAMPLE, tmp_path / "real" / "ax42")
    words = (f"--proofspan={EXAMPLE}", f"--proofspan={tmp_path / 'ax42'}", "--proofspan-method=bm25", "--co", "-q")
    out = ran(tmp_path, *words)[1]
    assert "proofspan:ax42::Q01" in out and "proofspan:ax42#2::Q01" in out


def test_ids_are_shown_on_one_line(tmp_path):
    """A line end and a control character in an id are written out; blanks and brackets are as they are."""
    (tmp_path / "corpus.jsonl").write_text('{"id": "d", "title": "", "text": "the fan"}')
    ids = (r"Q\n1", r"Q\u001b", "Q [2]::x")
    asked = (f'{{"id": "{name}", "text": "fan {at}", "required_evidence_ids": ["d"]}}' for at, name in enumerate(ids))
    (tmp_path / "queries.jsonl").write_text("\n".join(asked))
    code, out = ran(tmp_path, "--proofspan", ".", "--proofspan-method", "bm25", "-v")
    assert code == 0 and all(f"{name} PASSED" in out for name in (r"Q\n1", r"Q\x1b", "Q [2]::x"))
