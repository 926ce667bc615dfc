"""Ctrl-C: noticed even where a library swallows it, and what stays of a verb that was interrupted, as one line."""

import signal
from dataclasses import dataclass
from types import FrameType

STAYS = {
    "add": "what was added stays, and the same command goes on",
    "ablate": "what was kept in the folder of --report is not asked again by the same command",
    "evaluate": "there is no result; vectors that were kept are not made again by the same command",
    "lab": "there is no result, and the same command asks again",
    "models": "no model is left half made, and the same command goes on",
    "run": "there is no result; the freeze stays, and the same command asks again",
}
"""What to know of the verbs that take long."""


@dataclass(slots=True)
class CtrlC:
    """What a process does at SIGINT: it raises `KeyboardInterrupt`, as Python does, and remembers that it did."""

    pressed: bool = False

    def __call__(self, number: int, frame: FrameType | None) -> None:
        """Raises in the main thread, wherever it is."""
        self.pressed = True
        raise KeyboardInterrupt


def pressed() -> bool:
    """Whether Ctrl-C was pressed since the process began; False where `CtrlC` was never set to notice."""
    handler = signal.getsignal(signal.SIGINT)
    return isinstance(handler, CtrlC) and handler.pressed


def heed() -> None:
    """Raises `KeyboardInterrupt` where one was swallowed: a library that is interrupted while it loads says that it
    is not installed, and a verb that can do without it would go on.
    """
    if pressed():
        raise KeyboardInterrupt


def interrupted(verb: str | None) -> str:
    """The line for an interrupted verb."""
    return f"interrupted: {STAYS[verb]}" if verb in STAYS else "interrupted"
