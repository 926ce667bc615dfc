"""Encoders by URL and rerankers by path, as settings name them."""

from pathlib import Path

import pytest
from pair_models import folder, shared

from proofspan.errors import SettingError
from proofspan.settings import How, load
from proofspan.settings.endpoint_key import endpoint_key
from proofspan.settings.factories import encoder
from proofspan.settings.sending import agreed
from proofspan.stores import Layout

ELSEWHERE = "https://models.example/v1/embeddings#tiny"
HERE = "http://127.0.0.1:8080/v1/embeddings#tiny"


def test_the_key_is_read_from_the_environment_alone() -> None:
    """White space around it is no part of it; an empty one is none."""
    assert endpoint_key({"PROOFSPAN_ENCODER_KEY": " sk-1\n"}) == "sk-1"
    assert endpoint_key({"PROOFSPAN_ENCODER_KEY": " "}) is None and endpoint_key({}) is None


def test_the_key_is_no_setting(tmp_path: Path) -> None:
    """It is neither refused as one that does not exist, nor shown among those that do."""
    made = load({}, environ={"PROOFSPAN_ENCODER_KEY": "sk-zebra"}, folder=tmp_path)
    assert "sk-zebra" not in "".join(made.lines(origins=True))
    with pytest.raises(SettingError, match=r"no setting search\.encoder_key"):
        load({"search": {}}, environ={}, folder=_file(tmp_path, "[search]\nencoder_key = 'x'\n"))


def test_credentials_in_an_address_are_refused_when_settings_are_read(tmp_path: Path) -> None:
    """Before `config show` or a receipt could repeat them, whether or not the encoder takes part."""
    environ = {"PROOFSPAN_SEARCH_ENCODER": "http://zebra:s3cret@h/v1#m", "PROOFSPAN_SEARCH_METHOD": "bm25"}
    with pytest.raises(SettingError, match="holds credentials") as caught:
        load({}, environ=environ, folder=tmp_path).check()
    assert "s3cret" not in str(caught.value)


def test_a_url_names_an_encoder() -> None:
    """Nothing is sent for it: nobody listens there. What is no address is refused when it is made."""
    assert encoder("http://127.0.0.1:9/v1#tiny").name == "http://127.0.0.1:9/v1/embeddings#tiny"
    with pytest.raises(SettingError, match="which model"):
        encoder("http://127.0.0.1:9/v1")


def test_a_path_names_a_reranker_that_is_loaded_once(tmp_path: Path) -> None:
    """Asked for its digest it is loaded; with its files gone it still gives scores, also by the recipe."""
    place = folder(tmp_path / "pairs", shared())
    how = How(method="bm25", rerank=str(place))
    made = how.recipe().reranker
    assert made is not None and made is how.reranker and made.name == str(place) and len(made.digest) == 16
    (place / "model.onnx").unlink()
    assert made.scores("hose", [("the hose", "en"), ("the rack", "en")]) == [1.0, 0.0]


def test_a_file_that_is_no_model_is_found_out_when_it_is_asked(tmp_path: Path) -> None:
    """Settings look only whether something is there."""
    (tmp_path / "notes.txt").write_text("hose")
    assert How(rerank=str(tmp_path / "notes.txt")).rerank.endswith("notes.txt")


@pytest.mark.parametrize("name", ["", "n" * 5000, "a\0b"])
def test_what_can_be_no_path_is_a_wrong_setting(name: str) -> None:
    """Nothing, a name longer than any file's, and one with a zero byte; nothing is not the folder one stands in."""
    with pytest.raises(SettingError, match="rerank"):
        How(rerank=name)


@pytest.mark.parametrize("name", ["models/gone.onnx", "gone.onnx", "/gone"])
def test_a_path_where_nothing_is_is_a_wrong_setting(name: str) -> None:
    """Refused when settings are read, with the path; a word without dot or slash is an unknown name."""
    with pytest.raises(SettingError, match=f"rerank {name}: there is no such file"):
        How(rerank=name)
    with pytest.raises(SettingError, match="no rerank 'best'"):
        How(rerank="best")


def test_an_archive_alone_cannot_name_a_server_elsewhere() -> None:
    """Imported, it could be anybody's: the URL must stand in this machine's settings too."""
    kept = _layout(ELSEWHERE)
    with pytest.raises(SettingError, match="no setting names that server"):
        How().settled(kept)
    assert How(encoder=ELSEWHERE).settled(kept).encoder == ELSEWHERE
    assert How(method="bm25").settled(kept).method == "bm25"
    assert How(encoder="none").settled(kept).method == "bm25"


def test_a_server_on_this_machine_and_a_model_of_ours_need_no_word() -> None:
    """What is sent to loopback does not leave."""
    assert How().settled(_layout(HERE)).encoder == HERE
    assert agreed("minilm", named="auto") == "minilm"


@pytest.mark.parametrize("named", ["auto", "minilm", HERE, "https://models.example:8443/v1#tiny"])
def test_another_name_is_no_consent(named: str) -> None:
    """Only the same URL is."""
    with pytest.raises(SettingError, match=r"models\.example"):
        agreed(ELSEWHERE, named=named)
    assert agreed(ELSEWHERE, named="https://models.example/v1#other") == ELSEWHERE


def _layout(encoder: str) -> Layout:
    return Layout(chunker="paragraphs:160", analyzer="a", encoder=f"{encoder}@0123456789abcdef")


def _file(folder: Path, text: str) -> Path:
    (folder / "proofspan.toml").write_text(text, encoding="utf-8")
    return folder
