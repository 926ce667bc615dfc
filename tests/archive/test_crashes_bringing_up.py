"""An archive of format 1 under a repair that is killed at any write, or whose disk is full or fails."""

import shutil
from pathlib import Path

import pytest
from crashes import ERRORS, old_or_new

pytestmark = pytest.mark.skipif(shutil.which("strace") is None, reason="strace, which kills at a write, is not here")


@pytest.mark.parametrize("error", ERRORS)
def test_old_format_or_new_at_every_write(tmp_path: Path, error: str) -> None:
    """It is wholly of the old format or of the new one, says the same with either, and another repair leaves it sound
    and of the new one. At every sixth write but in fuzz.
    """
    print("BRINGUP", error, old_or_new("BRINGUP", error, tmp_path))
