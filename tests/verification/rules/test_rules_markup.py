"""Links, images and HTML in an answer are faults."""

import pytest
from counting import lines_of
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Kind
from proofspan.verification.rules.markup import link_or_image

SPAN = "The unit weighs 18 kg; see https://example.org/unit and the element <b> of HTML. Ann Lee <ann@example.org>."


def tokens(answer: str, *spans: str) -> list[str]:
    """The tokens of the faults that the rule finds, sentence after sentence."""
    faults = [fault for each in compared(answer, spans or (SPAN,)) for fault in link_or_image(each)]
    assert all(fault.kind is Kind.LINK_OR_IMAGE for fault in faults)
    return [fault.token for fault in faults]


@pytest.mark.parametrize(
    "answer",
    [
        "The [unit](https://example.org/unit) weighs 18 kg [S1].",
        "The [unit]( /unit ) weighs 18 kg [S1].",
        'The [unit](u "title") weighs 18 kg [S1].',
        "The [unit](#weight) weighs 18 kg [S1].",
        "The [unit]() weighs 18 kg [S1].",
        "The unit weighs 18 kg [S1](https://example.org).",
        "The unit weighs 18 kg [S1](note).",
        "![a photo](https://example.org/x.png) The unit weighs 18 kg [S1].",
        "![a photo][photo] The unit weighs 18 kg [S1].",
        "[unit]: https://example.org/unit",
        "[S1]: https://example.org/unit",
        'The unit weighs <a href="https://example.org">18 kg</a> [S1].',
        "The unit weighs <i>18 kg [S1].",
        "The unit weighs 18 kg<br/> [S1].",
        "The unit weighs 18 kg <img src=x onerror=alert(1)> [S1].",
        "The unit weighs 18 kg <IMG SRC=x [S1].",
        "The unit weighs 18 kg <script>alert(1)</script> [S1].",
        "The unit weighs 18 kg <!-- hidden --> [S1].",
        "The unit weighs 18 kg, see <https://example.org/unit> [S1].",
        "Scrivere a <aiuto@example.org> [S1].",
        "The unit weighs 18 kg, javascript:alert(1) [S1].",
        "The unit weighs 18 kg, DATA:text/html;base64,AAAA [S1].",
        "L'[unità](https://example.org) pesa 18 kg [S1].",
    ],
)
def test_markup(answer: str) -> None:
    """Every way to write a link, an image or a tag, whatever the span says."""
    assert tokens(answer)


@pytest.mark.parametrize(
    "answer",
    [
        "The unit weighs 18 kg [S1].",
        "The unit weighs 18 kg [S1][S2] (see the table).",
        "The unit weighs 18 kg [S1] (net).",
        "The unit weighs 18 kg [S1](see the table).",
        "See https://example.org/unit [S1].",
        "Stop! [S1] And so (it is) [S1].",
        "Stop![S1] And so (it is) [S1].",
        "The range is [0, 1] (closed) [S1].",
        "If a <b and c> d, then x < y [S1].",
        "The element <b> is told of [S1].",
        "Write to Ann Lee <ann@example.org> [S1].",
        "| weight | 18 kg [S1] |",
        "JavaScript: a language [S1].",
        "The data: 18 kg [S1].",
        "Il testo [sic](p. 3) dice 18 kg [S1].",
        "List<String> has no tag [S1].",
        "The option is --name <name> [S1].",
        r"The text \[unit\](x) is escaped [S1].",
    ],
)
def test_what_is_no_markup(answer: str) -> None:
    """Citations, brackets, comparisons, an address written out, a tag that the span tells of."""
    assert tokens(answer) == []


def test_a_tag_that_runs_something_is_a_fault_though_the_span_has_it() -> None:
    """The text of a span never makes a script of an answer."""
    assert tokens("Use <script> for it [S1].", "The element <script> runs code.") == ["<script>"]


def test_the_token_is_the_whole_link() -> None:
    """From its opening bracket to its closing one, and named in the message."""
    (sentence,) = compared("See ![the unit](https://example.org/x.png) for it.", [SPAN])
    (fault,) = link_or_image(sentence)
    assert fault.token == "![the unit](https://example.org/x.png)"
    assert fault.message.startswith("'![the unit](https://example.org/x.png)' is markup: an answer is plain text")


@pytest.mark.parametrize("piece", ["[", "![", "](", "<a ", "||||", "<a b ", "data:a", "[a]:", "<a@"])
def test_work_grows_as_the_text(piece: str) -> None:
    """Four times the text is no more than six times the work, in lines that are run."""
    took = []
    for size in (10_000, 40_000):
        (sentence,) = compared(piece * (size // len(piece)) + " x", [SPAN])
        took.append(lines_of(lambda sentence=sentence: list(link_or_image(sentence))))
    assert took[1] <= 6 * took[0] + 500


@given(st.text(alphabet="[](){}<>!|:/aS1 \n\"'=-`\\", max_size=80))
def test_no_text_makes_it_raise(answer: str) -> None:
    """Each fault names something that stands in the answer, citations blanked."""
    assert all(token for token in tokens(answer))
