"""A text in lower case at the same length, so that positions stay."""


def lowered(text: str) -> str:
    """The text in lower case, as long as it was."""
    low = text.lower()
    if len(low) == len(text):
        return low
    return "".join(small if len(small := sign.lower()) == 1 else sign for sign in text)
