"""Files that mean harm, made when a test asks for them; not tests themselves."""

import io
import zipfile
import zlib
from collections.abc import Sequence

W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
MEGABYTE = 2**20

CATALOG = b"<</Type/Catalog/Pages 2 0 R>>"
PAGES = b"<</Type/Pages/Kids[3 0 R]/Count 1>>"
HELLO = b"BT /F 12 Tf 20 100 Td (Hello there) Tj ET"
FONT = b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"


def stream(content: bytes, entries: bytes = b"") -> bytes:
    """A PDF stream object."""
    return b"<<%s/Length %d>>stream\n" % (entries, len(content)) + content + b"\nendstream"


def deflated(piece: bytes, times: int, *, levels: int = 1) -> bytes:
    """A stream that inflates to the piece that many times over, its filters stacked."""
    packer = zlib.compressobj(9)
    content = b"".join(packer.compress(piece) for _ in range(times)) + packer.flush()
    for _ in range(levels - 1):
        content = zlib.compress(content, 9)
    return stream(content, b"/Filter[%s]" % (b"/FlateDecode" * levels))


def pdf(
    content: bytes = b"", *more: bytes, pages: bytes = PAGES, resources: bytes = b"", trailer: bytes = b""
) -> bytes:
    """A PDF of one page that draws the content object; `more` are objects from 6 on. @XREF is the table's place."""
    page = b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<</Font<</F 5 0 R>>%s>>/Contents 4 0 R>>"
    objects = [CATALOG, pages, page % resources, content or stream(HELLO), FONT, *more]
    written, places = b"%PDF-1.7\n", []
    for number, body in enumerate(objects, start=1):
        places.append(len(written))
        written += b"%d 0 obj\n" % number + body + b"\nendobj\n"
    at = len(written)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    head = b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    tail = b"trailer <</Size %d/Root 1 0 R%s>>\nstartxref\n%d\n%%%%EOF\n"
    return written + head + table + tail % (len(objects) + 1, trailer.replace(b"@XREF", b"%d" % at), at)


def inflating_pdf() -> bytes:
    """1 KB whose one content stream inflates, through two filters, to 112 MB of words to draw."""
    return pdf(deflated(b"BT /F 12 Tf " + b"(x) Tj " * MEGABYTE + b"ET ", 16, levels=2))


def self_drawing_pdf() -> bytes:
    """A form that draws itself twice."""
    form = stream(b"/X Do /X Do", b"/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>")
    return pdf(stream(HELLO + b" /X Do"), form, resources=b"/XObject<</X 6 0 R>>")


def doubling_pdf() -> bytes:
    """Thirty forms, each of which draws the next one twice: 2 ** 30 words."""
    entries = b"/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F 5 0 R>>/XObject<</X %d 0 R>>>>"
    forms = [stream(b"/X Do /X Do", entries % (7 + index)) for index in range(30)]
    return pdf(stream(HELLO + b" /X Do"), *forms, stream(HELLO, entries % 99), resources=b"/XObject<</X 6 0 R>>")


def many_paged_pdf() -> bytes:
    """12 KB with a million pages: a thousand times one branch of a thousand times one page."""
    branch = b"<</Type/Pages/Parent 2 0 R/Kids[" + b"3 0 R " * 1000 + b"]/Count 1000>>"
    return pdf(stream(HELLO), branch, pages=b"<</Type/Pages/Kids[" + b"6 0 R " * 1000 + b"]/Count 1000000>>")


def cyclic_pdf() -> bytes:
    """A page tree that is its own first child."""
    return pdf(pages=b"<</Type/Pages/Kids[2 0 R 3 0 R]/Count 2>>")


def font_pdf() -> bytes:
    """A font program of 40 MB that opens a million braces over and over, in 41 KB."""
    described = b"<</Type/FontDescriptor/FontName/Foo/Flags 4/FontFile 7 0 R>>"
    font = b"<</Type/Font/Subtype/Type1/BaseFont/Foo/FirstChar 32/LastChar 32/Widths[500]/FontDescriptor 6 0 R>>"
    program = deflated(b"%!PS-AdobeFont-1.0: F\n" + b"{" * MEGABYTE + b" currentfile eexec " + b"0" * MEGABYTE, 20)
    return pdf(stream(HELLO), described, program).replace(FONT, font)


def zipped(parts: Sequence[tuple[str, bytes]], *, stored: bool = False) -> bytes:
    """A zip file of these parts, in this order."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts:
            archive.writestr(name, content)
    return data.getvalue()


def docx(body: str, *, before: str = "", parts: Sequence[tuple[str, bytes]] = ()) -> bytes:
    """A DOCX file with this body and these other parts."""
    document = f'{before}<w:document xmlns:w="{W}"><w:body>{body}</w:body></w:document>'
    return zipped([("word/document.xml", document.encode()), *parts])


def paragraph(text: str) -> str:
    """A paragraph of a body."""
    return f"<w:p><w:r><w:t>{text}</w:t></w:r></w:p>"


def lying(data: bytes, size: int) -> bytes:
    """The zip file with another unpacked size written for its first part, in both places where it stands."""
    central = data.index(b"PK\x01\x02")
    said = size.to_bytes(4, "little")
    return data[:22] + said + data[26 : central + 24] + said + data[central + 28 :]


def thousands(count: int) -> bytes:
    """A zip file with that many empty parts."""
    return zipped([(f"{number}.xml", b"") for number in range(count)], stored=True)


def quine() -> bytes:
    """A zip file in a zip file, ten levels down, each level holding the last one ten times."""
    inner = b"0" * 100_000
    for _ in range(10):
        inner = zipped([(f"{copy}.zip", inner) for copy in range(10)])
    return inner


def laughs(levels: int) -> str:
    """A document type in which each entity is ten of the one before."""
    entities = "".join(f"<!ENTITY a{n} '{f'&a{n - 1};' * 10}'>" for n in range(1, levels))
    return f"<!DOCTYPE lol [<!ENTITY a0 'ha'>{entities}]>"
