"""The report as HTML: what stands in it, and that nothing else does."""

import hashlib
import re
from base64 import b64encode
from html.parser import HTMLParser

import pytest
from reported import ablation, case, diagnosis, evaluation, read, row, split, words

from proofspan.errors import GoldenSetError
from proofspan.evaluation.report import page

WHOLE = page(evaluation(), ablation=ablation(), diagnosis=diagnosis())


def cells(tree, table: str) -> list[list[str]]:
    """The rows of the table with this caption, as text."""
    (found,) = tree.xpath(f"//table[caption[text()='{table}']]")
    return [[words(each) for each in line.xpath("./th|./td")] for line in found.xpath(".//tr")]


def test_the_headings_are_in_order():
    """One h1, then an h2 for every section that its link names; the language is given."""
    tree = read(WHOLE)
    levels = [each.tag for each in tree.iter("h1", "h2", "h3", "h4")]
    assert levels == ["h1"] + ["h2"] * 7 and tree.get("lang") == "en"
    links = [each.get("href") for each in tree.xpath("//nav//a")]
    assert links == [f"#{each.get('id')}" for each in tree.xpath("//main/section")]


def test_every_table_has_a_caption_and_heads():
    """A caption, heads of columns, and a head in every row but those that are opened."""
    for table in read(WHOLE).iter("table"):
        assert words(table.find("caption")) and table.xpath("./thead/tr/th[@scope='col']")
        assert len(table.xpath("./tbody/tr[not(@class='more')]")) == len(table.xpath("./tbody/tr/th[@scope='row']"))


def test_nothing_is_asked_of_a_network():
    """No element that loads, no link that leaves the page, none in style and script either."""
    tree = read(WHOLE)
    assert not tree.xpath("//link | //img | //iframe | //object | //embed | //*[@src or @srcset or @action]")
    assert all(each.startswith("#") and tree.get_element_by_id(each[1:]) is not None for each in tree.xpath("//@href"))
    own = "".join(tree.xpath("//style/text() | //script/text()"))
    assert not re.search(r"url\(|@import|https?:|fetch|XMLHttp|WebSocket|innerHTML|eval", own)


def test_the_policy_allows_its_own_style_and_script_alone():
    """By digest; nothing inline beside them, so that a policy without `unsafe-inline` holds."""
    tree = read(WHOLE)
    (policy,) = tree.xpath("//meta[@http-equiv='Content-Security-Policy']/@content")
    digests = [
        f"'sha256-{b64encode(hashlib.sha256(each.encode()).digest()).decode()}'"
        for each in re.findall(r"<(?:style|script)>(.*?)</(?:style|script)>", WHOLE, re.DOTALL)
    ]
    assert policy == (
        f"default-src 'none'; style-src {digests[0]}; script-src {digests[1]}; base-uri 'none'; form-action 'none'"
    )
    assert not [name for each in tree.iter() for name in each.attrib if name == "style" or name.startswith("on")]


def test_figures_are_those_of_the_json():
    """Each cell holds its figure to the last digit, and a person reads three decimals of it."""
    values = evaluation(case("q1"), case("q2", recall=0.5), case("q3", recall=0.5))
    tree = read(page(values))
    (table,) = tree.xpath("//table[caption[text()='Figures at each depth']]")
    told = {line.xpath("string(./th)"): line.xpath("./td/@data-key") for line in table.xpath("./tbody/tr")}
    for name in ("recall", "complete", "ceiling"):
        assert [float(each) for each in told[name]] == [values["measures"][f"{name}@{k}"]["value"] for k in (1, 3, 5)]
    assert cells(tree, "Figures at each depth")[1] == ["recall", "0.667", "0.667", "0.667", "3"]


def test_an_interval_is_drawn_where_it_lies():
    """0.25 to 0.75 on a scale of 64 points that begins at 4: from 20 to 52, the figure 0.5 at 36."""
    tree = read(page(evaluation(case("q1"), case("q2", recall=0.0))))
    (table,) = tree.xpath("//table[caption[text()='Figures at each depth']]")
    (bar, *_) = table.xpath("./tbody/tr[1]/td/svg")
    line, dot = bar.xpath("./line[@class='ci']")[0], bar.xpath("./circle")[0]
    assert (line.get("x1"), line.get("x2"), dot.get("cx")) == ("20", "52", "36")


def test_a_difference_is_drawn_around_zero():
    """0.3 to 0.5 where the furthest end is 0.5: zero in the middle, at 36, and the interval to the very end."""
    (zero, ci) = read(WHOLE).xpath("(//tr[th='two']//svg)[1]/line[@class='zero' or @class='ci']")
    assert (zero.get("x1"), ci.get("x1"), ci.get("x2")) == ("36", "55.2", "68")


