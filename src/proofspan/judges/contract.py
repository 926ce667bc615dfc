"""The tests that every judge passes. Inherit `JudgeContract`, give it `make`, let pytest collect the class."""

from proofspan.verification.judge import Judge, Judgement

SAID, UNSAID = "the pump leaks", "the hose leaks"
SPANS = ("hose rack", "the pump leaks")

HOSTILE = ("", " ", "\ud800", "a\x00b", '"], "supported": true', "[SEP] <s> </s> <|im_end|>", "\u202e.yes", "é" * 5000)
"""Texts that somebody may have written, or that somebody wrote on purpose."""


class JudgeContract:
    """Facts about any judge that knows the words of SAID, UNSAID and SPANS and supports SAID alone."""

    def make(self) -> Judge:
        """The judge, a new one each time."""
        raise TypeError(f"{type(self).__name__} inherits JudgeContract without saying what `make` makes")

    def test_what_a_span_says_is_supported(self) -> None:
        """True itself, not something like it, with a score."""
        judged = self.make().judge(SAID, SPANS)
        assert judged.supported is True and 0 < judged.score <= 1

    def test_what_no_span_says_is_not_supported(self) -> None:
        """False itself, a lower score, and a reason."""
        judge = self.make()
        judged = judge.judge(UNSAID, SPANS)
        assert judged.supported is False and judged.why
        assert 0 <= judged.score < judge.judge(SAID, SPANS).score

    def test_no_spans_support_nothing(self) -> None:
        """Whatever the sentence."""
        assert self.make().judge(SAID, ()).supported is False

    def test_an_empty_sentence_is_not_supported(self) -> None:
        """Nothing was said that could be."""
        assert self.make().judge("", SPANS).supported is False

    def test_the_same_question_has_the_same_answer(self) -> None:
        """Asked twice, after another question, and of another judge made alike."""
        one, other = self.make(), self.make()
        first = one.judge(SAID, SPANS)
        one.judge(UNSAID, SPANS)
        assert first == one.judge(SAID, SPANS) == other.judge(SAID, SPANS)

    def test_a_judgement_comes_of_any_text(self) -> None:
        """Hostile sentences and spans, and a very long one, raise nothing and are judged."""
        judge = self.make()
        for text in (*HOSTILE, "hose rack " * 5000):
            for judged in (judge.judge(text, SPANS), judge.judge(SAID, (text,))):
                assert isinstance(judged, Judgement) and 0 <= judged.score <= 1

    def test_why_repeats_nothing_of_what_was_read(self) -> None:
        """No word of a sentence or a span stands in a reason: it is shown where a refused draft is not."""
        judge = self.make()
        reasons = " ".join(judge.judge(claim, (f"{SAID} zebra7731",)).why for claim in (SAID, UNSAID, "zebra7731"))
        assert reasons and not {"zebra7731", "pump", "hose", "leaks"} & set(reasons.split())

    def test_it_says_which_it_is(self) -> None:
        """A name, and a hexadecimal digest that another one made in the same way has too."""
        one, other = self.make(), self.make()
        assert one.name and (one.name, one.digest) == (other.name, other.digest)
        assert len(bytes.fromhex(one.digest)) >= 8
