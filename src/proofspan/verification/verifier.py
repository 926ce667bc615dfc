"""An answer against the spans it cites: anchored, refused with its faults, or an abstention."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Literal

from proofspan.analysis import LANGUAGES, detect
from proofspan.errors import SettingError
from proofspan.prompts import ABSTENTION, abstaining
from proofspan.spans import Span
from proofspan.verification.citations import CitedSentence, cited_sentences
from proofspan.verification.comparing import Compared, Desk
from proofspan.verification.nouns import Claim, Fault, Finding, Kind, Profile, Support, Verdict
from proofspan.verification.reading import Shelf
from proofspan.verification.rules import RULES
from proofspan.verification.rules.citing import citing, idle
from proofspan.verification.rules.markup import link_or_image
from proofspan.verification.support import THRESHOLD, Scored, score

SHOWN = 8
"""Words not found that a fault of low support names."""


class Verifier:
    """Checks answers one way; words are read once over all of them. Not to be shared between threads.

    `keeps` is how many spans stay as they were read, for answers that cite the same ones again. `uncited="whole"`
    checks a sentence without citation against all spans together instead of refusing it.
    Raises `SettingError` for an unknown `uncited` or `profile`, for an abstention that is no words without outer white
    space, and for a `keeps` that counts nothing.
    """

    def __init__(
        self,
        *,
        profile: Profile | str = Profile.STRICT,
        abstention: str = ABSTENTION,
        uncited: Literal["refuse", "whole"] = "refuse",
        keeps: int = 0,
    ) -> None:
        if uncited not in ("refuse", "whole"):
            raise SettingError(f"uncited is refuse or whole, got {uncited!r}")
        if not isinstance(abstention, str) or not abstention or abstention != abstention.strip():
            raise SettingError(f"the abstention is words without outer white space, got {abstention!r}")
        if not isinstance(keeps, int) or keeps < 0:
            raise SettingError(f"keeps is a whole number from 0 on, got {keeps!r}")
        self.profile = _known(profile)
        self.abstention = abstention
        self._abstains = abstaining(abstention)
        self.uncited_whole = uncited == "whole"
        self._shelf = Shelf(keeps=keeps)

    def verify(
        self, answer: str, spans: Mapping[str, str], *, languages: str | Mapping[str, str] | None = None
    ) -> Verdict:
        """What checking found: ABSTAINED, REFUSED with at least one fault, or ANCHORED with a claim a sentence.

        `spans` are the delivered texts by label. `languages` are those of the spans (by label, or one for all; found
        by their commonest words where nothing is said): a sentence is read by the conventions of the span it cites.
        No text makes it raise; its work grows as the text does. Raises `SettingError` for spans without labels,
        for an answer or a span that is no text, and for `languages` as `languages_of` does.
        """
        _text("the answer", answer)
        languages = languages_of(spans, languages)
        if answer.strip() == self.abstention:
            return Verdict(Finding.ABSTAINED, self.profile, (), ())
        desk = self.desk(answer, spans, languages)
        checked = [self.check(desk, sentence) for sentence in self.cut(answer, spans, languages)]
        faults = [fault for _, found in checked for fault in found]
        if not checked:
            message = "nothing is said: write an answer, or the exact abstention"
            faults.append(Fault(Kind.EMPTY_ANSWER, Span(0, len(answer)), "", message))
        return Verdict(
            finding=Finding.REFUSED if faults else Finding.ANCHORED,
            profile=self.profile,
            claims=tuple(claim for claim, _ in checked),
            faults=tuple(faults),
            support=self._support([claim for claim, _ in checked]),
        )

    def desk(self, answer: str, spans: Mapping[str, str], languages: str | Mapping[str, str]) -> Desk:
        """The answer laid out beside its spans, for `check`."""
        by_label = dict.fromkeys(spans, languages) if isinstance(languages, str) else languages
        return Desk(answer, spans, by_label, uncited_whole=self.uncited_whole, shelf=self._shelf)

    def cut(
        self, answer: str, spans: Mapping[str, str], languages: str | Mapping[str, str]
    ) -> tuple[CitedSentence, ...]:
        """The sentences of an answer, by the rules of the one language, or that of the first span."""
        if isinstance(languages, str):
            return cited_sentences(answer, languages)
        return cited_sentences(answer, next((languages[label] for label in spans if label in languages), "en"))

    def check(self, desk: Desk, sentence: CitedSentence) -> tuple[Claim, tuple[Fault, ...]]:
        """One sentence with everything wrong with it. One that holds the abstention has that fault and no other."""
        if self._abstains(sentence.words):
            message = (
                f"abstains and says something else beside it: the whole answer must be {self.abstention!r}, "
                "or none of it"
            )
            fault = Fault(Kind.MIXED_ABSTENTION, sentence.span, self.abstention, message)
            return Claim(sentence.span, sentence.words), (fault,)
        faults = [*citing(sentence, desk.spans, uncited_whole=self.uncited_whole)]
        compared = desk.compared(sentence)
        if not compared.labels or not sentence.says_something:
            return Claim(sentence.span, sentence.words), tuple(faults)
        faults += link_or_image(compared)
        for rule in () if compared.copied else RULES:
            faults += rule(compared)
        found = score(compared, faults)
        if sentence.labels and not compared.touched:
            faults += idle(compared, found.idle)
        if self.profile is Profile.STRICT:
            # What the hard rules found has lowered the support already; it is told once.
            bare = found.without_faults()
            if bare.support < THRESHOLD:
                faults.append(_low(compared, bare))
        return self._claim(compared, found), tuple(faults)

    def _claim(self, compared: Compared, found: Scored) -> Claim:
        sentence, carried = compared.sentence, partial(_carried, compared.labels, found)
        if self.profile is not Profile.STRICT:
            return Claim(sentence.span, sentence.words, carried)
        return Claim(sentence.span, sentence.words, carried, found.support, found.lost)

    def _support(self, claims: list[Claim]) -> float | None:
        """The lowest score of a sentence; one that cites nothing has none."""
        if self.profile is not Profile.STRICT:
            return None
        return min((claim.score or 0.0 for claim in claims), default=0.0)


def verify(
    answer: str,
    spans: Mapping[str, str],
    *,
    profile: Profile | str = Profile.STRICT,
    abstention: str = ABSTENTION,
    languages: str | Mapping[str, str] | None = None,
    uncited: Literal["refuse", "whole"] = "refuse",
) -> Verdict:
    """What a `Verifier` made this way finds of one answer."""
    return Verifier(profile=profile, abstention=abstention, uncited=uncited).verify(answer, spans, languages=languages)


def languages_of(spans: Mapping[str, str], given: str | Mapping[str, str] | None) -> str | Mapping[str, str]:
    """The language of all spans, or that of each by its label: what is given, else what their commonest words tell.

    By label a document may have any language: where it is not known, its words are compared as they are written.
    Raises `SettingError` for spans that are no texts by label, for one language for all that is not known, and for
    languages by label that lack one.
    """
    if not isinstance(spans, Mapping):
        raise SettingError(
            f"spans are texts by label, got {type(spans).__name__}: `labelled` makes S1, S2, .. of a list"
        )
    for label, span in spans.items():
        _text("a label", label)
        _text(f"span {label!r}", span)
    if given is None:
        return detect("\n".join(spans.values()))
    if isinstance(given, Mapping):
        for label in spans:
            if label not in given:
                raise SettingError(f"languages name none for span {label!r}: give one for each, or one for all")
            _text(f"the language of span {label!r}", given[label])
    elif given not in LANGUAGES:
        raise SettingError(f"no language {given!r}: write {' or '.join(LANGUAGES)}, or leave it out to have it found")
    return given


def labelled(texts: Sequence[str]) -> dict[str, str]:
    """The texts under the labels S1, S2, .. in their order: what `verify` takes.

    Raises `SettingError` for one text instead of several.
    """
    if isinstance(texts, str | bytes | Mapping) or not isinstance(texts, Iterable):
        raise SettingError(f"`labelled` takes a list of texts, got {type(texts).__name__}")
    return {f"S{number}": text for number, text in enumerate(texts, start=1)}


def _text(what: str, value: object) -> None:
    if not isinstance(value, str):
        raise SettingError(f"{what} is text, got {type(value).__name__}")


def _known(profile: Profile | str) -> Profile:
    try:
        return Profile(profile)
    except ValueError:
        raise SettingError(f"{profile!r} is no profile; there is {', '.join(Profile)}") from None


def _carried(labels: Sequence[str], found: Scored) -> tuple[Support, ...]:
    """What of each cited span carries a sentence."""
    pairs = zip(labels, found.windows, strict=True)
    return tuple(Support(label, window) for label, windows in pairs for window in windows)


def _low(compared: Compared, found: Scored) -> Fault:
    shown = ", ".join(repr(word) for word in found.lost[:SHOWN])
    more = f" and {len(found.lost) - SHOWN} more" if len(found.lost) > SHOWN else ""
    reasons = [*found.reasons] + ([f"not found there: {shown}{more}"] if shown else [])
    message = (
        f"looked for what this sentence says in {compared.where}: support {found.support:.2f} is below "
        f"{THRESHOLD:.2f}; {'; '.join(reasons) or 'its words stand there too far apart'}"
    )
    return compared.fault(Kind.LOW_SUPPORT, " ".join(found.lost[:SHOWN]), message)
