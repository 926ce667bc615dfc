"""Opening a zip file whose sizes are known beforehand to be bearable, and counted once more while it unpacks."""

import io
import re
import zipfile

from proofspan.errors import UnreadableError

MOST_UNPACKED_BYTES = 100 * 1024 * 1024
"""How much all entries together may unpack to."""

MOST_RATIO = 100
"""How many times its packed size an entry may unpack to, beyond the grace."""

GRACE_BYTES = 1024 * 1024
"""Entries up to this size may have any ratio: small XML is that repetitive."""

MOST_ENTRIES = 2_000
"""How many entries a file may have."""

DIRECTORY_BYTES = 1024 * 1024
"""How long the list of entries may be: some five hundred bytes for each of them."""

_PIECE = 64 * 1024
_END, _END_SIZE = b"PK\x05\x06", 22
_END_64, _END_64_SIZE = b"PK\x06\x07", 20
_OUTSIDE = re.compile(r"(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|^[A-Za-z]:|\x00")
"""A name that leads out of a folder, or that ends where some readers stop and others do not."""


def opened(name: str, data: bytes) -> zipfile.ZipFile:
    """The archive, every bound checked by its directory before anything is unpacked.

    Raises `UnreadableError` for truncated and encrypted archives, for those beyond the bounds, for zip64
    directories (they are for more than is read), and for names given twice or leading out of a folder.
    """
    _check_end(name, data)
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
    except (zipfile.BadZipFile, ValueError, EOFError, RuntimeError) as error:
        raise _refused(name, f"a truncated or damaged zip file ({error}); fetch it again") from error
    _check(name, archive.infolist())
    return archive


def part(name: str, archive: zipfile.ZipFile, path: str) -> bytes | None:
    """The bytes of one entry, None when there is none.

    Raises `UnreadableError` when it does not unpack, or unpacks to another size than the directory says.
    """
    entry = archive.NameToInfo.get(path)
    if entry is None:
        return None
    unpacked = bytearray()
    try:
        with archive.open(entry) as packed:
            # Piece by piece: asked for all at once, zlib unpacks all there is before anybody counts it.
            while piece := packed.read(_PIECE):
                unpacked += piece
    except Exception as error:  # zlib, CRC and unknown methods each raise their own; the file is the cause
        raise _refused(name, f"a part {path!r} that does not unpack ({error}); fetch it again") from error
    if len(unpacked) != entry.file_size:
        raise _refused(name, f"a part {path!r} of {len(unpacked)} bytes that says it has {entry.file_size}")
    return bytes(unpacked)


def _check_end(name: str, data: bytes) -> None:
    """Checks what the end of the file says of its directory: a hundred thousand entries take a second to list."""
    at = len(data) - _END_SIZE
    # The same record that zipfile takes: the one at the very end, else the last one before a comment.
    if at < 0 or data[at : at + 4] != _END or data[at + 20 :] != b"\x00\x00":
        at = data.rfind(_END)
    if at < 0:
        return
    if data[max(0, at - _END_64_SIZE) : at].startswith(_END_64):
        raise _refused(name, "a zip64 directory, which is for more than the 100 MB that are read; save it again")
    entries, size = (int.from_bytes(data[at + a : at + b], "little") for a, b in ((10, 12), (12, 16)))
    if entries > MOST_ENTRIES:
        raise _refused(name, f"{entries} entries; at most {MOST_ENTRIES} are read")
    # The count is only a claim; listing goes on to the end of the directory.
    if size > DIRECTORY_BYTES:
        raise _refused(name, f"a list of entries of {size} bytes; at most {DIRECTORY_BYTES} are read")


def _check(name: str, entries: list[zipfile.ZipInfo]) -> None:
    if len(entries) > MOST_ENTRIES:
        raise _refused(name, f"{len(entries)} entries; at most {MOST_ENTRIES} are read")
    if any(entry.flag_bits & 1 for entry in entries):
        raise _refused(name, "an encrypted zip file; save it without a password")
    for entry in entries:
        if _OUTSIDE.search(called := entry.orig_filename):
            raise _refused(name, f"a part called {called[:80]!r}, which leads out of the file; save it again")
    if len({entry.filename for entry in entries}) < len(entries):
        raise _refused(name, "two parts of one name, so that two readers could read two texts; save it again")
    total = sum(entry.file_size for entry in entries)
    if total > MOST_UNPACKED_BYTES:
        raise _refused(name, f"{total} bytes once unpacked; at most {MOST_UNPACKED_BYTES} are read")
    for entry in entries:
        _check_entry(name, entry)


def _check_entry(name: str, entry: zipfile.ZipInfo) -> None:
    called = entry.filename
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise _refused(name, f"a part {called[:80]!r} packed in a way that Word does not write; save it again")
    if entry.file_size > max(GRACE_BYTES, MOST_RATIO * entry.compress_size):
        raise _refused(name, f"a part {called[:80]!r} that unpacks to over {MOST_RATIO} times its size")


def _refused(name: str, found: str) -> UnreadableError:
    return UnreadableError(f"{name}: asked to read docx, found {found}")
