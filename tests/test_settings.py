"""Settings: four layers, strict keys, and objects that can be had back from the config they print."""

from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.documents import IN_FORCE, Status
from proofspan.eligibility import Identity
from proofspan.errors import EncoderError, MissingExtraError, SettingError
from proofspan.settings import AnswerSettings, How, Who, archive_folder, depths, field_weights, load, words
from proofspan.stores import FieldWeights


def _file(folder: Path, text: str) -> Path:
    (folder / "proofspan.toml").write_text(text, encoding="utf-8")
    return folder


def test_each_layer_wins_over_the_one_before(tmp_path):
    """The file over the default, the environment over the file, the flag over all."""
    folder = _file(tmp_path, "[search]\nk = 2\npool = 30\nmethod = 'rrf'\n")
    made = load({"search": {"k": 4, "rerank": None}}, environ={"PROOFSPAN_SEARCH_POOL": "40"}, folder=folder)
    assert (made.search.k, made.search.pool, made.search.method, made.search.rerank) == (4, 40, "rrf", "none")
    assert made.origins["search.k"] == "--k"
    assert made.origins["search.pool"] == "PROOFSPAN_SEARCH_POOL"
    assert made.origins["search.method"] == str(folder / "proofspan.toml")
    assert made.origins["search.rerank"] == "default"


def test_the_nearest_file_upward(tmp_path):
    """A settings file of a folder above counts for the folders below it."""
    _file(tmp_path, "[search]\nk = 2\n")
    below = tmp_path / "a" / "b"
    below.mkdir(parents=True)
    assert load({}, environ={}, folder=below).search.k == 2


def test_a_named_file(tmp_path):
    """PROOFSPAN_CONFIG names the file; when it is not there, that is an error and not silence."""
    (tmp_path / "other.toml").write_text("[search]\nk = 3\n")
    named = {"PROOFSPAN_CONFIG": str(tmp_path / "other.toml")}
    assert load({}, environ=named, folder=tmp_path).search.k == 3
    with pytest.raises(SettingError, match=r"gone\.toml"):
        load({}, environ={"PROOFSPAN_CONFIG": "gone.toml"}, folder=tmp_path)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[search]\nmethd = 'bm25'\n", r"search\.methd; the nearest is search\.method"),
        ("[serch]\nk = 1\n", "serch; the nearest is search"),
        ("k = 1\n", r"write it as k under \[search\]"),
        ("search = 3\n", r"search is a section, not a setting: write \[search\]"),
        ("kk = 1\n", r"no setting kk; the nearest is"),
        ("[search]\nk = 'many'\n", r"search\.k is 'many'"),
        ("[search]\nk = [1]\n", r"search\.k is \[1\]"),
        ("[search", "TOML"),
        ("[search]\nk = 0\n", r"proofspan\.toml: search\.k: .* from 1"),
        ("[search]\nencoder = 'bert'\n", r"search\.encoder: no encoder 'bert': .* none or a URL"),
        ("[add]\nchunker = 'confetti'\n", r"proofspan\.toml: add\.chunker: .*confetti"),
        ("[answer]\nabstention = ' '\n", r"answer\.abstention: "),
    ],
)
def test_a_file_is_read_strictly(tmp_path, text, said):
    """A key that is none, or a value that cannot be, is refused with where it stands and what is near."""
    with pytest.raises(SettingError, match=said):
        load({}, environ={}, folder=_file(tmp_path, text)).check()


def test_a_variable_is_named_with_its_key(tmp_path):
    """A value that cannot be names the variable that holds it; a part that is not here does too, on its own branch."""
    with pytest.raises(SettingError, match=r"^PROOFSPAN_SEARCH_METHOD: search\.method: no method 'foo'"):
        _ = load({}, environ={"PROOFSPAN_SEARCH_METHOD": "foo"}, folder=tmp_path).search
    with pytest.raises(MissingExtraError, match=r"^PROOFSPAN_ANSWER_GENERATOR: answer\.generator: "):
        _ = load({}, environ={"PROOFSPAN_ANSWER_GENERATOR": "ollama"}, folder=tmp_path).answer


def test_what_is_wrong_for_one_verb_stops_no_other(tmp_path):
    """A chunker that cannot be is found out where it is used, and a value under a flag is not used."""
    made = load({"search": {"k": 3}}, environ={"PROOFSPAN_SEARCH_K": "0"}, folder=_file(tmp_path, "[add]\nchunker='x'"))
    assert made.search.k == 3
    with pytest.raises(SettingError, match=r"add\.chunker"):
        _ = made.add


def test_unknown_variables(tmp_path):
    """A variable with the prefix that is no setting is refused; those that name places are not settings."""
    places = {"PROOFSPAN_TEST_DATA": "x", "PROOFSPAN_ARCHIVE": "y", "PROOFSPAN_CONFIG": "", "HOME": "z"}
    assert load({}, environ=places, folder=tmp_path).search.k == 5
    with pytest.raises(SettingError, match="the nearest is PROOFSPAN_ANSWER_BUDGET"):
        load({}, environ={"PROOFSPAN_ANSWER_BUDGT": "1"}, folder=tmp_path)


