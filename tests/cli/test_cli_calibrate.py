"""calibrate, and what is answered by its file."""

import json
from pathlib import Path

import pytest

TOWNS = "Ostia Tivoli Anzio Nemi Rieti Fondi Cori Norma Sezze Segni Sora Gaeta".split()
COLOURS = "red blue green grey white black brown amber olive ivory coral beige".split()
WAY = ("--method", "bm25", "--quiet")
ODD = "Who opens the red gate?"


@pytest.fixture
def folder(tmp_path, monkeypatch) -> Path:
    """A set of 12 gates with a question each that is answered rightly, and one that nobody can answer."""
    monkeypatch.chdir(tmp_path)
    documents = tmp_path / "gates" / "documents"
    documents.mkdir(parents=True)
    rows = [{"id": "odd", "text": ODD, "answerable": False}]
    for hour, (colour, town) in enumerate(zip(COLOURS, TOWNS, strict=True), start=1):
        said = f"The {colour} gate of {town} opens at {hour} in the morning."
        (documents / f"{colour}.md").write_text(f"---\nallowed_groups: public\n---\n{said}\n", encoding="utf-8")
        question = f"When does the {colour} gate of {town} open in the morning?"
        rows.append({"id": colour, "text": question, "anchors": [{"doc_id": f"{colour}-v1", "text": said}]})
    (tmp_path / "gates" / "queries.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    return tmp_path / "gates"


@pytest.fixture
def calibrated(run, folder) -> Path:
    """The file that calibrate writes for the set, at a risk that 12 right answers can show."""
    assert run("calibrate", str(folder), "--max-risk", "0.3", *WAY).code == 0
    return folder.parent / "gates.calibration.json"


@pytest.fixture
def gates(run, folder) -> str:
    """An archive of the set's documents."""
    home = str(folder.parent / "home")
    run("init", home)
    assert run("add", str(folder / "documents"), "--encoder", "none", "--archive", home).code == 0
    return home


def test_the_threshold_comes_from_the_set(calibrated):
    """13 answered, 1 wrong is too much for a risk of .3 (.7^13 + 13 * .3 * .7^12 = .064), 12 and none is not (.7^12 =
    .014): at .05, all of which answer-match has, because all of these answers have the same support, if any.
    """
    found = json.loads(calibrated.read_text())
    assert found["statistic"] == "answer-match" and found["unthresholded"]["wrong"] == 1
    assert (found["chosen"]["answered"], found["chosen"]["wrong"]) == (12, 0)
    assert found["delta"] == 0.05 and found["chosen"]["bound"] == pytest.approx(1 - 0.05 ** (1 / 12))
    assert found["judged_by"] == {"anchor": 12, "evidence": 0, "nothing": 1}


def test_what_the_file_holds_for(calibrated):
    """The digests of set and code, the version, and the way of asking with nothing left open."""
    found = json.loads(calibrated.read_text())
    assert len(found["set_digest"]) == len(found["code"]) == len(found["calibration"]) == 64
    assert {"queries.jsonl", "documents/red.md"} < found["files"].keys()
    way = found["way"]
    assert (way["method"], way["chunker"], way["delivered"], way["generator"]) == (
        "bm25",
        "paragraphs:160",
        5,
        "extractive",
    )


def test_a_second_file_of_that_name_is_refused(run, folder, calibrated):
    """Exit 4 before anything is asked, and the file stays; another name is written."""
    before = calibrated.read_bytes()
    again = run("calibrate", str(folder), *WAY)
    assert again.code == 4 and "exists" in again.err and calibrated.read_bytes() == before
    assert run("calibrate", str(folder), "--max-risk", "0.3", "--out", "new/b.json", *WAY).code == 0
    assert Path("new/b.json").read_bytes() == before


def test_where_no_threshold_helps(run, folder, gates):
    """Exit 1, said in words; the file has the curve and no threshold, and nothing is answered by it."""
    done = run("calibrate", str(folder), "--max-risk", "0.01", *WAY)
    assert done.code == 1 and "no threshold helps: without one" in done.words
    found = json.loads(Path("gates.calibration.json").read_text())
    assert found["threshold"] is None and len(found["curves"]["answer-match"]["rungs"]) > 20
    asked = run("ask", "When does the red gate open?", "--calibration", "gates.calibration.json", "--archive", gates)
    assert asked.code == 2 and "no threshold helps" in asked.err


def test_asked_by_it_an_answer_below_is_withheld(run, calibrated, gates):
    """The odd question is answered without the file; with it there is the abstention, and the note why."""
    words = ("ask", ODD, "--archive", gates, *WAY, "--json")
    assert run(*words).json["outcome"] == "answered"
    withheld = run(*words, "--calibration", str(calibrated)).json
    assert (withheld["outcome"], withheld["text"], withheld["sentences"]) == ("abstained", "NON NEL CONTESTO", [])
    assert withheld["notes"][-1].startswith("below-calibrated-threshold: answer-match must be at least 0.")
    assert withheld["config"]["calibration"].startswith("answer-match>=")


def test_asked_by_it_an_answer_above_is_said(run, calibrated, gates):
    """And its page says which calibration it was asked by."""
    question = "When does the olive gate of Sezze open in the morning?"
    done = run("ask", question, "--archive", gates, *WAY, "--calibration", str(calibrated))
    assert "The olive gate of Sezze opens at 9" in done.words and "answer-match>=0." in done.words


def test_the_page_of_what_is_withheld(run, calibrated, gates):
    """It says that an answer was withheld, not that none was found, and shows nothing of it as one."""
    done = run("ask", ODD, "--archive", gates, *WAY, "--calibration", str(calibrated))
    assert "An answer was found and withheld" in done.words and "No sentence" not in done.words


def test_a_receipt_can_be_asked_again_without_the_file(run, calibrated, gates):
    """The threshold stands in the receipt: the same comes of it when the file is gone."""
    withheld = run("ask", ODD, "--archive", gates, *WAY, "--calibration", str(calibrated), "--json").json
    calibrated.unlink()
    done = run("show", withheld["receipt"], "--rerun", "--archive", gates, "--json")
    assert done.code == 0 and "below-calibrated-threshold" in done.out


@pytest.mark.parametrize(
    ("flags", "field"),
    [
        (("--k", "3"), "delivered was 5 and is 3"),
        (("--rerank", "lexical"), 'rerank was "none" and is "'),
        (("--generator", "scripted"), 'generator was "extractive" and is "scripted"'),
        (("--fields", "body"), "fields was"),
        (("--deliver", "all"), 'deliver was "top" and is "all"'),
    ],
)
def test_another_way_of_asking_is_refused(run, calibrated, gates, flags, field):
    """Exit 2, and the field that differs is named."""
    done = run("ask", ODD, "--archive", gates, *WAY, "--calibration", str(calibrated), *flags)
    assert done.code == 2 and field in done.err


def test_another_version_is_refused(run, calibrated, gates):
    """Exit 2: what was measured of other code says nothing of this."""
    from proofspan.evaluation.calibration import Calibration

    found = Calibration.read(calibrated).content
    Calibration({**found, "code": "0" * 64}).write(Path("old.json"))
    done = run("ask", ODD, "--archive", gates, *WAY, "--calibration", "old.json")
    assert done.code == 2 and "code was" in done.err


def test_a_statistic_of_another_version_is_refused(run, calibrated, gates):
    """Exit 2, before anything is compared."""
    from proofspan.evaluation.calibration import Calibration

    Calibration({**Calibration.read(calibrated).content, "statistic": "luck"}).write(Path("new.json"))
    done = run("ask", ODD, "--archive", gates, *WAY, "--calibration", "new.json")
    assert done.code == 2 and "knows no statistic 'luck'" in done.err


def test_a_threshold_set_by_hand_is_refused(run, calibrated, gates):
    """Exit 4: the digest in the file is not of these words."""
    found = json.loads(calibrated.read_text())
    calibrated.write_text(json.dumps({**found, "threshold": 0.05}))
    done = run("ask", ODD, "--archive", gates, *WAY, "--calibration", str(calibrated))
    assert done.code == 4 and "was changed after it was written" in done.err


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"schema_version": 1, "max_risk": 0.05}', "[" * 100_000])
def test_a_file_that_is_no_calibration(run, folder, gates, text):
    """Exit 2, and the verb that writes one; a file that is not there is called that."""
    Path("c.json").write_text(text)
    done = run("ask", ODD, "--archive", gates, *WAY, "--calibration", "c.json")
    assert done.code == 2 and "proofspan calibrate SET --out FILE" in done.err
    assert "cannot be read" in run("ask", ODD, "--archive", gates, *WAY, "--calibration", "gone.json").err


