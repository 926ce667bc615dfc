"""What is ranked, by the names that run files have for it: written for others, and judged when others wrote it."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import unquote

from proofspan.documents import Policy, Revision
from proofspan.evaluation.judging import Judged, judged, unit_of
from proofspan.evaluation.library import Library, UnresolvedError
from proofspan.evaluation.nouns import GoldenCase, GoldenSet
from proofspan.passages import Passage
from proofspan.spans import Span
from proofspan.stores import Found

_PASSAGE = re.compile(r"(?P<revision>.+):(?P<start>[0-9]{1,12})-(?P<end>[0-9]{1,12})")


@dataclass(frozen=True, slots=True)
class Names:
    """What a set calls its documents and its passages."""

    documents: Mapping[Revision, str]
    passages: Mapping[tuple[Revision, Span], str]

    @classmethod
    def of(cls, golden: GoldenSet) -> "Names":
        """The names that a set gives; of two for one place the first."""
        places: dict[tuple[Revision, Span], str] = {}
        for name, place in golden.passages.items():
            places.setdefault(place, name)
        return cls({revision: name for name, revision in golden.ids.items()}, places)

    def document(self, revision: Revision) -> str:
        """The corpus id of a document, else `returns-v2`."""
        return self.documents.get(revision, str(revision))

    def unit(self, case: GoldenCase, found: Found) -> str:
        """What a ranked passage counts as in this case: its document, itself by the set's name, or
        `returns-v2:120-860`.
        """
        passage = found.passage
        if unit_of(case, found) == passage.revision:
            return self.document(passage.revision)
        return self.passages.get((passage.revision, passage.span), passage.id)

    def ranked(self, case: GoldenCase, passages: Iterable[Found], *, depth: int) -> tuple[str, ...]:
        """The first `depth` units among ranked passages, best first, each once: a line each of a run file."""
        return tuple(dict.fromkeys(self.unit(case, found) for found in passages))[:depth]


def units_of(ranked: Iterable[str], library: Library) -> tuple[Found, ...]:
    """What a ranking made elsewhere names, best first.

    An id is looked up as evidence is: a passage of the set, a document, a section; then as `returns-v2:120-860`. A
    document stands for all of its text. An id that names nothing keeps its place, and is evidence of nothing.
    """
    return tuple(_found(name, number, library) for number, name in enumerate(ranked))


def judged_run(case: GoldenCase, ranked: Sequence[str], library: Library, *, depth: int) -> Judged:
    """What a ranking made elsewhere, each id once, is worth to a case; passages roll up to their document where
    documents are required.
    """
    exact = all(name in library.passages for name in ranked if _place(name, library))
    return judged(case, units_of(ranked, library), depth=depth, exact=exact)


def unknown(ranked: Iterable[str], library: Library) -> tuple[str, ...]:
    """The ids that name nothing."""
    return tuple(name for name in ranked if _place(name, library) is None)


def known(name: str, library: Library) -> str:
    """The id that a word of a run file stands for: itself where it names something, else without the `%20` that is
    written for a blank where that names something.
    """
    plain = unquote(name)
    return plain if plain != name and not _place(name, library) and _place(plain, library) else name


def _found(name: str, number: int, library: Library) -> Found:
    # No revision has an empty label: what names nothing is evidence of nothing.
    revision, span = _place(name, library) or (Revision(name, ""), Span(0, 0))
    return Found(number, Passage(revision, span, "", ""), "", "", Policy(), (), (), ())


def _place(name: str, library: Library) -> tuple[Revision, Span] | None:
    passage = _PASSAGE.fullmatch(name)
    known = name in library.passages or name in library.names
    if passage and not known and passage["revision"] in library.names:
        start, end = int(passage["start"]), int(passage["end"])
        revision = library.names[passage["revision"]]
        # A span that runs beyond the text would hold all of it.
        return (revision, Span(start, end)) if start <= end <= _length(revision, library) else None
    try:
        target = library.target(name)
    except UnresolvedError:
        return None
    return target.revision, target.spans[0] if target.spans else Span(0, _length(target.revision, library))


def _length(revision: Revision, library: Library) -> int:
    document = library.documents.get(revision)
    return len(document.text) if document else 0
