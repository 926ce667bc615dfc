"""A cross-encoder as the second stage: one run of a graph reads question and passage together, and gives a score."""

import glob
import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from proofspan.encoders.batching import batches
from proofspan.encoders.loading import tokenizer
from proofspan.encoders.piece_spans import piece_spans
from proofspan.errors import EncoderError
from proofspan.passages import packed
from proofspan.retrieval.pair_graph import MEND, PairGraph

if TYPE_CHECKING:
    from tokenizers import Encoding

GRAPH, TOKENIZER, CONFIG = "model.onnx", "tokenizer.json", "config.json"

USUAL = 512
"""How many tokens a pair may have when no file beside the graph says it."""

ROOM = 32
"""How many tokens a question must leave for the passage."""

PADDED = frozenset({"roberta", "xlm-roberta", "xlm-roberta-xl", "camembert", "mpnet", "longformer", "data2vec-text"})
"""Kinds of models whose positions are counted from behind the padding's number, so that the first are never used."""


@dataclass(frozen=True, slots=True)
class PairFiles:
    """The files of a cross-encoder: the graph, and what stands beside it."""

    graph: Path
    name: str

    @classmethod
    def at(cls, path: Path) -> "PairFiles":
        """Those that a path names: an .onnx file, or a folder with model.onnx; tokenizer.json stands beside it.

        Raises `EncoderError` naming the file that is missing.
        """
        graph = path / GRAPH if path.is_dir() else path
        for file, what in ((graph, "an ONNX graph"), (graph.parent / TOKENIZER, "the tokenizer of the model")):
            if not _stands(file):
                raise EncoderError(
                    f"rerank {path} needs {what}, and there is no file {file}: name an .onnx file with {TOKENIZER} "
                    f"beside it, or a folder with {GRAPH} and {TOKENIZER}"
                )
        return cls(graph, path.resolve().name)

    @property
    def tokenizer(self) -> Path:
        """How texts become numbers."""
        return self.graph.parent / TOKENIZER

    def limit(self) -> int:
        """How many tokens a pair may have: the positions that config.json names, less those that are never used; else
        where tokenizer.json says that it cuts; else 512.
        """
        config = _json(self.graph.parent / CONFIG)
        positions = config.get("max_position_embeddings")
        if isinstance(positions, int) and positions > 0:
            padding = config.get("pad_token_id")
            first = (padding if isinstance(padding, int) else 1) + 1
            return positions - first if config.get("model_type") in PADDED else positions
        cuts = _json(self.tokenizer).get("truncation")
        longest = cuts.get("max_length") if isinstance(cuts, dict) else None
        return longest if isinstance(longest, int) and longest > 0 else USUAL

    def digest(self) -> str:
        """16 hexadecimal digits of everything that decides scores: the graph, weights that are kept beside it in files
        that begin with its name, the tokenizer and the limit. A second for a model of 1 GB.
        """
        whole = hashlib.sha256(f"{self.limit()}\n".encode())
        try:
            parts = sorted(self.graph.parent.glob(f"{glob.escape(self.graph.name)}*"))
            for file in (*filter(Path.is_file, parts), self.tokenizer):
                with file.open("rb") as source:
                    whole.update(hashlib.file_digest(source, "sha256").digest())
        except OSError as error:
            raise EncoderError(
                f"{error.filename} cannot be read ({error.strerror}): look at the model's folder"
            ) from error
        return whole.hexdigest()[:16]


class CrossEncoder:
    """A `Reranker`; `load` makes it. Scores are logits: any numbers, higher for a better answer."""

    def __init__(self, files: PairFiles, *, threads: int | None = None) -> None:
        self.name, self.limit, self.digest = files.name, files.limit(), files.digest()
        self._tokenizer = tokenizer(files.tokenizer, mend=MEND)
        self._graph = PairGraph(files.graph, threads=threads)
        self._marks = self._tokenizer.num_special_tokens_to_add(is_pair=True)

    @classmethod
    def load(cls, path: Path, *, threads: int | None = None) -> "CrossEncoder":
        """The one that `path` names, see `PairFiles.at`; it takes all cores when `threads` is None.

        Raises `EncoderError` for files that are missing, damaged or of another kind of model, and `MissingExtraError`
        without the libraries that run it.
        """
        return cls(PairFiles.at(path), threads=threads)

    def scores(self, question: str, candidates: Sequence[tuple[str, str]]) -> list[float]:
        """A logit for each candidate; of one that does not fit beside the question, that of its best piece.

        Pairs of one length are read together and nothing is padded, so that the other candidates can move no more than
        a score's last bits. Raises `EncoderError` for a question that leaves less than 32 tokens.
        """
        room = self._room(question)
        pairs: list[Encoding] = []
        owners: list[int] = []
        for place, (text, _) in enumerate(candidates):
            parts = list(self._parts(question, text.strip(), room))
            pairs += parts
            owners += [place] * len(parts)
        best = [float("-inf")] * len(candidates)
        for batch in batches([len(pair.ids) for pair in pairs]):
            found = self._graph.run([pairs[number].ids for number in batch], [pairs[n].type_ids for n in batch])
            for number, score in zip(batch, found, strict=True):
                best[owners[number]] = max(best[owners[number]], score)
        return best

    def _room(self, question: str) -> int:
        asked = len(self._encoded(question).ids)
        room = self.limit - self._marks - asked
        if room < ROOM:
            raise EncoderError(
                f"a question of {asked} tokens leaves {max(0, room)} of the {self.limit} that the reranker {self.name} "
                f"reads, and a passage needs {ROOM}: ask it shorter, or without --rerank"
            )
        return room

    def _parts(self, question: str, text: str, size: int) -> "Iterator[Encoding]":
        """The pair, or where it is over the limit those with parts of the text, each of at most `size` tokens."""
        pair = self._encoded(question, text)
        if len(pair.ids) <= self.limit:
            yield pair
            return
        if size < 1:
            raise EncoderError(f"{text[:20]!r} alone has more tokens than the reranker {self.name} reads: leave it out")
        for span in packed(text, piece_spans(text, self._encoded(text).offsets), size):
            # A part can have more tokens by itself than it had inside the text, where it was cut inside a word.
            yield from self._parts(question, span.of(text), size // 2)

    def _encoded(self, text: str, second: str | None = None) -> "Encoding":
        """One text without marks, or a pair with them. A lone surrogate has no bytes to hand over: it is no word."""
        first = text.encode("utf-8", "replace").decode()
        if second is None:
            return self._tokenizer.encode(first, add_special_tokens=False)
        return self._tokenizer.encode(first, second.encode("utf-8", "replace").decode())


def _stands(file: Path) -> bool:
    try:
        return file.is_file()
    except OSError as error:
        raise EncoderError(f"{file} cannot be looked for ({error.strerror}): look at the path") from error


def _json(file: Path) -> dict[str, object]:
    try:
        found = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    except (OSError, ValueError) as error:
        raise EncoderError(f"{file} cannot be read as JSON ({error}): {MEND}") from error
    return found if isinstance(found, dict) else {}
