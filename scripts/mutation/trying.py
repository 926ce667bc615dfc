"""Whether the tests see a mutant: each in a process of its own, forked from one that has read all tests.

What runs in a test is put into the functions that are there already. What ran when its module was imported takes a
new process, which imports the mutant.
"""

import gc
import math
import os
import resource
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest

from mutation.measuring import OPTIONS, Measured, Unshrunk, remembering
from mutation.operators import Mutant, mutated

KILLED, SURVIVED, EXHAUSTED, UNCOVERED = "killed", "survived", "exhausted", "uncovered"
"""Exhausted: the mutant used up the time or the memory that it had. Uncovered: no test runs the line."""
MEMORY = 8 << 30
_FAILED = 7


@dataclass(frozen=True, slots=True)
class Here:
    """What a mutant meets in this process: the functions of its file, what remembers its calls, the tests."""

    functions: Sequence[FunctionType]
    remembering: Sequence[Any]
    items: Sequence[pytest.Item]


class Trials(Unshrunk):
    """A plug-in that, in place of running the tests, tries the mutants with them."""

    def __init__(self, mutants: Sequence[Mutant], measured: Measured, budget: float, noted: Path) -> None:
        self.mutants = mutants
        self.measured = measured
        self.budget = budget
        self.until = math.inf
        """When no more are tried, by the clock that only goes forward."""
        self.outcomes: dict[Mutant, str] = {}
        self.kills = Counter[str]()
        self.noted = noted
        """Where a child writes which test has failed."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Tries each mutant with the tests that run it."""
        items = {item.nodeid: item for item in session.items}
        functions, remember = _functions(), remembering()
        gc.collect()
        gc.freeze()  # so that a child's collector touches, and copies, none of what is here already
        for mutant in self.mutants:
            if time.monotonic() > self.until:
                break
            names = [name for name in self.measured.tests(mutant, self.budget, self.kills) if name in items]
            here = Here(functions.get(str(Path(mutant.path).resolve()), []), remember, [items[name] for name in names])
            self.noted.unlink(missing_ok=True)
            self.outcomes[mutant] = self._outcome(mutant, here)
            if self.noted.exists():
                self.kills[self.noted.read_text(encoding="utf-8")] += 1
            print(f"{self.outcomes[mutant]:9} {mutant.path}:{mutant.line} {mutant.was} -> {mutant.now}", flush=True)
        return True

    def _outcome(self, mutant: Mutant, here: Here) -> str:
        if not here.items:
            return UNCOVERED
        seconds = 20 + 5 * sum(self.measured.seconds[item.nodeid] for item in here.items)
        if not self.measured.at_import(mutant):
            outcome = _forked(mutant, here, seconds, self.noted)
            if outcome is not None:
                return outcome
        return _imported(mutant, [item.nodeid for item in here.items], seconds)


def _functions() -> dict[str, list[FunctionType]]:
    """The functions that there are, by file."""
    found: dict[str, list[FunctionType]] = defaultdict(list)
    for each in gc.get_objects():
        if isinstance(each, FunctionType):
            found[each.__code__.co_filename].append(each)
    return found


def _forked(mutant: Mutant, here: Here, seconds: float, noted: Path) -> str | None:
    """The outcome in a child; None when no function that is there takes the change."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return _meaning(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
    code = 0
    try:
        _limit(seconds)
        code = _run(here.items, noted) if _put(mutant, here) else 2
    except BaseException:
        code = _FAILED
    finally:
        os._exit(code)


def _meaning(code: int) -> str | None:
    if code < 0:
        return EXHAUSTED
    return {0: SURVIVED, 2: None}.get(code, KILLED)


def _limit(seconds: float) -> None:
    """Bounds a child's processor time and memory."""
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _put(mutant: Mutant, here: Here) -> bool:
    """Gives the functions of the module the mutant's code; whether there was one to give it to."""
    path = Path(mutant.path).resolve()
    code = compile(mutated(path.read_text(encoding="utf-8"), mutant.number), str(path), "exec")
    new = {(c.co_qualname, c.co_firstlineno): c for c in _codes(code)}
    done = False
    for function in here.functions:
        old = function.__code__
        other = new.get((old.co_qualname, old.co_firstlineno), old)
        if other != old:
            function.__code__ = other
            done = True
    for remembered in here.remembering:
        remembered.cache_clear()
    return done


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


class _Failures:
    def __init__(self) -> None:
        self.any = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Notes a failure."""
        self.any |= report.failed


def _run(items: Sequence[pytest.Item], noted: Path) -> int:
    """Runs the tests until one fails, whose name it notes."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    config = items[0].config
    config.pluginmanager.unregister(name="terminalreporter")
    failures = _Failures()
    config.pluginmanager.register(failures)
    for item, after in zip(items, [*items[1:], None], strict=True):
        config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if failures.any:
            noted.write_text(item.nodeid, encoding="utf-8")
            return _FAILED
    return 0


def _imported(mutant: Mutant, names: Sequence[str], seconds: float) -> str:
    """The outcome in a new process."""
    script = str(Path(__file__).parent.parent / "mutants.py")
    command = [sys.executable, script, "--import", f"{mutant.path}:{mutant.number}", "--seconds", str(seconds)]
    done = subprocess.run(command, input="\n".join(names), text=True, capture_output=True, check=False)
    return _meaning(done.returncode) or KILLED


class _Mutating(MetaPathFinder):
    """Finds one module's mutant in place of the module."""

    def __init__(self, path: Path, number: int) -> None:
        self.path = path
        self.number = number

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The module's spec, with a loader that makes the change."""
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin != str(self.path):
            return None
        spec.loader = _loader(name, self.path, self.number)
        return spec


def _loader(name: str, path: Path, number: int) -> Loader:
    class Mutated(SourceFileLoader):
        def get_code(self, fullname: str) -> CodeType:
            return compile(mutated(path.read_text(encoding="utf-8"), number), str(path), "exec")

    return Mutated(name, str(path))


def run_imported(path: Path, number: int, names: Sequence[str], seconds: float) -> int:
    """Runs tests on a mutant of a module that was not imported yet; the status of the process."""
    _limit(seconds)
    sys.meta_path.insert(0, _Mutating(path.resolve(), number))
    return _FAILED if pytest.main([*OPTIONS, "-x", *names], plugins=[Unshrunk()]) else 0
