"""What evidence ids name: passages of the set, documents, sections of revisions, in this order."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from proofspan.documents import Document, Revision
from proofspan.errors import InputError
from proofspan.evaluation.nouns import Anchor, GoldenSet, Kind, Target
from proofspan.spans import Span, locate


class UnresolvedError(Exception):
    """Something that a question names and that is not there; `kind` is the word of the invalid item."""

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(reason)
        self.kind = kind


@dataclass(frozen=True, slots=True)
class Library:
    """The documents that evidence is looked up in. `complete` is false where they are only those of an archive:
    a section of a revision that is not among them may then exist, and has not been added.
    """

    documents: Mapping[Revision, Document]
    names: Mapping[str, Revision]
    passages: Mapping[str, tuple[Revision, Span]]
    complete: bool = True
    families: Mapping[str, Sequence[Revision]] = field(default_factory=dict)

    @classmethod
    def of(cls, golden: GoldenSet, documents: Iterable[Document], *, complete: bool = True) -> "Library":
        """The library of a set's ids over documents. A document's own id names it when it has one revision."""
        held = {document.revision: document for document in documents}
        families: defaultdict[str, list[Revision]] = defaultdict(list)
        for revision in held:
            families[revision.document].append(revision)
        alone = {name: family[0] for name, family in families.items() if len(family) == 1}
        names = alone | {str(revision): revision for revision in held} | dict(golden.ids)
        return cls(held, names, golden.passages, complete, families)

    def target(self, name: str, grade: float = 1.0) -> Target:
        """What an evidence id names; raises `UnresolvedError`."""
        if name in self.passages:
            revision, span = self.passages[name]
            return Target(name, Kind.PASSAGE, revision, (span,), grade)
        if name in self.names:
            return Target(name, Kind.DOCUMENT, self.names[name], (), grade)
        document, mark, section = name.rpartition("#")
        if mark and document in self.names:
            revision = self.names[document]
            spans = tuple(s.span for s in self.documents[revision].sections if s.name == section and len(s.span))
            if not spans:
                raise UnresolvedError(
                    "unknown-evidence", f"{name!r} names nothing: {revision} has no section {section!r}"
                )
            return Target(name, Kind.SECTION, revision, spans, grade)
        return self._elsewhere(name, grade)

    def _elsewhere(self, name: str, grade: float) -> Target:
        """Evidence of a revision that is not at hand, where there may be one."""
        self._refuse_several(name.rpartition("#")[0] or name, "unknown-evidence")
        if self.complete:
            raise UnresolvedError(
                "unknown-evidence", f"{name!r} names nothing: it is no passage, no document and no section of the set"
            )
        document, mark, _ = name.rpartition("#")
        kind = Kind.SECTION if mark else Kind.DOCUMENT
        return Target(name, kind, _absent(document if mark else name), (), grade)

    def revision(self, name: str) -> Revision:
        """The revision that an id names; raises `UnresolvedError`."""
        if name not in self.names:
            self._refuse_several(name, "unknown-document")
            if not self.complete:
                return _absent(name)
            raise UnresolvedError("unknown-document", f"{name!r} is no document of the set")
        return self.names[name]

    def _refuse_several(self, name: str, kind: str) -> None:
        """Raises `UnresolvedError` for the id of a document with several revisions: which one is meant is not said."""
        family = self.families.get(name, ())
        if len(family) > 1:
            known = ", ".join(sorted(map(str, family))[:3])
            raise UnresolvedError(
                kind,
                f"{name!r} has {len(family)} revisions ({known}{', ...' if len(family) > 3 else ''}): name one of them",
            )

    def anchor(self, anchor: Anchor) -> Target:
        """Where an anchor stands: its span, or every place that has its words; raises `UnresolvedError`."""
        if not self.complete and anchor.document not in self.names:
            self._refuse_several(anchor.document, "unknown-document")
            return Target(f"{anchor.document}:{anchor.text}", Kind.ANCHOR, _absent(anchor.document))
        revision = self.revision(anchor.document)
        text = self.documents[revision].text
        spans = (anchor.span,) if anchor.span is not None else _places(text, anchor.text)
        if not spans and not anchor.text.strip():
            raise UnresolvedError(
                "anchor-not-literal", f"the anchor in {anchor.document!r} has no text, and no start and end"
            )
        if not spans:
            raise UnresolvedError("anchor-not-literal", f"{anchor.text!r:.80} does not stand in {anchor.document!r}")
        held = spans[0].of(text)
        if spans[0].end > len(text):
            raise UnresolvedError(
                "anchor-not-literal",
                f"the anchor is {spans[0].start}..{spans[0].end}, and {anchor.document!r} has {len(text)} characters"
                f"{_instead(text, anchor.text)}",
            )
        if anchor.span is not None and (not held.strip() or (anchor.text and held != anchor.text)):
            raise UnresolvedError(
                "anchor-not-literal",
                f"characters {anchor.span.start}..{anchor.span.end} of {anchor.document!r} are {held!r:.80}, "
                f"the anchor is {anchor.text!r:.80}{_instead(text, anchor.text)}",
            )
        name = f"{anchor.document}:{spans[0].start}-{spans[0].end}"
        return Target(name, Kind.ANCHOR, revision, spans)


def _absent(name: str) -> Revision:
    """The revision that a name would be of, were it there."""
    try:
        return Revision.parse(name)
    except InputError:
        return Revision(name, "v1")


def _places(text: str, words: str) -> tuple[Span, ...]:
    pattern = r"\s+".join(map(re.escape, words.split()))
    return tuple(Span(*found.span()) for found in re.finditer(pattern, text)) if pattern else ()


def _instead(text: str, words: str) -> str:
    found = locate(text, words)
    return f", which stands at {found.start}..{found.end}" if found else ""
