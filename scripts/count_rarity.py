"""Counts how common words are in the passages of the shared retrieval sets, and writes the table of the support score.

    PROOFSPAN_TEST_DATA=.. python scripts/count_rarity.py      writes src/proofspan/verification/support/rarity_table.py

The table has the commonest keys of each language in bands of a tenth; no text of the sets is in it. Weights are to be
fitted again after it changes (scripts/fit_support.py).
"""

import gzip
import json
import math
import os
import re
import textwrap
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from proofspan.verification.words.lexicon import Lexicon

TABLE = Path(__file__).parent.parent / "src" / "proofspan" / "verification" / "support" / "rarity_table.py"
SETS = {
    "en": ("dragonball_en", "pep_temporal", "cranfield", "cacm", "scifact", "chroma_chunking"),
    "it": ("squad_it", "cad_it_temporal", "qa4faq_it"),
}
PASSAGE = 100
"""Words of a passage."""
MOST = 4000
"""Passages of one set that are counted."""
KEPT = 1200
"""Keys of each language in the table."""
_WORD = re.compile(r"(?:\w[\u0300-\u036f]*)+")


def passages(folder: Path, name: str) -> Iterator[list[str]]:
    """The words of each passage of a set."""
    (path,) = (folder / "retrieval" / name).glob("corpus.jsonl*")
    read = path.read_bytes()
    for line in (gzip.decompress(read) if path.suffix == ".gz" else read).decode("utf-8").split("\n"):
        if not line:
            continue
        words = _WORD.findall(json.loads(line)["text"])
        yield from (words[at : at + PASSAGE] for at in range(0, len(words), PASSAGE))


def bands(folder: Path, language: str) -> dict[float, list[str]]:
    """The commonest keys by their weight: ln of (passages over passages with the word), 1 for a word never met."""
    lexicon, counts, total = Lexicon(), Counter[str](), 0
    for name in SETS[language]:
        for words in islice(passages(folder, name), MOST):
            counts.update({word.key for word in lexicon.words(words, language)})
            total += 1
    most = math.log((total + 1) / 0.5)
    weights = {key: math.log((total + 1) / (count + 0.5)) / most for key, count in counts.items() if key.isalpha()}
    found: dict[float, list[str]] = defaultdict(list)
    for key in sorted(weights, key=lambda key: (weights[key], key))[:KEPT]:
        found[round(min(0.75, max(0.25, math.floor(weights[key] * 10) / 10 + 0.05)), 2)].append(key)
    return {band: sorted(found[band]) for band in sorted(found)}


def table(folder: Path) -> str:
    """The file."""
    lines = [
        '"""How common words are: keys of words in bands, from counts over the passages of public retrieval sets.',
        "",
        "Written by `scripts/count_rarity.py`, which says how.",
        '"""',
        "",
        "BANDS: dict[str, dict[float, str]] = {",
    ]
    for language in SETS:
        lines.append(f'    "{language}": {{')
        for band, keys in bands(folder, language).items():
            wrapped = textwrap.fill(" ".join(keys), 108, break_long_words=False, break_on_hyphens=False)
            lines += [f'        {band}: """', textwrap.indent(wrapped, " " * 12), '        """,']
        lines.append("    },")
    return "\n".join([*lines, "}", ""])


if __name__ == "__main__":
    TABLE.write_text(table(Path(os.environ["PROOFSPAN_TEST_DATA"])), encoding="utf-8")
