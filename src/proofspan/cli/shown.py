"""What `show` prints of each kind of thing."""

from dataclasses import dataclass
from pathlib import Path

from proofspan.archive import Family, Place, Rerun, shapes
from proofspan.audit import Receipt
from proofspan.cli.opening import opened, settings
from proofspan.cli.terminal import Terminal
from proofspan.eligibility import Eligibility
from proofspan.errors import SettingError
from proofspan.settings import names_receipt, rebuilt


@dataclass(frozen=True, slots=True)
class Showing:
    """One thing to be shown to one asker."""

    name: str
    eligibility: Eligibility
    terminal: Terminal
    as_json: bool

    def run(self, archive: Path | None, *, rerun: bool) -> bool:
        """Shows it; False only where a receipt was asked again and something else came of it."""
        if names_receipt(self.name):
            return self._receipt(archive, rerun=rerun)
        if rerun:
            raise SettingError(f"--rerun asks a receipt's question again, and {self.name!r} is no receipt (r-..)")
        with opened(archive) as found:
            looked_up = found.look_up(self.name, self.eligibility)
        if isinstance(looked_up, Family):
            self._family(looked_up)
        else:
            self._place(looked_up)
        return True

    def _family(self, family: Family) -> None:
        if self.as_json:
            values = {"document": family.document, "revisions": shapes.documents(family.entries)}
            self.terminal.document(self.eligibility.values, values)
            return
        from proofspan.cli.pages.documents import listed

        listed(self.terminal.page(), family.entries)

    def _place(self, place: Place) -> None:
        if self.as_json:
            self.terminal.document(self.eligibility.values, shapes.place(place))
            return
        from proofspan.cli.pages.documents import placed

        placed(self.terminal, place)

    def _receipt(self, archive: Path | None, *, rerun: bool) -> bool:
        with opened(archive) as found:
            receipt = found.receipt(self.name, self.eligibility.identity)
        came = self._again(archive, receipt) if rerun else None
        if self.as_json:
            again = {"rerun": came.value} if came else {}
            self.terminal.document(receipt.content["config"], {**shapes.receipt(receipt), **again})
        else:
            from proofspan.cli.pages.receipts import compared, receipted

            page = self.terminal.page()
            receipted(page, receipt)
            if came:
                compared(page, came)
        return came is not Rerun.DIFFERENT

    def _again(self, archive: Path | None, receipt: Receipt) -> Rerun:
        now = settings()
        made = rebuilt(receipt, named=now.search.encoder, judge=now.answer.judge)
        with opened(archive) as found:
            found.use(made.encoder)
            return found.rerun(receipt, made.asking)
