"""DOCX: the text once all changes are accepted, from the body's own XML."""

import io
import zipfile

import pytest

from proofspan.documents.readers import read
from proofspan.documents.readers.reading import Reading
from proofspan.errors import UnreadableError

W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
STYLES = (
    f'<w:styles xmlns:w="{W}"><w:style w:type="paragraph" w:styleId="Titolo"><w:name w:val="Title"/></w:style>'
    '<w:style w:type="paragraph" w:styleId="Titolo1"><w:name w:val="heading 1"/></w:style>'
    '<w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="Mine"/><w:basedOn w:val="Titolo1"/></w:style>'
    '<w:style w:type="paragraph" w:styleId="Loop"><w:name w:val="Loop"/><w:basedOn w:val="Loop"/></w:style>'
    '<w:style w:type="character" w:styleId="Ghost"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>'
)


def packed(**parts: str) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            archive.writestr(name.replace("__", "/") + (".xml" if "." not in name else ""), text)
    return data.getvalue()


def docx(body: str, **parts: str) -> Reading:
    document = f'<w:document xmlns:w="{W}" xmlns:mc="urn:mc"><w:body>{body}</w:body></w:document>'
    return read("guide.docx", packed(word__document=document, word__styles=STYLES, **parts))


def p(content: str, properties: str = "") -> str:
    return f"<w:p><w:pPr>{properties}</w:pPr>{content}</w:p>"


def r(text: str, properties: str = "") -> str:
    return f'<w:r><w:rPr>{properties}</w:rPr><w:t xml:space="preserve">{text}</w:t></w:r>'


def style(name: str) -> str:
    return f'<w:pStyle w:val="{name}"/>'


def row(*cells: str, properties: str = "") -> str:
    inner = "".join(f"<w:tc>{cell}</w:tc>" for cell in cells)
    return f"<w:tr><w:trPr>{properties}</w:trPr>{inner}</w:tr>"


def test_insertions_are_kept_and_deletions_dropped() -> None:
    """14 struck out and 30 written in reads 30, and moved text stands where it went."""
    body = p(
        r("Returns take ")
        + "<w:del><w:r><w:delText>14</w:delText></w:r></w:del><w:ins>"
        + r("30")
        + "</w:ins>"
        + r(" days.")
        + "<w:moveFrom>"
        + r("gone")
        + "</w:moveFrom><w:moveTo>"
        + r(" Here.")
        + "</w:moveTo>"
    )
    assert docx(body).text == "Returns take 30 days. Here."


def test_a_deleted_paragraph_end_joins_two_paragraphs() -> None:
    """The tracked deletion of a paragraph mark makes the next one its continuation."""
    body = p(r("one "), "<w:rPr><w:del/></w:rPr>") + p(r("two")) + p(r("three"))
    assert docx(body).text == "one two\n\nthree"


def test_hidden_text_is_dropped() -> None:
    """By the run itself or by its style; a run that switches the style's off is seen."""
    ghost = '<w:rStyle w:val="Ghost"/>'
    body = p(r("a") + r("b", "<w:vanish/>") + r("c", ghost) + r("d", ghost + '<w:vanish w:val="0"/>'))
    assert docx(body).text == "ad"


def test_wrapped_text_is_kept() -> None:
    """Hyperlinks, content controls, smart tags and fields hold text; tabs, breaks and hyphens are characters."""
    body = p(
        f"<w:hyperlink>{r('link')}</w:hyperlink><w:sdt><w:sdtContent>{r(' sdt')}</w:sdtContent></w:sdt>"
        f"<w:smartTag>{r(' tag')}</w:smartTag><w:fldSimple>{r(' field')}</w:fldSimple>"
        "<w:r><w:instrText>PAGE</w:instrText><w:tab/><w:t>x</w:t><w:br/><w:t>AX</w:t><w:noBreakHyphen/>"
        "<w:t>4</w:t><w:softHyphen/><w:t>2</w:t></w:r>"
    )
    assert docx(f"<w:sdt><w:sdtContent>{body}</w:sdtContent></w:sdt>").text == "link sdt tag field\tx\nAX-42"


def test_headings_by_style_name_by_inheritance_and_by_level() -> None:
    """A localised style id, a style based on a heading and a direct outline level are headings; a loop is none."""
    body = (
        p(r("Guide"), style("Titolo"))
        + p(r("In."))
        + p('<w:bookmarkStart w:name="_Toc1"/><w:bookmarkStart w:name="air"/>' + r("Airflow"), style("Titolo1"))
        + p(r("Mine"), style("Mine"))
        + p(r("Two"), '<w:outlineLvl w:val="1"/>')
        + p(r("x"), style("Loop"))
    )
    reading = docx(body)
    assert reading.title == "Guide"
    assert [(s.name, s.level, s.path) for s in reading.sections] == [
        ("guide", 1, ()),
        ("air", 1, ()),
        ("mine", 1, ()),
        ("two", 2, ("Mine",)),
    ]
    assert reading.text == "Guide\n\nIn.\n\nAirflow\n\nMine\n\nTwo\n\nx"


def test_list_paragraphs_have_a_hyphen() -> None:
    """Numbering by id 0 is none."""
    number = '<w:numPr><w:numId w:val="{}"/></w:numPr>'
    body = p(r("a"), number.format(1)) + p(r("b"), number.format(1)) + p(r("c"), number.format(0))
    assert docx(body).text == "- a\n- b\n\nc"


