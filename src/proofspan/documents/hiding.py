"""The kinds of hidden text: how what a file holds is kept from whoever looks at it."""

from enum import StrEnum


class Hiding(StrEnum):
    """Why text or a character of a file is no part of `Document.text`, as reports count it."""

    WHITE_TEXT = "white-text"
    SAME_COLOR = "background-coloured-text"
    TRANSPARENT = "transparent-text"
    TINY = "tiny-text"
    HIDDEN = "hidden-text"
    INVISIBLE = "invisible-text"
    COVERED = "covered-or-clipped-text"
    SWITCHED_OFF = "switched-off-layer"
    OFF_PAGE = "off-page"
    OFF_SCREEN = "off-screen"

    DISPLAY = "display-none"
    VISIBILITY = "visibility-hidden"
    ATTRIBUTE = "hidden-attribute"
    TEMPLATE = "template"
    NOSCRIPT = "noscript"
    FALLBACK = "fallback"

    COMMENT = "comment"
    ELEMENT_ATTRIBUTE = "element-attribute"
    ALT = "alt-text"
    LINK_TITLE = "link-title"
    SCRIPT = "script"
    STYLE = "style"
    TITLE = "title"
    IFRAME = "iframe"
    NOEMBED = "noembed"
    NOFRAMES = "noframes"
    DATALIST = "datalist"
    HEAD = "head"

    ZERO_WIDTH = "zero-width"
    BIDI = "bidi-control"
    TAG = "tag-character"
    SOFT_HYPHEN = "soft-hyphen"
    SELECTOR = "variation-selector"
    OTHER = "invisible-character"
