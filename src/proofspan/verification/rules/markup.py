"""An answer is text: links, images and HTML in it are faults, however right its words are."""

import re
from collections.abc import Iterator

from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind

_TAGS = (
    "a abbr acronym address applet area article aside audio b base bdi bdo big blink blockquote body br button canvas "
    "caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset "
    "figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input "
    "ins kbd label legend li link main map mark marquee math menu meta meter nav noscript object ol optgroup option "
    "output p param picture pre progress q rp rt ruby s samp script search section select slot small source span "
    "strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u "
    "ul var video wbr xmp"
)
_ACTIVE = "img iframe script svg object embed video audio form input link meta style base button"
# A citation is blanked by bars before: `[S1](http://..)` is four bars and a bracket.
_MARKUP = re.compile(
    rf"""
    (?<!\\)(?:\]|\|{{4}})\(\s*(?:<|[^\s()]*[)/:\#?]|[^\s()]+\s+["'(])
  | !\[[^\[\]\n]{{0,200}}\]\[
  | ^[ \t]*(?:\[[^\[\]\n]{{1,200}}\]|\|{{4,}}):\s*<?
      (?:(?:https?|ftp|mailto|data|javascript|file|tel):|//|www\.|\.{{0,2}}/)
  | (?P<bare></?(?:{"|".join(_TAGS.split())})\s*/?>)
  | <(?:{"|".join(_TAGS.split())})\s+[a-z@:][\w@:.-]*\s*(?:=|/?>|\s[a-z-]+\s*=)
  | <(?:{"|".join(_ACTIVE.split())})\b
  | <!--|<!\[cdata\[|<!doctype|<\?(?:xml|php)
  | <[a-z][a-z0-9+.-]{{1,31}}:[^\s<>]+>
  | (?P<mail><[\w.+-]{{1,64}}@[\w.-]+>)
  | \b(?:javascript|vbscript):(?=\S)
  | \bdata:[a-z]+/[a-z0-9.+-]+[;,]
    """,
    re.VERBOSE | re.IGNORECASE | re.MULTILINE,
)
_SIGNS = ("<", "](", "|(", "][", "]:", "|:")
_SCHEMES = ("script:", "data:")
SHOWN = 60
"""Characters of the markup that a fault repeats."""


def link_or_image(compared: Compared) -> Iterator[Fault]:
    """A fault for each link, image, reference definition, HTML tag or comment of a sentence, cited or not.

    An address written out is text, and looked for in the spans as a code. A tag without attributes, or
    an e-mail address in angle brackets, that a cited span has too is text. `javascript:` and `data:` never are.
    """
    text = compared.pairs[0][0].text if compared.pairs else compared.sentence.words
    if not _may_hold(text):
        return
    for found in _MARKUP.finditer(text):
        if (found["bare"] or found["mail"]) and _is_told(found[0], compared):
            continue
        token = _token(text, found)
        message = f"{token!r} is markup: an answer is plain text, and what it cites is named as in [S1]"
        yield compared.fault(Kind.LINK_OR_IMAGE, token, message)


def _may_hold(text: str) -> bool:
    """Whether a sign stands in the text that every kind of markup has one of: told sooner than by the pattern."""
    for sign in _SIGNS:
        if sign in text:
            return True
    lowered = text.lower() if ":" in text else ""
    return bool(lowered) and any(scheme in lowered for scheme in _SCHEMES)


def _is_told(tag: str, compared: Compared) -> bool:
    """Whether a cited span has the tag, and it is none that loads or runs something."""
    return tag.strip("</> \t\n").lower() not in _ACTIVE.split() and any(
        tag.lower() in span.text.lower() for span in compared.spans
    )


def _token(text: str, found: re.Match[str]) -> str:
    """The markup from where its brackets open to where they close, as far as a message shows it."""
    start = found.start()
    if text[start] == "]":
        start = max(text.rfind("[", max(0, start - SHOWN), start), start - SHOWN, 0)
        start -= text[start - 1 : start] == "!"
    end = min(
        (at + 1 for sign in ")>" if (at := text.find(sign, found.end() - 1, found.end() + SHOWN)) >= 0), default=0
    )
    return text[start : max(found.end(), min(end, start + SHOWN))]
