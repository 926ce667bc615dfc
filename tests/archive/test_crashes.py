"""An archive under an addition that is killed at every write, or whose disk is full or fails: old state or new."""

import shutil
from pathlib import Path

import pytest
from crashes import ERRORS, old_or_new

pytestmark = pytest.mark.skipif(shutil.which("strace") is None, reason="strace, which kills at a write, is not here")


@pytest.mark.parametrize("error", ERRORS)
@pytest.mark.parametrize("operation", ["ADD", "AMEND"])
def test_old_state_or_new_at_every_write(tmp_path: Path, operation: str, error: str) -> None:
    """Killed, out of space or failing at each write: the archive is sound, what it was or what it was to become, and
    never what it was once the operation was acknowledged. Full and failing disks at every third write but in fuzz.
    """
    print(operation, error, old_or_new(operation, error, tmp_path))
