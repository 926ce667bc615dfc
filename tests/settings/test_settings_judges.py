"""Judges as settings name them: made when they are needed, sent to where a setting says, keyed from the environment."""

from pathlib import Path

import pytest

from proofspan.errors import JudgeError, SettingError
from proofspan.judges.service import JUDGING
from proofspan.settings import AnswerSettings, load
from proofspan.settings.endpoint_key import endpoint_key
from proofspan.settings.factories import judge
from proofspan.settings.sending import agreed

ELSEWHERE, HERE = "https://models.example/v1#tiny", "http://127.0.0.1:8080/v1#tiny"


@pytest.fixture(autouse=True)
def no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the environment of these tests holds."""
    monkeypatch.delenv("PROOFSPAN_JUDGE_KEY", raising=False)


def test_the_key_is_its_own(tmp_path: Path) -> None:
    """PROOFSPAN_JUDGE_KEY, not the encoder's; it is no setting, and shown with none."""
    environ = {"PROOFSPAN_JUDGE_KEY": " sk-zebra\n", "PROOFSPAN_ENCODER_KEY": "sk-other"}
    assert endpoint_key(environ, variable=JUDGING.variable) == "sk-zebra"
    assert "zebra" not in "".join(load({}, environ=environ, folder=tmp_path).lines(origins=True))


def test_nothing_is_loaded_before_something_is_judged(tmp_path: Path) -> None:
    """A folder without a model is named by settings; what is missing is said when it is first asked."""
    named = AnswerSettings(judge=str(tmp_path)).judging
    assert named is not None and named.name == str(tmp_path)
    with pytest.raises(JudgeError, match=r"model\.onnx"):
        named.judge("a", ["a"])
    with pytest.raises(JudgeError, match=r"model\.onnx"):
        _ = named.digest


def test_config_and_answers_have_one_judge(tmp_path: Path) -> None:
    """The same object, so that a model is read once; from its config it is named again, and `none` is none."""
    made = AnswerSettings(judge=str(tmp_path))
    assert made.answering().judge is made.judging and made.config()["judge"] == str(tmp_path)
    assert AnswerSettings.from_config(made.config()) == made
    assert AnswerSettings().answering().judge is None and judge("none") is None


def test_a_config_from_before_there_were_judges_names_none() -> None:
    """An older receipt is asked again as it was."""
    older = {name: value for name, value in AnswerSettings().config().items() if name != "judge"}
    assert AnswerSettings.from_config(older) == AnswerSettings()


def test_a_server_elsewhere_is_asked_only_where_a_setting_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """One on this machine also without, unless there is a key."""
    assert agreed(HERE, named="none", service=JUDGING) == HERE
    assert agreed(ELSEWHERE, named=ELSEWHERE, service=JUDGING) == ELSEWHERE
    with pytest.raises(SettingError, match=r"the judge https://models\.example.*answer\.judge"):
        agreed(ELSEWHERE, named=HERE, service=JUDGING)
    monkeypatch.setenv("PROOFSPAN_JUDGE_KEY", "sk-zebra")
    with pytest.raises(SettingError, match="PROOFSPAN_JUDGE_KEY may be sent there") as caught:
        agreed(HERE, named="none", service=JUDGING)
    assert "zebra" not in str(caught.value)


def test_a_wrong_value_says_where_it_stands(tmp_path: Path) -> None:
    """Of the environment with its variable, of a file with its key."""
    with pytest.raises(SettingError, match=r"PROOFSPAN_ANSWER_JUDGE: answer\.judge: no judge 'nobody'"):
        load({}, environ={"PROOFSPAN_ANSWER_JUDGE": "nobody"}, folder=tmp_path).check()
    (tmp_path / "proofspan.toml").write_text("[answer]\njudge_key = 'x'\n", encoding="utf-8")
    with pytest.raises(SettingError, match=r"no setting answer\.judge_key"):
        load({}, environ={}, folder=tmp_path)
