"""An answer against the spans it cites: anchored, refused with its faults, or an abstention."""

from collections.abc import Mapping, Sequence
from typing import Literal

from proofspan.errors import SettingError
from proofspan.prompts import ABSTENTION, holds_abstention
from proofspan.spans import Span
from proofspan.verification.citations import CitedSentence, cited_sentences
from proofspan.verification.literal import Checked
from proofspan.verification.nouns import Fault, Finding, Kind, Profile, Verdict


def verify(
    answer: str,
    spans: Mapping[str, str],
    *,
    profile: Profile = Profile.LITERAL,
    abstention: str = ABSTENTION,
    languages: str | Mapping[str, str] = "en",
    uncited: Literal["refuse", "whole"] = "refuse",
) -> Verdict:
    """What checking found: ABSTAINED, REFUSED with at least one fault, or ANCHORED with a claim a sentence.

    `spans` are the delivered texts by label. `languages` are those of the spans (by label, or one for all):
    numbers of a sentence are read by the convention of the span it cites. `uncited="whole"` checks a sentence
    without citation against all spans together instead of refusing it. No text makes it raise; its work
    grows as the text does. Raises `SettingError` for an unknown `uncited` or `profile`.
    """
    if uncited not in ("refuse", "whole"):
        raise SettingError(f"uncited is refuse or whole, got {uncited!r}")
    profile = _known(profile)
    if answer.strip() == abstention:
        return Verdict(Finding.ABSTAINED, profile, (), ())
    by_label = dict.fromkeys(spans, languages) if isinstance(languages, str) else languages
    checked = Checked(answer, spans, by_label, uncited_whole=uncited == "whole")
    sentences = cited_sentences(answer, _language(languages, spans))
    faults = [fault for sentence in sentences for fault in _faults(checked, sentence, abstention)]
    if not sentences:
        message = "nothing is said: write an answer, or the exact abstention"
        faults.append(Fault(Kind.EMPTY_ANSWER, Span(0, len(answer)), "", message))
    return Verdict(
        finding=Finding.REFUSED if faults else Finding.ANCHORED,
        profile=profile,
        claims=tuple(checked.claim(sentence) for sentence in sentences),
        faults=tuple(faults),
    )


def labelled(texts: Sequence[str]) -> dict[str, str]:
    """The texts under the labels S1, S2, .. in their order: what `verify` takes."""
    return {f"S{number}": text for number, text in enumerate(texts, start=1)}


def _known(profile: Profile | str) -> Profile:
    try:
        return Profile(profile)
    except ValueError:
        raise SettingError(f"{profile!r} is no profile; there is {', '.join(Profile)}") from None


def _language(languages: str | Mapping[str, str], spans: Mapping[str, str]) -> str:
    """The language whose rules cut the answer into sentences: the one, or that of the first span."""
    if isinstance(languages, str):
        return languages
    return next((languages[label] for label in spans if label in languages), "en")


def _faults(checked: Checked, sentence: CitedSentence, abstention: str) -> tuple[Fault, ...]:
    """The faults of one sentence; one that holds the abstention has that fault and no other."""
    if not holds_abstention(sentence.words, abstention):
        return checked.faults(sentence)
    message = f"abstains and says something else beside it: the whole answer must be {abstention!r}, or none of it"
    return (Fault(Kind.MIXED_ABSTENTION, sentence.span, abstention, message),)
