"""What all tests share: hypothesis profiles, the shared data folder, and the list of skipped essentials."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("test", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("fuzz", settings.get_profile("test"), derandomize=False, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))

# Workers inherit the environment as it was changed below, so the folder as it was named is kept beside it.
MODELS = os.environ.setdefault("MODELS_FOR_TESTS", os.environ.get("PROOFSPAN_MODELS", ""))
# Here already, since archives of a whole session are made before the first test's own environment is.
os.environ |= {"PROOFSPAN_MODELS": str(Path(__file__).parent / "no-models"), "PROOFSPAN_VECTORS": "none"}


@pytest.fixture(autouse=True)
def no_settings_from_outside(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A developer's own PROOFSPAN_* variables, models and kept vectors change no test."""
    kept = ("PROOFSPAN_TEST_DATA", "PROOFSPAN_MODELS", "PROOFSPAN_VECTORS")
    for name in [name for name in os.environ if name.startswith("PROOFSPAN_") and name not in kept]:
        monkeypatch.delenv(name)
    yield


@pytest.fixture
def fetched(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """The folder of a model that `proofspan models fetch` has brought here; the test is skipped when it is not."""
    monkeypatch.delenv("PROOFSPAN_MODELS", raising=False)
    if MODELS:
        monkeypatch.setenv("PROOFSPAN_MODELS", MODELS)

    def folder(name: str) -> Path:
        from proofspan.errors import EnvironmentFailure
        from proofspan.settings.models import fetched

        try:
            return fetched(name)
        except EnvironmentFailure as error:
            pytest.skip(f"model {name} is not here: {error}")

    return folder


@pytest.fixture(scope="session")
def examples() -> Path:
    """The examples that the project ships."""
    return Path(__file__).parent.parent / "examples"


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Names a skipped essential test where `.ci/run` looks for it."""
    outcome = yield
    report = outcome.get_result()  # type: ignore[attr-defined]
    if report.skipped and item.get_closest_marker("essential") and (listed := os.environ.get("SKIPPED_ESSENTIALS")):
        with Path(listed).open("a", encoding="utf-8") as out:
            out.write(f"{item.nodeid}\n")
