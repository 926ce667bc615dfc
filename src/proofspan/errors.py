"""Everything proofspan raises on purpose, as one tree. The four branches are the four exit codes of the CLI.

ProofspanError
├── InputError                 2  what was asked or handed in is wrong
│   ├── SettingError              an option or a settings file asks for what cannot be
│   ├── DocumentError             one document cannot be read, and why
│   │   ├── UnreadableError          its bytes are not what its kind promises
│   │   └── MetadataError            its metadata is malformed, with file and line
│   ├── ConflictError             same revision, other text; or two revisions in force on one day
│   ├── GoldenSetError            an evaluation set that cannot be read
│   └── NotFoundError             no such id, or none that this asker may read: the same words for both
├── EnvironmentFailure         3  the machine, a file or a service does not answer as it should
│   ├── MissingExtraError         an optional part is not installed; the message names the command
│   ├── StoreError                the archive cannot be used
│   │   ├── LockedError              another process is writing
│   │   └── SchemaError              written by another version
│   ├── EncoderError              a text or a model the encoder cannot take
│   │   └── TooLongError             a text of more than it reads
│   └── JudgeError                a judge that does not judge: nothing is answered without it
├── FrozenError                4  frozen inputs changed, or the result exists already
└── NothingEvaluatedError      5  no case could be evaluated

Refusing and abstaining are not errors: they are values of `Outcome`.
"""

import json
import sys


class ProofspanError(Exception):
    """The root: catch it to catch all that proofspan raises on purpose."""


class InputError(ProofspanError):
    """What was asked or handed in is wrong; the message says what was found and what to do."""


class SettingError(InputError):
    """An option, a setting or a combination of them asks for something that cannot be."""


class DocumentError(InputError):
    """One document cannot be taken; the others are not affected."""


class UnreadableError(DocumentError):
    """The bytes of a file are not what its kind promises, not text in a known encoding, or take too much to read."""


class MetadataError(DocumentError):
    """Metadata is malformed; the message names the file and, where there is one, the line."""


class ConflictError(InputError):
    """The archive already holds something that this would contradict."""


class GoldenSetError(InputError):
    """An evaluation set cannot be read; the message names the file and the line."""


class NotFoundError(InputError):
    """No such id, or none that this asker may read on that date: both are said in the same words."""

    @classmethod
    def of(cls, name: object) -> "NotFoundError":
        """The words for an id that names nothing, or nothing that this asker may read."""
        return cls(f"nothing called {str(name)!r} that you may read")


class EnvironmentFailure(ProofspanError):  # noqa: N818  (EnvironmentError is a name of the language)
    """The machine, a file or a service does not answer as it should."""


class MissingExtraError(EnvironmentFailure):
    """An optional part is not installed; the message names the command that installs it."""


class StoreError(EnvironmentFailure):
    """The archive cannot be used as it stands."""


class LockedError(StoreError):
    """Another process is writing to the archive."""


class SchemaError(StoreError):
    """The archive was written by another version of its format."""


class EncoderError(EnvironmentFailure):
    """A text, a model file or a combination that an encoder cannot take."""


class TooLongError(EncoderError):
    """A text is longer than what an encoder reads of one: cut it smaller."""


class JudgeError(EnvironmentFailure):
    """A judge that was asked for cannot be had or does not judge; what it was to look at is not let through."""


class FrozenError(ProofspanError):
    """Frozen inputs changed, or the result exists already."""


class NothingEvaluatedError(ProofspanError):
    """No case of the set could be evaluated."""


def not_json(error: ValueError | RecursionError) -> str:
    """Why `json.loads` raised `error`, in words for who wrote the text: from which character on, what is there."""
    if isinstance(error, RecursionError):
        return "arrays and objects stand in one another too deep to be read"
    if not isinstance(error, json.JSONDecodeError):
        return f"a number of more than {sys.get_int_max_str_digits()} digits: write it as a string"
    rest = error.doc[error.pos :][:20]
    line = f" of line {error.lineno}" if error.lineno > 1 else ""
    return f"not JSON from character {error.colno}{line} on: " + (f"at {rest!r}" if rest else "it ends too soon")
