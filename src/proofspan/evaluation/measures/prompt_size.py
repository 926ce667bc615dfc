"""Prompt size: what a generator is given to read."""

from proofspan.evaluation.answered import Answered


def prompt_size(case: Answered) -> float | None:
    """The characters of the prompt, rules and question among them; 0 when nothing was found and none was made.

    None for questions without answer.
    """
    if not case.answerable:
        return None
    prompt = case.answer.trace.prompt
    return float(len(prompt.text)) if prompt.spans else 0.0
