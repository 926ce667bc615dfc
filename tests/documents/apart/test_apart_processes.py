"""Reading apart: what the reading process can reach, and when it ends."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="what is looked at is what Linux shows of a process")

CONFINED = """
import os, socket, sys
from proofspan.documents.apart.confinement import confine, own_libc
from proofspan.documents.apart.limits import Limits
out = os.dup(1)
confine(Limits(), libc=own_libc(), parent=os.getppid())
tried = {
    "connect": lambda: socket.socket(), "open": lambda: open("/etc/hostname"), "write": lambda: open("x", "w"),
    "pipe": os.pipe, "fork": lambda: os.fork() or os._exit(0), "list": lambda: os.listdir("/"),
}
for name, act in tried.items():
    try:
        act()
        os.write(out, f"{name} worked ".encode())
    except OSError:
        os.write(out, f"{name} denied ".encode())
try:
    bytearray(2**30)
except MemoryError:
    os.write(out, b"memory denied")
"""

READING = """
import os, sys
from pathlib import Path
from proofspan.documents.apart import Apart
import bombs
apart = Apart()
apart.read("html", "a.html", b"<p>a")
print(apart.process, flush=True)
if sys.argv[1] == "read":
    apart.read("pdf", "a.pdf", bombs.many_paged_pdf())
if sys.argv[1] == "die":
    os.kill(os.getpid(), 9)
"""

MANY_OPEN = """
import os, resource
from proofspan.documents.apart import Apart
resource.setrlimit(resource.RLIMIT_NOFILE, (2000, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
opened = [os.open(os.devnull, os.O_RDONLY) for _ in range(1100)]
with Apart() as apart:
    print(apart.read("html", "a.html", b"<p>hello").text)
"""


def python(program: str, *arguments: str, **variables: str) -> "subprocess.Popen[str]":
    path = {**os.environ, **variables, "PYTHONPATH": str(Path(__file__).parents[2] / "archive")}
    command = [sys.executable, "-c", program, *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=path)


def children(process: int) -> list[int]:
    """The processes that one has started and that have not ended."""
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def ends(process: int) -> bool:
    """Whether the process is gone within five seconds; a dead one that nobody has asked after is gone."""
    for _ in range(500):
        try:
            if Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except (FileNotFoundError, ProcessLookupError):
            return True
        time.sleep(0.01)
    return False


def test_what_a_confined_process_is_denied() -> None:
    """Connections, files, pipes and a gigabyte; other processes too, but to the superuser."""
    with python(CONFINED) as running:
        out, _ = running.communicate()
    forked = "worked" if os.getuid() == 0 else "denied"
    assert out == f"connect denied open denied write denied pipe denied fork {forked} list denied memory denied"


def test_nothing_is_inherited() -> None:
    """The process that stays has two pipes, and nowhere for what parsers print; no variable of ours."""
    with python(READING + "sys.stdin.read()", "stay", PROOFSPAN_SECRET="4471") as running:
        assert running.stdout is not None
        place = Path(f"/proc/{int(running.stdout.readline())}")
        opened = sorted(str(link.readlink()).partition(":")[0] for link in (place / "fd").iterdir())
        assert opened == ["/dev/null"] * 3 + ["pipe"] * 2
        assert b"4471" not in (place / "environ").read_bytes()
        running.communicate()


@pytest.mark.parametrize("how", ["leave", "die"])
def test_the_process_that_stays_ends_with_its_parent(how: str) -> None:
    """Whether the parent ends by itself or is killed."""
    with python(READING, how) as running:
        assert running.stdout is not None
        process = int(running.stdout.readline())
        running.wait()
        assert ends(process)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL, signal.SIGTERM])
def test_a_document_half_read_ends_with_its_parent(number: signal.Signals) -> None:
    """Ctrl-C, a kill or a polite end in the middle of a bomb: neither the process that stays nor its reader lives."""
    with python(READING, "read") as running:
        assert running.stdout is not None
        process = int(running.stdout.readline())
        while not (found := children(process)):
            time.sleep(0.01)
        running.send_signal(number)
        _, error = running.communicate(timeout=15)
        assert ends(process) and ends(found[0]) and ("KeyboardInterrupt" in error) is (number == signal.SIGINT)


def test_a_process_with_many_open_files_reads() -> None:
    """Of 1,100 open descriptors, the pipes of the process that reads have numbers beyond 1,023."""
    with python(MANY_OPEN) as running:
        assert running.communicate()[0] == "hello\n"


def test_a_folder_of_text_starts_no_process() -> None:
    """Text and Markdown are read where they are asked for, and nothing that reads apart is even loaded."""
    program = (
        "import sys; from proofspan.documents.readers import read; read('a.md', b'# A'); read('a.txt', b'A'); "
        "print([name for name in sys.modules if 'apart' in name or name == 'subprocess'])"
    )
    with python(program) as running:
        assert running.communicate()[0] == "[]\n"
