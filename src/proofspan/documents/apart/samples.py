"""A small document of each kind. Reading one loads whatever reading others could load later."""

import io
import zipfile

_HTML = b"""<!DOCTYPE html><title>Sample</title><style>p, .a { color: #000 }</style>
<h1 id="one">One</h1><p class="a" style="color: black">Words &amp; <b>more</b>.<ul><li>Item</ul>
<table><tr><th>Key<th>Value<tr><td>a<td>1</table>"""

_WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"


def sample(kind: str) -> bytes:
    """The bytes of a valid document of that kind, with a heading, a paragraph and a table where it has such."""
    if kind == "pdf":
        return _pdf()
    return _docx() if kind == "docx" else _HTML


def _docx() -> bytes:
    body = (
        "<w:p><w:r><w:rPr><w:b/><w:color w:val='000000'/></w:rPr><w:t>Words.</w:t></w:r></w:p>"
        "<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Cell</w:t></w:r></w:p></w:tc></w:tr></w:tbl>"
    )
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("word/document.xml", f"<w:document xmlns:w='{_WORD}'><w:body>{body}</w:body></w:document>")
        archive.writestr("word/styles.xml", f"<w:styles xmlns:w='{_WORD}'/>")
    return data.getvalue()


def _pdf() -> bytes:
    """Two pages under one header, a large line, a paragraph and two rows of three cells."""
    rows = [(20, 60, "Key"), (80, 60, "First"), (140, 60, "Last"), (20, 46, "a"), (80, 46, "1"), (140, 46, "2")]
    lines = [(20, 190, 8, "Header"), (20, 160, 18, "Heading"), (20, 120, 10, "Words of a paragraph,")]
    lines += [(20, 108, 10, "and more of it."), *((x, y, 10, text) for x, y, text in rows)]
    drawn = "0.5 g 10 40 180 30 re S 0 g " + " ".join(
        f"BT /F {size} Tf {x} {y} Td ({text}) Tj ET" for x, y, size, text in lines
    )
    page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>"
    objects = [
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R 6 0 R]/Count 2>>",
        page,
        f"<</Length {len(drawn)}>>stream\n{drawn}\nendstream",
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
        page,
    ]
    written, places = "%PDF-1.7\n", []
    for number, content in enumerate(objects, start=1):
        places.append(len(written))
        written += f"{number} 0 obj\n{content}\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    tail = f"trailer <</Size {len(objects) + 1}/Root 1 0 R>>\nstartxref\n{len(written)}\n%%EOF\n"
    return f"{written}xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}{tail}".encode("ascii")
