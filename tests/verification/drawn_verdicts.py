"""Cases drawn from the kept ones: the same texts changed a little, by seed, so that rules meet what nobody wrote.

python tests/verification/drawn_verdicts.py      writes drawn.json, a digest of what is said now of each case
"""

import hashlib
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path

from kept_verdicts import FOLDER, cases, said

DIGESTS = Path(__file__).parent / "drawn.json"
SEED = 20261201
TIMES = 5
"""Cases drawn from each kept one."""
PUT_IN = (
    "not never no only at least at most about up to over some all every unless if before after until v2.1 3 5 12 % kg "
    "half twice both J. Anna Bell Mr. South United Ltd v2 version No. it they which per from "
    "May Monday 2026 the of and or Dr. New AX-42 E47 Q3 art. must may can but except without first "
    "non mai solo almeno circa fino a oltre alcuni tutti ogni salvo se prima dopo lunedì maggio il di e o né ma deve "
    "può meno più senza primo metà doppio nessuno"
).split()
SIGNS = (
    '"{}"',
    "'{}'",
    "«{}»",
    "`{}`",
    "**{}**",
    "({})",
    "{},",
    "{}.",
    "{}:",
    "{}s",
    "un{}",
    "-{}",
    "{}-",
    "{}!",
    "{};",
    "{}/x",
    "The {}",
    "[{}]",
)
ENDS = (
    " [S1]",
    " [S1].",
    " [S1, S2].",
    " [S9]",
    " (S1)",
    "?",
    "\n[S1]",
    "\n\n[S1]",
    " [S1][S2] and more",
    "\n- so",
    " | a | b |",
)
Edit = Callable[[random.Random, list[str], list[str]], list[str]]
Drawn = tuple[str | None, str, list[str]]


def _dropped(rng: random.Random, words: list[str], _: list[str]) -> list[str]:
    at = rng.randrange(len(words))
    return words[:at] + words[at + 1 :]


def _put(rng: random.Random, words: list[str], other: list[str]) -> list[str]:
    at = rng.randrange(len(words) + 1)
    return [*words[:at], rng.choice([*PUT_IN, *other]), *words[at:]]


def _exchanged(rng: random.Random, words: list[str], _: list[str]) -> list[str]:
    one, two = rng.randrange(len(words)), rng.randrange(len(words))
    changed = list(words)
    changed[one], changed[two] = words[two], words[one]
    return changed


def _replaced(rng: random.Random, words: list[str], other: list[str]) -> list[str]:
    at = rng.randrange(len(words))
    return [*words[:at], rng.choice([*PUT_IN, *other]), *words[at + 1 :]]


def _signed(rng: random.Random, words: list[str], _: list[str]) -> list[str]:
    at = rng.randrange(len(words))
    return [*words[:at], rng.choice(SIGNS).format(words[at]), *words[at + 1 :]]


def _cased(rng: random.Random, words: list[str], _: list[str]) -> list[str]:
    at = rng.randrange(len(words))
    change = rng.choice((str.upper, str.lower, str.capitalize, str.swapcase))
    return [*words[:at], change(words[at]), *words[at + 1 :]]


def _counted(rng: random.Random, words: list[str], _: list[str]) -> list[str]:
    """Another digit in a place of one, or a word for it."""
    places = [at for at, word in enumerate(words) if any(sign.isdecimal() for sign in word)]
    if not places:
        return [*words, str(rng.randrange(20))]
    at = rng.choice(places)
    one = rng.choice([sign for sign in words[at] if sign.isdecimal()])
    return [
        *words[:at],
        words[at].replace(one, rng.choice(("0", "1", "2", "5", "7", "1.", "1,", "-2", "six", "due"))),
        *words[at + 1 :],
    ]


def _joined(rng: random.Random, words: list[str], _: list[str]) -> list[str]:
    at = rng.randrange(max(1, len(words) - 1))
    return [
        *words[:at],
        rng.choice(("-", "\u00a0", "", "/", ".", "\n", ", ", "; ", " - ", "'")).join(words[at : at + 2]),
        *words[at + 2 :],
    ]


def _turned(rng: random.Random, words: list[str], _: list[str]) -> list[str]:
    at = rng.randrange(len(words))
    return words[at:] + words[:at]


def _followed(rng: random.Random, words: list[str], other: list[str]) -> list[str]:
    return [*words, *other] if rng.random() < 0.5 else [*other, *words]


EDITS: tuple[Edit, ...] = (
    _dropped,
    _put,
    _put,
    _exchanged,
    _replaced,
    _replaced,
    _signed,
    _cased,
    _counted,
    _joined,
    _turned,
    _followed,
)


def drawn(path: Path) -> Iterator[Drawn]:
    """The cases drawn from those of a file, always the same."""
    rng = random.Random(f"{SEED} {path.stem}")
    kept = cases(path)
    for case in kept:
        for _ in range(TIMES):
            language, answer, spans = case[:3]
            other = rng.choice(kept)
            answer = _edited(rng, answer, rng.choice(other[2] or [""]))
            spans = [_edited(rng, span, other[1]) if rng.random() < 0.4 else span for span in spans]
            if rng.random() < 0.2:
                answer, spans = (spans or [""])[0], [answer, *spans[1:]]
            if rng.random() < 0.2:
                answer += rng.choice(ENDS)
            if rng.random() < 0.1:
                spans = [*spans, other[1]]
            yield rng.choice((language, language, language, language, None, "de")), answer, spans


def _edited(rng: random.Random, text: str, other: str) -> str:
    words = text.split(" ")
    for _ in range(rng.choice((0, 1, 1, 1, 2))):
        words = rng.choice(EDITS)(rng, words or [""], other.split(" "))
    return " ".join(words)


def digests(path: Path) -> list[str]:
    """A digest of what is said of each drawn case."""
    found = (json.dumps(said(*case), ensure_ascii=False) for case in drawn(path))
    return [hashlib.sha256(each.encode("utf-8", "surrogatepass")).hexdigest()[:6] for each in found]


if __name__ == "__main__":
    kept = {path.stem: " ".join(digests(path)) for path in sorted(FOLDER.glob("*.jsonl"))}
    DIGESTS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
