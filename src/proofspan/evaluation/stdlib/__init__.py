"""The article's laboratory: every table of it on docstrings of the standard library, made by the product's rooms."""

from proofspan.evaluation.stdlib.nouns import Item, Material, Text
from proofspan.evaluation.stdlib.reading import files, interpreter
from proofspan.evaluation.stdlib.run import TABLES, run

__all__ = ["TABLES", "Item", "Material", "Text", "files", "interpreter", "run"]
