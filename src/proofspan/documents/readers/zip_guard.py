"""Opening a zip file whose sizes are known beforehand to be bearable."""

import io
import zipfile

from proofspan.errors import UnreadableError

MOST_BYTES = 100 * 1024 * 1024
"""How much all entries together may unpack to."""

MOST_RATIO = 100
"""How many times its packed size an entry may unpack to, beyond the grace."""

GRACE_BYTES = 1024 * 1024
"""Entries up to this size may have any ratio: small XML is that repetitive."""

MOST_ENTRIES = 2_000
"""How many entries a file may have."""

_END_RECORD = b"PK\x05\x06"


def opened(name: str, data: bytes) -> zipfile.ZipFile:
    """The archive, every bound checked by its directory before anything is unpacked.

    Raises `UnreadableError` for truncated and encrypted archives and for those beyond the bounds.
    """
    at = data.rfind(_END_RECORD)
    # Checked before the directory is read: a hundred thousand entries take a second to list.
    if at >= 0 and (entries := int.from_bytes(data[at + 10 : at + 12], "little")) > MOST_ENTRIES:
        raise _refused(name, f"{entries} entries; at most {MOST_ENTRIES} are read")
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
    except (zipfile.BadZipFile, ValueError, EOFError, NotImplementedError) as error:
        raise _refused(name, f"a truncated or damaged zip file ({error}); fetch it again") from error
    _check(name, archive.infolist())
    return archive


def part(name: str, archive: zipfile.ZipFile, path: str) -> bytes | None:
    """The bytes of one entry, None when there is none; raises `UnreadableError` when it does not unpack."""
    if path not in archive.NameToInfo:
        return None
    try:
        return archive.read(path)
    except Exception as error:  # zlib, CRC and unknown methods each raise their own; the file is the cause
        raise _refused(name, f"a part {path!r} that does not unpack ({error}); fetch it again") from error


def _check(name: str, entries: list[zipfile.ZipInfo]) -> None:
    if len(entries) > MOST_ENTRIES:
        raise _refused(name, f"{len(entries)} entries; at most {MOST_ENTRIES} are read")
    if any(entry.flag_bits & 1 for entry in entries):
        raise _refused(name, "an encrypted zip file; save it without a password")
    if len({entry.filename for entry in entries}) < len(entries):
        raise _refused(name, "two parts of one name, so that two readers could read two texts; save it again")
    total = sum(entry.file_size for entry in entries)
    if total > MOST_BYTES:
        raise _refused(name, f"{total} bytes once unpacked; at most {MOST_BYTES} are read")
    for entry in entries:
        if entry.file_size > max(GRACE_BYTES, MOST_RATIO * entry.compress_size):
            raise _refused(name, f"a part {entry.filename!r} that unpacks to over {MOST_RATIO} times its size")


def _refused(name: str, found: str) -> UnreadableError:
    return UnreadableError(f"{name}: asked to read docx, found {found}")
