"""Exit codes: the branches of the error tree as numbers, and errors as one line for a person."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from typer import BadParameter, Exit
from typer.core import TyperGroup

from proofspan.cli.escaping import escaped
from proofspan.cli.terminal import Terminal
from proofspan.errors import EnvironmentFailure, FrozenError, InputError, NothingEvaluatedError, ProofspanError

GATE_FAILED, INPUT, ENVIRONMENT, FROZEN, NOTHING_EVALUATED = 1, 2, 3, 4, 5

_BRANCHES = (
    (InputError, INPUT),
    (EnvironmentFailure, ENVIRONMENT),
    (FrozenError, FROZEN),
    (NothingEvaluatedError, NOTHING_EVALUATED),
)


def exit_code(error: ProofspanError) -> int:
    """The number of the branch of the tree that the error stands on."""
    return next((code for branch, code in _BRANCHES if isinstance(error, branch)), GATE_FAILED)


WrongUsage = cast(type[BadParameter], BadParameter.__mro__[1])
"""What is raised for any wrong flag or argument; typer itself has no public name for it."""


@contextmanager
def _written_out() -> Iterator[None]:
    """Whatever typer repeats of the command line in its message is shown as our own messages are."""
    try:
        yield
    except WrongUsage as error:
        error.message = escaped(error.message)
        raise


class Verbs(TyperGroup):
    """The verbs; what proofspan raises on purpose becomes a line on stderr and an exit code, the rest a traceback."""

    def make_context(self, *words: Any, **more: Any) -> Any:
        """Reads what stands before the verb."""
        with _written_out():
            return super().make_context(*words, **more)

    def invoke(self, ctx: Any) -> Any:
        """Runs the verb."""
        try:
            with _written_out():
                return super().invoke(ctx)
        except ProofspanError as error:
            Terminal().talk(f"proofspan: {error}")
            raise Exit(exit_code(error)) from None
        except OSError as error:
            # A disk, a folder or a right that is not as it should be: the machine's failure, not a defect of ours.
            Terminal().talk(f"proofspan: {error.filename or 'the machine'}: {error.strerror or error}")
            raise Exit(ENVIRONMENT) from None
