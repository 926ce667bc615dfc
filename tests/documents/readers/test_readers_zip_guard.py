"""Zip files: what is refused by its directory alone, and what is counted while it unpacks."""

import io
import random
import time
import zipfile

import bombs
import pytest

from proofspan.documents.readers.zip_guard import MOST_RATIO, opened, part
from proofspan.errors import UnreadableError

BODY = bombs.paragraph("Hello there.")


def refusal(data: bytes) -> str:
    """The words with which a file is refused, by its directory or when its first part is unpacked."""
    with pytest.raises(UnreadableError) as caught, opened("a.docx", data) as archive:
        part("a.docx", archive, archive.namelist()[0])
    return str(caught.value)


def zip64() -> bytes:
    """A zip file whose end says that a zip64 directory holds the truth, and holds none of it itself."""
    data = bombs.docx(BODY)
    at = data.rindex(b"PK\x05\x06")
    record = b"PK\x06\x06" + (44).to_bytes(8, "little") + bytes(44)
    locator = b"PK\x06\x07" + bytes(4) + at.to_bytes(8, "little") + bytes(4)
    return data[:at] + record + locator + data[at : at + 8] + b"\xff" * 12 + data[at + 20 :]


HARMFUL = {
    "60 MB in 60 KB": (lambda: bombs.zipped([("a.xml", b"0" * 60 * bombs.MEGABYTE)]), f"over {MOST_RATIO} times"),
    "100,000 parts": (lambda: bombs.thousands(100_000), "a zip64 directory"),
    "60,000 parts": (lambda: bombs.thousands(60_000), "60000 entries; at most 2000"),
    "2,001 parts": (lambda: bombs.thousands(2_001), "2001 entries; at most 2000"),
    "a directory that counts itself as one": (lambda: counted(bombs.thousands(30_000), 1), "a list of entries of"),
    "a directory that counts a little": (lambda: counted(bombs.thousands(2_001), 1), "2001 entries"),
    "more than it says": (lambda: bombs.lying(bombs.zipped([("a.xml", b"0" * 10**7)]), 1000), "does not unpack"),
    "less than it says": (lambda: bombs.lying(bombs.zipped([("a.xml", b"0" * 10)]), 10**6), "of 10 bytes that says"),
    "101 MB in parts": (lambda: bombs.zipped([(f"{n}.xml", noise(n)) for n in range(101)]), "105906176 bytes once"),
    "zip64": (zip64, "a zip64 directory"),
    "a name upwards": (lambda: bombs.docx(BODY, parts=[("../evil.xml", b"x")]), "leads out of the file"),
    "a name upwards, Windows": (lambda: bombs.docx(BODY, parts=[("a\\..\\..\\evil", b"x")]), "leads out of the file"),
    "an absolute name": (lambda: bombs.docx(BODY, parts=[("/etc/cron.d/evil", b"x")]), "leads out of the file"),
    "a drive": (lambda: bombs.docx(BODY, parts=[("C:evil.xml", b"x")]), "leads out of the file"),
    "one name twice": (lambda: twice(bombs.docx(BODY, parts=[("word/documenu.xml", b"x")])), "two parts of one name"),
    "a NUL in a name": (lambda: nul(bombs.docx(BODY, parts=[("word/document.xml_", b"x")])), "leads out of the file"),
    "bzip2": (lambda: packed(zipfile.ZIP_BZIP2), "in a way that Word does not write"),
    "lzma": (lambda: packed(zipfile.ZIP_LZMA), "in a way that Word does not write"),
    "cut off": (lambda: bombs.docx(BODY)[:-30], "truncated or damaged"),
}


def counted(data: bytes, count: int) -> bytes:
    """The zip file with another number of entries at its end."""
    at = data.rindex(b"PK\x05\x06")
    said = count.to_bytes(2, "little")
    return data[: at + 8] + said * 2 + data[at + 12 :]


def noise(seed: int) -> bytes:
    """A megabyte that packs to about a sixtieth."""
    return random.Random(seed).randbytes(16_000).ljust(bombs.MEGABYTE, b"0")


def twice(data: bytes) -> bytes:
    return data.replace(b"word/documenu.xml", b"word/document.xml")


def nul(data: bytes) -> bytes:
    return data.replace(b"word/document.xml_", b"word/document.xml\x00")


def packed(method: int) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", method) as archive:
        archive.writestr("word/document.xml", BODY)
    return data.getvalue()


@pytest.mark.parametrize("what", HARMFUL)
def test_threat_27_what_a_zip_file_may_not_be(what: str) -> None:
    """Each is refused for its own reason, in less than the 2 s that are promised."""
    make, reason = HARMFUL[what]
    data = make()
    before = time.process_time()
    assert reason in refusal(data) and time.process_time() - before < 2


def test_a_part_is_unpacked_whole() -> None:
    """What an honest file holds comes out to the byte, also beyond the piece that is unpacked at a time."""
    content = bytes(range(256)) * 1000
    with opened("a.docx", bombs.zipped([("a.bin", content)])) as archive:
        assert part("a.docx", archive, "a.bin") == content and part("a.docx", archive, "b.bin") is None


def test_threat_27_a_zip_file_in_a_zip_file_is_never_opened() -> None:
    """Ten levels of ten: the outermost says 10 parts of the next level, and no more is ever looked at."""
    with opened("a.docx", bombs.quine()) as archive:
        assert len(archive.namelist()) == 10 and part("a.docx", archive, "word/document.xml") is None
