"""Asking a server by JSON: bounded in time, size and tries; what it does wrong is an `EncoderError` with its URL."""

import json
import random
import time
import weakref
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING

from proofspan.encoders.address import ENCODING, Service, loopback
from proofspan.errors import EncoderError, MissingExtraError, SettingError

if TYPE_CHECKING:
    import httpx

LARGEST = 64_000_000
"""Bytes of an answer."""

TOO_MANY = 429
QUOTED = 200
"""How many characters of what a server says are repeated in an error."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How long is waited, in seconds: for a connection, for the next bytes, for a whole answer; and how often asked.

    Between two tries it waits `pause`, doubled each time and shortened by chance by up to a half, or as long as the
    server asks for when that is at most `longest`. An answer of more than `largest` bytes is not read.
    """

    connect: float = 10.0
    read: float = 60.0
    whole: float = 300.0
    tries: int = 4
    pause: float = 1.0
    longest: float = 30.0
    largest: int = LARGEST


class _Again(Exception):  # noqa: N818  (it never leaves this file)
    """A failure that another try may mend, `after` seconds when the server names a time."""

    def __init__(self, what: str, after: float | None = None) -> None:
        super().__init__(what)
        self.after = after


class Server:
    """A server that takes and gives JSON at one URL. The key goes to it in a header, and nowhere else.

    Redirects are not followed. Proxies of the environment are used, but never to a loopback address. Raises
    `MissingExtraError` without httpx, and `SettingError` for a key that no header can hold.
    """

    def __init__(self, url: str, *, key: str | None = None, patience: Patience, service: Service = ENCODING) -> None:
        try:
            import httpx
        except ImportError as error:
            raise MissingExtraError(
                f"asking {url} needs the library httpx: run pip install 'proofspan[endpoints]'"
            ) from error
        if key is not None and not (key.isascii() and key.isprintable() and key.strip() == key and key):
            raise SettingError(f"the key for {url} is empty, or holds characters that no header can: give it anew")
        self.url, self._key, self._patience, self._service = url, key, patience, service
        headers = {
            "Content-Type": "application/json",
            "Accept": "application/json",
            "Accept-Encoding": "identity",
            "User-Agent": "proofspan",
        }
        self._client = httpx.Client(
            headers={**headers, "Authorization": f"Bearer {key}"} if key else headers,
            timeout=httpx.Timeout(patience.read, connect=patience.connect),
            follow_redirects=False,
            trust_env=not loopback(url),
        )
        weakref.finalize(self, self._client.close)

    def ask(self, question: Mapping[str, object]) -> object:
        """The parsed answer; `EncoderError` when there is none of the kind, after the tries that could mend it."""
        body = json.dumps(question).encode()
        for attempt in range(1, self._patience.tries + 1):
            try:
                return self._once(body)
            except _Again as again:
                if attempt == self._patience.tries:
                    raise EncoderError(
                        f"{self.url} {again}, {attempt} times in a row: look at the server, and run this again later"
                    ) from again
                time.sleep(self._wait(attempt, again))
        raise EncoderError(f"{self.url} was not asked: patience allows {self._patience.tries} tries")

    def _wait(self, attempt: int, again: _Again) -> float:
        if again.after is None:
            doubled: float = self._patience.pause * 2.0 ** (attempt - 1)
            return min(self._patience.longest, doubled) * random.uniform(0.5, 1.0)
        if again.after > self._patience.longest:
            raise EncoderError(
                f"{self.url} {again} and asks to come back in {again.after:.0f} s, which is more than is waited: run "
                "this again then"
            ) from again
        return again.after

    def _once(self, body: bytes) -> object:
        with self._typed(), self._client.stream("POST", self.url, content=body) as answer:
            data = self._read(answer)
        if answer.status_code != 200:
            raise self._unwelcome(answer, data)
        try:
            return json.loads(data)
        except (ValueError, RecursionError) as error:
            raise EncoderError(
                f"{self.url} answers with {_kind(data)} and no JSON: is it the address of an OpenAI-compatible API, "
                "usually ending in /v1?"
            ) from error

    def _read(self, answer: "httpx.Response") -> bytes:
        data, end = bytearray(), time.monotonic() + self._patience.whole
        # Unpacking is done a block at a time, and a block of a few kilobytes can hold gigabytes.
        if (packed := answer.headers.get("Content-Encoding", "identity").lower()) != "identity":
            raise EncoderError(
                f"{self.url} answers packed ({self.quoted(packed)}), though it was asked not to: turn that off in the "
                "server, or in the proxy before it"
            )
        for block in answer.iter_raw():
            data += block
            if len(data) > self._patience.largest:
                raise EncoderError(
                    f"{self.url} answers with more than {self._patience.largest} bytes: it is not read any further"
                )
            if time.monotonic() > end:
                raise EncoderError(f"{self.url} needs more than {self._patience.whole:g} s for one answer: given up")
        return bytes(data)

    @contextmanager
    def _typed(self) -> Iterator[None]:
        """Turns what the client raises into `EncoderError`, or `_Again` where the connection was cut."""
        import httpx

        try:
            yield
        except httpx.ConnectTimeout as error:
            raise EncoderError(
                f"{self.url}: no connection within {self._patience.connect:g} s: is the server running and reachable?"
            ) from error
        except httpx.TimeoutException as error:
            raise EncoderError(
                f"{self.url} was silent for {self._patience.read:g} s: is the server overloaded, or still loading?"
            ) from error
        except httpx.ConnectError as error:
            raise EncoderError(
                f"{self.url} cannot be reached ({self.quoted(str(error))}): is the server running, the address right?"
            ) from error
        except (httpx.NetworkError, httpx.RemoteProtocolError) as error:
            raise _Again(f"cuts the connection ({self.quoted(str(error)) or type(error).__name__})") from error
        except httpx.HTTPError as error:
            raise EncoderError(f"{self.url} cannot be asked: {self.quoted(str(error))}") from error

    def _unwelcome(self, answer: "httpx.Response", data: bytes) -> Exception:
        status, said = answer.status_code, f"{answer.status_code} ({self.quoted(_said(data))})"
        if answer.has_redirect_location:
            there = (
                answer.next_request.url.copy_with(query=None, fragment=None, userinfo=b"")
                if answer.next_request
                else ""
            )
            return EncoderError(
                f"{self.url} answers {status} and points to {self.quoted(str(there))}, which is not followed: "
                "if you trust it, write that address"
            )
        if status == TOO_MANY or status >= 500:
            return _Again(f"answers {said}", _seconds(answer.headers.get("Retry-After", "")))
        if status in (401, 403):
            return EncoderError(f"{self.url} refuses the key: {said}; give one in {self._service.variable}")
        if status in (404, 405):
            return EncoderError(f"{self.url} answers {said}: is the path right (usually /v1), and the model's name?")
        return EncoderError(
            f"{self.url} answers {said}: it does not take this request, and asking again changes nothing"
        )

    def quoted(self, text: str) -> str:
        """What the server said, as one line of at most 200 characters that an error can repeat."""
        # A server may repeat the header that it refuses.
        hidden = text.replace(self._key, "[key]") if self._key else text
        return "".join(c if c.isprintable() else " " for c in " ".join(hidden.split()))[:QUOTED]


def _said(data: bytes) -> str:
    """What an answer that is none says: the message of its error object, else its kind, else its beginning."""
    try:
        return message(json.loads(data)) or _kind(data)
    except (ValueError, RecursionError):
        text = data[: 4 * QUOTED].decode("utf-8", "replace")
        return _kind(data) if not text.strip() or text.lstrip().startswith("<") else text


def message(answer: object) -> str:
    """The message of an error object in one of the forms that servers use, empty when there is none."""
    while isinstance(answer, dict):
        answer = next((answer[key] for key in ("error", "message", "detail") if answer.get(key)), "")
    return str(answer) if answer else ""


def _kind(data: bytes) -> str:
    if not data.strip():
        return "nothing"
    return "a web page" if data.lstrip().startswith(b"<") else f"{len(data)} bytes"


def _seconds(after: str) -> float | None:
    """What a Retry-After header says, as a number of seconds or as a date; None when it says neither."""
    if after.strip().isdecimal():
        return float(after)
    try:
        return max(0.0, (parsedate_to_datetime(after) - datetime.now(UTC)).total_seconds())
    except (ValueError, TypeError):
        return None