def test_a_set_is_evaluated_by_it(run, folder, calibrated):
    """The odd question is no longer answered, the others are; asked otherwise it is refused."""
    words = ("evaluate", str(folder), *WAY, "--generator", "extractive", "--calibration", str(calibrated), "--json")
    found = run(*words, "--k", "5", "--detect-product").json
    assert found["measures"]["abstained-unanswerable"]["value"] == 1.0
    assert found["measures"]["over-refusal"]["value"] == 0.0
    assert "1 questions: below-calibrated-threshold" in found["notes"]
    other = run(*words)
    assert other.code == 2 and "delivered was 5 and is 3" in other.err


def test_a_calibration_without_answers_takes_no_part(run, folder, calibrated):
    """evaluate without a generator says so, whatever way it was made for."""
    done = run("evaluate", str(folder), *WAY, "--calibration", str(calibrated), "--json")
    assert done.code == 0 and any("calibration" in note and "takes no part" in note for note in done.json["notes"])


def test_a_setting_names_it_too(run, calibrated, gates, monkeypatch):
    """PROOFSPAN_ANSWER_CALIBRATION; and calibrating itself is not asked by it."""
    monkeypatch.setenv("PROOFSPAN_ANSWER_CALIBRATION", str(calibrated))
    assert run("ask", ODD, "--archive", gates, *WAY, "--json").json["outcome"] == "abstained"
    done = run("calibrate", "gates", "--max-risk", "0.3", "--out", "again.json", *WAY, "--json")
    assert done.json["unthresholded"]["answered"] == 13


