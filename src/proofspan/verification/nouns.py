"""The nouns of verification: what a sentence cites, what is wrong with it, and the verdict."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from proofspan.spans import Span


class Profile(StrEnum):
    """How much is asked of an answer: `literal` is the hard rules; `strict` these and enough support."""

    LITERAL = "literal"
    STRICT = "strict"


class Kind(StrEnum):
    """One kind per rule; each has its example and its mend in docs/faults.md."""

    MISSING_CITATION = "missing-citation"
    MALFORMED_CITATION = "malformed-citation"
    UNKNOWN_SPAN = "unknown-span"
    EMPTY_CLAIM = "empty-claim"
    IDLE_CITATION = "idle-citation"
    MIXED_ABSTENTION = "mixed-abstention"
    EMPTY_ANSWER = "empty-answer"
    LINK_OR_IMAGE = "link-or-image"
    UNSUPPORTED_NUMBER = "unsupported-number"
    AMBIGUOUS_NUMBER = "ambiguous-number"
    WRONG_UNIT = "wrong-unit"
    WRONG_DATE = "wrong-date"
    UNSUPPORTED_CODE = "unsupported-code"
    UNSUPPORTED_QUOTE = "unsupported-quote"
    UNSUPPORTED_NAME = "unsupported-name"
    OTHER_SUBJECT = "other-subject"
    NEGATION = "negation"
    ANTONYM = "antonym"
    QUANTIFIER = "quantifier"
    LOW_SUPPORT = "low-support"
    JUDGE_REFUSED = "judge-refused"


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
    """One sentence of an answer: where it stands (markers included), its words without markers, what it cites.

    `score` is its support in [0, 1], None where the profile does not score it or nothing is cited; `lost` are its
    words that no cited span has where it was best supported, as they are written.
    """

    span: Span
    text: str
    carried: Callable[[], tuple[Support, ...]] = field(default=tuple, repr=False, compare=False)
    score: float | None = None
    lost: tuple[str, ...] = ()

    @property
    def support(self) -> tuple[Support, ...]:
        """The characters of each cited span that carry the sentence, found when they are asked for; a whole span where
        none stand out.
        """
        return self.carried()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What verification found. `support` is the lowest score of a sentence, in [0, 1]: 0 where one cites nothing;
    None where the profile does not score it, and of an abstention.
    """

    finding: Finding
    profile: Profile
    claims: tuple[Claim, ...]
    faults: tuple[Fault, ...]
    support: float | None = None
