"""The verbs there are, the exit codes, and what happens when the reader of a pipe leaves."""

import subprocess
import sys
from importlib.metadata import version

import pytest

from proofspan import errors
from proofspan.cli.exits import exit_code


def test_the_version(run):
    """`--version` prints the installed version."""
    assert run("--version").out == f"proofspan {version('proofspan')}\n"


@pytest.mark.parametrize(
    "verb",
    "serve audit".split(),
)
def test_verbs_of_later_versions_are_unknown(run, verb):
    """A verb that does nothing yet does not exist: exit 2."""
    assert run(verb).code == 2


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (errors.NotFoundError, 2),
        (errors.SettingError, 2),
        (errors.LockedError, 3),
        (errors.EncoderError, 3),
        (errors.FrozenError, 4),
        (errors.NothingEvaluatedError, 5),
    ],
)
def test_exit_codes_are_the_branches(error, code):
    """The exit code of an error is the number of its branch of the tree."""
    assert exit_code(error("")) == code


def test_the_exit_code_outlives_the_reader(archive):
    """A reader that leaves at once changes neither the exit code nor stderr: no traceback, still 1."""
    words = ["ask", "prime numbers", "--require-answer", "--quiet", "--archive", archive]
    for more in ([], ["--json"]):
        command = [sys.executable, "-m", "proofspan", *words, *more]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert process.stdout and process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 1
        process.stderr.close()


def test_a_terminal_without_unicode(archive):
    """Where the output's encoding lacks a character, its escape is printed and JSON stays JSON."""
    import json

    words = ["ask", "When does the service desk open? »", "--quiet", "--archive", archive]
    for more in ([], ["--json"]):
        command = [sys.executable, "-m", "proofspan", *words, *more]
        done = subprocess.run(command, env={"PYTHONIOENCODING": "ascii"}, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["query"]["text"].endswith("»")


def test_a_question_that_is_no_text(archive):
    """Bytes that are no text are exit 2, not a traceback."""
    command = [sys.executable, "-m", "proofspan", "ask", b"returns \xff", "--archive", archive]
    done = subprocess.run(command, capture_output=True)
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr


def test_colour_is_for_terminals_only(on):
    """Off a terminal no page holds an escape sequence."""
    for words in (["list"], ["search", "returns"], ["ask", "returns"], ["show", "returns-v2"]):
        assert "\x1b" not in on(words[0], *words[1:]).out
