"""report, on the folder of a run."""

import json
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOW = ("--method", "bm25", "--chunker", "sections")


@pytest.fixture
def folder(run, tmp_path) -> Path:
    """A folder with the result of the example set."""
    assert run("freeze", str(ROOT / "examples" / "ax42"), "--out", str(tmp_path / "run"), *HOW).code == 0
    assert run("run", str(tmp_path / "run")).code == 0
    return tmp_path / "run"


def test_a_result_becomes_a_report(run, folder):
    """Two files beside the result, their paths printed; asked again the same bytes."""
    done = run("report", str(folder))
    files = [Path(line) for line in done.out.splitlines()]
    assert done.code == 0 and files == [folder / "report.html", folder / "report.md"]
    first = [file.read_bytes() for file in files]
    assert run("report", str(folder)).code == 0 and [file.read_bytes() for file in files] == first


def test_the_figures_are_those_of_the_result(run, folder):
    """Recall at 3 of the example set, as evaluation.json has it."""
    value = json.loads((folder / "evaluation.json").read_text())["measures"]["recall@3"]["value"]
    run("report", str(folder))
    assert f'data-key="{value}"' in (folder / "report.html").read_text("utf-8")


def test_a_diagnosis_beside_it_is_reported(run, folder):
    """What `diagnose --json` printed: the contract that Q08 lacks, with its proof."""
    told = run("diagnose", str(ROOT / "examples" / "ax42"), *HOW, "--json").out
    (folder / "diagnosis.json").write_text(told, encoding="utf-8")
    done = run("report", str(folder))
    assert "with diagnosis.json" in done.err
    assert "left-out → added, it stands at rank 2" in (folder / "report.md").read_text("utf-8")


def test_a_changed_result_is_not_reported(run, folder):
    """Exit 4, as anywhere: the receipt names another."""
    (folder / "evaluation.json").write_text((folder / "evaluation.json").read_text().replace("0.9375", "0.9999"))
    assert run("report", str(folder)).code == 4 and not (folder / "report.html").exists()


def test_a_file_of_somebody_else_stays(run, folder):
    """Exit 4, and what it is."""
    (folder / "report.md").write_text("mine")
    done = run("report", str(folder))
    assert done.code == 4 and "report.md exists" in done.err and (folder / "report.md").read_text() == "mine"


def test_a_diagnosis_of_another_set_is_refused(run, folder):
    """Exit 2 with both names, and no report."""
    told = json.loads(run("diagnose", str(ROOT / "examples" / "ax42"), *HOW, "--json").out)
    (folder / "diagnosis.json").write_text(json.dumps({**told, "set": "other"}))
    done = run("report", str(folder))
    assert done.code == 2 and "'other'" in done.err and "'ax42'" in done.err
    assert not (folder / "report.html").exists()


@pytest.mark.parametrize("text", ["{", "[]", '{"schema_version": 1}'])
def test_what_is_no_diagnosis_is_refused(run, folder, text):
    """Exit 2, naming what is wrong."""
    (folder / "diagnosis.json").write_text(text)
    done = run("report", str(folder))
    assert done.code == 2 and "diagnosis" in done.err


def test_a_folder_without_a_result(run, tmp_path):
    """Exit 2, and what would make one."""
    done = run("report", str(tmp_path))
    assert done.code == 2 and "proofspan run" in done.err
