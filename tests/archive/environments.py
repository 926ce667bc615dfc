"""What is found, answered and decided in the environment of this process, as JSON on stdout; not a test itself.

    python environments.py minilm|none DOCUMENTS QUESTIONS [CORES]

Asks the ten questions of the shipped example, then so many about so many drawn documents. CORES: on so many cores.
"""

import json
import os
import random
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from proofspan.archive import Answer, Answering, Archive, Asking, Submission
from proofspan.documents import PUBLIC, Document, Policy, Revision, Status, Validity
from proofspan.eligibility import Eligibility, Identity
from proofspan.encoders import Encoder, Fitted
from proofspan.evaluation import read
from proofspan.generators import Generator
from proofspan.generators.extractive import Extractive
from proofspan.generators.scripted import Fixed
from proofspan.passages import chunker
from proofspan.retrieval import Query
from proofspan.settings import How

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "ax42"
DAY = date(2026, 6, 1)
WAYS = {
    "none": (("bm25", "none"), ("bm25", "lexical")),
    "minilm": (("dense", "none"), ("rrf", "none"), ("hybrid", "none"), ("hybrid", "lexical")),
}
CLAIM = "The pressure of the service hose is 6.5 bar [S1]. The returns window is 30 days, or thirty-one [S2]."
WORDS = "window days policy pressure hose airflow clearance smoke stop overheating load intake warranty bar".split()
Said = dict[str, object]


def said(answer: Answer) -> Said:
    """What is to be the same everywhere: ids in their order, the outcome, the words, the citations and the faults."""
    return {
        "ids": [hit.found.passage.id for hit in answer.trace.ranking.hits],
        "outcome": answer.outcome,
        "text": answer.text,
        "cited": [f"{c.label} {c.found.passage.id} {c.span}" for s in answer.sentences for c in s.citations],
        "faults": [f"{fault.kind} {fault.token}" for fault in answer.verdict.faults] if answer.verdict else None,
    }


def ways(encoder: str) -> list[How]:
    """The ways of asking that this encoder, or none, allows."""
    return [How(method=method, k=5, pool=20, rerank=rerank, encoder=encoder) for method, rerank in WAYS[encoder]]


def asked(archive: Archive, ways: list[How], questions: list[tuple[str, Eligibility]]) -> Iterator[Said]:
    """Each question in each way, answered from the passages and by somebody who claims the same always."""
    writers: tuple[Generator, ...] = (Extractive(), Fixed(CLAIM))
    for how in ways:
        for text, eligibility in questions:
            for writer in writers:
                query = Query(text, eligibility, how.k)
                yield said(archive.ask(Asking(query, how.recipe(), Answering(writer)), keep=False))


def example(ways: list[How], encoder: Encoder | Fitted | None) -> Iterator[Said]:
    """The ten questions of the example, asked by who asks them there."""
    golden = read(EXAMPLE)
    archive = Archive.in_memory(encoder=encoder, lends=True)
    archive.configure("sections")
    archive.add([Submission(d.source.name, d) for d in golden.documents], chunker("sections"))
    questions = [(q.text, Eligibility(Identity("somebody", q.groups), q.as_of or DAY)) for q in golden.questions]
    yield from asked(archive, ways, questions)


def drawn(ways: list[How], encoder: Encoder | Fitted | None, documents: int, questions: int) -> Iterator[Said]:
    """Questions about documents of few words, among which many scores are near each other."""
    chance = random.Random(7)
    policy = Policy(Status.PUBLISHED, frozenset(), frozenset({PUBLIC}), Validity(None, None))
    texts = [" ".join(chance.choices(WORDS, k=12)) + "." for _ in range(documents)]
    made = [Document(Revision(f"note{n}", "v1"), "Note", text, policy) for n, text in enumerate(texts)]
    archive = Archive.in_memory(encoder=encoder, lends=True)
    archive.configure("whole")
    archive.add([Submission(str(d.revision), d) for d in made], chunker("whole"))
    asker = Eligibility(Identity("somebody", frozenset()), DAY)
    yield from asked(archive, ways, [(" ".join(chance.choices(WORDS, k=4)), asker) for _ in range(questions)])


if __name__ == "__main__":
    documents, questions = int(sys.argv[2]), int(sys.argv[3])
    if sys.argv[4:]:
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: int(sys.argv[4])])
    asking = ways(sys.argv[1])
    encoder = asking[0].made_encoder()
    everything = [*example(asking, encoder), *drawn(asking, encoder, documents, questions)]
    print(json.dumps(everything, indent=0, ensure_ascii=True, default=str))
