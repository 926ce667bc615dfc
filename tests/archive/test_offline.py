"""Everything works where there is no network, and nothing looks for one."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

UNSHARE = ["unshare", "--map-root-user", "--net"]
CALLS = "connect,sendto,sendmsg,sendmmsg"


def refused() -> str:
    """Why a namespace without a network cannot be had here; empty when it can."""
    if shutil.which("unshare") is None:
        return "unshare is not here"
    done = subprocess.run([*UNSHARE, "true"], capture_output=True, text=True, check=False)
    return done.stderr.strip()


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace, which sees every call, is not here")
@pytest.mark.skipif(bool(refused()), reason=f"no empty network namespace: {refused()}")
def test_the_demo_speaks_to_nobody(tmp_path: Path) -> None:
    """`proofspan demo` ends well in an empty network namespace, and no process of it connects or sends to an address,
    or asks for one.
    """
    log = tmp_path / "calls"
    strace = ["strace", "-f", "--seccomp-bpf", "-qq", "-o", str(log), "-e", f"trace={CALLS},execve"]
    demo = [sys.executable, "-m", "proofspan", "demo"]
    subprocess.run([*strace, *UNSHARE, *demo], cwd=tmp_path, capture_output=True, check=True)
    traced = log.read_text(encoding="utf-8").splitlines()
    assert any("execve(" in call and '"demo"' in call for call in traced)
    assert [call for call in traced if re.search(r"AF_(INET|NETLINK)", call)] == []
