"""The archives of one evaluation: one for each set of revisions that cases leave out, made when first asked for."""

from proofspan.archive import Archive
from proofspan.documents import Revision
from proofspan.encoders import Encoder, Fitted
from proofspan.evaluation.ground import Ground, built, existing, withheld
from proofspan.evaluation.how import How
from proofspan.evaluation.nouns import GoldenCase, GoldenSet
from proofspan.evaluation.opened import Opened


class Grounds:
    """Throw-away archives made of a set's documents, or `archive` and copies of it; and each of them opened. They can
    be asked in every way that has the chunker and the encoder of `how`.
    """

    def __init__(self, golden: GoldenSet, how: How, archive: Archive | None) -> None:
        self._golden, self._how, self.own = golden, how, archive is None
        self.whole = built(golden, how) if archive is None else existing(archive, golden, how)
        self._grounds: dict[frozenset[Revision], Ground] = {frozenset(): self.whole}
        self._opened: dict[frozenset[Revision], Opened] = {}

    def serves(self, how: How) -> bool:
        """Whether archives made for this way of finding would be the same."""
        mine = self._how
        return (
            self.own
            and how.chunker == mine.chunker
            and _named(how.equipped) == _named(mine.equipped)
            and _named(how.encoder) == _named(mine.encoder)
        )

    def of(self, case: GoldenCase) -> Ground:
        """The archive that a case is asked on."""
        without = case.without
        if without not in self._grounds:
            self._grounds[without] = (
                built(self._golden, self._how, without=without)
                if self.own
                else withheld(self.whole, self._how, without=without)
            )
        return self._grounds[without]

    def opened(self, case: GoldenCase) -> Opened:
        """The same with every document open to everybody."""
        if case.without not in self._opened:
            self._opened[case.without] = Opened(self.of(case), self._how)
        return self._opened[case.without]


def _named(encoder: Encoder | Fitted | None) -> tuple[str, str] | None:
    """What tells encoders apart; one that is fitted to the archive is told by its name."""
    if encoder is None:
        return None
    return encoder.name, "" if isinstance(encoder, Fitted) else encoder.digest