HOWS = st.builds(
    How,
    method=st.sampled_from(["bm25", "dense", "rrf", "hybrid"]),
    k=st.integers(1, 100),
    pool=st.integers(1, 100),
    rerank=st.sampled_from(["none", "lexical"]),
    fields=st.sampled_from([FieldWeights(), FieldWeights(0.0, 0.0, 1.0), FieldWeights(3.5, 0.0, 1.0)]),
)
ANSWERS = st.builds(
    AnswerSettings,
    generator=st.sampled_from(["extractive", "scripted"]),
    deliver=st.sampled_from(["top", "all"]),
    order=st.sampled_from(["ranked", "edges"]),
    max_sentences=st.integers(1, 9),
    budget=st.integers(1, 9000),
    abstention=st.sampled_from(["NON NEL CONTESTO", "not there"]),
    detect_products=st.booleans(),
)


@given(HOWS, ANSWERS)
def test_the_config_can_be_read_back(how, answer):
    """`from_config` of a config gives the settings that printed it, also from one dict of both."""
    config = {**how.config(), **answer.config()}
    assert How.from_config(config) == how
    assert AnswerSettings.from_config(config) == answer


def test_names_that_are_missing_are_not_misspelt(tmp_path, monkeypatch):
    """Parts that are not here raise on the environment's branch, unknown words on the input's."""
    with pytest.raises(SettingError):
        How(method="bm-25")
    monkeypatch.setenv("PROOFSPAN_MODELS", str(tmp_path))
    with pytest.raises(EncoderError, match="proofspan models fetch minilm"):
        How(method="dense", encoder="minilm").made_encoder()
    with pytest.raises(MissingExtraError):
        AnswerSettings(generator="ollama")


def test_no_encoder_where_none_takes_part():
    """bm25 makes no encoder, whatever its name, and its config has none."""
    how = How(method="bm25", encoder="minilm")
    assert how.made_encoder() is None
    assert how.config()["encoder"] is None


def test_field_weights():
    """Named fields weigh 2, 2 and 1; those left out weigh nothing; the body must be named."""
    assert field_weights("title,heading,body") == FieldWeights(2.0, 2.0, 1.0)
    assert field_weights("body") == FieldWeights(0.0, 0.0, 1.0)
    with pytest.raises(SettingError, match="add body"):
        field_weights("title")


def test_who_asks():
    """Silence is an anonymous asker today, in force; words are read into an eligibility."""
    today = date(2026, 6, 1)
    silent = Who().eligibility(today)
    assert (silent.identity, silent.as_of, silent.statuses) == (Identity.anonymous(), today, IN_FORCE)
    said = Who("sales, ops", "2026-02-01", "AX-42", "draft").eligibility(today)
    assert said.identity.groups == {"sales", "ops"}
    assert (said.as_of, said.products, said.statuses) == (date(2026, 2, 1), {"AX-42"}, {Status.DRAFT})


@pytest.mark.parametrize("text", ["", " ", ",", "a,", ",a", "a,,b", "a, ,b", "\ud800"])
def test_lists_have_no_empty_items(text):
    """An empty or blank item anywhere, or what is no text, is refused."""
    with pytest.raises(SettingError):
        words(text, option="groups", example="a,b")


@pytest.mark.parametrize("text", ["2026-02-30", "2026-2-3", "20260203", "2026-02-03T00:00", "٢٠٢٦-٠٢-٠٣", ""])
def test_days_are_of_the_calendar(text):
    """Only the form 2026-02-03 is a day, and only if the calendar has it."""
    with pytest.raises(SettingError):
        Who(as_of=text).eligibility(date(2026, 6, 1))


def test_depths():
    """`5,1,3` is looked at in ascending order, silence at the usual five depths."""
    assert depths("5,1,3") == (1, 3, 5)
    assert depths(None) == (1, 3, 5, 10, 50)
    with pytest.raises(SettingError):
        depths("0")


def test_where_the_archive_is(tmp_path):
    """The one given, else the variable's, else the nearest upward; none of them is an error naming init."""
    for name in ("given", "named", "near"):
        (tmp_path / name / ".proofspan").mkdir(parents=True)
    given, named, near = (tmp_path / name for name in ("given", "named", "near"))
    variable = {"PROOFSPAN_ARCHIVE": str(named / ".proofspan")}
    assert archive_folder(given, environ=variable, folder=near) == given
    assert archive_folder(None, environ=variable, folder=near) == named
    assert archive_folder(None, environ={}, folder=near / ".proofspan") == near
    with pytest.raises(SettingError, match="proofspan init"):
        archive_folder(None, environ={}, folder=Path("/"))
