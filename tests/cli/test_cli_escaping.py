"""What a terminal would obey is written out in messages and replaced on pages, whoever put it there."""

from io import StringIO
from pathlib import Path

import pytest
from rich.table import Table

from proofspan.cli.escaping import escaped
from proofspan.cli.pages.console import Page, styled

NAME = "a\x1b[31m\u202eb"
WRITTEN = r"a\x1b[31m\u202eb"


def test_written_out():
    """Controls, direction marks, line ends and half surrogate pairs; letters, emoji and joiners stay."""
    assert escaped("è 😀 \u200d") == "è 😀 \u200d"
    assert escaped("\x1b\x9b\x7f\n\u2028\ud800\u2066") == r"\x1b\x9b\x7f\n\u2028\ud800\u2066"


@pytest.mark.parametrize(
    "words",
    [
        ("list", NAME),
        (NAME,),
        (f"--{NAME}",),
        ("models", "fetch", NAME),
        ("show", NAME, "--archive", NAME),
        ("evaluate", NAME),
        ("verify", "--cases", NAME),
        ("init", "--store", NAME),
    ],
)
def test_an_argument_in_an_error(run, words):
    """Wrong usage and every error repeat an argument with its controls written out."""
    done = run(*words)
    assert done.code in (2, 3) and WRITTEN in done.err
    assert not set(done.err) & {"\x1b", "\u202e"}


def test_an_error_is_one_line(run):
    """A line end in an argument cannot begin a line that looks like another message."""
    assert run("list", "--archive", "no\nproofspan: done", "--all").err.count("\n") == 1


def test_a_file_name(run, empty: str, tmp_path: Path):
    """In the report of `add`, and where a message names the file; the asker's own groups on a page of hits."""
    (tmp_path / f"{NAME}.md").write_text("A pump.")
    added = run("add", str(tmp_path / f"{NAME}.md"), "--archive", empty, "--public", "--encoder", "none")
    found = run("search", "pump", "--archive", empty, "--groups", NAME)
    wrong = run("verify", "--cases", str(tmp_path / f"{NAME}.md"))
    assert (added.code, found.code, wrong.code) == (0, 0, 2)
    assert "a\ufffd[31m\ufffdb.md" in added.out and "by a\ufffd[31m\ufffdb" in found.out and WRITTEN in wrong.err
    assert not set(added.out + found.out + wrong.err) & {"\x1b", "\u202e"}


def test_whatever_is_printed_on_a_page():
    """A text, a cell of a table, a part of a line with a style and one without: U+FFFD stands for what is obeyed."""
    to, table = StringIO(), Table.grid()
    page = Page(to)
    table.add_row(NAME)
    for printed in (NAME, table, styled(NAME), styled((NAME, "bold"))):
        page.print(printed)
    assert to.getvalue().split() == ["a\ufffd[31m\ufffdb"] * 4


def test_a_line_of_verify(run, tmp_path: Path):
    """The id of a case is somebody else's text too."""
    (tmp_path / "c.jsonl").write_text('{"id": "a\\u001b[31m\\u202eb", "spans": ["x"], "answer": "Y."}')
    done = run("verify", "--cases", str(tmp_path / "c.jsonl"))
    assert done.out.startswith(f"{WRITTEN}: refused") and "\x1b" not in done.out


def test_a_setting(run):
    """`config show` writes it out in a form that proofspan.toml takes."""
    assert r'abstention = "a\u001b[31m\u202eb"' in run("config", "show", env={"PROOFSPAN_ANSWER_ABSTENTION": NAME}).out
