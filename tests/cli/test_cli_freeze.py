"""freeze, run and compare, from one command to the next."""

import json
import os
import shutil
from pathlib import Path

import pytest

from proofspan.evaluation.freezing import Freeze

ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path) -> Path:
    """A copy of the example set, to change."""
    shutil.copytree(ROOT / "examples" / "ax42", tmp_path / "ax42")
    return tmp_path / "ax42"


@pytest.fixture
def frozen(run, folder, tmp_path) -> Path:
    """The example set, frozen for bm25."""
    done = run("freeze", str(folder), "--out", str(tmp_path / "a"), "--method", "bm25", "--chunker", "sections")
    assert done.code == 0 and done.out.strip() == json.loads((tmp_path / "a" / "freeze.json").read_text())["freeze"]
    return tmp_path / "a"


def test_the_same_freeze_gives_the_same_bytes(run, folder, frozen, tmp_path):
    """Frozen twice and run twice: result, rankings and receipt are the same to the byte."""
    run("freeze", str(folder), "--out", str(tmp_path / "b"), "--method", "bm25", "--chunker", "sections")
    assert [run("run", str(out)).code for out in (frozen, tmp_path / "b")] == [0, 0]
    for file in ("evaluation.json", "rankings.run", "receipt.json"):
        assert (frozen / file).read_bytes() == (tmp_path / "b" / file).read_bytes()


def test_a_second_run_is_refused(run, frozen):
    """Exit 4, and the result stays as it was."""
    assert run("run", str(frozen)).code == 0
    before = (frozen / "evaluation.json").read_bytes()
    again = run("run", str(frozen))
    assert again.code == 4 and "exists" in again.err
    assert (frozen / "evaluation.json").read_bytes() == before


def test_a_changed_document_is_refused(run, folder, frozen):
    """Exit 4, the document is named, and nothing is written."""
    policy = folder / "documents" / "returns-v2.md"
    policy.write_text(policy.read_text().replace("thirty", "forty"))
    done = run("run", str(frozen))
    assert done.code == 4 and "returns-v2" in done.err
    assert not (frozen / "evaluation.json").exists()


def test_what_is_set_on_the_day_of_the_run_does_not_count(run, frozen, monkeypatch):
    """The environment's method is another by then; what was frozen is what is asked."""
    monkeypatch.setenv("PROOFSPAN_SEARCH_METHOD", "dense")
    assert run("run", str(frozen), "--json").json["config"]["method"] == "bm25"


def test_two_results_are_compared(run, folder, frozen, tmp_path):
    """bm25 against its own body alone: the settings that differ are said, and every figure has its p."""
    body = ("--method", "bm25", "--chunker", "sections", "--fields", "body")
    run("freeze", str(folder), "--out", str(tmp_path / "b"), *body)
    run("run", str(frozen)), run("run", str(tmp_path / "b"))
    found = run("compare", str(frozen), str(tmp_path / "b"), "--json").json
    assert list(found["settings"]) == ["fields"] and found["measures"]["recall@3"]["n"] == 8
    page = run("compare", str(frozen), str(tmp_path / "b"))
    assert page.code == 0 and "recall@3" in page.out


def test_folders_without_what_they_should_hold(run, tmp_path):
    """A run of what was never frozen and a comparison of nothing: exit 2, and what to do."""
    assert run("run", str(tmp_path)).code == 2
    assert "evaluate --json" in run("compare", str(tmp_path), str(tmp_path)).err


def test_a_set_that_is_gone_is_not_as_it_was_frozen(run, folder, frozen):
    """Exit 4, and where it has to stand."""
    folder.rename(folder.with_name("moved"))
    done = run("run", str(frozen))
    assert done.code == 4 and f"put the set back to {folder}" in done.err


def test_names_of_files_that_are_no_text(run, folder, tmp_path):
    """A name with a blank, an accent or a byte that is no letter is frozen and run like any other."""
    for name in (b"my p\xc3\xa8re.md", b"bad\xff.md"):
        Path(os.fsdecode(os.fsencode(folder / "documents") + b"/" + name)).write_text(
            "---\nallowed_groups: public\n---\nA fan."
        )
    assert run("freeze", str(folder), "--out", str(tmp_path / "a b"), "--method", "bm25").code == 0
    assert run("run", str(tmp_path / "a b")).code == 0
    assert "documents/bad\\udcff.md" in json.loads((tmp_path / "a b" / "freeze.json").read_text())["files"]


