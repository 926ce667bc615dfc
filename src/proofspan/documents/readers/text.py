"""Plain text: what stands in the file, and nothing made of it."""

from proofspan.documents.readers.decoding import decode_seen
from proofspan.documents.readers.quality import low_quality
from proofspan.documents.readers.reading import Reading, stem_of


def read_text(name: str, data: bytes) -> Reading:
    """The characters of the file that can be seen, without sections; its title is the stem of its name.

    A first line is not taken for a title: whether it is one cannot be told, and a title is searched.
    """
    text, hidden = decode_seen(name, data)
    return Reading(text, stem_of(name), (), (), (), "text", flags=low_quality(text), hidden=hidden)
