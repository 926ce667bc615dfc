"""`proofspan demo`: the example archive asked eleven ways, everything shown being computed while you look."""

import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from rich.padding import Padding
from rich.rule import Rule

from proofspan.archive import Answer, Archive, Asking, Outcome, Submission, Taken, submissions
from proofspan.cli.demo_meaning import compared
from proofspan.cli.pages.answers import answered
from proofspan.cli.pages.console import Page, styled
from proofspan.documents import IN_FORCE, PUBLIC, Document, Policy, Revision
from proofspan.documents.manifest import Metadata
from proofspan.eligibility import Eligibility, Identity
from proofspan.errors import MissingExtraError
from proofspan.generators.scripted import Fixed
from proofspan.passages import chunker
from proofspan.retrieval import Query
from proofspan.settings import AnswerSettings, How

TODAY = date(2026, 6, 1)
CHUNKER = "sections"
WINDOW = "What is the current returns window?"
PROOF = "May a unit be accepted back without proof of delivery?"
LIE = (
    "During maintenance the pressure of the service hose is 40 bar for an AX-42 [S1]. "
    "It may be raised for ten minutes. The reducer is part 42-9999 [S7]."
)


@dataclass(frozen=True, slots=True)
class Scene:
    """One question: what it is to show, who asks it and when; `look` says what to see in the answer, `draft` is
    somebody else's that is checked instead of one of ours.
    """

    says: str
    question: str
    groups: tuple[str, ...] = ("sales",)
    as_of: date = TODAY
    look: str = ""
    draft: str = ""


SCENES = (
    Scene(
        "An answer, every sentence with the characters that say it",
        "How do I stop the AX-42 from overheating without switching it off?",
    ),
    Scene("A date decides: the returns window today", WINDOW),
    Scene("The same question, asked about 1 February 2026", WINDOW, as_of=date(2026, 2, 1)),
    Scene(
        "A person decides: sales asks about a lost proof of delivery",
        PROOF,
        look="Sales may not read the internal exceptions. What it gets is the nearest rule that it may read, which "
        "does not settle the case; that there is another document shows nowhere.",
    ),
    Scene("The same question, asked by operations, who may read the exceptions", PROOF, groups=("operations",)),
    Scene(
        "Two documents are needed: the policy and the contract", "May North replace an AX-42 bought twenty days ago?"
    ),
    Scene(
        "Nobody ever stated it, so nobody is told",
        "What pressure can the AX-42 withstand underwater?",
        look="NON NEL CONTESTO, Italian for 'not in the context', is the abstention: always this string, to the "
        "character, so that a program can tell it from an answer.",
    ),
    Scene(
        "A draft that makes things up: refused, with its faults",
        "What is the pressure of the service hose of the AX-42 during maintenance?",
        look="The draft is no proofspan's: it was written for this demonstration, as a language model might have.",
        draft=LIE,
    ),
)


def run(page: Page) -> None:
    """Plays the demonstration; raises `MissingExtraError` when the examples are not there."""
    folder, began = examples() / "documents", time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="proofspan-demo-") as place, Archive.create(Path(place)) as archive:
        _added(page, archive, folder)
        answers = [_scene(page, archive, number, scene) for number, scene in enumerate(SCENES, start=1)]
        _without(page, folder)
        compared(page, folder, made=CHUNKER, as_of=TODAY, number=len(SCENES) + 2)
        _checked(page, archive, answers, seconds=time.perf_counter() - began)


def examples() -> Path:
    """The example archive: in the package where it was installed, beside the sources in a checkout."""
    for folder in (Path(__file__).parents[1] / "examples" / "ax42", Path(__file__).parents[3] / "examples" / "ax42"):
        if (folder / "documents").is_dir():
            return folder
    raise MissingExtraError("the example documents are not where the package was installed: install it anew")


def _added(page: Page, archive: Archive, folder: Path) -> None:
    archive.configure(CHUNKER)
    report = archive.add(submissions([folder], Metadata()), chunker(CHUNKER))
    kinds = sorted({Path(outcome.file).suffix[1:] for outcome in report.files})
    passages = sum(outcome.passages for outcome in report.files)
    page.print()
    page.print(
        styled(
            ("proofspan demo  ", "bold"),
            f"{report.count(Taken.ADDED)} documents ({', '.join(kinds)}), {passages} passages, ",
            "every one with its groups, status and dates",
        )
    )


