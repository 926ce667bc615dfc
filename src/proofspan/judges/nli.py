"""A model of inference as a judge: whether a cited span, read as the premise, entails the sentence."""

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from proofspan.encoders.batching import batches
from proofspan.encoders.loading import tokenizer
from proofspan.encoders.piece_spans import piece_spans
from proofspan.errors import EncoderError, JudgeError
from proofspan.judges.nli_graph import Labels, NliGraph
from proofspan.passages import packed
from proofspan.retrieval.cross_encoder import CONFIG, GRAPH, ROOM, TOKENIZER, PairFiles
from proofspan.retrieval.pair_graph import MEND
from proofspan.verification.judge import Judgement

if TYPE_CHECKING:
    from tokenizers import Encoding

SURE = 0.5
"""How likely entailment must be, and more: then no other label is as likely."""


class Nli:
    """A `Judge`; `load` makes it. Each cited span is a premise, and several are one more together.

    A premise that does not fit beside the sentence is read in windows, half of each again in the next; the best
    window counts. Scores are how likely entailment is by the model, which is not how often it is right.
    """

    def __init__(self, folder: Path, *, threads: int | None = None) -> None:
        labels = Labels.at(folder / CONFIG)
        files = PairFiles(folder / GRAPH, folder.resolve().name)
        self.name, self._limit = files.name, files.limit()
        self.digest = _digest(files.digest(), labels)
        self._tokenizer = tokenizer(files.tokenizer, mend=MEND)
        self._graph = NliGraph(files.graph, labels, threads=threads)
        self._marks = self._tokenizer.num_special_tokens_to_add(is_pair=True)

    @classmethod
    def load(cls, folder: Path, *, threads: int | None = None) -> "Nli":
        """The one whose `model.onnx` and `tokenizer.json` stand in a folder, with `config.json` for what its logits
        mean unless there is one alone; it takes all cores when `threads` is None.

        Raises `JudgeError` for files that are missing, damaged or of another kind of model, and `MissingExtraError`
        without the libraries that run it.
        """
        _complete(folder)
        try:
            return cls(folder, threads=threads)
        except EncoderError as error:
            raise JudgeError(f"the judge {folder} cannot be had: {error}") from error

    def judge(self, claim: str, spans: Sequence[str]) -> Judgement:
        """Supported where the model thinks entailment likelier than not of some window.

        A sentence that leaves less than 32 tokens for the premise is not supported: it cannot be read beside one.
        """
        if not claim.strip():
            return Judgement(False, 0.0, "the sentence is empty")
        room = self._limit - self._marks - len(self._encoded(claim).ids)
        if room < ROOM:
            return Judgement(
                False, 0.0, f"the sentence leaves {max(0, room)} of {self._limit} tokens for what it cites"
            )
        pairs = [pair for text in _premises(spans) for pair in self._pairs(text, claim, room)]
        if not pairs:
            return Judgement(False, 0.0, "nothing is cited that could be read")
        labels = self._graph.labels
        best = max(self._likely(pairs), key=lambda likely: likely[labels.entailed])
        score = best[labels.entailed]
        most = max(range(len(labels.names)), key=lambda place: best[place])
        of = f"the best of {len(pairs)} windows" if len(pairs) > 1 else "what is cited"
        why = f"of {of}, {labels.names[most]} is {best[most]:.2f} likely" if len(best) > 1 else f"of {of}"
        return Judgement(score > SURE, score, why)

    def _likely(self, pairs: "Sequence[Encoding]") -> Iterator[tuple[float, ...]]:
        """What the graph thinks of each pair. Those of one length are read together and nothing is padded."""
        for batch in batches([len(pair.ids) for pair in pairs]):
            yield from self._graph.run([pairs[n].ids for n in batch], [pairs[n].type_ids for n in batch])

    def _pairs(self, premise: str, claim: str, size: int) -> "Iterator[Encoding]":
        """The pair, or where it is over the limit those with windows of the premise, each of at most `size` tokens."""
        pair = self._encoded(premise, claim)
        if len(pair.ids) <= self._limit:
            yield pair
            return
        # One character of more tokens than fit is not read.
        for span in (
            packed(premise, piece_spans(premise, self._encoded(premise).offsets), size, size // 2) if size else ()
        ):
            # A window can have more tokens by itself than it had inside the text, where it was cut inside a word.
            yield from self._pairs(span.of(premise), claim, size // 2)

    def _encoded(self, text: str, second: str | None = None) -> "Encoding":
        """One text without marks, or a pair with them. A lone surrogate has no bytes to hand over: it is no word."""
        first = text.encode("utf-8", "replace").decode()
        if second is None:
            return self._tokenizer.encode(first, add_special_tokens=False)
        return self._tokenizer.encode(first, second.encode("utf-8", "replace").decode())


def _premises(spans: Sequence[str]) -> Iterator[str]:
    """Each span that says anything, and where there are several all of them as one text."""
    said = [span.strip() for span in spans if span.strip()]
    yield from said
    if len(said) > 1:
        yield "\n".join(said)


def _complete(folder: Path) -> None:
    for file, what in ((folder / GRAPH, "an ONNX graph"), (folder / TOKENIZER, "the tokenizer of the model")):
        try:
            found = file.is_file()
        except OSError as error:
            raise JudgeError(f"{file} cannot be looked for ({error.strerror}): look at the path") from error
        if not found:
            raise JudgeError(
                f"the judge {folder} needs {what}, and there is no file {file}: name a folder with {GRAPH}, "
                f"{TOKENIZER} and {CONFIG}"
            )


def _digest(files: str, labels: Labels | None) -> str:
    """16 hexadecimal digits of the files, and of what the logits mean."""
    names = ",".join(labels.names) if labels else ""
    return hashlib.sha256(f"{files}\n{names}\n{SURE}\n".encode()).hexdigest()[:16]
