"""ablate: a grid over a set, from the command line."""

import json
from pathlib import Path

import pytest

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "ax42")
GRID = """
chunker = ["sections", "windows"]
size = 20
method = "bm25"
rerank = ["none", "lexical"]
k = [1, 3]
measure = "complete@3"
"""


@pytest.fixture
def grid(tmp_path) -> str:
    """A grid of four configurations."""
    (tmp_path / "grid.toml").write_text(GRID)
    return str(tmp_path / "grid.toml")


def test_the_table_as_json(run, grid):
    """Four rows, the first the baseline; three comparisons; anchors are cut by windows of twenty words."""
    found = run("ablate", EXAMPLE, "--grid", grid, "--json").json
    assert found["rows"][0]["verdict"] == "baseline" and len(found["rows"]) == 4
    assert found["grid"]["comparisons"] == 3 and found["grid"]["varied"] == ["chunker", "rerank"]
    assert found["rows"][0]["measures"]["complete@3"]["n"] == 8
    assert found["note"] is None
    assert found["split_anchors"]["trials"] == 20 * found["split_anchors"]["anchors"]


def test_a_report_and_what_was_asked_stay(run, grid, tmp_path):
    """The second run gives the same bytes, and asks nothing."""
    words = ("ablate", EXAMPLE, "--grid", grid, "--report", str(tmp_path / "out"), "--json")
    first = run(*words)
    assert first.code == 0 and (tmp_path / "out" / "report.html").read_text().startswith("<!DOCTYPE html>")
    kept = {file: file.stat().st_mtime_ns for file in (tmp_path / "out" / "configurations").iterdir()}
    assert len(kept) == 4 and run(*words).out == first.out
    assert {file: file.stat().st_mtime_ns for file in kept} == kept
    assert json.loads((tmp_path / "out" / "ablation.json").read_text())["receipt"] == first.json["receipt"]


def test_the_page(run, grid):
    """The measure, the configurations best first, and what windows cost."""
    page = run("ablate", EXAMPLE, "--grid", grid)
    assert page.code == 0 and "complete@3" in page.out and "split anchors" in page.out


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ('encoder = "bert"\nmethod = "dense"', "bert"),
        ('encoder = "bert"\nmethod = "bm25"', "bert"),
        ("chunkers = 3", "the nearest is chunker"),
        ('generator = "extractive"\neligibility = [true, false]', "leave one of the two out"),
    ],
)
def test_grids_that_cannot_be_asked(run, tmp_path, more, said):
    """Exit 2 before anything is asked."""
    (tmp_path / "grid.toml").write_text(f'chunker = "sections"\n{more}')
    done = run("ablate", EXAMPLE, "--grid", str(tmp_path / "grid.toml"))
    assert done.code == 2 and said in done.err


@pytest.mark.parametrize("name", ["ablation.json", "report.md"])
def test_files_of_others_stay(run, grid, tmp_path, name):
    """Exit 4 before anything is asked, and nothing is written beside them."""
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / name).write_text('{"mine": 1}')
    done = run("ablate", EXAMPLE, "--grid", grid, "--report", str(tmp_path / "out"))
    assert done.code == 4 and name in done.err
    assert [file.read_text() for file in (tmp_path / "out").iterdir()] == ['{"mine": 1}']
