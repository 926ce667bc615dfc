"""pytest --proofspan SET, in a process of its own as a user runs it."""

import os
import re
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
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
    words = ("--proofspan", str(ROOT / "examples" / "ax42"), "--proofspan-method", "bm25")
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


def test_what_cannot_be_asked_is_said_without_a_traceback(tmp_path):
    """Each question fails with the reason; a set that is named twice is asked once."""
    example = str(ROOT / "examples" / "ax42")
    code, out = ran(tmp_path, "--proofspan", example, "--proofspan", example, "--proofspan-method", "bm26")
    assert code == 1 and "10 failed" in out and "not asked: no method 'bm26'" in out
    assert "Error" not in out and "pytest_plugin.py" not in out


def test_ids_are_shown_on_one_line(tmp_path):
    """A line end and a control character in an id are written out; blanks and brackets are as they are."""
    (tmp_path / "corpus.jsonl").write_text('{"id": "d", "title": "", "text": "the fan"}')
    ids = (r"Q\n1", r"Q\u001b", "Q [2]::x")
    asked = (f'{{"id": "{name}", "text": "fan {at}", "required_evidence_ids": ["d"]}}' for at, name in enumerate(ids))
    (tmp_path / "queries.jsonl").write_text("\n".join(asked))
    code, out = ran(tmp_path, "--proofspan", ".", "--proofspan-method", "bm25", "-v")
    assert code == 0 and all(f"{name} PASSED" in out for name in (r"Q\n1", r"Q\x1b", "Q [2]::x"))
