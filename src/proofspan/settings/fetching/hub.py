"""A model's files from a model hub: over https, at a pinned revision, going on where a cut transfer ended."""

import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from http.client import HTTPException, HTTPMessage, HTTPResponse
from ipaddress import ip_address
from pathlib import Path
from typing import IO, cast
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import HTTPRedirectHandler, OpenerDirector, ProxyHandler, Request, build_opener

from proofspan.encoders.catalogue import Model
from proofspan.errors import EncoderError, EnvironmentFailure, SettingError
from proofspan.settings.fetching.digests import BLOCK, MOST, checked, digest_of

PUBLIC = "https://huggingface.co"
WORTH_ANOTHER_TRY = frozenset({408, 425, 429, 500, 502, 503, 504})
GONE_BEYOND = 416

Progress = Callable[[int, int], None]


class _Cut(Exception):  # noqa: N818  (it never leaves this file)
    """A transfer that ended before its end, or an answer that asks to come again; another try may mend it."""


class Guarded(HTTPRedirectHandler):
    """Follows at most five redirects, to https only; from a loopback address to a loopback address too."""

    max_redirections = 5

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> Request | None:
        """The request to go on with. Raises `EnvironmentFailure` for an address that is not to be trusted."""
        if not _may_be_asked(newurl, from_loopback=_plain_loopback(req.full_url)):
            raise EnvironmentFailure(f"{req.full_url} leads to {newurl}, which is not https: not followed")
        return super().redirect_request(req, fp, code, msg, headers, newurl)


@dataclass(frozen=True, slots=True)
class Hub:
    """A hub's address, and how patiently it is asked: tries in a row, seconds between them and for each answer."""

    base: str
    tries: int = 3
    pause: float = 1.0
    timeout: float = 30.0

    def __post_init__(self) -> None:
        if not _may_be_asked(self.base, from_loopback=True):
            raise SettingError(f"HF_ENDPOINT is {self.base!r}: write an address that begins with https://")

    @classmethod
    def of(cls, environ: Mapping[str, str]) -> "Hub":
        """The hub that HF_ENDPOINT names, else the public one. Raises `SettingError` for an address without https."""
        return cls((environ.get("HF_ENDPOINT") or PUBLIC).rstrip("/"))

    def download(self, model: Model, raw: Path, progress: Progress) -> None:
        """Puts the model's files into `raw`; what a cut transfer left there as `.part` is gone on with.

        Raises `EnvironmentFailure` when a file could not be had, `EncoderError` when it is another.
        """
        owner, _, revision = model.hub.partition("@")
        for name in model.files:
            # A fetch that ended between two files has left the first one whole.
            if _digest(raw / name) != model.files[name]:
                part, url = raw / f"{name}.part", f"{self.base}/{quote(owner)}/resolve/{quote(revision)}/{quote(name)}"
                self._whole(url, part, progress)
                checked(model, name, _digest(part), where=url)
                part.replace(raw / name)

    def _whole(self, url: str, part: Path, progress: Progress) -> None:
        opener = _opener(url)
        for attempt in range(1, self.tries + 1):
            try:
                self._go_on(opener, url, part, progress)
                return
            except HTTPError as error:
                error.close()
                raise EnvironmentFailure(f"{url} could not be had: the hub answers {error.code}") from error
            except (_Cut, URLError, HTTPException, OSError) as error:
                if attempt == self.tries:
                    left = _size(part)
                    kept = f"; {left} bytes of it are kept, and the next fetch goes on from there" if left else ""
                    raise EnvironmentFailure(f"{url} could not be had: {_reason(error)}{kept}") from error
                time.sleep(self.pause * attempt)

    def _go_on(self, opener: OpenerDirector, url: str, part: Path, progress: Progress) -> None:
        """Has the bytes that are missing in `part`. Raises `_Cut` when some are still missing after that."""
        have = _size(part)
        headers = {"User-Agent": "proofspan", "Accept-Encoding": "identity"}
        request = Request(url, headers={**headers, "Range": f"bytes={have}-"} if have else headers)
        try:
            answer = cast(HTTPResponse, opener.open(request, timeout=self.timeout))
        except HTTPError as error:
            with error:
                if error.code == GONE_BEYOND and have:
                    _beyond(error, part)
                    return
                if error.code in WORTH_ANOTHER_TRY:
                    raise _Cut(f"the hub answers {error.code}") from error
            raise
        with answer:
            begin, total = _extent(answer, have)
            _append(answer, part, begin=begin, total=total, progress=progress)


def _append(answer: HTTPResponse, part: Path, *, begin: int, total: int | None, progress: Progress) -> None:
    if (total or 0) > MOST:
        raise _too_much(answer.url, part)
    done = begin
    with part.open("r+b" if begin else "wb") as out:
        out.seek(begin)
        out.truncate()
        while block := answer.read(BLOCK):
            done += len(block)
            if done > MOST:
                break
            out.write(block)
            progress(done, total or done)
    if done > MOST:
        raise _too_much(answer.url, part)
    if total is not None and done < total:
        raise _Cut(f"the transfer ended after {done} of {total} bytes")


def _too_much(url: str, part: Path) -> EncoderError:
    part.unlink(missing_ok=True)
    return EncoderError(f"{url} holds more than {MOST} bytes: it is not the file that was pinned, and was thrown away")


def _extent(answer: HTTPResponse, have: int) -> tuple[int, int | None]:
    """Where the bytes of the answer begin and how many the whole has, None when it does not say."""
    if answer.status == 206:
        found = re.fullmatch(r"bytes (\d+)-\d+/(\d+)", answer.headers.get("Content-Range", "").strip())
        if not found or int(found[1]) != have:
            raise EnvironmentFailure(f"{answer.url} answers with other bytes than were asked for: fetch again later")
        return have, int(found[2])
    length = answer.headers.get("Content-Length", "")
    return 0, int(length) if length.isdecimal() else None


def _beyond(error: HTTPError, part: Path) -> None:
    """Nothing when the part was whole already; else raises `_Cut`, the part thrown away, to begin anew."""
    if error.headers.get("Content-Range", "").strip() != f"bytes */{_size(part)}":
        part.unlink()
        raise _Cut("what an earlier transfer left was longer than the file") from error


def _opener(url: str) -> OpenerDirector:
    # A proxy has no way to this machine's own loopback.
    return build_opener(Guarded, ProxyHandler({})) if _plain_loopback(url) else build_opener(Guarded)


def _may_be_asked(url: str, *, from_loopback: bool) -> bool:
    try:
        parts = urlsplit(url)
        named = bool(parts.hostname) and parts.username is None and parts.port != 0
    except ValueError:
        return False
    return named and (parts.scheme == "https" or (from_loopback and _plain_loopback(url)))


def _plain_loopback(url: str) -> bool:
    parts = urlsplit(url)
    if parts.scheme != "http":
        return False
    try:
        return parts.hostname == "localhost" or ip_address(parts.hostname or "").is_loopback
    except ValueError:
        return False


def _digest(file: Path) -> str | None:
    if not file.exists():
        return None
    with file.open("rb") as stream:
        return digest_of(stream)


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


def _reason(error: Exception) -> object:
    return error.reason if isinstance(error, URLError) else str(error) or type(error).__name__
