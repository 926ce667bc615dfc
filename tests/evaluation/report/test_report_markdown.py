"""The report as Markdown: tables that are tables, and text that stays text."""

import re

import pytest
from markdown_it import MarkdownIt
from reported import ablation, case, diagnosis, evaluation, row

from proofspan.evaluation.report import markdown

READER = MarkdownIt("commonmark").enable(["table", "strikethrough"])


def kinds(text: str) -> list[str]:
    """The kinds of all tokens, those within lines too."""
    return [inner.type for token in READER.parse(text) for inner in (token, *(token.children or ()))]


def test_it_has_the_sections_of_the_page():
    """A heading of the first order, then one of the second for each."""
    made = markdown(evaluation(), ablation=ablation(), diagnosis=diagnosis())
    heads = [line for line in made.splitlines() if line.startswith("#")]
    assert heads[0] == "# a-set: evaluation" and [head.split()[0] for head in heads[1:]] == ["##"] * 7


def test_every_row_has_the_cells_of_its_head():
    """Counted by the bars that are not escaped."""
    made = markdown(
        evaluation(case("a|b"), case("c\\|d", recall=0.5)), ablation=ablation(), diagnosis=diagnosis("c\\|d")
    )
    tables = [each.splitlines() for each in made.split("\n\n") if each.startswith("| ")]
    counts = [[len(re.findall(r"(?<!\\)\|", line)) for line in lines] for lines in tables]
    assert len(tables) >= 8 and all(len(set(each)) == 1 for each in counts)
    assert made.count("| a\\|b |") == 2


def test_figures_are_those_of_the_page():
    """The mean of 1 and 0.5, with n."""
    assert "| recall | 0.750 | 0.750 | 0.750 | 2 |" in markdown(evaluation())
    assert "| two | 0.600 | +0.400 | +0.300 to +0.500 | 3 | 1 | 0.010 | really better |" in markdown(
        evaluation(), ablation=ablation()
    )


@pytest.mark.parametrize(
    "hostile",
    [
        "<script>alert(1)</script>",
        "a | b || c",
        "`code` **bold** _it_ ~~gone~~",
        "[here](javascript:alert(1)) ![x](y)",
        "- a\n# b\n---\n> c",
        "1. first",
        "\\| \\<b>",
        "https://example.org www.example.org a@example.org @someone",
    ],
)
def test_foreign_text_stays_text(hostile):
    """A report with it has the tokens of a report with a plain word, and whoever reads it sees the text."""

    def made(text: str) -> str:
        asked = {**case("q1"), "id": text, "required": [text], "answer": {"outcome": "answered", "text": text}}
        values = evaluation(asked, set=text, notes=[text], receipt=text)
        grid = ablation({**row("one", 0.2, "baseline"), "name": text})
        return markdown(values, ablation={**grid, "set": text})

    def shapes(text: str) -> list[str]:
        return [kind for kind in kinds(text) if kind not in ("text", "text_special", "softbreak")]

    assert shapes(made(hostile)) == shapes(made("plain"))
    assert "://" not in made(hostile) and "<script" not in made(hostile)


def test_large_sets_stay_small():
    """The same 500 of 5,000 questions as in the page."""
    made = markdown(evaluation(*(case(f"question-{n}") for n in range(5000))))
    assert len(made) < 500_000 and "500 of 5,000 questions are shown" in made
