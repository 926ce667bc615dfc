"""verify: cases in, a line each out, without any archive."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SPANS = ["The cutoff is 0.6.", "The draft says 0.9."]


def _cases(folder: Path, *cases: dict[str, object]) -> str:
    (folder / "cases.jsonl").write_text("".join(json.dumps(case) + "\n" for case in cases))
    return str(folder / "cases.jsonl")


def test_a_line_for_each_case(run, tmp_path):
    """Three cases give three lines in their order: anchored, refused with its fault, abstained."""
    cases = _cases(
        tmp_path,
        {"id": "a", "spans": SPANS, "answer": "The cutoff is 0.6 [S1]."},
        {"id": "b", "context": SPANS, "answer": "The cutoff is 0.9 [S1]."},
        {"id": "c", "spans": SPANS, "answer": "NON NEL CONTESTO", "lang": "it", "unknown": 1},
    )
    lines = run("verify", "--cases", cases, "--profile", "literal", "--json").lines
    assert [line["outcome"] for line in lines] == ["anchored", "refused", "abstained"]
    assert [line["id"] for line in lines] == ["a", "b", "c"]
    fault = lines[1]["faults"][0]
    assert (fault["kind"], fault["token"], fault["sentence"]) == ("unsupported-number", "0.9", [0, 23])
    assert fault["message"] and lines[0]["support"] is None
    assert lines[0]["config"]["profile"] == "literal" and lines[0]["schema_version"] == 1


@pytest.mark.parametrize("spans", [[], [{"start": 4, "end": 10, "text": "cutoff"}], None])
def test_context_beside_remarks(run, tmp_path, spans):
    """Where `spans` has no texts but remarks on the answer, as labelled data have, `context` is what is cited."""
    case = {"id": "a", "spans": spans, "context": SPANS, "answer": "The cutoff is 0.6."}
    line = run("verify", "--cases", _cases(tmp_path, case), "--uncited", "whole", "--json").lines[0]
    assert (line["outcome"], line["support"]) == ("anchored", 1.0)


def test_strict_is_the_default(run, tmp_path):
    """Without a word of profile each sentence has its support, the words it lacks and what carries it."""
    cases = _cases(
        tmp_path,
        {"id": "a", "spans": SPANS, "answer": "The cutoff is 0.6 [S1]."},
        {"id": "b", "spans": SPANS, "answer": "The cutoff is 0.6 and everybody in the office likes it [S1]."},
    )
    right, wrong = run("verify", "--cases", cases, "--json").lines
    assert (right["config"]["profile"], right["outcome"], right["support"]) == ("strict", "anchored", 1.0)
    assert right["sentences"][0]["spans"] == [{"label": "S1", "span": [0, 17]}]
    assert [fault["kind"] for fault in wrong["faults"]] == ["low-support"]
    assert "office" in wrong["sentences"][0]["lost"] and wrong["support"] < 0.5


def test_anchored_can_be_required(run, tmp_path):
    """`--require-anchored` exits with 1 when a case was refused, with 0 when all are anchored or abstain."""
    good = _cases(tmp_path, {"id": "a", "spans": SPANS, "answer": "The cutoff is 0.6 [S1]."})
    assert run("verify", "--cases", good, "--require-anchored").code == 0
    bad = _cases(tmp_path, {"id": "b", "spans": SPANS, "answer": "The cutoff is 0.7 [S1]."})
    assert run("verify", "--cases", bad, "--require-anchored").code == 1


def test_spans_and_answer(run, tmp_path):
    """`--spans FILE --answer TEXT` checks one answer; refusing it is still exit 0."""
    (tmp_path / "spans.json").write_text(json.dumps(SPANS))
    done = run("verify", "--spans", str(tmp_path / "spans.json"), "--answer", "It is 0.7 [S1].")
    assert done.code == 0
    assert done.out.startswith("answer: refused\n  unsupported-number: ")


def test_uncited_whole(run, tmp_path):
    """A sentence without a marker is refused, or with `--uncited whole` checked against all spans together."""
    case = _cases(tmp_path, {"id": "a", "spans": SPANS, "answer": "The draft says 0.9."})
    assert run("verify", "--cases", case, "--json").lines[0]["outcome"] == "refused"
    assert run("verify", "--cases", case, "--uncited", "whole", "--json").lines[0]["outcome"] == "anchored"


def test_cases_from_standard_input(run):
    """`--cases -` reads the cases from standard input."""
    case = json.dumps({"id": 7, "spans": SPANS, "answer": "The cutoff is 0.6 [S1]."})
    assert run("verify", "--cases", "-", "--json", stdin=case).lines[0]["id"] == "7"


def test_no_case_is_said(run, tmp_path):
    """A file of empty lines gives no line, ends well, and says on stderr that nothing was checked."""
    (tmp_path / "cases.jsonl").write_text("\n \n")
    done = run("verify", "--cases", str(tmp_path / "cases.jsonl"), "--json")
    assert (done.code, done.out) == (0, "") and done.err.endswith("cases.jsonl holds no case: nothing was checked\n")
    assert "standard input holds no case" in run("verify", "--cases", "-", stdin="").err


def test_a_gate_does_not_open_for_no_case(run):
    """`--require-anchored` ends with 5 where nothing was checked, as an evaluation of nothing does."""
    assert run("verify", "--cases", "-", "--require-anchored", stdin="").code == 5


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "[]",
        '{"id": "a", "answer": "x"}',
        '{"id": "a", "spans": "x", "answer": "x"}',
        '{"id": "a", "spans": [1], "answer": "x"}',
        '{"id": "a", "spans": []}',
        '{"spans": [], "answer": "x"}',
        '{"id": "a", "spans": [], "answer": "x", "lang": "xx"}',
    ],
)
def test_a_malformed_line_is_named(run, tmp_path, line):
    """A line that is no case is exit 2 naming file and line; those before and after it have been answered."""
    good = json.dumps({"id": "a", "spans": SPANS, "answer": "The cutoff is 0.6 [S1]."})
    (tmp_path / "cases.jsonl").write_text(f"{good}\n\n{line}\n{good}\n")
    done = run("verify", "--cases", str(tmp_path / "cases.jsonl"), "--json")
    assert done.code == 2
    assert "cases.jsonl:3: " in done.err and "not checked: 1 of 3 lines" in done.err
    assert [line["outcome"] for line in done.lines] == ["anchored", "anchored"]


DEEP = "[" * 100_000


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"id": ' + "7" * 5000 + "}", "a number of more than 4300 digits: write it as a string"),
        ('{"id": "a", "spans": ' + DEEP + "}", "arrays and objects stand in one another too deep to be read"),
        ('{"id": ' + "[" * 400 + "]" * 400 + "}", "id is a string or a whole number, found an array"),
        ('{"spans": ["x"], "answer": "x"}', "id is a string or a whole number, found nothing"),
        ('{"id": true}', "id is a string or a whole number, found true"),
        ('{"id": 1, "answer": "x", "spans": ["y", null]}', "spans is an array of strings, found nothing in place 2"),
        ('{"id": 1, "answer": "x", "context": {}}', "context is an array of strings, found an object"),
        ("{'id': 1}", "not JSON from character 2 on: at \"'id': 1}\""),
        ('{"id": 1', "not JSON from character 9 on: it ends too soon"),
    ],
    ids=range(9),
)
def test_why_a_line_is_no_case(run, line, said):
    """In words about the line, none of them those of the language that reads it."""
    done = run("verify", "--cases", "-", stdin=line)
    assert done.code == 2 and done.out == ""
    assert done.err.splitlines()[0] == f"proofspan: standard input:1: {said}"


def test_a_file_of_another_kind_is_not_told_line_by_line(run):
    """Twenty lines that are no case are named, the others counted."""
    done = run("verify", "--cases", "-", stdin="not a case\n" * 1000)
    *named, counted = done.err.splitlines()
    assert done.code == 2 and len(named) == 20
    assert counted == "proofspan: no case, and not checked: 1000 of 1000 lines"


def test_a_line_of_other_bytes_is_passed_over(run, tmp_path):
    """A line that is not UTF-8 is named, and the next is answered; a gate does not open for the rest."""
    good = json.dumps({"id": "a", "spans": SPANS, "answer": "The cutoff is 0.6 [S1]."}).encode()
    (tmp_path / "cases.jsonl").write_bytes(b'{"id": "\xff"}\n' + good)
    done = run("verify", "--cases", str(tmp_path / "cases.jsonl"), "--require-anchored", "--json")
    assert done.code == 2 and "cases.jsonl:1: not UTF-8 at byte 8" in done.err
    assert [line["outcome"] for line in done.lines] == ["anchored"]


def test_where_a_file_of_spans_is_no_json(run, tmp_path):
    """Its line and the character are named, and what stands there."""
    (tmp_path / "spans.json").write_text('["a",\n "b"\n "c"]')
    done = run("verify", "--spans", str(tmp_path / "spans.json"), "--answer", "x")
    assert done.code == 2 and "spans.json: not JSON from character 2 of line 3 on: at '\"c\"]'" in done.err


@pytest.mark.parametrize(
    "flags",
    [[], ["--answer", "x"], ["--spans", "f"], ["--cases", "f", "--answer", "x"], ["--profile", "mild"]],
)
def test_one_kind_of_input(run, flags):
    """Neither, half of one, both, or a profile that is not there: exit 2."""
    assert run("verify", *flags).code == 2


def test_a_choice_that_is_none(run):
    """What there is to choose from is named, and nothing else."""
    assert (
        "Invalid value for '--uncited': 'skip' is not one of 'refuse', 'whole'"
        in run("verify", "--uncited", "skip").err
    )


def test_the_cases_of_the_test_data(run):
    """Every case has its line; the article's six come out as they are expected to, each by itself."""
    data = os.environ.get("PROOFSPAN_TEST_DATA")
    if not data:
        pytest.skip("PROOFSPAN_TEST_DATA is not set")
    file = Path(data) / "verifier_cases.jsonl"
    expected = {case["id"]: case["expected"] for case in map(json.loads, file.read_text().splitlines())}
    lines = run("verify", "--cases", str(file), "--profile", "literal", "--json").lines
    assert [line["id"] for line in lines] == list(expected)
    seeds = {line["id"]: line["outcome"] for line in lines if line["id"].startswith("seed-")}
    assert len(seeds) == 6
    assert seeds == {name: expected[name] for name in seeds}


@pytest.mark.parametrize(("closed", "code"), [("<&-", 5), ("<&- >&- 2>&-", 5)])
def test_a_process_without_streams(closed, code):
    """What is closed is read as empty and written to nowhere: the exit code is the same, here that of no case."""
    line = f'exec "{sys.executable}" -m proofspan verify --cases - --require-anchored {closed}'
    assert subprocess.run(["/bin/sh", "-c", line], check=False).returncode == code
