"""Thresholds: what an answer is told by, and what is withheld."""

from dataclasses import replace

import pytest
from folders import archive_of, asking, write

from proofspan.archive import Draft, Outcome, Statistic, Threshold
from proofspan.eligibility import Identity
from proofspan.errors import SettingError
from proofspan.generators.scripted import Fixed
from proofspan.prompts import ABSTENTION


class Scored:
    """A draft with one score, whatever is asked."""

    def __init__(self, score):
        self.given = score

    def score(self, statistic):
        return self.given


@pytest.mark.parametrize(("score", "said"), [(0.5, True), (0.51, True), (0.49, False), (None, False), (0.0, False)])
def test_what_has_less_is_withheld(score, said):
    """At least the threshold is said; less, and no score at all, is not, and the note has both numbers."""
    why = Threshold(Statistic.SUPPORT, 0.5, "d").withheld(Scored(score))
    assert (why == "") is said
    assert said or why.startswith("below-calibrated-threshold: support must be at least 0.5, and it has ")


@pytest.mark.parametrize("least", [0.0, 0.425, 1 / 3, 17.0])
def test_a_threshold_as_text(least):
    """`parse` is the inverse of `str`, to the last digit."""
    threshold = Threshold(Statistic.ANSWER_MATCH, least, "0f" * 32)
    assert Threshold.parse(str(threshold)) == threshold


@pytest.mark.parametrize("text", ["", "support", "support>=x@d", "luck>=0.5@d"])
def test_text_that_is_no_threshold(text):
    """An error, with the text."""
    with pytest.raises(SettingError, match="is no threshold such as"):
        Threshold.parse(text)


@pytest.fixture
def answered(tmp_path):
    """The answer to a question about a gate, its words weighing 1 but for two that nothing has and that weigh 2."""
    write(tmp_path, "gate.md", "# The gate\n\nIt opens at seven.", allowed_groups="public")
    write(tmp_path, "hose.md", "# The hose\n\nIts pressure is 3 bar.", allowed_groups="public")
    return archive_of(tmp_path).ask(asking("When does the gate open?"))


def draft(answer, **weights):
    """The answer as it was drafted, the question's terms weighing so much."""
    told = answer.trace
    return Draft(told.ranking, replace(told.prompt, weights=weights), answer.verdict)


def test_what_the_answer_covers(answered):
    """`open` stands in the sentence, `gate` above it, `lorri` nowhere: (1 + 1) / (1 + 1 + 2)."""
    assert answered.outcome is Outcome.ANSWERED
    assert draft(answered, gate=1.0, open=1.0, lorri=2.0).score(Statistic.ANSWER_COVER) == 2 / 4


def test_what_the_passages_cover_beyond_titles(answered):
    """`gate` is a word of a title and asks for nothing more; of `open` and `lorri` the passages have 1 / (1 + 2)."""
    assert draft(answered, gate=1.0, open=1.0, lorri=2.0).score(Statistic.FOCUS_COVER) == 1 / 3
    assert draft(answered, gate=1.0).score(Statistic.FOCUS_COVER) == 1.0


def test_what_the_best_hit_has(answered):
    """Its BM25 as ranked, b / (b + 10) of it times the cover; no cosine and no support where there is none."""
    found = draft(answered, gate=1.0, open=1.0)
    best = answered.trace.ranking.hits[0].score
    assert best > 0 and found.score(Statistic.BEST_BM25) == best
    assert found.score(Statistic.ANSWER_MATCH) == best / (best + 10)
    assert found.score(Statistic.BEST_COSINE) is None


def test_a_refused_draft_stays_refused(tmp_path):
    """However low the threshold: it is looked at only after verification, and withholds more."""
    write(tmp_path, "gate.md", "It opens at seven.", allowed_groups="public")
    asked = asking("When does the gate open?", generator=Fixed("It opens at nine 9 [S1]."))
    for least in (0.0, 1.0):
        threshold = Threshold(Statistic.ANSWER_COVER, least, "d")
        given = archive_of(tmp_path).ask(replace(asked, answering=replace(asked.answering, threshold=threshold)))
        assert given.outcome is Outcome.REFUSED and not given.withheld


def test_the_receipt_says_why(tmp_path):
    """An anchored draft that is withheld: abstained, nothing of it said, and the reason in the receipt."""
    write(tmp_path, "gate.md", "It opens at seven.", allowed_groups="public")
    archive, asked = archive_of(tmp_path), asking("When does the gate open?")
    given = archive.ask(
        replace(asked, answering=replace(asked.answering, threshold=Threshold(Statistic.BEST_BM25, 60.0, "d")))
    )
    assert (given.outcome, given.text, given.sentences) == (Outcome.ABSTAINED, ABSTENTION, ())
    kept = archive.receipt(given.receipt, Identity("s", frozenset()))
    assert kept.content["withheld"] == given.withheld and "best-bm25 must be at least 60" in given.withheld
