"""Who asks, about what and when, from the words on a command line: read strictly, because a guess would be a leak."""

from dataclasses import dataclass, fields
from datetime import date

from proofspan.documents import IN_FORCE, PUBLIC, Status, day_of
from proofspan.eligibility import Eligibility, Identity
from proofspan.errors import InputError, SettingError

ASKABLE = tuple(status for status in Status if status is not Status.QUARANTINED)


def words(text: str, *, option: str, example: str) -> tuple[str, ...]:
    """The items of a list with commas, each once; `SettingError` when one is empty or blank."""
    readable(text, option=option)
    items = tuple(item.strip() for item in text.split(","))
    if not all(items):
        place = items.index("") + 1
        raise SettingError(
            f"{option} {text!r}: item {place} is empty; write words with one comma between, like {example}"
        )
    return tuple(dict.fromkeys(items))


def readable(text: str, *, option: str) -> str:
    """The text itself; `SettingError` when it holds bytes that are no text in the terminal's encoding."""
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise SettingError(f"{option} {text!a} is not text in UTF-8: write it in the terminal's own encoding")
    return text


def groups(text: str, *, option: str = "groups") -> frozenset[str]:
    """The groups of `sales,ops`. A star matches nobody here, and is refused rather than taken for everybody."""
    named = words(text, option=option, example="sales,ops")
    for group in named:
        if "*" in group or (group != PUBLIC and group.casefold() == PUBLIC):
            raise SettingError(f"{option} {text!r}: groups are compared letter by letter, and {group!r} names none")
    return frozenset(named)


def products(text: str, *, option: str = "product") -> frozenset[str]:
    """The products of `AX-42,AX-24`."""
    return frozenset(words(text, option=option, example="AX-42"))


def status(text: str, *, option: str = "status") -> Status:
    """One status; `SettingError` for an unknown one and for quarantine, which is set by its own verb."""
    if text not in ASKABLE:
        quarantined = " (what is quarantined is readable by nobody)" if text == Status.QUARANTINED else ""
        raise SettingError(f"{option} {text!r} is not one of {', '.join(ASKABLE)}{quarantined}")
    return Status(text)


def statuses(text: str) -> frozenset[Status]:
    """The statuses of `published,current`."""
    return frozenset(status(item) for item in words(text, option="status", example="published,current"))


def day(text: str, *, option: str) -> date:
    """The day of `2026-02-01`; `SettingError` for any other form and for days that no calendar has."""
    try:
        return day_of(text)
    except InputError as error:
        raise SettingError(f"{option} {error}") from None


@dataclass(frozen=True, slots=True)
class Who:
    """The flags of [who] as they were written; None where a flag was not given."""

    groups: str | None = None
    as_of: str | None = None
    product: str | None = None
    status: str | None = None

    def refuse_any(self, option: str) -> None:
        """Raises `SettingError` when a flag was given beside an option that asks on nobody's behalf."""
        given = [f.name.replace("_", "-") for f in fields(self) if getattr(self, f.name) is not None]
        if given:
            raise SettingError(f"{option} shows what there is, whoever asks: leave out --{given[0]}")

    @property
    def anonymous(self) -> bool:
        """Whether nobody was named: only public documents are read then."""
        return self.groups is None

    def eligibility(self, today: date) -> Eligibility:
        """Who may read what on which day; `today` where no day was named. Raises `SettingError`."""
        return Eligibility(
            Identity.anonymous() if self.groups is None else Identity("local", groups(self.groups)),
            today if self.as_of is None else day(self.as_of, option="as-of"),
            frozenset() if self.product is None else products(self.product),
            IN_FORCE if self.status is None else statuses(self.status),
        )
