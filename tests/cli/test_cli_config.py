"""config show: every setting, and where each was written."""

import tomllib


def test_the_values_are_a_settings_file(run):
    """What `config show` prints is TOML that says the same again."""
    printed = tomllib.loads(run("config", "show").out)
    assert printed["search"]["method"] == "auto"
    assert printed["add"]["chunker"] == "auto"


def test_the_origin_of_each_value(run, tmp_path):
    """A value from the file, one from the environment and a default each name their origin."""
    file = tmp_path / "proofspan.toml"
    file.write_text("[search]\nk = 7\npool = 9\n")
    env = {"PROOFSPAN_CONFIG": str(file), "PROOFSPAN_SEARCH_POOL": "30"}
    lines = run("config", "show", "--origin", env=env).out.splitlines()
    assert any(line.startswith("k = 7 ") and line.endswith(f"# {file}") for line in lines)
    assert any(line.startswith("pool = 30 ") and line.endswith("# PROOFSPAN_SEARCH_POOL") for line in lines)
    assert any(line.startswith("method = ") and line.endswith("# default") for line in lines)


def test_as_json(run):
    """`--json` gives values by section.key, with `--origin` their origins too."""
    shown = run("config", "show", "--origin", "--json").json
    assert shown["config"]["search.k"] == 5
    assert shown["origins"]["search.k"] == "default"


def test_a_setting_reaches_the_verb(run, archive):
    """PROOFSPAN_SEARCH_K is the k of a search that names none, and a flag wins over it."""
    words = ["search", "returns", "--archive", archive, "--json"]
    env = {"PROOFSPAN_SEARCH_K": "2"}
    assert run(*words, env=env).json["config"]["k"] == 2
    assert run(*words, "--k", "3", env=env).json["config"]["k"] == 3


def test_a_value_that_cannot_be(run, archive):
    """`config show` refuses it, naming the variable; a verb that does not use it goes on."""
    env = {"PROOFSPAN_ADD_CHUNKER": "confetti"}
    done = run("config", "show", env=env)
    assert done.code == 2 and done.err.startswith("proofspan: PROOFSPAN_ADD_CHUNKER: add.chunker: ")
    assert run("ask", "returns", "--archive", archive, env=env).code == 0


def test_an_unknown_setting_is_exit_2(run):
    """A variable that is no setting is refused with the nearest that is."""
    done = run("config", "show", env={"PROOFSPAN_SERCH_K": "2"})
    assert done.code == 2
    assert "PROOFSPAN_SEARCH_K" in done.err
