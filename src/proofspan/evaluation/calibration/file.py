"""A calibration as a file: the threshold, what it was taken from, and the only way of asking that it holds for."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from proofspan.archive import Statistic, Threshold
from proofspan.audit import canonical
from proofspan.documents import digest_of
from proofspan.errors import FrozenError, SettingError
from proofspan.evaluation.calibration.choosing import Choice
from proofspan.evaluation.calibration.curves import Rung, Target
from proofspan.evaluation.calibration.trials import By, Trial
from proofspan.evaluation.calibration.way import way
from proofspan.evaluation.freezing.freeze import code_digest
from proofspan.evaluation.freezing.placing import as_json, place

SCHEMA_VERSION = 1
NEEDED = frozenset({"statistic", "threshold", "reason", "way", "version", "code"})
"""What is read back of a file."""


@dataclass(frozen=True, slots=True)
class Calibration:
    """`content` is what docs/calibrate.md lists, as JSON values."""

    content: Mapping[str, Any]

    @property
    def digest(self) -> str:
        """SHA-256 of the content as canonical JSON: a file that was written by hand has not its own."""
        return digest_of(canonical(dict(self.content)))

    @property
    def threshold(self) -> Threshold | None:
        """The threshold to answer by; None where none keeps the risk."""
        name, least = self.content["statistic"], self.content["threshold"]
        return Threshold(Statistic(name), least, self.digest) if name is not None else None

    def write(self, file: Path) -> None:
        """Writes the file; `FrozenError` when it exists."""
        whole = {"schema_version": SCHEMA_VERSION, "calibration": self.digest, **self.content}
        place(file.parent, {file.name: as_json(whole)})

    @classmethod
    def read(cls, file: Path) -> "Calibration":
        """The calibration in a file; `SettingError` when there is none, `FrozenError` when it was changed."""
        try:
            whole = json.loads(file.read_text(encoding="utf-8"))
            stated = whole.pop("calibration")
            del whole["schema_version"]
            missing = NEEDED - whole.keys()
        except OSError as error:
            raise SettingError(f"the calibration {file} cannot be read ({error.strerror}): name another file") from None
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise SettingError(f"{file} is no calibration: `proofspan calibrate SET --out FILE` writes one") from None
        found = cls(whole)
        if missing or found.digest != stated:
            raise FrozenError(f"{file} was changed after it was written: calibrate again, into another file")
        if whole["statistic"] not in (None, *Statistic):
            raise SettingError(f"{file}: this proofspan knows no statistic {whole['statistic']!r}: calibrate anew")
        return found

    def usable(self, config: Mapping[str, Any]) -> Threshold:
        """The threshold for what is asked in the way that a verb's `config` prints.

        Raises `SettingError` that names what differs from the way that was calibrated, or that says why there is no
        threshold.
        """
        threshold = self.threshold
        if threshold is None:
            raise SettingError(
                f"the calibration of {self.content['set']} has no threshold, so nothing can be answered by it: "
                f"{self.content['reason']}"
            )
        now = {**way(config), "version": version("proofspan"), "code": code_digest()}
        then = {**self.content["way"], "version": self.content["version"], "code": self.content["code"]}
        for name in dict.fromkeys((*then, *now)):
            was, found = then.get(name), now.get(name)
            if was != found:
                raise SettingError(
                    f"the calibration of {self.content['set']} holds for another way of asking: {name} was "
                    f"{json.dumps(was)} and is {json.dumps(found)}; ask as it was calibrated, or calibrate anew"
                )
        return threshold


@dataclass(frozen=True, slots=True)
class Asked:
    """What was calibrated on: the set's name, the digests of its files, and the config that it was asked by."""

    set: str
    files: Mapping[str, str]
    config: Mapping[str, Any]


def calibrated(asked: Asked, trials: Sequence[Trial], target: Target, choice: Choice) -> Calibration:
    """The calibration that a choice makes."""
    n, answered = len(trials), sum(trial.answered for trial in trials)
    wrong = sum(trial.answered and trial.wrong for trial in trials)
    rung = choice.rung
    content = {
        "set": asked.set,
        "set_digest": digest_of(canonical(dict(asked.files))),
        "files": dict(asked.files),
        "max_risk": target.max_risk,
        "delta": target.delta,
        "n": n,
        "judged_by": {by.value: sum(trial.by is by for trial in trials) for by in By},
        "unthresholded": _counts(answered, wrong, n),
        "statistic": choice.statistic.value if choice.statistic else None,
        "threshold": rung.threshold if rung else None,
        "chosen": _rung(rung) if rung else None,
        "reason": None if rung else _reason(answered, wrong, n, choice),
        "curves": {
            each.statistic.value: {"tried": tried, "delta": each.delta, "rungs": [_rung(rung) for rung in each.rungs]}
            for tried, curves in ((True, choice.curves), (False, choice.beside))
            for each in curves
        },
        "way": way(asked.config),
        "version": version("proofspan"),
        "code": code_digest(),
    }
    return Calibration(json.loads(json.dumps(content)))


def _reason(answered: int, wrong: int, n: int, choice: Choice) -> str:
    """Why no threshold was chosen, with the best that there is."""
    lowest = choice.lowest
    if lowest is None:
        return f"none of {n} questions was answered"
    return (
        f"no threshold helps: without one {answered / n:.2f} of {n} questions are answered, {wrong / answered:.2f} of "
        f"these wrong; the lowest bound is {lowest.bound:.2f}, at coverage {lowest.coverage:.2f}"
    )


def _counts(answered: int, wrong: int, n: int) -> dict[str, Any]:
    risk = wrong / answered if answered else None
    return {"answered": answered, "wrong": wrong, "risk": risk, "coverage": answered / n}


def _rung(rung: Rung) -> dict[str, Any]:
    return {"threshold": rung.threshold, **_counts(rung.answered, rung.wrong, rung.n), "bound": rung.bound}
