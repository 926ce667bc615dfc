"""Documents drawn by a seed in many scripts and formats, whose words bear ascending numbers; not a test itself."""

import io
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import docx

from proofspan.documents import Document, Policy, Revision
from proofspan.documents.readers import Reading, reader_of

WORDS = (
    *(
        "word",
        "Pump",
        "l'unità",
        "è",
        "perché",
        "Straße",
        "naïve",
        "œuvre",
        "ﬁne",
        "İstanbul",
        "ßẞ",
        "art.",
        "e.g.",
    ),
    *("e\u0301te\u0301", "a\u0323\u0302", "Z\u0351\u036b\u0343algo", "n\u0303o", "o\u0308\u0304"),
    *("насос", "αντλία", "ΣΊΣΥΦΟΣ", "שָׁלוֹם", "מִשְׁאָבָה", "مَضَخّة", "السلام", "पंप", "क्षि", "ปั๊มน้ำ", "ポンプ", "泵站", "펌프"),
    *("😀", "👩‍🔧", "🇮🇹", "👍🏽", "☎️", "𝔘𝔫𝔦", "𐍈", "🧑🏿‍🤝‍🧑🏻"),
)
GAPS = (
    *[" "] * 12,
    *[". "] * 4,
    "! ",
    "? ",
    "; ",
    ", ",
    ": ",
    " — ",
    "  ",
    "\t",
    "\u00a0",
    "\u3000",
    "。 ",
    "؟ ",
    "… ",
    "\u2028",
)
LINES = ("\n", "\n", "\n\n", "\n\n", "\n \n", "\n\t", "\n\n\n")
ENDS = ("\n", "\r\n", "\r")


@dataclass
class Writer:
    """Words one after the other, each with the next number; `headings` are the numbers of those in headings."""

    chance: random.Random
    count: int = 0
    headings: set[int] = field(default_factory=set)

    def word(self) -> str:
        self.count += 1
        return f"{self.chance.choice(WORDS)}{self.count}"

    def line(self, most: int = 25) -> str:
        words = (self.word() + self.chance.choice(GAPS) for _ in range(self.chance.randint(1, most)))
        return "".join(words).rstrip() + self.chance.choice((".", ".", "", "!"))

    def heading(self) -> str:
        first = self.count + 1
        words = " ".join(self.word() for _ in range(self.chance.randint(1, 4)))
        self.headings |= set(range(first, self.count + 1))
        return words

    def rows(self) -> list[list[str]]:
        """A table's; the first is its header, which may stand above a passage instead of in it."""
        columns = self.chance.randint(2, 4)
        first = self.count + 1
        rows = [[self.word() for _ in range(columns)] for _ in range(self.chance.randint(2, 6))]
        self.headings |= set(range(first, first + columns))
        return rows


def plain(writer: Writer) -> str:
    return "".join(writer.line() + writer.chance.choice(LINES) for _ in range(20))


def markdown(writer: Writer) -> str:
    def block() -> str:
        match writer.chance.randrange(8):
            case 0:
                return "#" * writer.chance.randint(1, 4) + f" {writer.heading()}"
            case 1:
                return "\n".join(f"- {writer.line(8)}" for _ in range(writer.chance.randint(1, 4)))
            case 2:
                head, *rows = ("| " + " | ".join(row) + " |" for row in writer.rows())
                return "\n".join([head, re.sub(r"[^|\n]+", "---", head), *rows])
            case 3:
                return f"```\n{writer.line()}\n{writer.line()}\n```"
            case 4:
                return f"> {writer.line()}"
            case _:
                return f"{writer.line()} **{writer.word()}** [{writer.word()}](there) {writer.line()}"

    return "\n\n".join(block() for _ in range(20))


def html(writer: Writer) -> str:
    def block() -> str:
        match writer.chance.randrange(6):
            case 0:
                level = writer.chance.randint(1, 4)
                return f"<h{level}>{writer.heading()}</h{level}>"
            case 1:
                return "<ul>" + "".join(f"<li>{writer.line(8)}</li>" for _ in range(3)) + "</ul>"
            case 2:
                rows = ("".join(f"<td>{cell}</td>" for cell in row) for row in writer.rows())
                return "<table>" + "".join(f"<tr>{row}</tr>\n" for row in rows) + "</table>"
            case 3:
                return f"<pre>{writer.line()}\n{writer.line()}</pre>"
            case _:
                bold, link = f"<b>{writer.word()}</b>", f"<a href='there'>{writer.word()}</a>"
                return f"<p>{bold} {link}<br>{writer.line()}</p>"

    return "<!doctype html><html><body>" + "\n".join(block() for _ in range(20)) + "</body></html>"


def word_file(writer: Writer) -> bytes:
    made = docx.Document()
    for _ in range(20):
        match writer.chance.randrange(4):
            case 0:
                made.add_heading(writer.heading(), writer.chance.randint(1, 3))
            case 1:
                rows = writer.rows()
                table = made.add_table(len(rows), len(rows[0]))
                for row, cells in zip(rows, table.rows, strict=True):
                    for text, cell in zip(row, cells.cells, strict=True):
                        cell.text = text
            case _:
                made.add_paragraph(writer.line())
    file = io.BytesIO()
    made.save(file)
    return file.getvalue()


@dataclass(frozen=True, slots=True)
class Numbered:
    """A document with what was written, its lines ended by \\n, how many words that has, and which of them stand in
    headings and table headers.
    """

    document: Document
    written: str
    count: int
    headings: frozenset[int]
    format: str


def numbered(chance: random.Random) -> Numbered:
    """A document in one of five formats, its lines ended in one of three ways."""
    writer, end = Writer(chance), chance.choice(ENDS)
    kind = chance.choices(("none", "text", "markdown", "html", "docx"), (6, 6, 6, 3, 1))[0]
    written = FORMATS[kind](writer) if kind in FORMATS else ""
    if kind == "none":
        document = Document(Revision("d", "v1"), "Title", written.replace("\n", end), Policy())
    else:
        data = written.replace("\n", end).encode() or word_file(writer)
        document = _read(reader_of(kind)(f"d.{kind}", data))
    return Numbered(document, written, writer.count, frozenset(writer.headings), kind)


FORMATS: dict[str, Callable[[Writer], str]] = {"none": plain, "text": plain, "markdown": markdown, "html": html}


def _read(reading: Reading) -> Document:
    language = "it" if len(reading.text) % 2 else "en"
    return Document(
        Revision("d", "v1"), reading.title, reading.text, Policy(), language, reading.sections, tables=reading.tables
    )


def numbers(text: str) -> list[int]:
    """The numbers of the words in a text, in their order."""
    return [int(found) for found in re.findall(r"[0-9]+", text)]


def documents(seed: int) -> Iterator[Numbered]:
    """Without end, always the same for one seed."""
    chance = random.Random(seed)
    while True:
        yield numbered(chance)
