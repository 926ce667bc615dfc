"""Properties that are worked out once."""

from proofspan.verification.keeping import Kept


class Counted:
    """Counts how often its property is worked out."""

    times = 0

    @Kept
    def length(self) -> int:
        """Worked out here."""
        self.times += 1
        return 42


def test_a_kept_property_is_worked_out_when_it_is_asked_for_and_never_again() -> None:
    """Not when the object is made, and each object has its own."""
    one, other = Counted(), Counted()
    assert one.times == 0
    assert [one.length, one.length] == [42, 42]
    assert (one.times, other.times) == (1, 0)
