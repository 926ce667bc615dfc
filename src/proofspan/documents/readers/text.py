"""Plain text: what stands in the file, and nothing made of it."""

from proofspan.documents.readers.decoding import decode
from proofspan.documents.readers.reading import Reading, stem_of


def read_text(name: str, data: bytes) -> Reading:
    """The characters of the file, without sections; its title is the stem of its name.

    A first line is not taken for a title: whether it is one cannot be told, and a title is searched.
    """
    return Reading(decode(name, data), stem_of(name), (), (), (), "text")
