"""One-fact changes of right answers, and right answers in varied form, drawn by a seed.

    from changes import LITERAL, changes, right_answers

    changes("fit", seed=7)                        up to 300 of each kind, literal and relational
    changes("fit", 7, LITERAL, each=100)          only these kinds
    changes("test", 7, shared=False)              only from this project's own documents
    right_answers("test", 7, 500)

Each gives `Answered`: the spans (S1, S2, ..), the cited answer, whether it is right, what it was made from and how.
Passages come from the shared sets that PROOFSPAN_TEST_DATA names (squad_it, cad_it_temporal, pep_temporal,
dragonball_en), from examples/ax42 and from the texts beside this file and in benchmarks/texts. A document is in the
half `fit` or `test` by a digest of its name, all its revisions with it (of squad_it whole articles, of the texts here
chapters): weights are fitted on `fit` alone, and figures published of `test` alone.

**Right answers** are sentences of a passage, verbatim with white space collapsed, cited [S1]; S1 is their own passage
(50 to 180 words), and a third of the time there is a second span of another document of the set, cited or not.
Sentences with markup are left out (links are faults of their own), and so are those with unbalanced quotation marks
or brackets. A **varied form** changes no fact: forms that change words are not made of a sentence that quotes, since
a quotation is verbatim; only what cannot restrict is left out (a parenthesis, a linking word, an English relative
clause between commas).

A **literal change** alters one fact to what the cited spans say nowhere, by the string logic of `said.py`, which
shares no code with the verifier and drops every doubtful case: a number that no digits, number word, ordinal, Roman
numeral or magnitude of the spans gives under any decimal convention, nor a hundred or a thousand times more or less;
a unit or month of which the spans have no word with the same first five letters, a name from which none of their words
may be derived; a code or version that stands nowhere as a whole. Exceptions, each because the change *is* the point:
`part of another` (digits inside a longer figure or a code, whose own values are not said), `crossed` (the day of one
date with month and year of another), `sign` (the same digits, where no word of loss is in the spans), `percent to
count` and `count to percent` (the same figure, nowhere so), `from a span not cited` (said by S2 while only S1 is
cited). Ways are drawn evenly within a kind, and sets within it in turn.

A **relational change** keeps the literals: a negation, an opposite, a quantifier, two figures or names exchanged, a
clause of another document added, a condition or hedge dropped, another quantity of the same span. By construction
some of these are clumsy, and a few may even be true; their rates are measured, not promised.

Found wrong in the making and mended: months inside longer words; quotation marks paired closing to opening; words
left out at the border of a quotation, which leave a quotation; `3.3` for `3.3.0`; capitalised common nouns as names;
reference numbers and versions given a sign or a percent sign; "lost -3 kg" for "lost 3 kg"; "90 of all" beside "the
'90s"; Cina where the span says cinese.
"""

from changes.drawing import changes, right_answers
from changes.nouns import LITERAL, RELATIONAL, Answered, Half
from changes.passages import half

__all__ = ["LITERAL", "RELATIONAL", "Answered", "Half", "changes", "half", "right_answers"]
