"""Which elements are open at a place of raw HTML: what a tag closes besides its own, as a browser has it."""

from collections.abc import Iterable

VOID = frozenset("area base br col embed hr img input link meta param source track wbr".split())
"""Elements that hold nothing and have no end."""

RAW = frozenset("script style title textarea iframe noembed noframes noscript xmp".split())
"""Elements in which no other begins."""

_HEADINGS = frozenset("h1 h2 h3 h4 h5 h6".split())
_TABLE = frozenset(("table", "template"))
_BODIES = frozenset(("tbody", "thead", "tfoot"))
_HOLDERS = dict.fromkeys(("td", "th"), _TABLE | _BODIES | {"tr"}) | {"tr": _TABLE | _BODIES}
_HOLDERS |= dict.fromkeys((*_BODIES, "caption", "colgroup"), _TABLE)
_IN_TABLES = frozenset(_HOLDERS)
_ITEMS = {"li": frozenset(("li",)), "dd": frozenset(("dd", "dt")), "dt": frozenset(("dd", "dt"))}
_RUBY = frozenset("rb rp rt rtc".split())
_FORMATTING = frozenset("a b big code em font i nobr s small strike strong tt u".split())
_IN_HEAD = RAW | {"base", "link", "meta", "template"}
_BLOCKS = frozenset(
    "address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form header "
    "hgroup listing main menu nav ol pre search section summary ul".split()
)
_CLOSE_PARAGRAPH = _BLOCKS | _HEADINGS | {"p", "li", "dd", "dt", "hr", "table", "plaintext", "xmp"}
_SCOPE = frozenset("applet caption marquee object table td template th".split())
_CLOSED_IN_SCOPE = _BLOCKS | _HEADINGS | {"applet", "body", "button", "dd", "dt", "html", "marquee", "object", "select"}
_SPECIAL = _CLOSED_IN_SCOPE | _SCOPE | _IN_TABLES | RAW | {"head", "li", "p"}
_PASSED = frozenset(("address", "div", "p"))

_STOPS = {
    "scope": _SCOPE,
    "button": _SCOPE | {"button"},
    "list": _SCOPE | {"ol", "ul"},
    "table": _TABLE,
    "special": _SPECIAL,
    "item": _SPECIAL - _PASSED - {"li"},
    "term": _SPECIAL - _PASSED - {"dd", "dt"},
    "select": _SCOPE | {"datalist", "select"},
    "ruby": _SCOPE | {"ruby"},
    "marker": _SCOPE - {"table"},
}
"""Sets of elements beyond which something is not looked for, each under a name."""

_STOPS_OF = {
    tag: tuple(name for name, stops in _STOPS.items() if tag in stops) for tag in frozenset().union(*_STOPS.values())
}


class Nesting:
    """The open elements, the outermost first, by the rules of HTML's tree construction for what stands in a body.

    `hold` names the innermost as the one to be watched, and `holds` says whether it is still open. One that formats
    text (`<b>`) is opened again after a block that ends around it, as a browser does.
    """

    def __init__(self) -> None:
        self._open: list[str] = []
        self._places: dict[str, list[int]] = {}
        self._held = -1

    @property
    def holds(self) -> bool:
        """Whether the element that is watched is open."""
        return self._held >= 0

    @property
    def is_raw(self) -> bool:
        """Whether what stands here is no markup but the end of the element that it stands in."""
        return bool(self._open) and self._open[-1] in RAW

    def hold(self) -> None:
        """Watches the innermost element."""
        self._held = len(self._open) - 1

    def let_go(self) -> None:
        """Watches none."""
        self._held = -1

    def begin(self, tag: str) -> bool:
        """Takes in the start of an element; whether there is one, which is open then unless it holds nothing."""
        if self.is_raw or (tag in _IN_TABLES and self._last("table") < 0):
            return False
        for place in self._closed_by(tag):
            self._close(place)
        if tag in _IN_TABLES:
            # What is formatted between the cells is moved out of the table: it formats no cell.
            self._close(self._last(*_HOLDERS[tag]) + 1, again=False)
        elif tag in ("a", "nobr"):
            self.end(tag)
        if tag not in VOID:
            self._push(tag)
        return True

    def end(self, tag: str) -> None:
        """Takes in the end of an element, which may be none here."""
        if tag in VOID or (self.is_raw and tag != self._open[-1]):
            return
        place = self._ended_by(tag)
        if place < 0:
            return
        if tag in _FORMATTING and place < self._stop("special"):
            # The block inside goes on without it.
            self._places[tag].pop()
            self._open[place] = ""
            self._held = -1 if self._held == place else self._held
        else:
            self._held = -1 if self._held == place else self._held
            self._close(place)

    def _last(self, *tags: str) -> int:
        return max((self._places[tag][-1] for tag in tags if self._places.get(tag)), default=-1)

    def _stop(self, name: str) -> int:
        return self._last(f" {name}")

    def _within(self, tags: Iterable[str], stop: str) -> int:
        """The place of the innermost of these elements; -1 when none is open, or one at which looking stops inside."""
        place = self._last(*tags)
        return place if place >= self._stop(stop) else -1

    def _closed_by(self, tag: str) -> Iterable[int]:
        """The places of the elements that the start of this one closes, one after the other."""
        if tag not in _IN_HEAD:
            yield self._last("head")
        if tag in _CLOSE_PARAGRAPH:
            yield self._within({"p"}, "button")
        if tag in _ITEMS:
            yield self._within(_ITEMS[tag], "item" if tag == "li" else "term")
        elif tag in ("option", "optgroup"):
            yield self._within({"option"}, "select")
            yield self._within({"optgroup"}, "select") if tag == "optgroup" else -1
        elif tag in _RUBY:
            yield self._within(_RUBY, "ruby")
        elif tag == "button":
            yield self._within({tag}, "scope")
        elif tag in _HEADINGS and self._open and self._open[-1] in _HEADINGS:
            yield len(self._open) - 1

    def _ended_by(self, tag: str) -> int:
        if tag in _HEADINGS:
            return self._within(_HEADINGS, "scope")
        if tag in _FORMATTING or tag in _CLOSED_IN_SCOPE:
            return self._within({tag}, "scope")
        if tag in ("p", "li"):
            return self._within({tag}, "button" if tag == "p" else "list")
        if tag in _IN_TABLES or tag == "table":
            return self._within({tag}, "table")
        return self._last(tag) if tag in ("template", "head") else self._within({tag}, "special")

    def _push(self, tag: str) -> None:
        for name in (tag, *(f" {stop}" for stop in _STOPS_OF.get(tag, ()))):
            self._places.setdefault(name, []).append(len(self._open))
        self._open.append(tag)

    def _close(self, place: int, *, again: bool = True) -> None:
        """Closes the element at that place and all inside it; what formats is opened `again` where it was watched."""
        if place < 0:
            return
        held = self._open[self._held] if self._held >= place else ""
        markers = reversed(self._places.get(" marker", ())) if held else ()
        marker = next((at for at in markers if at < self._held), -1)
        while len(self._open) > place:
            tag = self._open.pop()
            for name in (tag, *(f" {stop}" for stop in _STOPS_OF.get(tag, ()))) if tag else ():
                self._places[name].pop()
        if held:
            self._held = -1
            if again and held in _FORMATTING and marker < place:
                self._push(held)
                self.hold()