def _scene(page: Page, archive: Archive, number: int, scene: Scene) -> Answer:
    page.print()
    page.print(Rule(styled((f"{number}  {scene.says}", "bold magenta")), align="left", style="magenta"))
    who = f"{', '.join(scene.groups)} asks as of {scene.as_of}"
    page.print(Padding(styled((scene.question, "italic"), f"  ({who})"), (0, 2)))
    for line in filter(None, (scene.look, scene.draft and f"draft: {scene.draft}")):
        page.print(Padding(styled((line, "dim")), (0, 2)))
    given = archive.ask(_asking(scene))
    answered(page, given, None)
    return given


def _asking(scene: Scene) -> Asking:
    eligibility = Eligibility(Identity("demo", frozenset(scene.groups)), scene.as_of)
    answering = AnswerSettings().answering()
    if scene.draft:
        answering = replace(answering, generator=Fixed(scene.draft))
    return Asking(Query(scene.question, eligibility, 4), How().settled(None).recipe(), answering)


def _without(page: Page, folder: Path) -> None:
    """The same documents with every status, group and date thrown away, asked what scene 2 asked."""
    page.print()
    title = f"{len(SCENES) + 1}  What would have gone wrong without eligibility"
    page.print(Rule(styled((title, "bold magenta")), align="left", style="magenta"))
    page.print(Padding(styled((WINDOW, "italic"), "  (status, groups, products and dates ignored)"), (0, 2)))
    with Archive.in_memory() as archive:
        archive.configure(CHUNKER)
        names: dict[Revision, Document] = {}
        archive.add(_opened(folder, names), chunker(CHUNKER))
        given = archive.ask(_asking(replace(SCENES[1], groups=())))
    page.print()
    for hit in given.trace.ranking.hits:
        document = names[hit.found.passage.revision]
        wrong = _wrong(document.policy)
        line = styled(
            (f"{hit.rank}  ", "cyan"),
            f"{document.revision}  {hit.found.passage.heading}  ",
            (wrong or "in force, for sales", "bold red" if wrong else "bold green"),
        )
        page.print(Padding(line, (0, 2)))
    page.print()
    page.print(Padding(styled("and the answer would have been, cited and literally true to its source:"), (0, 2)))
    page.print(Padding(styled((given.text, "bold red")), (0, 2)))
    page.print()
    page.print(
        Padding(styled("A ranker cannot tell them apart, nor can a verifier: they say it in the same words."), (0, 2))
    )


def _opened(folder: Path, names: dict[Revision, Document]) -> Iterator[Submission]:
    """The documents under names of their own, readable by everybody for ever; `names` leads back."""
    for submission in submissions([folder], Metadata()):
        if submission.document is not None:
            alias = Revision(str(submission.document.revision).replace("-", "."), "v1")
            names[alias] = submission.document
            policy = Policy(allowed_groups=frozenset({PUBLIC}))
            yield Submission(submission.file, replace(submission.document, revision=alias, policy=policy))


def _wrong(policy: Policy) -> str:
    """Why sales may not be answered from a revision on the day of the demonstration; empty when it may."""
    if policy.status not in IN_FORCE:
        return f"a {policy.status}"
    if not policy.validity.holds_on(TODAY):
        return "not in force"
    return "" if policy.allowed_groups & {"sales", PUBLIC} else "not for sales"


def _checked(page: Page, archive: Archive, answers: Sequence[Answer], *, seconds: float) -> None:
    """Reads every cited document back and counts the quotes that are exactly its characters."""
    citations = [(a, c) for a in answers for sentence in a.sentences for c in sentence.citations]
    exact = sum(
        archive.document(c.found.passage.revision, a.query.eligibility).text[c.span.start : c.span.end] == c.quote
        for a, c in citations
    )
    said = ", ".join(f"{sum(a.outcome is outcome for a in answers)} {outcome}" for outcome in Outcome)
    page.print()
    page.print(Rule(style="magenta"))
    page.print(
        styled(
            f"{said}; ",
            (f"{exact} of {len(citations)} quotes are the document's own characters", "bold"),
            f"; {seconds:.1f} s",
        )
    )
    page.print(
        styled(("Your own folder:  proofspan init && proofspan add FOLDER --public && proofspan ask QUESTION", "dim"))
    )
    page.print()
