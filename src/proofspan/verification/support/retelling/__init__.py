"""A sentence that retells one of a span: what it leaves out of it, what it exchanges, what held it back there."""

from proofspan.verification.support.retelling.retold import TOLD, WHOLLY, Retold, exchanged, left_out, retold

__all__ = ["TOLD", "WHOLLY", "Retold", "exchanged", "left_out", "retold"]
