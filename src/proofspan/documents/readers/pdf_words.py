"""Words at the ends of a PDF's lines: which hyphens a line end put there, and which lines cannot be the last."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from proofspan.documents.readers.pdf_glyphs import HYPHENS, NO_BOX, Line

ENDS = ".:;!?…"
"""What ends a sentence or a clause."""

MARKER = re.compile(r"[•‣◦▪●○■□–—*-]|\(?(?:[0-9]+(?:\.[0-9]+)*|[A-Za-z]|[ivxIVX]{2,5})[.)]?")
"""The mark of a list item or a numbered heading, as a whole word."""

_CLOSERS = "\"'”’»)]"
# From the start of a word alone: tried from each of its letters, a long word takes time by its square.
_COMPOUND = re.compile(r"(?<![^\W_])[^\W_]++(?:-[^\W_]++)+")
_WORD = re.compile(r"[^\W_]++(?:-[^\W_]++)*")
_HANGING = frozenset(
    "and or but nor of the a an to in on at by for from with within without under over than that which who whose "
    "if when while as is are was were be been not no its their this these per between until unless because "
    "e ed o od ma né oppure ovvero nonché di del dello della dei degli delle a ad al allo alla ai agli alle da dal "
    "dallo dalla dai dagli dalle nel nello nella nei negli nelle su sul sullo sulla sui sugli sulle con per tra fra "
    "il lo la i gli le un uno una che chi cui se quando mentre come è sono non entro oltre salvo perché".split()
)


def ended(text: str) -> bool:
    """Whether a sentence or a clause ends with the text, closing quotes and brackets aside."""
    return text.rstrip(_CLOSERS)[-1:] in tuple(ENDS)


def hangs(text: str) -> bool:
    """Whether something must follow: the text ends in a comma, a semicolon or a word such as *and* or *within*."""
    words = text.split()
    return bool(words) and (words[-1][-1] in ",;" or words[-1] in _HANGING)


def is_item(text: str) -> bool:
    """Whether the text opens with the mark of a list item, or with a heading's number ("30 days" has none)."""
    mark, _, rest = text.partition(" ")
    if not rest or not MARKER.fullmatch(mark) or mark.isalpha():
        return False
    return not mark.isdigit() or rest[0].isupper()


def compounds_of(lines: Iterable[Line]) -> frozenset[str]:
    """The words with a hyphen inside a line, in lower case: a line end between their halves cuts no word."""
    return frozenset(found.casefold() for line in lines for found in _COMPOUND.findall(_plain(line.text)))


def folded(lines: Sequence[Line], compounds: frozenset[str] = frozenset()) -> list[Line]:
    """The lines with words that a line end had cut made whole, and soft hyphens gone; the lines handed in stay."""
    found: list[Line] = []
    for line in lines:
        if found and cuts_word(found[-1], line):
            settle_end(found[-1], line, compounds)
            append(found[-1], line)
        else:
            found.append(replace(line, characters=line.characters[:], boxes=line.boxes[:]))
    for line in found:
        _settle_hyphens(line)
    return found


def joined(lines: Sequence[Line], compounds: frozenset[str] = frozenset()) -> Line:
    """The lines as one, with a space between two; its size, weight and baseline are the first one's."""
    first, *others = folded(lines, compounds)
    for line in others:
        first.add(" ", NO_BOX)
        append(first, line)
    return first


def append(whole: Line, line: Line) -> None:
    """Adds the characters of another line as they are."""
    whole.characters += line.characters
    whole.boxes += line.boxes


def cuts_word(line: Line, following: Line) -> bool:
    """Whether the line ends in a hyphen that belongs to a word, and the next begins with its rest."""
    text = line.text
    if line.breaks or following.breaks:
        return False
    return len(text) > 1 and text[-1] in HYPHENS and text[-2].isalnum() and following.text[:1].isalnum()


def settle_end(line: Line, following: Line, compounds: frozenset[str]) -> None:
    """Takes the hyphen at the end of the line away, or leaves it as a plain one."""
    if _drops_hyphen(line.text, following.text, compounds):
        line.drop_last()
    else:
        line.characters[-1] = "-"


def _drops_hyphen(text: str, following: str, compounds: frozenset[str]) -> bool:
    """Whether the hyphen was put there by the line end alone.

    It is kept before an upper-case letter or a digit, after what looks like a product code, and in a compound
    that stands elsewhere in the document.
    """
    if text[-1] == "\u00ad":
        return True
    prefix = text[:-1].split()[-1].strip("([{\"'“‘«")
    is_code = any(c.isdigit() for c in prefix) or (len(prefix) > 1 and prefix.isupper())
    return following[0].islower() and not is_code and _compound(text, following) not in compounds


def _compound(text: str, following: str) -> str:
    # A word is one read backwards too, which finds the last one at once.
    before = _WORD.match(_plain(text[:-1])[::-1])
    after = _WORD.match(_plain(following))
    return f"{before[0][::-1]}-{after[0]}".casefold() if before and after else ""


def _plain(text: str) -> str:
    """The text with every hyphen as the plain one, and without soft ones."""
    text = text.replace("\u00ad", "")
    return "".join("-" if character in HYPHENS else character for character in text)


def _settle_hyphens(line: Line) -> None:
    """Drops soft hyphens, and writes pdfium's mark for a hyphen as one."""
    if line.breaks:
        # Dropping a character would move the cells; a row holds no soft hyphen at a line end.
        line.characters = ["-" if c in "\x02\ufffe" else c for c in line.characters]
        return
    kept = [(c, b) for c, b in zip(line.characters, line.boxes, strict=True) if c != "\u00ad"]
    line.characters = ["-" if c in "\x02\ufffe" else c for c, _ in kept]
    line.boxes = [b for _, b in kept]
