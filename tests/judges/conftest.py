"""What tests of judges share: a server on loopback."""

from collections.abc import Iterator

import pytest
from embedding_server import Serve, serving


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Starts a server with the answers given; all are stopped in the end."""
    with serving() as start:
        yield start
