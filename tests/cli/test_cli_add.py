"""add: what is taken, what is not, and the report of both."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


def _file(folder: Path, name: str, text: str) -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


def test_readable_by_nobody_comes_first(run, empty, tmp_path):
    """A document that names no groups is added, and the report begins with it."""
    file = _file(tmp_path, "memo.md", "The gate code is 4471.\n")
    done = run("add", file, "--archive", empty)
    assert done.code == 0
    assert done.out.startswith("1 readable by nobody")
    assert "--groups" in done.out


def test_flags_fill_what_is_silent(run, empty, tmp_path):
    """`--public` opens a document that says nothing, and leaves alone one that names its groups."""
    silent = _file(tmp_path, "memo.md", "The gate code is 4471.\n")
    said = _file(tmp_path, "rule.md", "---\nallowed_groups: [ops]\n---\nThe gate opens at six.\n")
    report = run("add", silent, said, "--public", "--archive", empty, "--json").json
    assert [file["readers"] for file in report["files"]] == ["everybody", "ops"]


def test_every_silent_key(run, empty, tmp_path):
    """Status, product, first day and language are filled from flags, and `show` tells them."""
    file = _file(tmp_path, "memo.md", "The gate code is 4471.\n")
    flags = ["--groups", "ops", "--status", "current", "--product", "AX-42", "--valid-from", "2026-01-01"]
    run("add", file, *flags, "--language", "it", "--archive", empty)
    shown = run("show", "memo-v1", "--groups", "ops", "--as-of", "2026-01-01", "--archive", empty, "--json").json
    assert (shown["status"], shown["products"], shown["language"]) == ("current", ["AX-42"], "it")
    assert shown["validity"] == {"valid_from": "2026-01-01", "valid_to": None}


def test_adding_again_changes_nothing(run, own):
    """The same folder a second time: four unchanged, no new write."""
    files = str(Path(own).parent / "files")
    report = run("add", files, "--archive", own, "--json").json
    assert report["counts"] == {"added": 0, "unchanged": 4, "amended": 0, "conflicting": 0, "refused": 0}


def test_a_conflict_exits_with_2(run, own):
    """Another text under a label that is there is a conflict: exit 2, both the file and the way out named."""
    files = Path(own).parent / "files"
    text = (files / "returns-v2.md").read_text().replace("thirty", "ninety")
    (files / "returns-v2.md").write_text(text)
    done = run("add", str(files), "--archive", own)
    assert done.code == 2
    assert "1 conflicting" in done.out and "3 unchanged" in done.out
    assert "returns-v2.md" in done.words and "new label" in done.words


def test_a_refusal_leaves_the_others(run, empty, tmp_path):
    """A file that cannot be read is refused with its reason, the other one is added; exit 2."""
    _file(tmp_path, "bad.md", "---\nvalid_from: 2026-02-30\n---\nNothing.\n")
    good = _file(tmp_path, "good.md", "The gate opens at six.\n")
    done = run("add", str(tmp_path / "bad.md"), good, "--public", "--archive", empty, "--json")
    assert done.code == 2
    assert [file["taken"] for file in done.json["files"]] == ["refused", "added"]
    assert "2026-02-30" in done.json["files"][0]["reason"]


def test_supersede_ends_the_predecessor(run, empty, tmp_path):
    """`--supersede` ends v1 on the day on which v2 begins: the day before still reads v1."""
    one = _file(tmp_path, "one.md", "---\nid: rule\nrevision: v1\n---\nTwelve.\n")
    two = _file(tmp_path, "two.md", "---\nid: rule\nrevision: v2\nvalid_from: 2026-03-01\n---\nFifteen.\n")
    run("add", one, "--public", "--archive", empty)
    assert run("add", two, "--public", "--archive", empty).code == 2
    assert run("add", two, "--public", "--supersede", "--archive", empty).code == 0
    for day, revision in (("2026-02-28", "rule-v1"), ("2026-03-01", "rule-v2")):
        listed = run("list", "--as-of", day, "--archive", empty, "--json").json["documents"]
        assert [document["revision"] for document in listed] == [revision]


def test_the_archives_own_chunker_stays(run, empty, tmp_path):
    """The first `--chunker` is the archive's; it holds when none is named, and another one is refused."""
    file = _file(tmp_path, "memo.md", "# Gate\n\nThe gate code is 4471.\n")
    run("add", file, "--public", "--chunker", "sections", "--archive", empty)
    assert run("add", file, "--public", "--archive", empty, "--json").json["config"]["chunker"] == "sections"
    other = run("add", file, "--public", "--chunker", "whole", "--archive", empty)
    assert other.code == 2
    assert "sections" in other.err


