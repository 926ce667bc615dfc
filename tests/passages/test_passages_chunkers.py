"""The written forms of the chunkers are read strictly."""

import pytest

from proofspan.documents import Document, Policy, Revision
from proofspan.errors import SettingError
from proofspan.passages import Reads, chunker
from proofspan.passages.chunkers import FORMS
from proofspan.passages.windows import words

WRONG = [
    *[
        "",
        "window:160",
        "Windows:160",
        "windows",
        "windows:",
        "windows:160/",
        "windows:/32",
        "windows:a",
        "windows:1.5",
    ],
    *["windows: 160", "windows:160/32/4", "windows:160:plain", "windows:+5", "windows:١٦٠", "windows:9999999999"],
    *["paragraphs", "paragraphs:160/32", "paragraphs:160:plain", "sentences:4/1:", "sentences:4/1:fancy", "sentences"],
    *["whole:1", "sections:2", "wordpieces:200/40:plain", "wordpieces", "given:1"],
]


@pytest.mark.parametrize("spec", WRONG)
def test_a_wrong_form_is_refused_with_the_right_ones(spec: str) -> None:
    """The message repeats what was written and lists every form there is."""
    with pytest.raises(SettingError) as raised:
        chunker(spec)
    assert repr(spec) in str(raised.value)
    assert all(form in str(raised.value) for form in FORMS)


def test_the_listed_forms_are_read() -> None:
    """Each form that the message lists, without its explanation, is a chunker."""
    document = Document(Revision("d", "v1"), "T", "One. Two.", Policy())
    reads = Reads(256, words)
    assert all(chunker(form.split(" ")[0], reads=reads)(document) for form in FORMS)


def test_wordpieces_need_a_count() -> None:
    """Without an encoder's tokenizer nobody can say what a wordpiece is."""
    with pytest.raises(SettingError, match="no encoder takes part"):
        chunker("wordpieces:200/40")


def test_given_needs_a_set() -> None:
    """The name `given` alone says where its passages would come from."""
    with pytest.raises(SettingError, match=r"passages\.jsonl"):
        chunker("given")


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("windows:160/160", "overlap 160 must be smaller than the window 160: the window would never advance"),
        ("windows:0", "a window of 0 holds nothing"),
        ("windows:4/-1", "overlap -1 is negative"),
        ("sentences:4/4", "overlap 4 must be smaller than the group of sentences 4"),
        ("paragraphs:0", "a paragraph of 0 holds nothing"),
    ],
)
def test_numbers_that_cannot_be_are_explained(spec: str, said: str) -> None:
    """The message says which number is wrong and why it would not do."""
    with pytest.raises(SettingError) as raised:
        chunker(spec)
    assert said in str(raised.value)
