"""Generated passages, each an exact span of its source: 20,000 here, a million by `make fuzz`."""

import os
import random
from dataclasses import replace
from itertools import islice, pairwise

import pytest
from numbered import Numbered, documents, numbers

from proofspan.documents import PUBLIC, Policy, Revision
from proofspan.passages import Chunker, Passage, Reads, chunker
from proofspan.passages.windows import words
from proofspan.stores import Configure, Layout, Put
from proofspan.stores.contract import asker
from proofspan.stores.embedded import EmbeddedStore

FUZZ = os.environ.get("HYPOTHESIS_PROFILE") == "fuzz"
PARTS, EACH = 20, (50_000 if FUZZ else 1_000)
FIRST = int(os.environ.get("PASSAGES_SEED") or (random.randrange(10**9) if FUZZ else 0))
"""Printed where a passage is wrong; to replay: PASSAGES_SEED=17 pytest tests/passages/test_passages_million.py"""

SPECS = (
    *("windows:1", "windows:3/2", "windows:7", "windows:12/4", "windows:40/8", "wordpieces:3", "wordpieces:9/4"),
    *("sentences:1", "sentences:2/1", "sentences:3", "sentences:1:plain", "sentences:2/1:plain"),
    *("paragraphs:1", "paragraphs:5", "paragraphs:20", "paragraphs:160", "sections", "whole"),
)
OPEN = Policy(allowed_groups=frozenset({PUBLIC}))
CHUNKERS = {spec: chunker(spec, reads=Reads(100, words)) for spec in SPECS}


def wrong(passage: Passage, of: Numbered) -> bool:
    """Whether it is not its own span of its source, or not a run of the words as they were written, none cut."""
    source, found = of.document.text, numbers(passage.text)
    exact = passage.text == source[passage.span.start : passage.span.end] and passage.revision == of.document.revision
    return not exact or any(other != one + 1 for one, other in pairwise(found))


def read_whole(drawn: Numbered) -> bool:
    """Whether a text without markup is what was written, but for the ends of its lines; others are not compared."""
    text = drawn.document.text.replace("\r\n", "\n").replace("\r", "\n")
    return drawn.format not in ("none", "text") or text == drawn.written


def checked(drawn: Numbered, cut: Chunker, where: str) -> int:
    """How many passages there are, all of them right."""
    passages = cut(drawn.document)
    assert not [passage.id for passage in passages if wrong(passage, drawn)], where
    assert all(one.span.start < other.span.start for one, other in pairwise(passages)), where
    held = {found for passage in passages for found in numbers(passage.text)}
    assert set(range(1, drawn.count + 1)) - held <= drawn.headings, where
    return len(passages)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_passage_is_its_span(part: int) -> None:
    """Whatever the script, line end, format and chunker: the text of each passage is source[start:end], its words are
    those written there, one after the other, starts ascend, and no word but a heading's is in no passage.
    """
    seed, made = FIRST + part, 0
    drawn = documents(seed)
    for number in range(EACH):
        document, specs = next(drawn), random.Random(number).sample(SPECS, 4)
        assert read_whole(document), f"seed {seed}, document {number}"
        for spec in specs:
            made += checked(document, CHUNKERS[spec], f"seed {seed}, document {number}, {document.format}, {spec}")
        if made >= EACH:
            break
    assert made >= EACH


def test_what_comes_back_from_a_store_is_the_span() -> None:
    """Put in an archive and read from there, every passage is what its document, read from there, has at its span."""
    store, cut, asked = EmbeddedStore.in_memory(), CHUNKERS["paragraphs:5"], asker()
    store.write(Configure(Layout(store.analyzer, "paragraphs:5")))
    for number, drawn in enumerate(islice(documents(FIRST), 400 if FUZZ else 20)):
        document = replace(drawn.document, revision=Revision(f"d{number}", "v1"), policy=OPEN)
        store.write(Put(document, cut(document)))
        assert store.document(document.revision, asked).text == document.text
    found = store.read([key for key, _ in store.texts()], asked)
    texts = {entry.revision: store.document(entry.revision, asked).text for entry in store.entries(asked)}
    assert len(found) == sum(entry.passages for entry in store.register()) > 100
    assert all(f.passage.text == f.passage.span.of(texts[f.passage.revision]) for f in found)