def test_the_curve_says_in_words_what_it_draws():
    """Three lines with a point a depth, and a description with every figure."""
    (curve,) = read(WHOLE).xpath("//*[local-name()='svg'][@role='img']")
    assert len(curve.xpath("./g")) == 3 and len(curve.xpath("./g/polyline")) == 3
    assert "recall 0.750 at 1, 0.750 at 3, 0.750 at 5" in words(curve.find("desc"))


def test_the_matrix_tells_marks_apart_without_colour():
    """Everything, a part, nothing and no value have each their sign."""
    asked = [case("q1"), case("q2", recall=0.5), case("q3", recall=0.0), case("q4", recall=None)]
    rows = cells(read(page(evaluation(*asked))), "Questions 1 to 4")
    assert [line[1] for line in rows[1:]] == ["●", "◐", "○", "·"]


def test_every_question_opens_to_what_was_found():
    """Required with ranks, what is missing, where it was lost, the diagnosis, the answer."""
    answer = {"outcome": "answered", "text": "Thirty days. [S1]", "cited": [["returns-v2"]], "faults": ["number"]}
    tree = read(page(evaluation(case("q1"), case("q2", recall=0.5, answer=answer)), diagnosis=diagnosis()))
    (body,) = tree.xpath("//section[@id='questions']//tbody[tr/th[.='q2']]")
    assert words(body.find(".//summary")) == "missing q2-b"
    opened = words(body.find(".//dl"))
    for said in (
        "q2-a: rank 1",
        "q2-b: missing, lost at ranking",
        "it stands at 7",
        "answered: Thirty days.",
        "number",
    ):
        assert said in opened


def test_questions_can_be_sorted():
    """A body a question, what is sorted by in every cell that has a value, and a script that tells the order."""
    tree = read(WHOLE)
    (table,) = tree.xpath("//section[@id='questions']//table")
    assert "sorts" in table.get("class") and len(table.xpath("./tbody")) == 3
    assert table.xpath("./tbody/tr[1]/td[1]/@data-key") == ["1", "inf"]
    assert "aria-sort" in tree.xpath("string(//script)")


def test_a_link_of_the_matrix_leads_to_its_question():
    """The second row's link is the id of the second question's body."""
    tree = read(WHOLE)
    (link,) = tree.xpath("//table[contains(@class, 'matrix')]//a[.='q2']/@href")
    assert words(tree.get_element_by_id(link[1:]).find(".//th")) == "q2"


@pytest.mark.parametrize(("count", "tone"), [(0, "figure good"), (2, "figure bad")])
def test_forbidden_candidates_are_loud_unless_there_are_none(count, tone):
    """The right number is 0."""
    tree = read(page(evaluation(forbidden_candidates=count, forbidden_by_stage={"pool": count, "cited": None})))
    (tile,) = tree.xpath("//dl[@class='tiles']/div[dt='Forbidden candidates']")
    assert (words(tile.find("dd")), tile.find("dd").get("class")) == (str(count), tone)


def test_what_should_be_known_first_stands_in_the_head():
    """Invalid items, leaks and notes."""
    invalid = [{"id": "q9", "line": 4, "kind": "anchor", "reason": "not in its document"}]
    head = read(page(evaluation(invalid_items=invalid, leaks=[{"id": "q1", "overlap": 0.8}], notes=["read as public"])))
    said = words(head.find(".//header"))
    for each in ("1 invalid item", "q9 (line 4), anchor: not in its document", "q1: 0.800", "read as public"):
        assert each in said


def test_the_first_stage_with_losses_says_so():
    """By the diagnosis with its proof; without one by what the evaluation saw, and who would prove it."""
    stages = read(WHOLE).xpath("//ol[@class='stages']/li[@class='first']")
    assert [words(each) for each in stages] == ["ranking1look here firstbelow-k 1"]
    assert "with k 5 → 7, it stands at rank 7" in WHOLE
    alone = read(page(evaluation()))
    assert "ranking1look here first" in words(alone) and "proofspan diagnose" in words(alone)


def test_verdicts_are_words():
    """Of a grid, best first: what is really better, what may be chance, the baseline."""
    rows = cells(read(WHOLE), "Configurations, compared by recall@5")
    assert [line[7] for line in rows[1:]] == ["really better", "not shown", "baseline"]
    assert [line[1:4] for line in (rows[1], rows[3])] == [["0.600", "+0.400", "+0.300 to +0.500"], ["0.200", "–", "–"]]


