"""Reading apart: each limit, its reason, and what is left of the process that stays."""

import subprocess
import sys
import threading
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import bombs
import pytest

from proofspan.documents.apart import Apart, Limits
from proofspan.documents.readers import reader_of
from proofspan.errors import MetadataError, UnreadableError

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux keeps every one of these limits")

HTML = b"<h1>Returns</h1><p>Thirty days."


@pytest.fixture(scope="module")
def apart() -> Iterator[Apart]:
    with Apart(Limits(cpu=1, wall=8.0, result=bombs.MEGABYTE)) as found:
        yield found


def refusal(apart: Apart, kind: str, data: bytes) -> str:
    with pytest.raises(UnreadableError) as caught:
        apart.read(kind, f"a.{kind}", data)
    return str(caught.value)


def child_of(process: int) -> int:
    """The process that reads for the one that stays, as soon as there is one."""
    listed = Path(f"/proc/{process}/task/{process}/children")
    while not (found := listed.read_text().split()):
        time.sleep(0.002)
    return int(found[0])


def stays(apart: Apart) -> int:
    """The number of the process that stays."""
    apart.read("html", "a.html", HTML)
    assert apart.process is not None
    return apart.process


@pytest.mark.essential
def test_more_cpu_than_allowed(apart: Apart) -> None:
    """A million pages in 12 KB: the kernel counts one second of computing, in ticks, and ends it before two."""
    data = bombs.many_paged_pdf()
    verdict = apart.run("pdf", "a.pdf", data).verdict
    assert 0.5 < verdict.cpu < 2 and verdict.peak < 200 * bombs.MEGABYTE
    assert refusal(apart, "pdf", data).startswith("a.pdf: asked to read pdf, which took more than 1 s of CPU")


@pytest.mark.essential
def test_more_memory_than_allowed() -> None:
    """2 ** 30 words to draw ask for more than 1 GB; what was in use stayed below it."""
    with Apart(Limits()) as apart:
        finished = apart.run("pdf", "a.pdf", bombs.doubling_pdf())
        with pytest.raises(UnreadableError, match=r"which took more than 1 GB of memory"):
            apart.reading("pdf", "a.pdf", finished)
    assert finished.verdict.peak < 1024 * bombs.MEGABYTE


def test_memory_that_python_is_denied() -> None:
    """An attribute of 50 MB with 60 MB to use."""
    with Apart(Limits(memory=150 * bombs.MEGABYTE)) as apart:
        found = refusal(apart, "html", b"<p title='" + b"a" * 50 * bombs.MEGABYTE + b"'>hello")
    assert "took more than 0.15 GB of memory" in found


def test_more_time_than_allowed() -> None:
    """The wall limit counts whether or not anything is computed."""
    with Apart(Limits(wall=0.2)) as apart:
        assert "which took more than 0.2 s;" in refusal(apart, "pdf", bombs.many_paged_pdf())


def test_more_text_than_allowed(apart: Apart) -> None:
    """1 MB and a little of text, where 1 MB is taken."""
    assert "gave more than 1 MB" in refusal(apart, "html", b"<p>" + b"word " * 220_000)


@pytest.mark.parametrize(("number", "called"), [(11, "signal 11"), (6, "signal 6"), (9, "signal 9")])
def test_a_crash_costs_its_document(number: int, called: str) -> None:
    """Whatever signal ends the reader is named, and the next document is read by the same process."""
    with Apart() as apart:
        process = stays(apart)
        crash = threading.Thread(target=lambda: subprocess.run(["kill", f"-{number}", str(child_of(process))]))
        crash.start()
        assert f"which crashed the reader ({called})" in refusal(apart, "pdf", bombs.many_paged_pdf())
        crash.join()
        assert apart.read("html", "a.html", HTML).title == "Returns" and stays(apart) == process


def test_the_process_that_stays_may_be_killed_too() -> None:
    """Between two documents nobody notices, but that another one reads; while one is read it costs that one."""
    with Apart() as apart:
        first = stays(apart)
        subprocess.run(["kill", "-9", str(first)], check=True)
        second = stays(apart)
        crash = threading.Thread(target=lambda: (child_of(second), subprocess.run(["kill", "-9", str(second)])))
        crash.start()
        assert "crashed the reader (signal 9)" in refusal(apart, "pdf", bombs.many_paged_pdf())
        crash.join()
        assert len({first, second, stays(apart)}) == 3