def test_tables_are_rows_with_their_header() -> None:
    """Merged cells are written once, deleted rows not at all, a table inside stands on its row's line."""
    inner = f"<w:tbl>{row(p(r('i')), p(r('j')))}{row(p(r('k')))}</w:tbl>"
    table = (
        "<w:tbl>"
        + (
            row(p(r("A")), p(r("B")), properties="<w:tblHeader/>")
            + row('<w:tcPr><w:gridSpan w:val="2"/></w:tcPr>' + p(r("1")) + p(r("2")))
            + row("<w:tcPr><w:vMerge/></w:tcPr>" + p(r("up")), inner)
            + row(p(r("gone")), properties="<w:del/>")
        )
        + "</w:tbl>"
    )
    reading = docx(table + p(r("end")))
    assert reading.text == "A | B\n1 2\n | i, j; k\n\nend"
    assert reading.tables[0].header.of(reading.text) == "A | B"


def test_the_look_of_a_table_can_name_its_header() -> None:
    """Bit 0x0020 says that the first row is one; without it there is none."""
    rows = row(p(r("A"))) + row(p(r("1")))
    look = '<w:tblPr><w:tblLook w:val="{}"/></w:tblPr>'
    assert len(docx(f"<w:tbl>{look.format('04A0')}{rows}</w:tbl>").tables[0].header) == 1
    assert len(docx(f"<w:tbl>{look.format('0400')}{rows}</w:tbl>").tables[0].header) == 0


def test_a_frame_of_one_cell_is_its_content() -> None:
    """A table of single cells that holds tables draws a frame: headings inside it are headings."""
    inner = f"<w:tbl>{row(p(r('1')), p(r('2')))}</w:tbl>"
    reading = docx(f"<w:tbl>{row(p(r('Head'), style('Titolo1')) + inner)}</w:tbl>")
    assert (reading.text, [s.name for s in reading.sections]) == ("Head\n\n1 | 2", ["head"])


def test_a_text_box_is_read_once() -> None:
    """Its two branches, for newer and older Word, say the same."""
    box = "<w:txbxContent>" + p(r("box")) + "</w:txbxContent>"
    both = f"<mc:AlternateContent><mc:Choice>{box}</mc:Choice><mc:Fallback>{box}</mc:Fallback></mc:AlternateContent>"
    assert docx(p(r("text") + f"<w:r>{both}</w:r>")).text == "text\n\nbox"


def test_notes_stand_at_the_end_if_the_text_refers_to_them() -> None:
    """A note of a deleted sentence is as gone as the sentence."""
    reference = '<w:r><w:footnoteReference w:id="{}"/></w:r>'
    notes = "".join(f'<w:footnote w:id="{i}">{p(r(t))}</w:footnote>' for i, t in ((1, "gone"), (2, "kept")))
    body = p(r("Text.") + f"<w:del>{reference.format(1)}</w:del>" + reference.format(2))
    reading = docx(body, word__footnotes=f'<w:footnotes xmlns:w="{W}">{notes}</w:footnotes>')
    assert reading.text == "Text.\n\nFootnotes\n\nkept"
    assert [s.name for s in reading.sections] == ["top", "footnotes"]


def test_the_title_may_come_from_the_properties() -> None:
    """When no paragraph has the style of a title."""
    core = '<c:x xmlns:c="urn:c" xmlns:d="urn:d"><d:title>Named</d:title></c:x>'
    assert docx(p(r("x")), docProps__core=core).title == "Named"


@pytest.mark.parametrize(
    ("document", "found"),
    [
        ("<w:document", "damaged XML"),
        ('<!DOCTYPE w [<!ENTITY a "aaaa">]><w>&a;</w>', "document type"),
        ('<!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/hostname">]><w>&a;</w>', "document type"),
        ("<w/>", "without a document body"),
        ("<a>" * 1000 + "</a>" * 1000, "nested over 256 deep"),
    ],
)
def test_xml_that_word_does_not_write_is_refused(document: str, found: str) -> None:
    """No entity is expanded and nothing is fetched."""
    with pytest.raises(UnreadableError, match=found):
        read("a.docx", packed(word__document=document))


def test_bombs_are_refused_before_they_unpack() -> None:
    """By ratio, by total and by number of entries; small XML may have any ratio."""
    with pytest.raises(UnreadableError, match="over 100 times its size"):
        read("a.docx", packed(word__document="x", big="0" * 60_000_000))
    with pytest.raises(UnreadableError, match="2001 entries; at most 2000"):
        read("a.docx", packed(**{f"e{i}": "" for i in range(2001)}))
    assert docx(p(r("x" * 900_000))).text == "x" * 900_000


def test_lying_sizes_are_found_out() -> None:
    """An entry that says it is smaller than it is does not unpack."""
    data = packed(word__document="x" * 5000)
    lied = data.replace((5000).to_bytes(4, "little"), (50).to_bytes(4, "little"))
    assert lied != data
    with pytest.raises(UnreadableError, match="does not unpack"):
        read("a.docx", lied)


def test_truncated_and_encrypted_files_are_refused() -> None:
    """Each with its own reason."""
    whole = packed(word__document="<w/>")
    with pytest.raises(UnreadableError, match="truncated or damaged"):
        read("a.docx", whole[:-30])
    directory = whole.rindex(b"PK\x01\x02")
    flagged = whole[: directory + 8] + b"\x01" + whole[directory + 9 :]
    with pytest.raises(UnreadableError, match="encrypted"):
        read("a.docx", flagged)