def test_the_heat_map_has_number_and_colour():
    """The least figure of a column is the palest, the largest the strongest; what never differs is not drawn."""
    (table,) = read(WHOLE).xpath("//table[contains(@class, 'heat')]")
    drawn = [(words(each), each.get("class")) for each in table.xpath("./tbody/tr/td")]
    assert drawn == [("0.200", "num h0"), ("0.600", "num h8"), ("0.400", "num h4")]


def test_a_grid_can_be_reported_alone():
    """No evaluation: its table and heat map."""
    tree = read(page(None, ablation=ablation(row("one", 0.2, "baseline"))))
    assert [each.get("id") for each in tree.xpath("//main/section")] == ["ablation"]


def test_what_cutting_costs_is_drawn():
    """4 + 2 of 20 anchors cut without overlap, 1 of 20 with it, for 5,000 words instead of 4,000."""
    tree = read(page(None, ablation={**ablation(), "split_anchors": split(), "set": "a-set", "n": 9}))
    (section,) = tree.xpath("//section[@id='split']")
    assert "6 of 20 are cut without overlap and 1 with a fifth" in words(section)
    assert "1.25 times the words" in words(section) and "12 words, every anchor stays whole" in words(section)
    assert words(section.find(".//desc")) == "no overlap 0.400 at 20, 0.200 at 40; a fifth 0.100 at 20, 0.000 at 40."
    assert cells(tree, "Windows by size")[1] == ["20 words", "4", "1", "100", "125", "2,000", "2,500"]


def test_a_set_without_any_answer_is_reported():
    """Nothing was measured: dashes, no bars, no matrix, no error."""
    tree = read(page(evaluation(case("q1", recall=None))))
    assert "no answer" in words(tree) and not tree.xpath("//table[contains(@class, 'matrix')]")


@pytest.mark.parametrize("values", [{}, {"config": {}, "measures": {}, "cases": [{}]}, {"config": [], "measures": {}}])
def test_what_is_no_evaluation_is_refused(values):
    """With words about what it should be."""
    with pytest.raises(GoldenSetError, match="no evaluation to report"):
        page(values)


def test_the_same_values_give_the_same_bytes():
    """No clock and no chance in it."""
    assert page(evaluation(), ablation=ablation(), diagnosis=diagnosis()) == WHOLE


def test_large_sets_stay_small():
    """Of 5,000 questions 500 are shown, those that were not complete first, and the page says so; under 2 MB."""
    answer = {"outcome": "answered", "text": "word " * 400, "cited": [], "faults": []}
    asked = [case(f"question-{n}", recall=0.5 if n == 4999 else 1.0, answer=answer) for n in range(5000)]
    made = page(evaluation(*asked))
    (table,) = read(made).xpath("//section[@id='questions']//table")
    assert len(made.encode()) < 2_000_000 and "500 of 5,000 questions are shown" in made
    assert len(table.xpath("./tbody")) == 500 and words(table.xpath("./tbody[1]/tr[1]/th")[0]) == "question-4999"


class Tags(HTMLParser):
    """The tags of a page in their order; every one that is opened must be closed by its own name."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags, self._open = [], []
        self.feed(page)
        assert self._open == []

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, tuple(name for name, _ in attrs)))
        if tag not in ("meta", "wbr"):
            self._open.append(tag)

    def handle_endtag(self, tag):
        assert self._open.pop() == tag


@pytest.mark.parametrize(
    ("hostile", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("</style></title><img src=x onerror=alert(1)>", "</style></title><img src=x onerror=alert(1)>"),
        ("\"' onload='x' & &lt;", "\"' onload='x' & &lt;"),
        ("a\x00\x1b[31m\x7f", "a[U+0000][U+001B][31m[U+007F]"),
        ("\ud800half", "[U+D800]half"),
        ("abc\u202edcba\u2066", "abc[U+202E]dcba[U+2066]"),
        ("a\u200bb", "a[U+200B]b"),
        ("two\nlines\u2028more", "two lines more"),
    ],
)
def test_foreign_text_is_shown_and_never_obeyed(hostile, shown):
    """Wherever it stands, the page has the tags that it has with a plain word there, and says the text."""

    def made(text: str) -> str:
        answer = {"outcome": text, "text": text, "cited": [[text]], "faults": [text]}
        asked = {**case("q1"), "id": text, "required": [text], "answer": answer, "excluded": [text], "lost_at": text}
        values = evaluation(asked, set=text, notes=[text], config={"method": text}, receipt=text)
        grid = ablation({**row("one", 0.2, "baseline"), "name": text}, {**row("two", 0.4, text), "name": "two"})
        return page(values, ablation={**grid, "set": text}, diagnosis={**diagnosis(text, text), "set": text})

    assert Tags(made(hostile)).tags == Tags(made("plain")).tags
    assert made(hostile).encode("utf-8") and shown in read(made(hostile)).xpath("string(//h1)")