def test_a_chunker_that_cannot_be(run, empty, tmp_path):
    """An overlap as large as its window is exit 2, and nothing was configured by it."""
    file = _file(tmp_path, "memo.md", "The gate code is 4471.\n")
    assert run("add", file, "--chunker", "windows:10/10", "--archive", empty).code == 2
    assert run("add", file, "--archive", empty, "--json").json["config"]["chunker"] == "paragraphs:160"


@pytest.mark.parametrize(
    "flags",
    [
        ["--groups", "a", "--public"],
        ["--groups", " "],
        ["--groups", "*"],
        ["--status", "quarantined"],
        ["--valid-from", "2026-02-30"],
        ["--language", "fr"],
        ["--product", "AX-42,"],
    ],
)
def test_flags_are_read_strictly(run, empty, tmp_path, flags):
    """What cannot be meant is exit 2 with a line that names it."""
    file = _file(tmp_path, "memo.md", "The gate code is 4471.\n")
    done = run("add", file, *flags, "--archive", empty)
    assert done.code == 2
    assert done.err.startswith("proofspan: ")


def test_a_path_that_is_not_there(run, empty):
    """A path without a file is exit 2 naming it."""
    done = run("add", "nowhere.md", "--archive", empty)
    assert done.code == 2
    assert "nowhere.md" in done.err


def test_the_page_names_the_archive(run, empty, tmp_path):
    """Its last line has the archive's folder, the encoder and the chunker."""
    file = _file(tmp_path, "memo.md", "The gate code is 4471.\n")
    page = run("add", file, "--public", "--encoder", "none", "--archive", empty).out
    last = f"archive {Path(empty) / '.proofspan'} · encoder none · chunker paragraphs:160"
    assert "".join(page.split()).endswith("".join(last.split()))


def test_a_bar_on_a_terminal(tmp_path):
    """Where stderr is a terminal, how many files are done of how many stands there."""
    for number in range(3):
        _file(tmp_path, f"memo{number}.md", "The gate code is 4471.\n")
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "proofspan"]
    subprocess.run([*command, "init", str(tmp_path), "-q"], check=True)
    words = ["add", str(tmp_path), "--public", "--encoder", "none", "--archive", str(tmp_path)]
    subprocess.run([*command, *words], stderr=theirs, stdout=subprocess.DEVNULL, env={"TERM": "xterm"}, check=True)
    os.close(theirs)
    assert b"adding" in (shown := os.read(ours, 65536)) and b"3/3" in shown
    os.close(ours)


def test_no_bar_off_a_terminal(run, empty, tmp_path):
    """Where stderr is no terminal, `add` shows no progress there."""
    file = _file(tmp_path, "memo.md", "The gate code is 4471.\n")
    assert run("add", file, "--public", "--encoder", "none", "--archive", empty).err == ""


def test_an_archive_without_an_encoder_is_said(run, empty, tmp_path):
    """Where the model for the documents' language is not here, `add` goes on and says what to do."""
    file = _file(tmp_path, "memo.md", "The gate code is 4471.\n")
    done = run("add", file, "--public", "--archive", empty, "--json")
    assert "for words alone (bm25)" in done.err and "proofspan models fetch minilm" in done.err
    assert (done.json["config"]["encoder"], done.json["config"]["chunker"]) == (None, "paragraphs:160")
    assert run("search", "gate", "--archive", empty, "--json").json["config"]["method"] == "bm25"
