"""Whether a text abstains and says something besides."""

import re
from collections.abc import Callable


def holds_abstention(text: str, abstention: str) -> bool:
    """Whether the abstention stands in the text: as it is written, between words; or, in any case of letters, as all
    that the text says. "non nel contesto domestico" is a phrase like others.
    """
    return abstaining(abstention)(text)


def abstaining(abstention: str) -> Callable[[str], bool]:
    """The same of any text, for one abstention: made once for many texts."""
    words = abstention.split()
    spoken = r"[\W_]+".join(map(re.escape, words))
    written = re.compile(rf"(?<!\w){spoken}(?!\w)")
    alone = re.compile(rf"[\W_]*{spoken}[\W_]*", re.IGNORECASE)
    first = words[0] if words else ""

    def holds(text: str) -> bool:
        # As it is written it stands nowhere without its first word, which is looked for sooner.
        return (first in text and written.search(text) is not None) or alone.fullmatch(text) is not None

    return holds
