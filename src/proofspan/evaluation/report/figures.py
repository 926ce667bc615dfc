"""The figures of an evaluation as blocks: those to read first, the ceiling curve, all of them by depth and singly."""

from collections.abc import Iterable, Mapping

from proofspan.evaluation.report import words as w
from proofspan.evaluation.report.blocks import Bar, Block, Cell, Column, Curve, Line, Row, Section, Table, Tile, Tiles
from proofspan.evaluation.report.blocks import Say as Said
from proofspan.evaluation.report.reading import CURVE, Figure, Result

MEANING = {
    "ceiling": "some passage among the first k holds required evidence: the most that a perfect prompt could reach",
    "recall": "share of the required evidence among the first k",
    "complete": "all required evidence is among the first k",
    "headroom": "what a better prompt or generator could still gain from k passages",
    "rerank-headroom": "what a better order could still gain at k",
    "duplicates": "sentences among the first k that stand whole in a passage before them",
    "ineligible": "passages among the first k that the asker may not see, were everything admitted",
    "ndcg": "the order of the first 10, against the best order",
    "mrr": "1 / rank of the first evidence",
    "excluded-evidence": "required evidence that exists only where the asker may not read",
    "answer-holds-anchor": "the answer has the expected words whole",
    "over-refusal": "answerable, and not answered",
    "abstained-unanswerable": "without an answer, and not answered",
    "refusal-rate": "verification refused the draft",
    "cited-right-source": "some citation is of a revision with the evidence",
    "sentence-precision": "sentences cited to a revision with the evidence",
    "prompt-size": "characters of the prompt",
    "split-anchors": "anchors that no passage holds whole",
}
"""What each measure is, in a few words."""


def tiles(result: Result) -> Tiles:
    """The figures to read first."""
    k = result.k
    wanted = [(f"Ceiling at {k}", f"ceiling@{k}"), (f"Complete at {k}", f"complete@{k}")]
    answers = "answer-holds-anchor" in result.figures
    wanted.append(("Answer holds the words", "answer-holds-anchor") if answers else (f"Recall at {k}", f"recall@{k}"))
    made = [_tile(title, result.figures[name]) for title, name in wanted if name in result.figures]
    return Tiles((*made, _forbidden(result)))


def _tile(title: str, figure: Figure) -> Tile:
    below = f"{w.interval(figure.ci95)} (95 %), n {figure.n:,}"
    return Tile(title, Cell(w.number(figure.value), figure.value, bar=bar(figure)), below)


def _forbidden(result: Result) -> Tile:
    count = result.get("forbidden_candidates") or 0
    by_stage = result.get("forbidden_by_stage") or {}
    told = [f"{stage} {number:,}" for stage, number in by_stage.items() if number]
    below = w.listed(told) if told else "in no list of any stage" if not count else "the right number is 0"
    return Tile("Forbidden candidates", Cell(f"{count:,}", count, tone="bad" if count else "good"), below)


def bar(figure: Figure, *, most: float = 1.0, least: float = 0.0) -> Bar | None:
    """The figure as a bar; None without a value."""
    if figure.value is None:
        return None
    low, high = figure.ci95 or (figure.value, figure.value)
    return Bar(figure.value, low, high, least, most)


def ceiling(result: Result) -> Section | None:
    """The ceiling curve and what it says; None where no depth was looked at."""
    families = result.families()
    lines = tuple(line for name in CURVE if (line := _line(name, families.get(name, {}))) is not None)
    if not lines or result.k is None:
        return None
    told = [f"{line.name} {', '.join(f'{w.number(v)} at {k}' for k, (v, _) in line.points.items())}" for line in lines]
    title = "Ceiling, recall and complete evidence over k"
    curve = Curve("depths", "k, the first passages (log scale)", title, f"{'; '.join(told)}.", lines)
    return Section("ceiling", "The ceiling", (Said(_reading(result)), curve))


def _line(name: str, by_depth: Mapping[int, Figure]) -> Line | None:
    points = {k: (f.value, f.ci95) for k, f in sorted(by_depth.items()) if f.value is not None}
    return Line(name, points) if points else None


