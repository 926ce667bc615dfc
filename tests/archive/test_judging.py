"""A judge beside the archive: asked only about what verification let pass, and able to refuse only."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from folders import archive_of, asking, write
from hypothesis import given
from hypothesis import strategies as st

from proofspan.archive import Answer, Archive, Outcome, Rerun
from proofspan.archive.judging import judged
from proofspan.eligibility import Identity
from proofspan.errors import JudgeError
from proofspan.generators.scripted import Fixed as Draft
from proofspan.judges.fixed import Fixed, Unanimous
from proofspan.prompts import ABSTENTION
from proofspan.verification import Finding, Kind, verify
from proofspan.verification.judge import Judge, Judgement

SPANS = {"S1": "The AX-42 weighs 18 kg.", "S2": "Returns are accepted for 30 days."}
WORDS = ["The AX-42", "weighs", "18 kg", "19 kg", "30 days", "Returns", "are accepted", "not", "-", "|", "\n", "`"]
MARKS = ["[S1].", "[S2].", "[S1, S2]", "[S3]", "[s1]", ".", "", ABSTENTION]


class Saying:
    """A judge that says whatever it was given, whether or not that is a judgement."""

    name, digest = "saying", "00" * 8

    def __init__(self, said: object) -> None:
        self._said = said

    def judge(self, claim: str, spans: Sequence[str]) -> Judgement:
        """What it was given, or raised where that is an error."""
        if isinstance(self._said, Exception):
            raise self._said
        return Judgement(self._said, 0.5, "so it was told")  # type: ignore[arg-type]


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    """Two documents for everybody."""
    write(tmp_path, "ax.md", SPANS["S1"], allowed_groups="public")
    write(tmp_path, "returns.md", SPANS["S2"], allowed_groups="public")
    return archive_of(tmp_path)


def answered(archive: Archive, draft: str, judge: Judge | None) -> Answer:
    """The answer when this is drafted and so judged."""
    asked = asking("What weighs how many kg, and which returns?", generator=Draft(draft))
    return archive.ask(replace(asked, answering=replace(asked.answering, judge=judge)))


def drafts() -> st.SearchStrategy[str]:
    """Sentences of a few words and a citation or none, right and wrong."""
    sentence = st.tuples(st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join), st.sampled_from(MARKS))
    right = st.sampled_from(["The AX-42 weighs 18 kg [S1].", "Returns are accepted for 30 days [S2]."])
    return st.lists(right | sentence.map(" ".join), max_size=3).map(" ".join)


@pytest.mark.essential
@given(drafts(), st.sampled_from(["refuse", "whole"]), st.booleans())
def test_a_judge_can_only_refuse_more(draft: str, uncited: str, supported: bool) -> None:
    """Whatever is drafted: what is anchored with a judge is so without it; one that says yes changes nothing."""
    plain = verify(draft, SPANS, uncited=uncited)  # type: ignore[arg-type]
    with_judge = judged(plain, SPANS, Unanimous(supported=supported))
    if with_judge.finding is Finding.ANCHORED:
        assert plain.finding is Finding.ANCHORED
    if supported or plain.finding is not Finding.ANCHORED:
        assert with_judge == plain
    else:
        assert with_judge.finding is Finding.REFUSED and {f.kind for f in with_judge.faults} == {Kind.JUDGE_REFUSED}
        assert len(with_judge.faults) == len(plain.claims)


@pytest.mark.essential
@pytest.mark.parametrize("said", [False, None, "yes", 1, 1.0, "True", [True]])
def test_only_true_itself_lets_an_answer_through(archive: Archive, said: object) -> None:
    """What is merely like True refuses, as False does."""
    answer = answered(archive, "The AX-42 weighs 18 kg [S1].", Saying(said))
    assert (answer.outcome, answer.text, answer.sentences) == (Outcome.REFUSED, ABSTENTION, ())
    assert answered(archive, "The AX-42 weighs 18 kg [S1].", Saying(True)).outcome is Outcome.ANSWERED


@pytest.mark.essential
@pytest.mark.parametrize("error", [JudgeError("no model"), RuntimeError("broken")])
def test_an_error_of_the_judge_is_no_answer(archive: Archive, error: Exception) -> None:
    """It is raised, whichever it is: nothing is answered, and no receipt says that anything was."""
    with pytest.raises(type(error), match=str(error)):
        answered(archive, "The AX-42 weighs 18 kg [S1].", Saying(error))


def test_each_sentence_is_judged_with_the_whole_spans_it_cites(archive: Archive) -> None:
    """Without its marker, beside the text of its own span; the one that is not supported is the fault."""
    judge = Fixed({"The AX-42 weighs 18 kg."})
    answer = answered(archive, "The AX-42 weighs 18 kg [S1]. Returns are accepted for 30 days [S2].", judge)
    texts = [span.text for span in answer.trace.prompt.spans]
    assert judge.shown == [
        ("The AX-42 weighs 18 kg.", (texts[0],)),
        ("Returns are accepted for 30 days.", (texts[1],)),
    ]
    (fault,) = answer.verdict.faults
    assert fault.kind is Kind.JUDGE_REFUSED and fault.sentence.of(answer.trace.draft).startswith("Returns")
    assert answer.outcome is Outcome.REFUSED


def test_the_message_says_who_and_why() -> None:
    """The labels, the judge's name, its score and its reason; of a long sentence no more than six words."""
    draft = "The AX-42 weighs 18 kg and returns are accepted for 30 days [S1, S2]."
    spans = {label: f"{SPANS['S1'].rstrip('.')} and returns are accepted for 30 days." for label in SPANS}
    (fault,) = judged(verify(draft, spans, profile="literal"), spans, Fixed()).faults  # type: ignore[arg-type]
    assert fault.token == "The AX-42 weighs 18 kg and …"
    assert fault.message == (
        "looked for what this sentence says in S1 and S2: the judge fixed does not find it there "
        "(score 0.00: it was told to say no)"
    )


