"""`pytest --proofspan SET`: a test a question, which fails where evidence is missing or forbidden, and says which."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

NAMES = ("method", "encoder", "chunker", "generator", "k")
"""How the questions are asked, as `evaluate` has it; `--proofspan-k` is the depth at which all has to be there."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """The flags."""
    group = parser.getgroup("proofspan", "questions whose evidence is known")
    group.addoption("--proofspan", metavar="SET", action="append", default=[], help="a set: a test each question")
    for name in NAMES:
        group.addoption(f"--proofspan-{name}", metavar=name.upper(), help=f"as --{name} of proofspan evaluate")


def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Adds the questions behind the tests that were collected from files."""
    for folder in dict.fromkeys(config.getoption("proofspan")):
        questions = Questions.from_parent(session, name=f"proofspan:{folder}")
        questions.folder = Path(folder)
        items.extend(questions.collect())


class Questions(pytest.Collector):
    """The questions of a set, evaluated together when the first of them runs."""

    folder: Path
    _reasons: Mapping[str, str] | None = None
    _invalid: Mapping[str, str]
    _unasked: str = ""

    def collect(self) -> Iterator["QuestionItem"]:
        """A test a question, by its id."""
        from proofspan.cli.escaping import escaped
        from proofspan.errors import ProofspanError
        from proofspan.evaluation import read

        try:
            questions = read(self.folder).questions
        except ProofspanError as error:
            raise pytest.UsageError(f"--proofspan {self.folder}: {error}") from error
        for question in questions:
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
        from proofspan.evaluation.freezing.passing import failure

        try:
            values = self._evaluated()
        except ProofspanError as error:
            self._unasked = f"not asked: {error}"
            return
        self._reasons = {case["id"]: failure(case) for case in values["cases"]}
        self._invalid = {item["id"]: item["reason"] for item in values["invalid_items"]}

    def _evaluated(self) -> Mapping[str, Any]:
        from proofspan.cli.opening import settings
        from proofspan.evaluation import evaluate, read, shape
        from proofspan.settings import Evaluating

        flags = {name: self.config.getoption(f"proofspan_{name}") for name in NAMES}
        search = {"method": flags["method"], "encoder": flags["encoder"]}
        made = settings({"search": search, "answer": {"generator": flags["generator"]}})
        wanted = Evaluating(made, flags["k"], flags["chunker"], flags["generator"], counterfactual=False)
        golden = read(self.folder)
        return shape(evaluate(golden, wanted.own({document.language for document in golden.documents})))


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
