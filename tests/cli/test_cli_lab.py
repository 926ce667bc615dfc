"""lab stdlib: the article's tables on this Python's docstrings, or on files of one's own."""

import json
from pathlib import Path

import pytest

EXPECTED = (
    "corpus ceiling_window160_overlap32_unfiltered strategies sizes split_anchors filter rerank pipeline "
    "rankings_window160_overlap32"
).split()
MORE = ["verifier", "split_example", "scripted_answer", "latency_ms", "n", "invalid_items"]
ROWS = {
    "--corpus": [{"id": "pump", "testo": "The pump runs at 3 bar. It is red.", "stato": "corrente"}],
    "--golden": [{"id": "Q1", "question": "At how many bar runs the pump?", "document": "pump", "anchor": "3 bar"}],
    "--notes": [{"id": "note", "text": "NOTE: the pump runs at 9 bar, how many it says.", "status": "bozza"}],
}


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    for option, rows in ROWS.items():
        (tmp_path / option).write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    return {option: str(tmp_path / option) for option in ROWS}


def flags(files: dict[str, str]) -> list[str]:
    return [word for pair in files.items() for word in pair]


def test_the_json_of_this_python(run):
    """Without files it has every key of the contract, and says which docstrings it read."""
    done = run("lab", "stdlib", "--json")
    assert (done.code, done.json["schema_version"], done.json["n"]) == (0, 1, 18)
    assert [key for key in [*EXPECTED, *MORE] if key not in done.json] == []
    assert done.json["config"]["corpus"].startswith("docstrings of Python 3.")
    assert all(least <= most for least, most in done.json["latency_ms"].values())


def test_files_of_ones_own(run, files):
    """One document and one note: the note is kept out of the answer by its status, and else it is what is said."""
    done = run("lab", "stdlib", *flags(files), "--json").json
    assert (done["corpus"]["documents"], done["filter"]["excluded_chunks"]) == (2, [1, 2])
    assert done["pipeline"] == {"none": {"grounded / wrong source": 1}, "current": {"grounded / right source": 1}}
    assert done["scripted_answer"]["none"]["cited"] == ["note"]


def test_the_page(run, files):
    """The page has a table for each part, both answers, and no braces of JSON."""
    page = run("lab", "stdlib", *flags(files)).words
    assert "Split anchors, of 20 trials" in page and "The pump runs at 3 bar [S1]." in page
    assert all(f"{title}:" in page for title in ("Ceiling", "Four ways of cutting", "Eight sizes of windows"))
    assert "{" not in page


@pytest.mark.parametrize("left_out", list(ROWS))
def test_the_three_options_belong_together(run, files, left_out):
    """Two of the three are exit 2, naming the one that is missing."""
    done = run("lab", "stdlib", *flags({option: file for option, file in files.items() if option != left_out}))
    assert done.code == 2 and f"{left_out} is missing" in done.err


@pytest.mark.parametrize("missing", list(ROWS))
def test_a_file_that_is_not_there(run, files, missing):
    """A missing file is exit 2 and named with its option."""
    done = run("lab", "stdlib", *flags({**files, missing: f"{files[missing]}.gone"}))
    assert done.code == 2 and f"{missing}.gone" in done.err and "no such file" in done.err


def test_wrong_json_and_nothing_to_count(run, files):
    """A line that is no JSON is exit 2 with its number; no question that can be counted is exit 5."""
    Path(files["--golden"]).write_text("{", encoding="utf-8")
    done = run("lab", "stdlib", *flags(files))
    assert done.code == 2 and "--golden:1: not JSON" in done.err
    Path(files["--golden"]).write_text(json.dumps({**ROWS["--golden"][0], "anchor": "5 bar"}), encoding="utf-8")
    assert run("lab", "stdlib", *flags(files)).code == 5
