"""Evidence that was found and did not reach the answer: not delivered, not used, or used and refused."""

from collections.abc import Sequence
from dataclasses import dataclass

from proofspan.archive import Answer, Answering, Outcome
from proofspan.archive.verifying import OUTCOMES, verified
from proofspan.evaluation.diagnosis.nouns import Change, Loss, LostEvidence, Proof
from proofspan.evaluation.diagnosis.refusing import lifted, saying
from proofspan.evaluation.losing import Stage
from proofspan.evaluation.nouns import Target
from proofspan.prompts import Prompt, prompt
from proofspan.stores import Found
from proofspan.verification import Finding
from proofspan.verification.citations import cited_sentences


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer beside a piece of evidence: the passages with it, best first, and how many were to be delivered."""

    answer: Answer
    answering: Answering
    target: Target
    passages: Sequence[Found]
    delivered: int
    exact: bool

    @property
    def holding(self) -> tuple[int, Found]:
        """The rank among all passages and the first passage with the evidence."""
        return next((n, each) for n, each in enumerate(self.passages, 1) if self.holds(each))

    def holds(self, found: Found) -> bool:
        """Whether the passage is or holds the evidence."""
        return self.target.met_by(found.passage.revision, found.passage.span, exact=self.exact)

    def labels(self, made: Prompt) -> tuple[str, ...]:
        """The labels of the delivered spans with the evidence."""
        return tuple(span.label for span in made.spans if self.holds(span.found))


def unused(reply: Reply) -> LostEvidence | None:
    """What lost a piece of evidence between the ranking and the answer, with the proof; None when it is cited."""
    made = reply.answer.trace.prompt
    labels = reply.labels(made)
    if not labels:
        return LostEvidence(reply.target.id, _not_delivered(reply, made), (), _alone(reply))
    sentences = saying(reply.answer, labels)
    if not sentences:
        outcome = reply.answer.outcome.value
        message = f"it was delivered as {', '.join(labels)}, and no sentence of the draft cites it ({outcome})"
        detail = {"labels": list(labels), "outcome": outcome, "delivered": len(made.spans)}
        return LostEvidence(reply.target.id, Loss(Stage.GENERATION, "not-used", message, detail), (), _alone(reply))
    if reply.answer.withheld:
        return _withheld(reply, labels)
    if reply.answer.outcome is not Outcome.REFUSED:
        return None
    return lifted(reply.target.id, reply.answer, reply.answering, labels, sentences)


def _withheld(reply: Reply, labels: Sequence[str]) -> LostEvidence:
    """Evidence that an answer used which verification let pass, and which had less than the threshold."""
    loss = Loss(Stage.VERIFICATION, "withheld", reply.answer.withheld, {"labels": list(labels)})
    change = Change("calibration", str(reply.answering.threshold), "none", Stage.VERIFICATION)
    return LostEvidence(reply.target.id, loss, (), Proof((change,), proved=True, outcome=Outcome.ANSWERED.value))


def _not_delivered(reply: Reply, made: Prompt) -> Loss:
    rank, found = reply.holding
    detail = {"rank": rank, "delivered": len(made.spans), "first": reply.delivered}
    if not found.passage.text.strip():
        message = "it has no text: it is found by its title, and nothing of it can be delivered"
        return Loss(Stage.GENERATION, "nothing-to-deliver", message, detail)
    if rank > reply.delivered and not reply.answering.deliver_all:
        message = f"its passage stands at {rank}, and only the first {reply.delivered} were delivered"
        return Loss(Stage.GENERATION, "beyond-delivered", message, detail)
    budget = reply.answering.frame.budget
    message = f"its passage stands at {rank}, and the budget of {budget} words ended before it"
    return Loss(Stage.GENERATION, "beyond-budget", message, {**detail, "budget": budget, "cut": made.cut})


def _alone(reply: Reply) -> Proof:
    """Whether the generator uses the evidence when it is given that span and no other."""
    before, (_, found) = reply.answer.trace.prompt, reply.holding
    made = prompt(
        before.question, [found], language=found.language, frame=reply.answering.frame, weights=before.weights
    )
    draft = reply.answering.generator.draft(made) if made.spans else made.abstention
    verdict = verified(draft, made.spans, reply.answering, abstention=made.abstention)
    outcome = OUTCOMES[verdict.finding].value
    change = (Change("delivered", len(before.spans), "this span alone", Stage.GENERATION),)
    cited = {label for sentence in cited_sentences(draft, found.language) for label in sentence.labels}
    if verdict.finding is not Finding.ABSTAINED and cited & set(reply.labels(made)):
        return Proof(change, proved=True, outcome=outcome)
    why = "given this span alone, the generator still says nothing of it"
    return Proof(change, outcome=outcome, why=why)
