"""The nouns of the laboratory: texts with a status, questions with their anchor, and both together."""

from dataclasses import dataclass

from proofspan.documents import PUBLIC, Document, Policy, Revision, Source, Status
from proofspan.evaluation.nouns import Invalid
from proofspan.spans import collapsed


@dataclass(frozen=True, slots=True)
class Text:
    """A document of the laboratory; everybody may read it, and its status decides whether it may compete."""

    id: str
    text: str
    status: Status

    @property
    def document(self) -> Document:
        """The same as archives take it: without title, sections or dates, so that only its text is searched."""
        policy = Policy(self.status, allowed_groups=frozenset({PUBLIC}))
        return Document(Revision(self.id, "v1"), "", self.text, policy, source=Source(self.id, "text"))


@dataclass(frozen=True, slots=True)
class Item:
    """A question, the document that answers it, and the literal words there that do."""

    id: str
    question: str
    document: str
    anchor: str

    def held_by(self, text: str) -> bool:
        """Whether the anchor stands whole in a text, runs of white space counting as one space."""
        return collapsed(self.anchor) in collapsed(text)


@dataclass(frozen=True, slots=True)
class Material:
    """What one run of the laboratory is about. `texts` are the corpus and then the `notes`, which contradict it;
    `items` the questions that can be counted, `invalid` those whose anchor is not in their document.
    """

    name: str
    texts: tuple[Text, ...]
    notes: frozenset[str]
    items: tuple[Item, ...]
    invalid: tuple[Invalid, ...] = ()

    def text(self, document: str) -> str:
        """What a document of the corpus says."""
        return next(text.text for text in self.texts if text.id == document)
