"""What reading one document may take, and the words for a document that takes more."""

from dataclasses import dataclass

GIGABYTE = 2**30
MEGABYTE = 2**20


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds for one document: memory and result in bytes, CPU in whole seconds, wall in seconds."""

    memory: int = GIGABYTE
    cpu: int = 20
    wall: float = 30.0
    result: int = 256 * MEGABYTE

    @property
    def too_much_memory(self) -> str:
        """What is said of a document whose reading asks for more memory."""
        return f"took more than {self.memory / GIGABYTE:.2g} GB of memory"

    @property
    def too_much_cpu(self) -> str:
        """What is said of a document whose reading computes longer."""
        return f"took more than {self.cpu} s of CPU"

    @property
    def too_long(self) -> str:
        """What is said of a document whose reading lasts longer, computing or not."""
        return f"took more than {self.wall:g} s"

    @property
    def too_large(self) -> str:
        """What is said of a document from which more comes than is taken."""
        return f"gave more than {self.result // MEGABYTE} MB of text and places"
