"""A model's two files into what runs it: a tokenizer that cuts nothing unseen, and a session on so many cores."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from proofspan.errors import EncoderError, MissingExtraError

if TYPE_CHECKING:
    from onnxruntime import InferenceSession
    from tokenizers import Tokenizer

ERRORS_ONLY = 3
"""The level of onnxruntime's own log from which on it writes to stderr."""


def tokenizer(file: Path, *, mend: str) -> "Tokenizer":
    """The tokenizer of a file, which neither cuts nor fills up; `mend` is what to do where it is damaged.

    The letters of its marks are text to it like any other.

    Raises `MissingExtraError` without the library, `EncoderError` when the file cannot be loaded.
    """
    try:
        from tokenizers import Tokenizer
    except ImportError as error:
        raise _missing(file, "tokenizers") from error
    try:
        made = Tokenizer.from_file(str(file))
    except Exception as error:  # the library raises nothing narrower
        raise EncoderError(f"the tokenizer {file} cannot be loaded ({str(error)[:300]}): {mend}") from error
    # What the file declares would cut texts unseen, and fill them up.
    made.no_truncation()
    made.no_padding()
    # A document that holds the letters of a mark, such as [SEP], would be read as if a text ended there.
    made.encode_special_tokens = True
    return made


def session(file: Path, *, threads: int | None, mend: str, as_written: bool = False) -> "InferenceSession":
    """What runs the ONNX graph of a file on `threads` cores, all that this process may use when it is None.

    `as_written` keeps the operators that the graph was written with, for one that was written to be fast. Raises
    `MissingExtraError` without the library, `EncoderError` when the file cannot be loaded.
    """
    try:
        from onnxruntime import ExecutionMode, GraphOptimizationLevel, InferenceSession, SessionOptions
    except ImportError as error:
        raise _missing(file, "onnxruntime") from error
    options = SessionOptions()
    options.intra_op_num_threads = threads or _cores()
    options.inter_op_num_threads = 1
    options.execution_mode = ExecutionMode.ORT_SEQUENTIAL
    options.log_severity_level = ERRORS_ONLY
    if as_written:
        options.graph_optimization_level = GraphOptimizationLevel.ORT_ENABLE_BASIC
    try:
        return InferenceSession(str(file), options, providers=["CPUExecutionProvider"])
    except Exception as error:  # its errors share no narrower class
        raise EncoderError(f"the model {file} cannot be loaded ({str(error)[:300]}): {mend}") from error


def _cores() -> int:
    # Where a container allows fewer cores than the machine has, more threads than cores would only wait.
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _missing(file: Path, library: str) -> MissingExtraError:
    return MissingExtraError(f"the model {file} needs the library {library}: run pip install 'proofspan[minilm]'")
