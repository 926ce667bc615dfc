"""Grids: what they come to, and what is refused."""

from pathlib import Path

import pytest

from proofspan.errors import SettingError
from proofspan.evaluation.ablation.grid import Grid

SLIPS = [str(number) for number in range(40)]
"""Five axes of so many values are a hundred million combinations."""


def grid(folder: Path, text: str) -> Grid:
    """The grid of a text."""
    (folder / "grid.toml").write_text(text)
    return Grid.load(folder / "grid.toml")


def test_all_combinations(tmp_path):
    """Two chunkers by two methods are four; sizes and overlaps belong to the chunker that has no numbers."""
    found = grid(tmp_path, 'chunker = ["windows", "sections"]\nsize = [80, 160]\noverlap = [0, 0.2]\nmethod = "bm25"')
    assert [each["chunker"] for each in found.configurations] == [
        "windows:80", "windows:80/16", "windows:160", "windows:160/32", "sections",
    ]  # fmt: skip
    assert found.varied == ("chunker",)


def test_what_cannot_matter_makes_no_configuration(tmp_path):
    """bm25 has no encoder and, without a reranker, no pool: three configurations, not four."""
    found = grid(tmp_path, 'method = ["bm25", "rrf"]\nencoder = ["minilm"]\npool = [20, 50]')
    assert [dict(each.values) for each in found.configurations] == [
        {"method": "bm25"},
        {"encoder": "minilm", "method": "rrf", "pool": 20},
        {"encoder": "minilm", "method": "rrf", "pool": 50},
    ]


def test_the_baseline_is_the_first_or_the_one_that_is_named(tmp_path):
    """By some axes; the others are the grid's first."""
    axes = 'method = ["bm25", "rrf"]\nrerank = ["none", "lexical"]\n'
    assert dict(grid(tmp_path, axes).baseline.values) == {"method": "bm25", "rerank": "none"}
    named = grid(tmp_path, f'{axes}[baseline]\nmethod = "rrf"')
    assert dict(named.baseline.values) == {"method": "rrf", "rerank": "none"}


def test_names_say_what_is_varied(tmp_path):
    """Only the axes on which the grid's configurations differ."""
    found = grid(tmp_path, 'method = "bm25"\nrerank = ["none", "lexical"]\neligibility = [true, false]')
    assert [each.but(found.varied) for each in found.configurations] == [
        "no rerank, eligibility", "no rerank, no eligibility", "rerank lexical, eligibility",
        "rerank lexical, no eligibility",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("chunkers = []", "the nearest is chunker"),
        ("chunker = []", "a list of texts"),
        ("size = [true]", "a list of whole numbers"),
        ('eligibility = ["off"]', "true and false"),
        ("k = [0]", "whole numbers from 1"),
        ("measure = 3", "one measure"),
        ('method = "bm25"\n[baseline]\npool = 3', "no axis of this grid"),
        ('method = ["bm25"]\n[baseline]\nmethod = "rrf"', r"one of \['bm25'\], found 'rrf'"),
        ('chunker = "windows"\nsize = 80\noverlap = 0.2\n[baseline]\nsize = "80"', r"one of \[80\], found '80'"),
        ("size = [1", "cannot be read as TOML"),
        ('method = "bm25"\npool = [-1]', "pool is a number from 0, found -1"),
        ('chunker = "windows"\nsize = [80, 0]', "size is a number from 1, found 0"),
        (f"pool = {list(range(1, 3000))}", "more than 2,000"),
        (
            "\n".join(f"{axis} = {SLIPS}" for axis in ("chunker", "fields", "encoder", "method", "rerank")),
            "more than 2,000",
        ),
        ("size = [80, 160]", "write chunker with one of windows"),
        ('chunker = "sections"\nsize = 80', "write chunker with one of windows"),
        ('chunker = "windows"\noverlap = 0.2', "write size too"),
        ('chunker = "paragraphs"\nsize = 80\noverlap = 0.2', "do not overlap"),
        ('order = ["ranked", "edges"]', "write generator too"),
        ('chunker = "windows"\nsize = 80\noverlap = inf', "below 1, or a whole number; found inf"),
        ('chunker = "windows"\nsize = 80\noverlap = 1.5', "below 1, or a whole number; found 1.5"),
    ],
)
def test_grids_that_cannot_be(tmp_path, text, said):
    """Each is refused, naming the file and what is wrong in it."""
    with pytest.raises(SettingError, match=said):
        grid(tmp_path, text)


def test_the_grid_of_the_docs(tmp_path):
    """Read as it stands there: 5 cuts by 2 methods, fields, rerankers, and with and without eligibility."""
    page = (Path(__file__).parents[3] / "docs" / "ablate.md").read_text()
    found = grid(tmp_path, page.partition("```toml\n")[2].partition("```")[0])
    assert found.measure == "complete@3" and found.baseline["method"] == "bm25" and len(found.configurations) == 80
