"""Exit codes: the branches of the error tree as numbers, and errors as one line for a person."""

from typing import Any

from typer import Exit
from typer.core import TyperGroup

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


class Verbs(TyperGroup):
    """The verbs; what proofspan raises on purpose becomes a line on stderr and an exit code, the rest a traceback."""

    def invoke(self, ctx: Any) -> Any:
        """Runs the verb."""
        try:
            return super().invoke(ctx)
        except ProofspanError as error:
            Terminal().talk(f"proofspan: {error}")
            raise Exit(exit_code(error)) from None
        except OSError as error:
            # A disk, a folder or a right that is not as it should be: the machine's failure, not a defect of ours.
            Terminal().talk(f"proofspan: {error.filename or 'the machine'}: {error.strerror or error}")
            raise Exit(ENVIRONMENT) from None
