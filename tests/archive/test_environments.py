"""The same is found, answered and decided whatever the machine, its language and its clock are set to."""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from processes import FUZZ

THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
COMPUTING = {
    "on one core": {},
    "one thread": dict.fromkeys(THREADS, "1"),
    "many threads": dict.fromkeys(THREADS, "7"),
    "products as on another processor": {"OPENBLAS_CORETYPE": "Nehalem"},
    "numpy without wide registers": {"NPY_DISABLE_CPU_FEATURES": "X86_V3 X86_V4 AVX512_ICL AVX512_SPR"},
    "logarithms as on another processor": {"GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-AVX512F,-AVX512VL"},
}
TELLING = {
    "hash seed 1": {"PYTHONHASHSEED": "1"},
    "hash seed 2": {"PYTHONHASHSEED": "4294967295"},
    "plain locale": {"LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0"},
    "Turkish locale": {"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "tr"},
    "a day ahead": {"TZ": "Pacific/Kiritimati"},
    "a day behind, optimised": {"TZ": "Pacific/Pago_Pago", "PYTHONOPTIMIZE": "2"},
}
ENVIRONMENTS = {**COMPUTING, **TELLING}
"""The name of each of the twelve and what it sets; the first is a matter of the process itself."""


def said(encoder: str, sizes: tuple[str, str], name: str) -> str:
    """What `environments.py` prints in this environment; in the one of this process where none of the name is."""
    here = Path(__file__).parent
    path = os.pathsep.join([str(here), str(here.parent.parent / "src")])
    environment = {**os.environ, "PYTHONHASHSEED": "0", **ENVIRONMENTS.get(name, {}), "PYTHONPATH": path}
    cores = ["1"] if name == "on one core" else []
    command = [sys.executable, str(here / "environments.py"), encoder, *sizes, *cores]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=True).stdout


def different(encoder: str, sizes: tuple[str, str], names: list[str]) -> list[str]:
    """In which of the environments anything else is said than in that of this process."""
    with ThreadPoolExecutor(2) as two:
        usual, *others = two.map(lambda name: said(encoder, sizes, name), ["usual", *names])
    assert usual.count('"answered"') > 10 and usual.count('"refused"') > 10
    return [name for name, other in zip(names, others, strict=True) if other != usual]


def test_twelve_environments_by_words() -> None:
    """The ten questions of the example and a drawn set get the same ids, words, citations and faults in each."""
    assert len(ENVIRONMENTS) == 12
    assert different("none", ("3000", "100") if FUZZ else ("200", "5"), list(ENVIRONMENTS)) == []


def test_environments_by_meaning(fetched: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """So do they by vectors, where the environments differ in how these are made and compared; in all in fuzz."""
    monkeypatch.setenv("PROOFSPAN_MODELS", str(fetched("minilm").parent))
    assert different("minilm", ("400", "40") if FUZZ else ("8", "2"), list(ENVIRONMENTS if FUZZ else COMPUTING)) == []
