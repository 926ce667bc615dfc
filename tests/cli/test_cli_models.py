"""models fetch and models list: which models there are, and what cannot be had is said with its exit code."""

import pytest

from proofspan.encoders.catalogue import MODELS
from proofspan.encoders.ready import GRAPH, TOKENIZER, finish
from proofspan.settings.models import folder_of


@pytest.fixture
def shelf(tmp_path):
    """A folder of models of its own, and a pip that finds nothing."""
    (tmp_path / "nothing").mkdir()
    find = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tmp_path / "nothing")}
    return {"PROOFSPAN_MODELS": str(tmp_path / "models"), **find}


def put(tmp_path, name):
    """Puts files where the model would stand, two of 5 bytes and the one that describes them."""
    model = MODELS[name]
    folder = folder_of(model, tmp_path / "models")
    folder.mkdir(parents=True)
    for part in (GRAPH, TOKENIZER):
        (folder / part).write_bytes(b"12345")
    finish(folder, model=name, graph=model.graph, weights=model.weights)
    return folder


def test_the_list_before_and_after(run, shelf, tmp_path):
    """A model that is not there is listed with the command that fetches it, one that is with its folder and size."""
    before = run("models", "list", env=shelf)
    assert "minilm not here" in before.words and "proofspan models fetch e5" in before.words
    folder = put(tmp_path, "e5")
    rows = {row["name"]: row for row in run("models", "list", "--json", env=shelf).json["models"]}
    assert (rows["minilm"]["ready"], rows["e5"]["ready"]) == (False, True)
    assert (rows["e5"]["folder"], rows["e5"]["bytes"]) == (str(folder), 5 + 5 + (folder / "model.json").stat().st_size)
    assert rows["minilm"]["licence"] == "Apache-2.0" and rows["e5"]["hub"] is None


def test_what_is_there_is_left_alone(run, shelf, tmp_path):
    """A second fetch says so and ends well, with nothing to be had anywhere."""
    folder = put(tmp_path, "minilm")
    done = run("models", "fetch", "minilm", env=shelf)
    assert (done.code, done.out, done.err) == (0, f"minilm: there already, in {folder}\n", "")


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["maxilm"], 2, "there are minilm, e5"),
        (["minilm", "--from", "mirror"], 2, "write distribution or hub"),
        (["minilm", "--from", "hub", "--path", "x"], 2, "both given"),
        (["e5", "--from", "hub"], 2, "on no hub"),
        (["e5", "--path", "gone"], 2, "nothing is there"),
        (["e5", "--from", "distribution"], 3, "No matching distribution"),
    ],
)
def test_what_cannot_be_had(run, shelf, words, code, said):
    """Wrong words and wrong files exit with 2, what cannot be had with 3; each says what was found."""
    done = run("models", "fetch", *words, env=shelf)
    assert (done.code, done.out) == (code, "")
    assert said in done.err and "Traceback" not in done.err


def test_one_that_fails_costs_only_itself(run, shelf, tmp_path):
    """Without a name all are fetched: what is there is reported, what failed beside it, and the code is its own."""
    put(tmp_path, "e5")
    done = run("models", "fetch", "--path", str(tmp_path / "nothing"), "--json", env=shelf)
    assert done.code == 2
    assert [row["name"] for row in done.json["models"]] == ["e5"]
    assert [failure["name"] for failure in done.json["failed"]] == ["minilm"]


def test_a_path_where_nothing_is(run, shelf, tmp_path):
    """It is exit 2 for a model that is ready, too; one that is there and not needed is said not to have been read."""
    folder = put(tmp_path, "minilm")
    gone = run("models", "fetch", "minilm", "--path", str(tmp_path / "gone"), env=shelf)
    assert (gone.code, gone.out) == (2, "") and "nothing is there" in gone.err
    idle = run("models", "fetch", "minilm", "--path", str(tmp_path / "nothing"), env=shelf)
    assert idle.out == f"minilm: there already, in {folder}; {tmp_path / 'nothing'} was not looked at\n"


def test_a_damaged_model(run, shelf, empty, tmp_path):
    """A part that is gone makes it damaged, not absent; what mends it is named."""
    (put(tmp_path, "minilm") / GRAPH).unlink()
    assert "minilm damaged" in run("models", "list", env=shelf).words
    rows = run("models", "list", "--json", env=shelf).json["models"]
    assert [(row["ready"], row["damaged"]) for row in rows] == [(False, True), (False, False)]
    done = run("search", "returns", "--method", "dense", "--encoder", "minilm", "--archive", empty, env=shelf)
    assert done.code == 3 and "is damaged" in done.err and "models fetch minilm`, which makes it anew" in done.err


def test_the_folder_of_models_is_no_file(run, shelf, tmp_path):
    """PROOFSPAN_MODELS that names a file is exit 2, naming the variable."""
    (tmp_path / "models").write_bytes(b"")
    for words in (("list",), ("fetch", "minilm")):
        done = run("models", *words, env=shelf)
        assert done.code == 2 and done.err.startswith("proofspan: PROOFSPAN_MODELS names ")


def test_a_search_without_the_model(run, empty, shelf, tmp_path):
    """A verb that needs a model that is not there exits with 3 and names the command that fetches it."""
    words = ["search", "returns", "--method", "dense", "--encoder", "minilm", "--archive", empty]
    done = run(*words, env=shelf)
    assert done.code == 3 and "proofspan models fetch minilm" in done.err