def _reading(result: Result) -> str:
    """What the curve says at the depth that is spoken of and at the deepest."""
    k, deep = result.k, result.ks[-1]
    at, most = (result.figures.get(f"ceiling@{depth}") for depth in (k, deep))
    if at is None or at.value is None:
        return "No question here has an answer, so that there is no ceiling."
    below = round((1 - at.value) * at.n)
    said = (
        f"For {below:,} of {w.counted(at.n, 'answerable question')} no passage among the first {k} holds required "
        "evidence: no prompt and no model can answer those from them."
        if below
        else f"For each of {w.counted(at.n, 'answerable question')} some passage among the first {k} holds required "
        "evidence: what is still wrong then is wrong after the search."
    )
    if most is None or most.value is None or deep == k:
        return said
    gain = round((most.value - at.value) * at.n)
    return f"{said} A better order could bring in {gain:,} of them from the first {deep}." if gain else said


def all_figures(result: Result) -> Section:
    """Every figure with its interval."""
    blocks: list[Block] = []
    if families := result.families():
        blocks.append(_by_depth(families))
    singles = {**result.single(), **_split(result)}
    if singles:
        blocks.append(_singly(singles))
    blocks.append(
        Said(
            "The dot is the figure, the line its 95 % interval, on a scale from 0 to 1 or to the number beside it. "
            "One question more or less is 1/n. A dash is no value: nothing was there to be measured.",
            "small",
        )
    )
    return Section("figures", "All figures", tuple(blocks))


def _by_depth(families: Mapping[str, Mapping[int, Figure]]) -> Table:
    ks = sorted({k for family in families.values() for k in family})
    columns = (Column("measure"), *(Column(f"k = {k}", True) for k in ks), Column("n", True))
    rows = []
    for name, family in families.items():
        least, most = _scale(family.values())
        cells = [_cell(family[k], least, most) if k in family else Cell(w.DASH) for k in ks]
        rows.append(Row((Cell(_named(name, least, most), name), *cells, _n(family.values()))))
    return Table("Figures at each depth", columns, tuple(rows), kind="grid")


def _singly(figures: Mapping[str, Figure]) -> Table:
    titles = ("value", "interval, 95 %", "n", "1/n")
    columns = (Column("measure"), *(Column(title, True) for title in titles), Column("what it counts"))
    rows = []
    for name, figure in figures.items():
        least, most = _scale([figure])
        cells = (
            Cell(_named(name, least, most), name),
            _cell(figure, least, most),
            Cell(w.interval(figure.ci95)),
            Cell(f"{figure.n:,}", figure.n),
            Cell(w.number(figure.step), figure.step),
            Cell(MEANING.get(name.partition("@")[0], ""), tone="muted"),
        )
        rows.append(Row(cells))
    return Table("Figures without a depth", columns, tuple(rows), kind="grid")


def _cell(figure: Figure, least: float, most: float) -> Cell:
    return Cell(w.number(figure.value), figure.value, bar=bar(figure, least=least, most=most))


def _scale(figures: Iterable[Figure]) -> tuple[float, float]:
    """From 0 to 1, or as far as the figures and their intervals reach."""
    ends = [end for f in figures if f.value is not None for end in (f.value, *(f.ci95 or ()))]
    return min([0.0, *ends]), max([1.0, *ends])


def _named(name: str, least: float, most: float) -> str:
    told = f" (scale to {w.number(most)})" if most > 1 else ""
    return f"{name}{told}"


def _n(figures: Iterable[Figure]) -> Cell:
    counts = sorted({figure.n for figure in figures})
    if len(counts) == 1:
        return Cell(f"{counts[0]:,}", counts[0])
    return Cell(f"{counts[0]:,} to {counts[-1]:,}", counts[0])


def _split(result: Result) -> dict[str, Figure]:
    split = result.get("split_anchors")
    return {"split-anchors": Figure.of(split)} if split else {}