def test_threads_take_turns(apart: Apart) -> None:
    """Eight threads, twenty documents each: every thread gets its own documents' texts."""
    wrong: list[str] = []

    def ask(number: int) -> None:
        texts = [(f"{number} {turn}", b"<p>%d %d" % (number, turn)) for turn in range(20)]
        wrong.extend(text for text, data in texts if apart.read("html", "a.html", data).text != text)

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


@pytest.mark.parametrize("forks", [True, False])
def test_a_reading_apart_is_the_reading(forks: bool) -> None:
    """Of each kind, the same in every field as when it is read in this process, by a fork or a process of its own."""
    files = {"html": HTML, "pdf": bombs.pdf(), "docx": bombs.docx(bombs.paragraph("Thirty days."))}
    with Apart(forks=forks) as apart:
        for kind, data in files.items():
            assert apart.read(kind, f"a.{kind}", data) == reader_of(kind)(f"a.{kind}", data)


@pytest.mark.parametrize("forks", [True, False])
def test_an_error_keeps_its_words(forks: bool) -> None:
    """What a reader says of a file that it cannot read is what is raised, by a fork or a process of its own."""
    with pytest.raises(UnreadableError) as here:
        reader_of("pdf")("a.pdf", b"%PDF-1.7 nothing")
    with Apart(forks=forks) as apart:
        assert refusal(apart, "pdf", b"%PDF-1.7 nothing") == str(here.value)


def test_a_process_for_each_document_has_limits_too() -> None:
    """CPU by the kernel's count, time by the asking side's: of the 10 s that a start may take, -9 s leave one."""
    with Apart(Limits(cpu=1), forks=False) as apart:
        assert "took more than 1 s of CPU" in refusal(apart, "pdf", bombs.many_paged_pdf())
    with Apart(Limits(wall=-9.0), forks=False) as apart:
        assert "took more than -9 s" in refusal(apart, "pdf", bombs.many_paged_pdf())


@pytest.mark.parametrize("forks", [True, False])
def test_no_more_is_taken_than_the_limit(forks: bool) -> None:
    """20 MB of text where 1 MB is taken: the asking process never holds 4 MB more than it did."""
    data = b"<p>" + b"word " * (4 * bombs.MEGABYTE)
    tracemalloc.start()
    with Apart(Limits(result=bombs.MEGABYTE), forks=forks) as apart:
        assert "gave more than 1 MB" in refusal(apart, "html", data)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 4 * bombs.MEGABYTE


def test_every_encoding_that_html_may_declare() -> None:
    """A confined process imports nothing: each codec that a page can ask for is there before."""
    names = "utf-8 us-ascii iso-8859-2 iso-8859-16 windows-1251 koi8-r macintosh shift_jis euc-jp euc-kr gb18030 big5"
    pages = {name: f"<meta charset='{name}'><p>abc".encode() + b"\xa4\xa2\xa4\xa2" for name in names.split()}
    with Apart() as apart:
        for name, data in pages.items():
            assert apart.read("html", name, data) == reader_of("html")(name, data)


def test_only_errors_that_readers_raise_are_believed() -> None:
    """An error of a class that is none of a document's, or that is no error at all, is said to be malformed."""
    from proofspan.documents.apart.packing import MalformedError
    from proofspan.documents.apart.parent import _error

    assert isinstance(_error("a.md", b'["MetadataError", "a.md:3: no"]'), MetadataError)
    assert str(_error("a.md", b'["UnreadableError", "\\u001b[2J no"]')) == "a.md: \ufffd[2J no"
    long = b'["UnreadableError", "%s"]' % (b"x" * 70_000)
    for content in (long, b'["SystemExit", "x"]', b'["ProofspanError", "x"]', b"[]", b"[[[", b"3", b'{"a": 1}', b""):
        with pytest.raises(MalformedError):
            _error("a.md", content)
