"""A server for embeddings on loopback, which does what a test tells it and keeps what it was asked."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from proofspan.encoders.address import Address
from proofspan.encoders.endpoint import Endpoint
from proofspan.encoders.posting import Patience

QUICK = Patience(connect=2, read=2, whole=5, tries=3, pause=0.01)

Answer = tuple[int, dict[str, str], bytes]
"""Status, headers and body."""


def vector(text: str) -> list[float]:
    """Three numbers: the length of the text, its letters a, and 1."""
    return [float(len(text)), float(text.count("a")), 1.0]


def answered(data: object, *, status: int = 200, headers: dict[str, str] | None = None) -> Answer:
    """An answer that carries JSON."""
    return status, {"Content-Type": "application/json", **(headers or {})}, json.dumps(data).encode()


def well(asked: dict[str, Any], made: Callable[[str], list[float]] = vector) -> Answer:
    """What a good server answers, the last text first."""
    rows = [{"index": place, "embedding": made(text)} for place, text in enumerate(asked["input"])]
    return answered({"data": rows[::-1], "usage": {"prompt_tokens": sum(map(len, asked["input"])) // 4}})


@dataclass
class Asked:
    """The requests that came: path, headers and parsed body of each."""

    paths: list[str] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)
    bodies: list[dict[str, Any]] = field(default_factory=list)


class Embeddings:
    """Runs until it is closed. `answers` are given in turn, the last one for ever; None cuts the connection."""

    def __init__(self, *answers: Callable[[dict[str, Any]], Answer | None]) -> None:
        self.asked = Asked()
        self._answers = list(answers) or [well]
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self._server.server_port}/v1"

    def answer_with(self, made: Callable[[str], list[float]]) -> None:
        """From now on another model answers."""
        self._answers = [lambda asked: well(asked, made)]

    def close(self) -> None:
        """Stops it; once more changes nothing."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def next_answer(self, headers: dict[str, str], body: dict[str, Any]) -> Answer | None:
        """What the next request gets."""
        self.asked.headers.append(headers)
        self.asked.bodies.append(body)
        answer = self._answers.pop(0) if len(self._answers) > 1 else self._answers[0]
        return answer(body)

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        server = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                server.asked.paths.append(self.path)
                answer = server.next_answer(dict(self.headers), body)
                self.close_connection = True
                if answer is None:
                    return
                status, headers, data = answer
                self.send_response(status)
                for name, value in {"Content-Length": str(len(data)), **headers}.items():
                    self.send_header(name, value)
                self.end_headers()
                try:
                    self.wfile.write(data)
                except OSError:
                    # The asker has heard enough.
                    return

            def log_message(self, format: str, *args: object) -> None:
                pass

        return Handler


Serve = Callable[..., Embeddings]
"""Starts a server with the answers given."""


@contextmanager
def serving() -> Iterator[Serve]:
    """What starts servers with the answers given; all are stopped in the end."""
    started: list[Embeddings] = []

    def start(*answers: object) -> Embeddings:
        started.append(Embeddings(*answers))  # type: ignore[arg-type]
        return started[-1]

    yield start
    for each in started:
        each.close()


def at(server: Embeddings, *, query: str = "", key: str | None = None, patience: Patience = QUICK) -> Endpoint:
    """The encoder at a server, with a model called tiny."""
    return Endpoint(Address.parse(f"{server.url}{query}#tiny"), key=key, patience=patience)


def rows(*vectors: object) -> Callable[[object], Answer]:
    """An answer with these vectors, numbered from 0, whatever was asked."""
    return lambda asked: answered({"data": [{"index": n, "embedding": v} for n, v in enumerate(vectors)]})
