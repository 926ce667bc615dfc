"""Which reader a file needs: its extension asks, its first bytes must agree."""

from pathlib import PurePosixPath

from proofspan.errors import UnreadableError

KINDS = {
    ".txt": "text",
    ".text": "text",
    ".md": "markdown",
    ".markdown": "markdown",
    ".html": "html",
    ".htm": "html",
    ".pdf": "pdf",
    ".docx": "docx",
}
"""The kind that each supported extension asks for."""

_SIGNATURES = (
    (b"%PDF-", "PDF", "pdf"),
    (b"PK\x03\x04", "ZIP", "docx"),
    (b"PK\x05\x06", "empty ZIP", ""),
    (b"\xd0\xcf\x11\xe0", "OLE (a Word 97 file, or an Office file with a password)", ""),
    (b"\x89PNG", "PNG", ""),
    (b"\xff\xd8\xff", "JPEG", ""),
    (b"GIF8", "GIF", ""),
    (b"\x1f\x8b", "gzip", ""),
    (b"{\\rtf", "RTF", ""),
    (b"\x7fELF", "ELF program", ""),
)

_PDF_HEADER_WITHIN = 1024


def extension_of(name: str) -> str:
    """The last extension in lower case with its dot; empty when there is none."""
    return PurePosixPath(name).suffix.lower()


def kind_of(name: str, data: bytes) -> str:
    """The kind that both the name and the first bytes stand for.

    Raises `UnreadableError` for an unknown extension, an empty file, and content of another kind than the
    extension says: a file that is two things at once is read as neither.
    """
    kind = KINDS.get(extension_of(name))
    if kind is None:
        raise UnreadableError(
            f"{name}: asked to read a {extension_of(name) or 'file without extension'}; "
            f"supported are {', '.join(KINDS)}"
        )
    if not data:
        raise UnreadableError(f"{name}: the file is empty (0 bytes); nothing can be read from it")
    found, signed = _signature(data)
    if kind == "pdf" and not found and _late_pdf_header(data):
        return kind
    if signed != kind and (found or kind in ("pdf", "docx")):
        hint = f"; rename it to .{signed} if that is what it is" if signed else ""
        raise UnreadableError(
            f"{name}: asked to read {kind} by its extension, found {found or 'no ' + kind + ' signature'}{hint}"
        )
    return kind


def _signature(data: bytes) -> tuple[str, str]:
    return next(((found, kind) for magic, found, kind in _SIGNATURES if data.startswith(magic)), ("", ""))


def _late_pdf_header(data: bytes) -> bool:
    # Some writers put a few bytes before the header, and readers of PDF have always allowed it.
    at = data.find(b"%PDF-", 0, _PDF_HEADER_WITHIN)
    return at >= 0 and not data[:at].lstrip().startswith(b"<")
