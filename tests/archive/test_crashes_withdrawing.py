"""An archive under a withdrawal or a repair that is killed at every write, or whose disk is full or fails."""

import shutil
from pathlib import Path

import pytest
from crashes import ERRORS, old_or_new

pytestmark = pytest.mark.skipif(shutil.which("strace") is None, reason="strace, which kills at a write, is not here")


@pytest.mark.parametrize("error", ERRORS)
@pytest.mark.parametrize("operation", ["WITHDRAW", "REPAIR"])
def test_old_state_or_new_at_every_write(tmp_path: Path, operation: str, error: str) -> None:
    """The same as of an addition: sound, old or new, and new once it was acknowledged."""
    print(operation, error, old_or_new(operation, error, tmp_path))
