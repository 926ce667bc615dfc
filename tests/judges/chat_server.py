"""What a server for chat completions says on loopback: the replies that tests want from it."""

import json
from collections.abc import Callable
from typing import Any

from embedding_server import Answer, Embeddings, answered

from proofspan.encoders.address import Address
from proofspan.encoders.posting import Patience
from proofspan.judges.endpoint import Endpoint
from proofspan.judges.service import JUDGING

QUICK = Patience(connect=2, read=2, whole=5, tries=3, pause=0.01, largest=100_000)


def replying(content: object, *, finish: str = "stop") -> Callable[[dict[str, Any]], Answer]:
    """Replies with this, whatever was asked."""
    choice = {"index": 0, "message": {"role": "assistant", "content": content}, "finish_reason": finish}
    return lambda asked: answered({"object": "chat.completion", "choices": [choice]})


def shown(asked: dict[str, Any]) -> dict[str, Any]:
    """The sentence and passages of a request."""
    read: dict[str, Any] = json.loads(asked["messages"][1]["content"])
    return read


def reading(asked: dict[str, Any]) -> Answer:
    """Replies yes where one of the passages holds the sentence, its full stop apart."""
    material = shown(asked)
    held = any(material["sentence"].rstrip(".") in passage for passage in material["passages"])
    return replying("yes" if held else "no")(asked)


def judge_at(server: Embeddings, *, query: str = "", key: str | None = None, patience: Patience = QUICK) -> Endpoint:
    """The judge at a server, with a model called tiny."""
    return Endpoint(Address.parse(f"{server.url}{query}#tiny", JUDGING), key=key, patience=patience)
