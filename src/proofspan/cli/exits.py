"""Exit codes: the branches of the error tree as numbers, and errors as one line for a person."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from typer import BadParameter, Exit
from typer.core import TyperGroup

from proofspan.cli.escaping import escaped
from proofspan.cli.interrupting import interrupted, pressed
from proofspan.cli.terminal import Terminal
from proofspan.errors import EnvironmentFailure, FrozenError, InputError, NothingEvaluatedError, ProofspanError

GATE_FAILED, INPUT, ENVIRONMENT, FROZEN, NOTHING_EVALUATED = 1, 2, 3, 4, 5
INTERRUPTED = 130

_BRANCHES = (
    (InputError, INPUT),
    (EnvironmentFailure, ENVIRONMENT),
    (FrozenError, FROZEN),
    (NothingEvaluatedError, NOTHING_EVALUATED),
)


def exit_code(error: ProofspanError | OSError) -> int:
    """The number of the branch of the tree that the error stands on; an `OSError` is the machine's failure."""
    if isinstance(error, OSError):
        return ENVIRONMENT
    return next((code for branch, code in _BRANCHES if isinstance(error, branch)), GATE_FAILED)


WrongUsage = cast(type[BadParameter], BadParameter.__mro__[1])
"""What is raised for any wrong flag or argument; typer itself has no public name for it."""


@contextmanager
def _written_out() -> Iterator[None]:
    """Whatever typer repeats of the command line in its message is shown as our own messages are."""
    try:
        yield
    except WrongUsage as error:
        error.message = escaped(error.message.removeprefix("Value error, "))
        raise


def _left(verb: str | None) -> Exit:
    """Says what stays of the verb, if one had begun, and leaves with the code that shells know Ctrl-C by."""
    Terminal().note(interrupted(verb))
    return Exit(INTERRUPTED)


class Verbs(TyperGroup):
    """The verbs; what proofspan raises on purpose becomes a line on stderr and an exit code, the rest a traceback."""

    def make_context(self, *words: Any, **more: Any) -> Any:
        """Reads what stands before the verb."""
        with _written_out():
            try:
                return super().make_context(*words, **more)
            except KeyboardInterrupt:
                raise _left(None) from None

    def invoke(self, ctx: Any) -> Any:
        """Runs the verb."""
        try:
            with _written_out():
                return super().invoke(ctx)
        except KeyboardInterrupt:
            raise _left(ctx.invoked_subcommand) from None
        except (ProofspanError, OSError) as error:
            # What an interrupt leaves half loaded or half read is no failure of the machine.
            if pressed():
                raise _left(ctx.invoked_subcommand) from None
            Terminal().note(_line(error))
            raise Exit(exit_code(error)) from None


def _line(error: ProofspanError | OSError) -> str:
    if isinstance(error, ProofspanError):
        return str(error)
    return f"{error.filename or 'the machine'}: {error.strerror or error}"
