"""`pytest --proofspan=SET`: a test a question, which fails where evidence is missing or forbidden, and says which."""

from collections.abc import Generator, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from proofspan.evaluation import GoldenSet, How

NAMES = ("method", "encoder", "chunker", "generator", "k")
"""How the questions are asked, as `evaluate` has it; `--proofspan-k` is the depth at which all has to be there."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """The flags."""
    group = parser.getgroup("proofspan", "questions whose evidence is known")
    group.addoption(
        "--proofspan",
        metavar="SET",
        action="append",
        default=[],
        help="a set: a test each question; written --proofspan=SET, since pytest looks for its settings beside a SET "
        "that stands apart",
    )
    for name in NAMES:
        group.addoption(f"--proofspan-{name}", metavar=name.upper(), help=f"as --{name} of proofspan evaluate")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Adds the sets behind the files that the session collects, so that their questions are counted as any test is."""
    report = yield
    if isinstance(collector, pytest.Session) and report.passed:
        report.result = [*report.result, *_sets(collector)]
    return report


def _sets(session: pytest.Session) -> list["Questions"]:
    """Every set that is named, once; `UsageError` for a set, or a way of asking it, that cannot be."""
    from proofspan.errors import InputError

    found: list[Questions] = []
    for folder, name in _named(session.config.getoption("proofspan")).items():
        questions = Questions.from_parent(session, name=name, nodeid=name)
        try:
            questions.prepare(folder)
        except InputError as error:
            raise pytest.UsageError(f"--proofspan={folder}: {error}") from error
        found.append(questions)
    return found


def _named(folders: Iterable[str]) -> dict[Path, str]:
    """Each folder once, with the name that its questions have before theirs: its own, numbered where two have one."""
    from proofspan.cli.escaping import escaped

    named: dict[Path, str] = {}
    for place in dict.fromkeys(Path(folder).resolve() for folder in folders):
        name = f"proofspan:{escaped(place.name)}"
        same = sum(each.partition("#")[0] == name for each in named.values())
        named[place] = f"{name}#{same + 1}" if same else name
    return named


class Questions(pytest.Collector):
    """The questions of a set, evaluated together when the first of them runs."""

    folder: Path
    _golden: "GoldenSet"
    _how: "How | None" = None
    _reasons: Mapping[str, str] | None = None
    _invalid: Mapping[str, str]
    _unasked: str = ""

    def prepare(self, folder: Path) -> None:
        """Reads the set and what the flags ask for; nothing is asked yet. Raises `InputError` for what cannot be."""
        from proofspan.errors import EnvironmentFailure
        from proofspan.evaluation import read

        self.folder, self._golden = folder, read(folder)
        try:
            self._how = self._asked()
        except EnvironmentFailure as error:
            # Something that is missing on this machine fails the questions, and no test beside them.
            self._unasked = f"not asked: {error}"

    def collect(self) -> Iterator["QuestionItem"]:
        """A test a question, by its id."""
        from proofspan.cli.escaping import escaped

        for question in self._golden.questions:
            item = QuestionItem.from_parent(self, name=escaped(question.id))
            item.question = question.id
            yield item

    def verdict(self, question: str) -> str:
        """Why a question fails, empty when it does not; skips one that cannot be counted. Raises `Missed` for all of
        them where they cannot be asked as the flags have it.
        """
        if self._reasons is None and not self._unasked:
            self._ask()
        if self._unasked:
            raise Missed(self._unasked)
        if question in self._invalid:
            pytest.skip(self._invalid[question])
        return (self._reasons or {})[question]

    def _ask(self) -> None:
        """Asks them once, whatever comes of it."""
        from proofspan.errors import ProofspanError
        from proofspan.evaluation import evaluate, shape
        from proofspan.evaluation.freezing.passing import failure

        if self._how is None:
            return
        try:
            values = shape(evaluate(self._golden, self._how))
        except ProofspanError as error:
            self._unasked = f"not asked: {error}"
            return
        self._reasons = {case["id"]: failure(case) for case in values["cases"]}
        self._invalid = {item["id"]: item["reason"] for item in values["invalid_items"]}

    def _asked(self) -> "How":
        from proofspan.cli.opening import settings
        from proofspan.evaluation.ground import cutter
        from proofspan.settings import Evaluating

        flags = {name: self.config.getoption(f"proofspan_{name}") for name in NAMES}
        search = {"method": flags["method"], "encoder": flags["encoder"]}
        made = settings({"search": search, "answer": {"generator": flags["generator"]}})
        wanted = Evaluating(made, flags["k"], flags["chunker"], flags["generator"], counterfactual=False)
        how = wanted.own({document.language for document in self._golden.documents})
        cutter(self._golden, how.chunker, how.reads)
        return how


class QuestionItem(pytest.Item):
    """One question."""

    parent: Questions
    question: str

    def runtest(self) -> None:
        """Fails where the question's evidence is not all there, or something forbidden is."""
        if reason := self.parent.verdict(self.question):
            raise Missed(reason)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """What is missing, without a traceback; any other error with one."""
        return str(excinfo.value) if isinstance(excinfo.value, Missed) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        """Where the question stands."""
        return self.parent.folder / "queries.jsonl", None, self.name


class Missed(Exception):  # noqa: N818  (a question that fails is no defect of a program)
    """A question whose evidence is not all there."""
