"""An encoder behind a URL: a typed error for each way in which a server can answer badly, in bounded time and tries."""

import gzip
import socket
import threading
import time
from dataclasses import replace

import pytest
from embedding_server import QUICK, Serve, answered, at, rows, well

from proofspan.encoders.address import Address
from proofspan.encoders.endpoint import Endpoint
from proofspan.errors import EncoderError

BAD = {
    "not JSON": (lambda _: (200, {}, b"hello"), "5 bytes and no JSON"),
    "a web page": (lambda _: (200, {"Content-Type": "text/html"}, b"<html>login</html>"), "a web page and no JSON"),
    "nothing": (lambda _: (200, {}, b""), "nothing and no JSON"),
    "JSON without end": (lambda _: (200, {}, b"[" * 100_000), "100000 bytes and no JSON"),
    "an error object": (
        lambda _: answered({"error": {"message": "no model tiny"}}),
        r"no list of vectors \(no model tiny",
    ),
    "a list": (lambda _: answered([1]), "no list of vectors"),
    "too few": (rows([1.0]), "1 vectors where 2"),
    "too many": (rows([1.0], [1.0], [1.0]), "3 vectors where 2"),
    "one number twice": (lambda _: answered({"data": [{"index": 0, "embedding": [1.0]}] * 2}), "from 0 to 1"),
    "no numbers": (lambda _: answered({"data": [{"embedding": [1.0]}] * 2}), "from 0 to 1"),
    "base64": (rows("AACAPw==", "AACAPw=="), "no list of numbers"),
    "words": (rows(["1.0"], ["2.0"]), "no list of numbers"),
    "no dimensions": (rows([], []), "0 dimensions|zeros"),
    "unequal": (rows([1.0, 2.0], [1.0]), "1 dimensions, one before had 2"),
    "zeros": (rows([1.0], [0.0]), "zeros"),
    "NaN": (rows([1.0], [float("nan")]), "NaN"),
    "infinity": (rows([1.0], [float("inf")]), "infinite"),
    "beyond float": (rows([1.0], [10**400]), "beyond all measure"),
    "bad request": (lambda _: answered({"detail": "too long"}, status=422), r"422 \(too long\)"),
    "no such path": (lambda _: (404, {}, b"not found"), r"404 \(not found\): is the path right"),
    "another host": (
        lambda _: (307, {"Location": "http://u:p@elsewhere.example/v1?k=1"}, b""),
        "//elsewhere.example/v1, ",
    ),
    "packed": (lambda _: (200, {"Content-Encoding": "gzip"}, gzip.compress(b"{}")), r"answers packed \(gzip\)"),
    "always 500": (lambda _: (500, {}, b"out of memory"), r"500 \(out of memory\), 3 times in a row"),
    "always cut": (lambda _: None, "cuts the connection .*3 times in a row"),
    "short": (lambda _: (200, {"Content-Length": "9"}, b"{}"), "cuts the connection"),
}


@pytest.mark.parametrize("case", BAD)
def test_each_way_of_answering_badly_has_its_error(serve: Serve, case: str) -> None:
    """The error names what came and the URL, and nothing is made of such an answer."""
    behaviour, said = BAD[case]
    server = serve(behaviour)
    with pytest.raises(EncoderError, match=said) as caught:
        at(server).passages(["aa", "bb"])
    assert f"{server.url}/embeddings" in str(caught.value)


@pytest.mark.parametrize(
    "failure", [lambda _: (503, {}, b""), lambda _: (429, {"Retry-After": "0"}, b""), lambda _: None]
)
def test_a_passing_failure_is_tried_again(serve: Serve, failure: object) -> None:
    """Two failures, then an answer: three requests."""
    server = serve(failure, failure, well)
    assert at(server).query("aa").shape == (3,)
    assert len(server.asked.bodies) == 3


def test_what_asking_again_cannot_mend_is_asked_once(serve: Serve) -> None:
    """A 400 is not tried again."""
    server = serve(lambda _: (400, {}, b""))
    with pytest.raises(EncoderError, match="asking again changes nothing"):
        at(server).query("aa")
    assert len(server.asked.bodies) == 1


def test_the_server_says_when_to_come_back(serve: Serve) -> None:
    """A second is waited, whatever the pause; an hour is more than the 30 s that are waited, and an error at once."""
    before = time.monotonic()
    at(serve(lambda _: (429, {"Retry-After": "1"}, b""), well)).query("aa")
    assert time.monotonic() - before >= 1
    with pytest.raises(EncoderError, match="come back in 3600 s"):
        at(serve(lambda _: (503, {"Retry-After": "3600"}, b""))).query("aa")


def test_a_later_answer_has_the_dimensions_of_the_first(serve: Serve) -> None:
    """Three dimensions, then one: refused, though the answer by itself is well formed."""
    encoder = at(serve(well, rows([1.0])))
    encoder.query("aa")
    with pytest.raises(EncoderError, match="1 dimensions, one before had 3"):
        encoder.query("aa")


def test_an_answer_without_end_is_not_read_to_its_end(serve: Serve) -> None:
    """65 MB are refused at 64."""
    with pytest.raises(EncoderError, match="more than 64000000 bytes"):
        at(serve(lambda _: (200, {}, b" " * 65_000_000))).query("aa")


def test_a_silent_server_is_an_error_in_time(serve: Serve) -> None:
    """A server that takes the question and says nothing for .2 s."""
    silence = threading.Event()
    encoder = at(serve(lambda asked: well(asked) if silence.wait(1) else None), patience=replace(QUICK, read=0.2))
    with pytest.raises(EncoderError, match=r"silent for 0\.2 s"):
        encoder.query("aa")
    silence.set()


def test_a_server_that_drips_is_an_error_in_time() -> None:
    """A byte each 20 ms is never silent; after .2 s it is given up."""
    stop = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listener:
        dripping = threading.Thread(target=_drip, args=(listener, stop))
        dripping.start()
        url = f"http://127.0.0.1:{listener.getsockname()[1]}/v1#tiny"
        with pytest.raises(EncoderError, match=r"more than 0\.2 s for one answer"):
            Endpoint(Address.parse(url), patience=replace(QUICK, whole=0.2)).query("aa")
        stop.set()
        dripping.join()


def _drip(listener: socket.socket, stop: threading.Event) -> None:
    connection, _ = listener.accept()
    with connection:
        connection.recv(65536)
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
        while not stop.wait(0.02):
            try:
                connection.sendall(b" ")
            except OSError:
                return


def test_a_port_where_nobody_listens_is_an_error_at_once() -> None:
    """Refused connections are not tried again: the error asks whether the server runs."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    with pytest.raises(EncoderError, match=f"http://127.0.0.1:{port}/v1/embeddings cannot be reached .*is the server"):
        Endpoint(Address.parse(f"http://127.0.0.1:{port}/v1#tiny")).query("aa")


def test_proxies_are_not_asked_for_loopback(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a proxy in the environment that nobody answers at, a server on this machine is still reached."""
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    monkeypatch.delenv("NO_PROXY", raising=False)
    monkeypatch.delenv("no_proxy", raising=False)
    assert at(serve()).query("aa").shape == (3,)
