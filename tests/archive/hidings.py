"""Files that each say one sentence to everybody and another to nobody; not tests themselves."""

from dataclasses import dataclass

import bombs
from drawn import Draw, clipped, faint, filled, page, text, unpainted

CONTROL = "The gate opens at seven."
SECRET = "Zebras pay ninety euros."


@dataclass(frozen=True)
class Hiding:
    """A file, how what it hides is counted, and how many characters of it; white space is none of PDF's."""

    name: str
    data: bytes
    kind: str
    characters: int = len(SECRET)


def pdf(name: str, kind: str, *draws: Draw, crop: str = "") -> Hiding:
    """A page with the visible sentence and what is drawn besides; four words have 24 - 3 = 21 letters."""
    return Hiding(f"{name}.pdf", page(text(CONTROL, height=20), *draws, crop=crop), kind, 21)


def switched_off() -> Hiding:
    """A page with the sentence in a layer that the file switches off."""
    drawn = f"BT /F 10 Tf 20 160 Td ({CONTROL}) Tj ET /OC /L BDC BT /F 10 Tf 20 100 Td ({SECRET}) Tj ET EMC"
    data = bombs.pdf(
        bombs.stream(drawn.encode()), b"<</Type/OCG/Name(L)>>", resources=b"/Properties<</L 6 0 R>>"
    ).replace(b"/Type/Catalog", b"/Type/Catalog/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]>>>>")
    return Hiding("layer.pdf", data, "switched-off-layer", 21)


def docx(name: str, kind: str, properties: str, paragraph: str = "") -> Hiding:
    """A paragraph with the visible sentence, and one whose run and paragraph have these properties."""
    hidden = f"<w:p><w:pPr>{paragraph}</w:pPr><w:r><w:rPr>{properties}</w:rPr><w:t>{SECRET}</w:t></w:r></w:p>"
    return Hiding(f"{name}.docx", bombs.docx(bombs.paragraph(CONTROL) + hidden), kind)


def html(name: str, kind: str, hidden: str, sheet: str = "") -> Hiding:
    """A page with the visible sentence, and this; @ is the other one."""
    page = f"<title>Gate</title><style>{sheet}</style><p>{CONTROL}</p>{hidden.replace('@', SECRET)}"
    return Hiding(f"{name}.html", page.encode(), kind)


def markdown(name: str, kind: str, hidden: str) -> Hiding:
    """A source with the visible sentence, and this; @ is the other one."""
    return Hiding(f"{name}.md", f"{CONTROL}\n\n{hidden.replace('@', SECRET)}\n".encode(), kind)


def tagged() -> Hiding:
    """The sentence spelt with tag characters, which no font shows."""
    spelt = "".join(chr(0xE0000 + ord(letter)) for letter in SECRET)
    return Hiding("tags.txt", f"{CONTROL}{spelt}".encode(), "tag-character")


SAME = "background-coloured-text"
NAVY = '<w:shd w:val="clear" w:fill="1F3864"/>'

HIDINGS = (
    pdf("white", "white-text", text(SECRET, lambda page: page.set_text_color(255))),
    pdf("nearly", "white-text", text(SECRET, lambda page: page.set_text_color(250))),
    pdf("same", SAME, filled(20, 40, 90), text(SECRET, lambda page: page.set_text_color(20, 40, 90))),
    pdf("covered", "covered-or-clipped-text", text(SECRET), filled(255)),
    pdf("clipped", "covered-or-clipped-text", clipped(text(SECRET))),
    pdf("unpainted", "invisible-text", text(SECRET, unpainted)),
    pdf("off", "off-page", lambda page: page.text(-200, 40, SECRET)),
    pdf("tiny", "tiny-text", text(SECRET, lambda page: page.set_font_size(0.5))),
    pdf("transparent", "transparent-text", faint(text(SECRET), 0)),
    pdf("cropped", "off-page", text(SECRET, height=250), crop="0 420 595 842"),
    switched_off(),
    docx("vanish", "hidden-text", "<w:vanish/>"),
    docx("white", "white-text", '<w:color w:val="FFFFFF"/>'),
    docx("shaded", SAME, '<w:color w:val="1F3864"/>', NAVY),
    docx("marked", SAME, '<w:color w:val="FFFF00"/><w:highlight w:val="yellow"/>'),
    docx("tiny", "tiny-text", '<w:sz w:val="1"/>'),
    docx("theme", "white-text", '<w:color w:val="000000" w:themeColor="background1"/>'),
    html("display", "display-none", '<p style="display: none">@</p>'),
    html("sheet", "display-none", '<p class="a b">@</p>', "h1, .b { display: none }"),
    html("visibility", "visibility-hidden", '<p style="visibility: collapse">@</p>'),
    html("attribute", "hidden-attribute", "<div hidden><p>@</p></div>"),
    html("opacity", "transparent-text", '<p style="opacity: 0">@</p>'),
    html("size", "tiny-text", '<p style="font-size: 0">@</p>'),
    html("far", "off-screen", '<p style="position: absolute; left: -9999px">@</p>'),
    html("indent", "off-screen", '<p style="text-indent: -9999px">@</p>'),
    html(
        "reader",
        "off-screen",
        '<p class="sr-only">@</p>',
        ".sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0, 0, 0, 0) }",
    ),
    html("clip", "off-screen", '<p style="clip-path: inset(100%)">@</p>'),
    html("white", "white-text", '<p style="color: #fefefe">@</p>'),
    html(
        "same",
        SAME,
        "<p id=x>@</p>",
        "p { color: #000 } #x, h6 { color: #111 } p { background: #101112 }\n p { color: #fff }",
    ),
    html("template", "template", "<template><p>@</p></template>"),
    html("noscript", "noscript", "<noscript>@</noscript>"),
    markdown("comment", "comment", "<!-- @ -->"),
    markdown("element", "display-none", '<div style="display:none">\n\n@\n\n</div>'),
    markdown("inline", "hidden-attribute", "Words <span hidden>@</span> and more."),
    tagged(),
)
"""Every way of hiding that is known here."""
