"""The rooms of the house: what each may import. Fails when a forbidden import is added anywhere in src."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "proofspan"
ORDER = (
    "errors spans sentences analysis documents passages eligibility encoders stores retrieval prompts generators "
    "verification judges audit archive evaluation settings server cli"
).split()
BANNED = {("verification", "generators"), ("verification", "encoders"), ("stores", "encoders"), ("cli", "server")}
OUTSIDE = {
    "analysis": {"Stemmer"},
    "documents": {"yaml", "lxml", "docx", "pypdfium2", "selectolax", "markdown_it"},
    "encoders": {"numpy", "onnxruntime", "tokenizers", "onnx", "httpx"},
    "stores": {"numpy", "psycopg"},
    "generators": {"httpx"},
    "judges": {"numpy", "onnxruntime", "tokenizers", "httpx"},
    "evaluation": {"numpy", "scipy", "matplotlib"},
    "settings": {"pydantic", "pydantic_settings"},
    "server": {"fastapi", "uvicorn", "jinja2", "nh3", "joserfc", "authlib", "prometheus_client", "mcp"},
    "cli": {"typer", "click", "rich"},
}
FACE = ("__init__", "__main__")
BEYOND = {
    ("retrieval", "cross_encoder.py"): {"tokenizers"},
    ("retrieval", "pair_graph.py"): {"numpy"},
    ("cli", "pytest_plugin.py"): {"pytest"},
}
"""What a file may use beyond its room: the model of the second stage, and the program that a plug-in is for."""


def room_of(file: Path) -> str:
    """The room a source file stands in: the folder below proofspan, or the file's own stem."""
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


def imports(source: str) -> Iterator[tuple[str, bool]]:
    """Every module that a source imports, wherever in it, and whether only for type checking."""
    tree = ast.parse(source)
    typing = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node in typing) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or ""), node in typing


def faults(source: str, room: str, name: str) -> list[str]:
    """What is wrong with the imports of a source that stands in a room, a line each."""
    found = []
    for module, typing in imports(source):
        top, _, rest = module.partition(".")
        if module.startswith("."):
            found.append(f"{name}: relative import {module}")
        elif top == "proofspan":
            target = rest.partition(".")[0]
            if not target or target == room or room in FACE:
                continue
            if ORDER.index(target) > ORDER.index(room):
                found.append(f"{room} -> {target}: only rooms to its left ({name})")
            if (room, target) in BANNED and not typing:
                found.append(f"{room} -> {target} is banned ({name})")
        elif top not in STANDARD and top not in OUTSIDE.get(room, set()) | BEYOND.get((room, name), set()):
            found.append(f"{room} may not use {top} ({name})")
    return found


STANDARD = sys.stdlib_module_names
FILES = sorted(SOURCE.rglob("*.py"))


@pytest.mark.essential
def test_every_import_is_allowed() -> None:
    """Rooms import rooms to their left and the libraries their room may use, nothing else."""
    assert [
        fault for file in FILES for fault in faults(file.read_text(encoding="utf-8"), room_of(file), file.name)
    ] == []


def test_every_file_stands_in_a_room() -> None:
    """No source file stands outside the rooms that the house names."""
    assert {room_of(file) for file in FILES} <= {*ORDER, *FACE}


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("verification", "from proofspan.generators import Generator"),
        ("stores", "from proofspan.encoders.hashing import Hashing"),
        ("passages", "import proofspan.archive"),
        ("eligibility", "import numpy"),
        ("documents", "from . import nouns"),
    ],
)
def test_a_forbidden_import_is_found(room: str, line: str) -> None:
    """Each kind of forbidden import, added to a real file of that room, is a fault."""
    file = next(file for file in FILES if room_of(file) == room)
    assert len(faults(f"{file.read_text(encoding='utf-8')}\n{line}\n", room, file.name)) == 1


def test_names_say_what_a_file_is_about() -> None:
    """No file is called utils, helpers, common, base, core, manager or misc, and none is over 300 lines."""
    vague = {"utils", "helpers", "common", "base", "core", "manager", "misc"}
    assert [file.name for file in FILES if file.stem in vague] == []
    assert [file.name for file in FILES if file.read_text(encoding="utf-8").count("\n") > 300] == []


def test_functions_are_short() -> None:
    """No function body, its docstring apart, is over 40 lines, and nine of ten are at most 20."""
    sizes = sorted(
        (body[-1].end_lineno or 0) - body[0].lineno + 1
        for file in FILES
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (body := node.body[1:] if ast.get_docstring(node) else node.body)
    )
    assert sizes[-1] <= 40 and sizes[len(sizes) * 9 // 10] <= 20


def test_no_two_modules_of_tests_and_benchmarks_share_a_name() -> None:
    """Their folders come to lie on one path: the second of a name would never be found, nor one of the library's."""
    root = Path(__file__).parent.parent
    files = [file for folder in ("tests", "benchmarks", "scripts") for file in (root / folder).rglob("*.py")]
    own = [file.stem for file in files if not (file.parent / "__init__.py").exists() and file.stem != "conftest"]
    assert sorted({name for name in own if own.count(name) > 1}) == []
    assert sorted(set(own) & sys.stdlib_module_names) == []
