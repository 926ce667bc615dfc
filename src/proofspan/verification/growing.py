"""A draft verified sentence by sentence while it is written, with the verdict that the whole will have."""

import re
from collections.abc import Mapping

from proofspan.errors import SettingError
from proofspan.prompts import MARKER
from proofspan.verification.citations import CitedSentence
from proofspan.verification.nouns import Claim, Fault, Verdict
from proofspan.verification.verifier import Verifier, languages_of

_BEGUN = re.compile(r"\s+[^\w\s\[]{0,6}\w+[^\w'’.]")
"""A next sentence far enough begun that no more text can join it to the one before: its first word and what ends it."""
_ENDED = re.compile(rf"(?:{MARKER.pattern}[.!?…]+|[.!?…]\W{{0,8}}{MARKER.pattern})\W*$")


class Growing:
    """One draft as it grows. `add` gives each sentence as soon as no further text can change what is found of it;
    `finish` gives the verdict on the whole, which begins with the same claims.

    A sentence is given once it ends with citation and stop and the next one has begun; others wait for `finish`.
    """

    def __init__(
        self, verifier: Verifier, spans: Mapping[str, str], *, languages: str | Mapping[str, str] | None = None
    ) -> None:
        self._verifier = verifier
        self._spans = spans
        self._languages = languages_of(spans, languages)
        self._draft = ""
        self._given = 0

    def add(self, text: str) -> tuple[tuple[Claim, tuple[Fault, ...]], ...]:
        """The sentences that this text settles, in order, each with what is wrong with it."""
        if not isinstance(text, str):
            raise SettingError(f"a piece of a draft is text, got {type(text).__name__}")
        self._draft += text
        if not re.search(r"[\]\s]", text):
            return ()
        verifier, draft = self._verifier, self._draft
        sentences = verifier.cut(draft, self._spans, self._languages)[self._given :]
        settled = []
        for sentence in sentences:
            if not _settled(draft, sentence):
                break
            settled.append(sentence)
        if not settled:
            return ()
        self._given += len(settled)
        desk = verifier.desk(draft, self._spans, self._languages)
        return tuple(verifier.check(desk, sentence) for sentence in settled)

    def finish(self) -> Verdict:
        """The verdict on the whole draft."""
        return self._verifier.verify(self._draft, self._spans, languages=self._languages)


def _settled(draft: str, sentence: CitedSentence) -> bool:
    """Whether no further text can change the sentence: it ends with a citation and a stop, another has begun after
    it, and it does not reach into a line that may still become a row of a table or a fence.
    """
    text = sentence.span.of(draft)
    if not _ENDED.search(text) or not _BEGUN.match(draft, sentence.span.end):
        return False
    line = draft.rfind("\n") + 1
    return sentence.span.end <= line or (sentence.span.start >= line and not draft[line:].lstrip().startswith("`"))
