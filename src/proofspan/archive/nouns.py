"""The nouns of an archive: what became of each file, and what an answer is made of."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum

from proofspan.archive.withholding import NOTE, Threshold
from proofspan.documents import Revision
from proofspan.generators import Generator
from proofspan.prompts import Frame, Prompt
from proofspan.retrieval import Query, Ranking, Recipe
from proofspan.spans import Span
from proofspan.stores import Found
from proofspan.verification import Profile, Verdict
from proofspan.verification.judge import Judge


class Taken(StrEnum):
    """What became of a file that was to be added."""

    ADDED = "added"
    UNCHANGED = "unchanged"
    AMENDED = "amended"
    CONFLICTING = "conflicting"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class FileReport:
    """One file's line of the report. `groups` is who may read the revision: empty means nobody. `ended` are the
    revisions that end where this one begins, because it supersedes them; `until` is the first day out that a later
    one in the archive gave it. `hidden` counts the characters that nobody can see and were left out, by kind;
    `flagged` are the kinds of flags, each with the pages that it is about.
    """

    file: str
    taken: Taken
    revision: Revision | None = None
    reason: str = ""
    groups: frozenset[str] = frozenset()
    passages: int = 0
    ended: tuple[Revision, ...] = ()
    until: date | None = None
    hidden: tuple[tuple[str, int], ...] = ()
    flagged: tuple[tuple[str, tuple[int, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """What an `add` did, file by file, in the order in which they were taken."""

    files: tuple[FileReport, ...]
    sequence: int

    def count(self, taken: Taken) -> int:
        """How many files ended so."""
        return sum(outcome.taken is taken for outcome in self.files)

    @property
    def complete(self) -> bool:
        """Whether nothing conflicted and nothing was refused."""
        return not (self.count(Taken.CONFLICTING) or self.count(Taken.REFUSED))


class Outcome(StrEnum):
    """What an asker gets: sentences with citations, the abstention, or nothing but reasons."""

    ANSWERED = "answered"
    ABSTAINED = "abstained"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Answering:
    """How an answer is made from a ranking. `deliver_all` hands over the whole pool instead of the best k; `judge`
    looks again at what verification let pass, and can only refuse it; what has less than `threshold` is withheld.
    """

    generator: Generator
    frame: Frame = field(default_factory=Frame)
    profile: Profile = Profile.STRICT
    deliver_all: bool = False
    detect_products: bool = True
    judge: Judge | None = None
    threshold: Threshold | None = None


@dataclass(frozen=True, slots=True)
class Citation:
    """The characters of a document that carry a sentence: `quote == document.text[span.start:span.end]`."""

    label: str
    found: Found
    span: Span
    page: int | None
    quote: str


@dataclass(frozen=True, slots=True)
class Sentence:
    """A verified sentence, its markers off, with what it cites."""

    text: str
    citations: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class Trace:
    """For operators: what was delivered and drafted. A refused draft stands here and nowhere else."""

    ranking: Ranking
    prompt: Prompt
    draft: str
    timings_ms: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Answer:
    """The reply to a query. `text` is the abstention string unless answered; `receipt` is an id or empty."""

    query: Query
    outcome: Outcome
    text: str
    sentences: tuple[Sentence, ...]
    verdict: Verdict
    trace: Trace
    receipt: str = ""

    @property
    def withheld(self) -> str:
        """Why a draft that verification let pass was not said: it had less than the threshold; else empty."""
        return next((note for note in self.trace.ranking.notes if note.startswith(NOTE)), "")


@dataclass(frozen=True, slots=True)
class Asking:
    """Everything that decides an answer beside the archive: a query, a recipe, how to answer, which state."""

    query: Query
    recipe: Recipe
    answering: Answering
    config: Mapping[str, object] = field(default_factory=dict)
    at: int | None = None
