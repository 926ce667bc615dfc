"""Which tests run which lines, how long each takes and whether it passes: one run of the tests under `coverage`."""

import functools
import gc
import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Any

import coverage
import pytest

from mutation.operators import Mutant

OPTIONS = ("-o", "addopts=--strict-markers", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:proofspan")


class Unshrunk:
    """Has hypothesis stop at the first failing example: how small it could be is nobody's question here."""

    def pytest_collection(self) -> None:
        """Before the tests are read, after conftest.py has chosen its profile."""
        from hypothesis import Phase, settings  # pytest is to import it first, so as to rewrite its assertions

        phases = (Phase.explicit, Phase.generate)
        settings.register_profile("mutants", settings.get_profile("test"), phases=phases, database=None)
        settings.load_profile("mutants")


class _Measuring(Unshrunk):
    def __init__(self, watch: coverage.Coverage) -> None:
        self.watch = watch
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()
        self.remembering: list[Any] = []

    def pytest_collection_finish(self) -> None:
        """All modules are imported by now."""
        self.remembering = remembering()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Lines that run meanwhile are this test's; what earlier tests have made functions remember is forgotten."""
        for function in self.remembering:
            function.cache_clear()
        self.watch.switch_context(item.nodeid)
        begun = time.process_time()
        yield
        self.seconds[item.nodeid] = round(time.process_time() - begun, 4)
        self.watch.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that does not pass tells nothing of a mutant."""
        if not report.passed:
            self.failed.add(report.nodeid)


def remembering() -> list[Any]:
    """The functions that remember their calls."""
    return [found for found in gc.get_objects() if isinstance(found, functools._lru_cache_wrapper)]


def measure(folder: Path, tests: Sequence[str], sources: Sequence[str]) -> None:
    """Runs the tests and leaves in the folder what `Measured.read` reads."""
    watch = coverage.Coverage(data_file=str(folder / "coverage"), branch=True, include=list(sources), config_file=False)
    watch.start()
    plugin = _Measuring(watch)
    pytest.main([*OPTIONS, *tests], plugins=[plugin])
    watch.stop()
    watch.save()
    watch.json_report(outfile=str(folder / "report.json"))
    kept = {name: seconds for name, seconds in plugin.seconds.items() if name not in plugin.failed}
    (folder / "tests.json").write_text(json.dumps(kept, indent=1), encoding="utf-8")
    (folder / "failed.json").write_text(json.dumps(sorted(plugin.failed), indent=1), encoding="utf-8")


@dataclass(frozen=True, slots=True)
class Measured:
    """The tests that passed with the seconds each took, and the tests that ran each line of each file."""

    seconds: Mapping[str, float]
    lines: Mapping[str, Mapping[int, Sequence[str]]]
    report: Mapping[str, Any]

    @classmethod
    def read(cls, folder: Path, root: Path) -> "Measured":
        """What `measure` left."""
        data = coverage.CoverageData(str(folder / "coverage"))
        data.read()
        lines = {str(Path(f).relative_to(root)): data.contexts_by_lineno(f) for f in data.measured_files()}
        report = json.loads((folder / "report.json").read_text(encoding="utf-8"))["files"]
        return cls(json.loads((folder / "tests.json").read_text(encoding="utf-8")), lines, report)

    def at_import(self, mutant: Mutant) -> bool:
        """Whether the change is of what runs when its module is imported, and not in a test."""
        first, last = mutant.lines
        lines = self.lines.get(mutant.path, {})
        return not mutant.function or any(set(lines.get(line, ())) == {""} for line in range(first, last + 1))

    def tests(self, mutant: Mutant, budget: float, kills: Mapping[str, int]) -> list[str]:
        """The tests that run the changed lines; for what runs at import, those that run any line of the file or are in
        a folder of its name. First those that have killed the most in their time, then those in the folder of the same
        name, then the quickest, in half of the `budget` of seconds; in the rest those that run most of the file.
        """
        found = self._running(mutant)
        if not found and self.at_import(mutant):
            found = {test for tests in self.lines.get(mutant.path, {}).values() for test in tests}
            found |= {test for test in self.seconds if _near(test, mutant.path)}
        pace = {test: kills.get(test, 0) / (0.1 + self.seconds[test]) for test in found & self.seconds.keys()}
        ordered = sorted(pace, key=lambda test: (-pace[test], -_near(test, mutant.path), self.seconds[test], test))
        first = self._within(ordered, budget / 2) or ordered[:1]
        breadth = Counter(test for tests in self.lines.get(mutant.path, {}).values() for test in tests)
        left = sorted(set(ordered) - set(first), key=lambda test: (-breadth[test], test))
        return first + self._within(left, budget / 2)

    def _within(self, tests: Sequence[str], seconds: float) -> list[str]:
        """As many of the tests as run in these seconds."""
        spent = accumulate(self.seconds[test] for test in tests)
        return [test for test, until in zip(tests, spent, strict=True) if until <= seconds]

    def _running(self, mutant: Mutant) -> set[str]:
        lines = self.lines.get(mutant.path, {})
        first, last = mutant.lines
        return {test for line in range(first, last + 1) for test in lines.get(line, ()) if test}


def _near(test: str, path: str) -> int:
    """How many folders, and the name, a test's file has in common with a module."""
    one = Path(test.partition("::")[0]).with_suffix("").parts[1:]
    other = Path(path).with_suffix("").parts[2:]
    pairs = zip(one, other, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if b not in a.removeprefix("test_")), min(len(one), len(other)))