def test_folders_that_are_files(run, folder, tmp_path):
    """Exit 2, whichever verb is told to write or read there."""
    (tmp_path / "file").touch()
    file = str(tmp_path / "file")
    for words in (("freeze", str(folder), "--method", "bm25", "--out"), ("run",), ("report",)):
        done = run(*words, file)
        assert done.code == 2 and file in done.err


def test_half_a_result_is_said_to_be_that(run, frozen):
    """Without its receipt, as after a kill: exit 4, and what to remove; then the same command runs."""
    run("run", str(frozen))
    (frozen / "receipt.json").unlink()
    assert run("compare", str(frozen), str(frozen)).code == 4
    done = run("run", str(frozen))
    assert done.code == 4 and "half a result" in done.err
    (frozen / "evaluation.json").unlink(), (frozen / "rankings.run").unlink()
    assert run("run", str(frozen)).code == 0


def test_a_freeze_of_another_version_is_refused_for_that(run, tmp_path):
    """Before its settings are looked at, which may be none of this version."""
    Freeze("/set", {}, {}, {}, {"settings": {"search.magic": 1}}, "9.9", "0" * 64).write(tmp_path)
    done = run("run", str(tmp_path))
    assert done.code == 4 and "proofspan was 9.9" in done.err


def test_a_set_without_documents_is_not_frozen(run, tmp_path):
    """Exit 5: it could never be run; and no folder is left."""
    (tmp_path / "queries.jsonl").write_text('{"id": "q", "text": "fan", "required_evidence_ids": ["d"]}')
    assert run("freeze", str(tmp_path), "--out", str(tmp_path / "out"), "--method", "bm25").code == 5
    assert not (tmp_path / "out").exists()


def test_what_the_laboratory_froze_is_its_own(run, tmp_path):
    """Exit 4, and the verb that runs it; its evaluation is no half of a result."""
    Freeze("/set", {}, {}, {}, {"store": "embedded", "ways": {}}, "0", "0" * 64).write(tmp_path)
    (tmp_path / "evaluation.json").write_text("{}")
    done = run("run", str(tmp_path))
    assert done.code == 4 and "lab evidence --out" in done.err


@pytest.mark.parametrize("place", ["documents", "documents/frozen", "qrels", "corpus.jsonl", ""])
def test_a_freeze_within_its_set_is_refused(run, folder, place):
    """Exit 2: the freeze itself would change what it froze. An empty name is refused too."""
    if place == "corpus.jsonl":
        (folder / place).touch()
    out = str(folder / place) if place else ""
    done = run("freeze", str(folder), "--out", out, "--method", "bm25")
    assert done.code == 2 and ("which the set is read from" in done.err or "--out is empty" in done.err)
    assert not list(folder.rglob("freeze.json"))


def test_the_file_of_a_freeze_is_not_its_folder(run, frozen):
    """Exit 2, and the folder is named."""
    done = run("run", str(frozen / "freeze.json"))
    assert done.code == 2 and f"name its folder, {frozen}" in done.err


def test_a_comparison_names_measures_whole(run, frozen, tmp_path):
    """At 80 columns too; --measure leaves the others out, of the correction as well, and refuses what is none."""
    run("freeze", str(frozen.parent / "ax42"), "--out", str(tmp_path / "b"), "--method", "bm25", "--chunker", "whole")
    run("run", str(frozen)), run("run", str(tmp_path / "b"))
    words = ("compare", str(frozen), str(tmp_path / "b"))
    page = run(*words, env={"COLUMNS": "80"}).out
    assert all(name in page for name in ("excluded-evidence", "duplicates@50", "rerank-headroom@10"))
    found = run(*words, "--measure", "recall@1,recall@3", "--measure", "complete@3", "--json").json["measures"]
    assert list(found) == ["recall@1", "recall@3", "complete@3"]
    wrong = run(*words, "--measure", "recal@1")
    assert wrong.code == 2 and "the nearest is recall@1" in wrong.err


@pytest.mark.parametrize("flag", ["--gate", "--qrels", "--run-in"])
def test_a_file_that_is_not_there_is_called_that(run, folder, flag):
    """Exit 2, without an error number."""
    done = run("evaluate", str(folder), flag, "gone", *(() if flag == "--run-in" else ("--method", "bm25")))
    assert done.code == 2 and "gone: there is no such file" in done.err and "Errno" not in done.err