@pytest.mark.parametrize("draft", [ABSTENTION, "The AX-42 weighs 19 kg [S1].", "The AX-42 weighs 18 kg.", ""])
def test_what_is_no_answer_is_not_shown_to_the_judge(archive: Archive, draft: str) -> None:
    """An abstention stays one, a refusal keeps its own faults, and nothing is judged."""
    judge = Fixed()
    with_judge, without = (answered(archive, draft, each) for each in (judge, None))
    assert judge.shown == []
    assert (with_judge.outcome, with_judge.verdict) == (without.outcome, without.verdict)


def test_a_receipt_names_its_judge(archive: Archive) -> None:
    """Name and digest where there was one, nothing where there was none: such receipts are as they always were."""
    judge = Unanimous(supported=True)
    bodies = []
    for each in (judge, None):
        receipt = answered(archive, "The AX-42 weighs 18 kg [S1].", each).receipt
        bodies.append(archive.receipt(receipt, Identity.anonymous()).content)
    assert bodies[0].pop("judge") == {"name": "unanimous", "digest": judge.digest}
    assert bodies[0] == bodies[1]


def test_a_receipt_is_run_again_with_its_judge(archive: Archive) -> None:
    """The same judge gives the same bytes; one that refuses gives others."""
    asked = asking("What does the AX-42 weigh?", generator=Draft("The AX-42 weighs 18 kg [S1]."))
    with_judge = [
        replace(asked, answering=replace(asked.answering, judge=Unanimous(supported=said))) for said in (True, False)
    ]
    receipt = archive.receipt(archive.ask(with_judge[0]).receipt, Identity.anonymous())
    again = [archive.rerun(receipt, replace(each, at=receipt.content["sequence"])) for each in with_judge]
    assert again == [Rerun.SAME, Rerun.DIFFERENT]
