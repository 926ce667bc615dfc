"""The nouns of verification: what a sentence cites, what is wrong with it, and the verdict."""

from dataclasses import dataclass
from enum import StrEnum

from proofspan.spans import Span


class Profile(StrEnum):
    """How much is asked of an answer: `literal` is the hard rules."""

    LITERAL = "literal"


class Kind(StrEnum):
    """One kind per rule; each has its example and its mend in docs/faults.md."""

    MISSING_CITATION = "missing-citation"
    MALFORMED_CITATION = "malformed-citation"
    UNKNOWN_SPAN = "unknown-span"
    EMPTY_CLAIM = "empty-claim"
    MIXED_ABSTENTION = "mixed-abstention"
    UNSUPPORTED_NUMBER = "unsupported-number"
    EMPTY_ANSWER = "empty-answer"


class Finding(StrEnum):
    """What came of checking an answer."""

    ANCHORED = "anchored"
    REFUSED = "refused"
    ABSTAINED = "abstained"


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with one sentence. `sentence` counts characters of the answer's text; `message` says
    what was looked for, what the span has instead, and is meant for a person.
    """

    kind: Kind
    sentence: Span
    token: str
    message: str


@dataclass(frozen=True, slots=True)
class Support:
    """The characters of one cited span that carry a sentence: `span` counts in that span's own text."""

    label: str
    span: Span


@dataclass(frozen=True, slots=True)
class Claim:
    """One sentence of an answer: where it stands (markers included), its words without markers, what it cites."""

    span: Span
    text: str
    support: tuple[Support, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What verification found. `support` is in [0, 1], None where the profile does not score it."""

    finding: Finding
    profile: Profile
    claims: tuple[Claim, ...]
    faults: tuple[Fault, ...]
    support: float | None = None
