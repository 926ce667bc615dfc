"""TREC's two files: qrels (`question 0 id grade`) and runs (`question Q0 id rank score tag`), blanks between."""

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from urllib.parse import quote

from proofspan.errors import GoldenSetError
from proofspan.evaluation.formats.judgments import Judgments, collected, whole
from proofspan.evaluation.rows import lines

Run = Mapping[str, tuple[str, ...]]
"""For each question the ids that were ranked, best first."""
TAG = "proofspan"
QRELS, RUN = ("question", "0", "id", "grade"), ("question", "Q0", "id", "rank", "score", "tag")


def read_qrels(path: Path) -> Judgments:
    """The judgments of a qrels file (`.gz`: compressed); raises `GoldenSetError` naming file and line."""
    return collected(path.name, ((line, each[0], each[2], each[3]) for line, each in _fields(path, QRELS)))


def write_qrels(path: Path, grades: Mapping[str, Mapping[str, float]]) -> None:
    """Writes a line for each judgment. Raises `GoldenSetError` for an id with a blank and a grade that is not whole."""
    lines = (
        f"{_single(question)} 0 {_single(name)} {whole(grade, of=f'{name!r} of {question!r}')}\n"
        for question, judged in grades.items()
        for name, grade in judged.items()
    )
    _write(path, "".join(lines))


def read_run(path: Path) -> Run:
    """The rankings of a run file (`.gz`: compressed), in the order in which trec_eval sees them: by score, highest
    first, of equal scores the id that sorts last first. What the column of ranks says is not read.

    Raises `GoldenSetError` naming file and line, also for an id that a question ranks twice.
    """
    scored: dict[str, dict[str, float]] = {}
    for line, (question, _, name, _, score, _) in _fields(path, RUN):
        ranked = scored.setdefault(question, {})
        if name in ranked:
            raise GoldenSetError(f"{path.name}:{line}: {name!r} is ranked for {question!r} above already")
        ranked[name] = _score(score, path.name, line)
    if not scored:
        raise GoldenSetError(f"{path.name}:1: no ranking in it; a line is {' '.join(RUN)}")
    return {
        question: tuple(sorted(ranked, key=lambda name: (ranked[name], name), reverse=True))
        for question, ranked in scored.items()
    }


def write_run(path: Path, run: Mapping[str, Sequence[str]], *, tag: str = TAG) -> None:
    """Writes rankings as `run_text` has them, in a folder that is made."""
    _write(path, run_text(run, tag=tag))


def run_text(run: Mapping[str, Sequence[str]], *, tag: str = TAG) -> str:
    """Rankings, best first, with strictly falling whole scores, so that every reader keeps their order; ids as `word`
    writes them.

    Raises `GoldenSetError` for an id that a question ranks twice, and for one that is empty.
    """
    lines = []
    for question, ranked in run.items():
        words = [word(name) for name in ranked]
        if len(set(words)) < len(words):
            raise GoldenSetError(f"{question!r} ranks an id twice")
        lines += [
            f"{word(question)} Q0 {name} {rank} {len(words) - rank + 1} {word(tag)}\n"
            for rank, name in enumerate(words, start=1)
        ]
    return "".join(lines)


def word(name: str) -> str:
    """The id as one word: blanks in it as a URL writes them (`my guide-v1` is `my%20guide-v1`), and then `%` too."""
    if not name:
        raise GoldenSetError("an id without a letter cannot be written: TREC's files have blanks between words")
    return re.sub(r"[\s%]", lambda found: quote(found[0]), name) if re.search(r"\s", name) else name


def _fields(path: Path, columns: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
    if not path.exists() or path.is_dir():
        raise GoldenSetError(f"{path}: {'it is a folder; name a file' if path.exists() else 'there is no such file'}")
    for line, text in lines(path):
        fields = text.split()
        if len(fields) != len(columns):
            raise GoldenSetError(
                f"{path.name}:{line}: a line is {' '.join(columns)}, {len(columns)} words; found {len(fields)}: "
                f"{text.strip()!r:.60}"
            )
        yield line, fields


def _score(text: str, file: str, line: int) -> float:
    try:
        score = float(text)
    except ValueError:
        score = math.nan
    if not math.isfinite(score):
        raise GoldenSetError(f"{file}:{line}: the score is a number, found {text!r:.40}")
    return score


def _single(name: str) -> str:
    if not name or name.split() != [name]:
        raise GoldenSetError(f"{name!r} cannot be written: TREC's files have blanks between words, so no id has one")
    return name


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
