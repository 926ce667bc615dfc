"""Making a set: started from an archive, checked while it is written, and as large as it has to be."""

from proofspan.evaluation.golden.checking import Check, check, checked
from proofspan.evaluation.golden.sizing import Plan, sized
from proofspan.evaluation.golden.starting import Start, start, write

__all__ = ["Check", "Plan", "Start", "check", "checked", "sized", "start", "write"]
