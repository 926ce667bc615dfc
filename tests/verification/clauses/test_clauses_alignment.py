"""Which clause of a span says what a clause of an answer says."""

from proofspan.verification.clauses.alignment import Beside, Contrast, after, before, between, contrasts
from proofspan.verification.reading import Reading
from proofspan.verification.words.lexicon import Lexicon

SPAN = "The red pump is loud and the blue fan is calm. The tank holds water."


def pair(own: str, span: str = SPAN) -> Beside:
    lexicon = Lexicon()
    return Beside(Reading(own, "en", lexicon), Reading(span, "en", lexicon))


def test_the_clause_that_shares_most_faces() -> None:
    """All three keys stand in the second clause, none of them in another."""
    (face,) = pair("The blue fan is calm.").facing(frozenset(("blue", "fan", "calm")), 0.5).values()
    assert face.share == 1.0
    assert face.count == 3
    assert face.clause.content == {"blue", "fan", "calm"}


def test_a_share_may_lie_in_the_whole_sentence() -> None:
    """Two of three keys in one clause give 2 / 3; all three in its sentence give 1 - 0.1."""
    beside = pair("The red pump and fan.")
    first = beside.facing(frozenset(("red", "pump", "fan")), 0.5)[0]
    assert first.share == 1 - 0.1


def test_keys_that_stand_often_weigh_less() -> None:
    """A key met twice weighs 1 / (1 + ln 2) = 0.59, so the other clause with only it has 0.59 / 1.59 = 0.37."""
    beside = pair("The pump is red.", "The pump is red; the pump is old.")
    faces = beside.facing(frozenset(("pump", "red")), 0.0)
    assert round(faces[1].share, 2) == 0.37


def test_neighbours() -> None:
    """The nearest words with content on both sides; capital letters that name something count."""
    reading = pair("The pump A is very loud today.").own
    assert between(reading, 5) == ("pump", "today")
    assert after(reading, 1, range(7), 1) == {"a"}
    assert before(reading, 5, range(7), 2) == {"pump", "a"}


def test_one_span_that_agrees_is_enough() -> None:
    """A contrast is dropped where any pair agrees; the first of several for one word stays."""
    pairs = [pair("The pump is red."), pair("The pump is red.", "The pump is blue.")]

    def found(beside: Beside) -> list[Contrast]:
        return [Contrast(3, beside.span.text, "", "red")]

    assert [c.instead for c in contrasts(pairs, found, lambda beside, index: False)] == [SPAN]
    assert contrasts(pairs, found, lambda beside, index: beside is pairs[1]) == []
