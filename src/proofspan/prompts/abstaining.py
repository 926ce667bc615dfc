"""Whether a text abstains and says something besides."""

import re


def holds_abstention(text: str, abstention: str) -> bool:
    """Whether the abstention stands in the text: as it is written, between words; or, in any case of letters, as all
    that the text says. "non nel contesto domestico" is a phrase like others.
    """
    words = r"[\W_]+".join(map(re.escape, abstention.split()))
    if re.search(rf"(?<!\w){words}(?!\w)", text):
        return True
    return bool(re.fullmatch(rf"[\W_]*{words}[\W_]*", text, re.IGNORECASE))
