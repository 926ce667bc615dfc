"""The corpus that every Python brings: the docstrings of eighteen modules of its standard library."""

import inspect
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

from proofspan.documents import Status
from proofspan.evaluation.stdlib.nouns import Text

MODULES = (
    "statistics bisect heapq itertools functools difflib textwrap tempfile uuid base64 secrets gzip math glob zlib "
    "operator fractions fnmatch"
).split()
LEAST_WORDS = 20
"""A docstring of fewer words says too little to be asked about."""


def docstrings() -> tuple[Text, ...]:
    """A document for each module of the interpreter that runs this, in the article's order and form.

    The module's own docstring under `MODULE name`, then those of its public functions, classes and builtins under
    `## name.attribute`; one that belongs to another module of the list, or that stood before, is left out.
    """
    seen: set[tuple[str, str]] = set()
    return tuple(Text(name, _text(import_module(name), seen), Status.CURRENT) for name in MODULES)


def _text(module: ModuleType, seen: set[tuple[str, str]]) -> str:
    own = inspect.getdoc(module) or ""
    return "\n\n".join(part for part in (f"MODULE {module.__name__}", own, *_parts(module, seen)) if part)


def _parts(module: ModuleType, seen: set[tuple[str, str]]) -> Iterator[str]:
    for name, value in inspect.getmembers(module, _documented):
        home = (value.__module__ or "").lstrip("_")
        identity = (value.__module__ or "", value.__qualname__)
        text = inspect.getdoc(value) or ""
        elsewhere = home != module.__name__ and home in MODULES
        if name.startswith("_") or elsewhere or identity in seen or len(text.split()) < LEAST_WORDS:
            continue
        seen.add(identity)
        yield f"## {module.__name__}.{name}\n\n{text}"


def _documented(value: object) -> bool:
    return inspect.isfunction(value) or inspect.isclass(value) or inspect.isbuiltin(value)
