"""What tests of judges share: a server on loopback."""

from collections.abc import Iterator

import pytest
from embedding_server import Embeddings, Serve


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Starts a server with the answers given; all are stopped in the end."""
    started: list[Embeddings] = []

    def start(*answers: object) -> Embeddings:
        started.append(Embeddings(*answers))  # type: ignore[arg-type]
        return started[-1]

    yield start
    for each in started:
        each.close()