def test_an_archive_is_calibrated_as_it_is_asked(run, folder, gates):
    """With --archive the way is that of the archive, and its file serves it."""
    words = ("calibrate", str(folder), "--archive", gates, "--max-risk", "0.3", "--out", "a.json", *WAY)
    assert run(*words).code == 0
    asked = run("ask", ODD, "--archive", gates, *WAY, "--calibration", "a.json", "--json")
    assert asked.json["outcome"] == "abstained"


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--max-risk", "0"), "max-risk is a share between 0 and 1, neither of them, got 0"),
        (("--max-risk", "nan"), "max-risk is a share between 0 and 1, neither of them, got nan"),
        (("--max-risk", "-inf"), "max-risk is a share between 0 and 1, neither of them, got -inf"),
        (("--confidence", "1"), "confidence is a share between 0 and 1, neither of them to 12 decimals, got 1.0"),
        (("--confidence", "2"), "confidence is a share between 0 and 1, neither of them to 12 decimals, got 2.0"),
        (("--confidence", "nan"), "confidence is a share between 0 and 1, neither of them to 12 decimals, got nan"),
        (("--confidence", "inf"), "confidence is a share between 0 and 1, neither of them to 12 decimals, got inf"),
        (("--confidence", "1e-13"), "confidence is a share between 0 and 1, neither of them to 12 decimals, got 1e-13"),
        (("--statistic", "luck"), "no statistic 'luck': write support"),
        (("--statistic", "best-cosine"), "no answer has a best-cosine"),
    ],
)
def test_what_cannot_be_asked_for(run, folder, flags, said):
    """Exit 2, and nothing is written."""
    done = run("calibrate", str(folder), *WAY, *flags)
    assert done.code == 2 and said in done.err
    assert not Path("gates.calibration.json").exists()


def test_the_document_of_a_calibration(run, folder):
    """--json prints what the file has, where it stands, and the config."""
    done = run("calibrate", str(folder), "--max-risk", "0.3", "--statistic", "focus-cover", *WAY, "--json")
    file = json.loads(Path("gates.calibration.json").read_text())
    assert {key: done.json[key] for key in file} == file
    assert done.json["file"] == "gates.calibration.json" and done.json["config"]["method"] == "bm25"
