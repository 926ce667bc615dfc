"""The facts themselves."""

import math
import random
from dataclasses import replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from proofspan.documents import PUBLIC, Flag, Page, Policy, Revision, Section, Source, Table, Validity
from proofspan.errors import ConflictError, SettingError
from proofspan.spans import Span
from proofspan.stores import Amend, Configure, FieldWeights, Layout, Withdraw
from proofspan.stores.contract.overlapping import OverlapContract
from proofspan.stores.contract.vectors import VectorContract
from proofspan.stores.contract.world import (
    WORDS,
    World,
    asker,
    document,
    failure,
    found_ids,
    passages_of,
    put,
    random_asker,
    random_policy,
)


class StoreContract(OverlapContract, VectorContract):
    """Facts about any store. Every test begins with a new one."""

    def random_world(self, chance: random.Random, size: int) -> World:
        """Documents of one to three passages of random words under random policies."""
        return self.world(
            *(
                document(
                    f"d{number}",
                    "\n".join(
                        " ".join(chance.choices(WORDS, k=chance.randint(3, 9))) for _ in range(chance.randint(1, 3))
                    ),
                    random_policy(chance),
                    title=chance.choice(WORDS),
                    language=chance.choice(("en", "en", "it")),
                )
                for number in range(size)
            )
        )

    def test_random_cases_equal_brute_force(self) -> None:
        """300 random askers, questions and k give the ids, the order and the scores of brute force."""
        chance = random.Random(20260601)
        for _ in range(10):
            world = self.random_world(chance, 40)
            for _ in range(30):
                eligibility, k = random_asker(chance), chance.randint(1, 12)
                text = " ".join(chance.choices(WORDS, k=chance.randint(1, 4)))
                weights = chance.choice((FieldWeights(), FieldWeights(0, 0, 1), FieldWeights(1.3, 0.7, 1)))
                found = found_ids(world.store, text, eligibility, limit=k, weights=weights)
                expected = world.expected(text, eligibility, k, weights)
                assert [name for name, _ in found] == [name for name, _ in expected]
                assert all(math.isclose(a, b) for (_, a), (_, b) in zip(found, expected, strict=True))

    def test_a_document_comes_back_as_it_was(self) -> None:
        """Sections, tables, pages with boxes, flags, what was hidden, source, owner, and what it is derived from."""
        base = document("base", "pressure", Policy(allowed_groups=frozenset({PUBLIC})))
        whole = replace(
            document("whole", "hose\nrack clearance", Policy(allowed_groups=frozenset({PUBLIC}))),
            sections=(Section("top", "", Span(0, 5)), Section("rack", "Rack", Span(5, 19), 2, ("Parts",))),
            tables=(Table(Span(5, 19), Span(5, 9)),),
            pages=(Page(1, Span(0, 4), 595.0, 842.0, b"\0" * 64), Page(2, Span(5, 19))),
            flags=(Flag("tiny-text", Span(5, 9)), Flag("instructions", Span(0, 4))),
            hidden=(("white-text", 12),),
            source=Source("whole.pdf", "pdf", b"bytes"),
            owner="somebody",
            derived_from=(base.revision,),
        )
        world = self.world(base, whole)
        kept = world.store.document(whole.revision, asker())
        assert kept == whole
        (key,) = world.store.lexical("rack", asker(), limit=1, weights=FieldWeights()).keys
        (found,) = world.store.read([key], asker())
        assert found.flags == ("tiny-text",) and found.derived_from == (base.revision,)
        assert [(page.number, page.boxes) for page in found.pages] == [(2, b"")] and found.section == "rack"

    def test_two_worlds(self) -> None:
        """With and without documents that the asker may not see: the same ids, order and scores to the last bit."""
        chance = random.Random(7)
        for _ in range(20):
            full = self.random_world(chance, 30)
            eligibility = random_asker(chance)
            admitted = self.world(*(d for d in full.documents if eligibility.admits(d.policy)))
            text = " ".join(chance.choices(WORDS, k=3))
            assert found_ids(full.store, text, eligibility) == found_ids(admitted.store, text, eligibility)
            ours, theirs = (
                w.store.lexical(text, eligibility, limit=5, weights=FieldWeights()) for w in (full, admitted)
            )
            assert (ours.eligible, ours.weights, ours.held) == (theirs.eligible, theirs.weights, theirs.held)

    def test_saved_and_loaded_it_is_the_same(self) -> None:
        """Everything goes through the file: texts, metadata, past states, receipts; and nothing has drifted."""
        world = self.random_world(random.Random(5), 12)
        world.store.keep("r-1", "{}", said="words", sources=[world.documents[0].revision])
        with TemporaryDirectory() as folder:
            world.store.save(Path(folder) / "all")
            again = self.make()
            assert again.load(Path(folder) / "all") == len(world.documents)
        assert again.register() == world.store.register() and again.receipt("r-1") == ("{}", "words")
        assert again.layout == world.store.layout and again.check() == ()

    def test_permitted_passages_are_not_crowded_out(self) -> None:
        """A thousand better passages that ops alone may read leave sales its three, for every k (pain P10)."""
        crowd = document(
            "crowd", "\n".join(["hose pressure hose pressure"] * 1000), Policy(allowed_groups=frozenset({"ops"}))
        )
        ours = [
            document(f"s{n}", f"pressure {WORDS[n]}", Policy(allowed_groups=frozenset({"sales"}))) for n in range(3)
        ]
        mixed, alone = self.world(crowd, *ours), self.world(*ours)
        for k in range(1, 11):
            found = found_ids(mixed.store, "hose pressure", asker("sales"), limit=k)
            assert found == found_ids(alone.store, "hose pressure", asker("sales"), limit=k)
            assert len(found) == min(k, 3)

    def test_validity_edges(self) -> None:
        """The first day in is in, the first day out is out."""
        policy = Policy(allowed_groups=frozenset({"sales"}), validity=Validity(date(2026, 3, 1), date(2026, 4, 1)))
        store = self.world(document("returns", "returns window", policy)).store
        days = (date(2026, 2, 28), date(2026, 3, 1), date(2026, 3, 31), date(2026, 4, 1))
        seen = [bool(found_ids(store, "returns", asker("sales", as_of=day))) for day in days]
        assert seen == [False, True, True, False]

    def test_ties_stand_in_order_of_insertion(self) -> None:
        """Equal scores keep the order in which passages came."""
        policy = Policy(allowed_groups=frozenset({PUBLIC}))
        store = self.world(*(document(name, "hose", policy) for name in "zab")).store
        assert [name for name, _ in found_ids(store, "hose", asker())] == ["z-v1:0-4", "a-v1:0-4", "b-v1:0-4"]

    def test_forbidden_and_unknown_are_said_alike(self) -> None:
        """A document that exists and may not be read is not found in the words for one that does not exist."""
        store = self.world(document("plan", "smoke", Policy(allowed_groups=frozenset({"ops"})))).store
        said = [failure(store, Revision(name, "v1")).replace(name, "") for name in ("plan", "nope")]
        assert said[0] == said[1]

    def test_a_revision_has_one_text(self) -> None:
        """The same revision cannot be put twice, and two in force on the same day are refused with both names."""
        policy = Policy(allowed_groups=frozenset({PUBLIC}))
        store = self.world(document("returns", "returns", policy)).store
        for again in ("v1", "v2"):
            sequence = store.sequence
            try:
                store.write(put(document("returns", "window", policy, label=again)))
            except ConflictError as error:
                assert f"returns-{again}" in str(error)
            else:
                raise AssertionError("a conflicting revision was taken")
            assert store.sequence == sequence

    def test_an_amendment_holds_from_its_write_on(self) -> None:
        """After an amendment the archive answers under it; asked as it stood before, as it did before."""
        store = self.world(document("plan", "smoke", Policy(allowed_groups=frozenset({"ops"})))).store
        before = store.sequence
        opened = Policy(allowed_groups=frozenset({"ops", "sales"}))
        store.write(Amend(Revision("plan", "v1"), "Notes", "en", opened))
        assert found_ids(store, "smoke", asker("sales")) and not found_ids(store, "smoke", asker("sales"), at=before)

    def test_withdrawn_is_gone(self) -> None:
        """A withdrawal takes the text, the passages and what receipts say; a tombstone and the others stay (P06)."""
        policy = Policy(allowed_groups=frozenset({PUBLIC}))
        store = self.world(document("memo", "smoke 4471", policy), document("other", "smoke", policy)).store
        before = store.sequence
        store.keep("r-1", "{}", said="4471", sources=[Revision("memo", "v1")])
        store.write(Withdraw(Revision("memo", "v1")))
        assert [name for name, _ in found_ids(store, "smoke 4471", asker(), at=before)] == ["other-v1:0-5"]
        assert failure(store, Revision("memo", "v1")) and store.receipt("r-1") == ("{}", None)
        tomb = next(entry for entry in store.register() if entry.withdrawn)
        assert (tomb.revision, tomb.passages, tomb.title) == (Revision("memo", "v1"), 0, "")

    def test_a_receipt_that_comes_too_late_says_nothing(self) -> None:
        """Kept after a source was withdrawn, a receipt has its body and none of the source's words."""
        store = self.world(document("memo", "smoke 4471", Policy(allowed_groups=frozenset({PUBLIC})))).store
        store.write(Withdraw(Revision("memo", "v1")))
        store.keep("r-1", "{}", said="4471", sources=[Revision("memo", "v1")])
        assert store.receipt("r-1") == ("{}", None)

    def test_a_withdrawn_revision_is_in_nobodys_way(self) -> None:
        """Another revision can be in force from the day on which a withdrawn one was."""
        policy = Policy(allowed_groups=frozenset({PUBLIC}))
        store = self.world(document("memo", "smoke", policy)).store
        store.write(Withdraw(Revision("memo", "v1")))
        store.write(put(document("memo", "smoke", policy, label="v2")))
        assert [name for name, _ in found_ids(store, "smoke", asker())] == ["memo-v2:0-5"]

    def test_summaries_of_summaries_are_narrowed(self) -> None:
        """What was derived from what was derived is for whoever reads the first source, put in any order."""
        everybody, ops = Policy(allowed_groups=frozenset({PUBLIC})), Policy(allowed_groups=frozenset({"ops"}))
        first, second, third = (document(name, "smoke", everybody) for name in "abc")
        second = replace(second, derived_from=(first.revision,))
        third = replace(third, derived_from=(second.revision,))
        store = self.world(third, second, first).store
        store.write(Amend(first.revision, "Notes", "en", ops))
        assert not found_ids(store, "smoke", asker("sales")) and len(found_ids(store, "smoke", asker("ops"))) == 3

    def test_a_withdrawal_opens_nothing(self) -> None:
        """What was derived from a withdrawn summary is still for whoever reads that summary's source, and no others."""
        everybody, ops = Policy(allowed_groups=frozenset({PUBLIC})), Policy(allowed_groups=frozenset({"ops"}))
        first, second, third = (
            document("a", "smoke", ops),
            document("b", "hose", everybody),
            document("c", "smoke", everybody),
        )
        second = replace(second, derived_from=(first.revision,))
        store = self.world(first, second, replace(third, derived_from=(second.revision,))).store
        store.write(Withdraw(second.revision))
        assert not found_ids(store, "smoke", asker("sales")) and len(found_ids(store, "smoke", asker("ops"))) == 2

    def test_layouts_are_not_mixed(self) -> None:
        """Another chunker than the archive was made with is refused, naming the field."""
        store = self.world().store
        try:
            store.write(Configure(Layout(store.analyzer, "windows:160/32")))
        except SettingError as error:
            assert "chunker" in str(error)
        else:
            raise AssertionError("a second layout was taken")

    def test_a_title_amended_is_searched_anew(self) -> None:
        """Another title is found from its write on, and the earlier one in the state before it."""
        written = document("sheet", "load", Policy(allowed_groups=frozenset({PUBLIC})), title="Rack")
        store = self.world(written).store
        before = store.sequence
        store.write(Amend(written.revision, "Hose", "en", written.policy, passages=passages_of(written)))
        assert found_ids(store, "hose", asker()) and not found_ids(store, "rack", asker())
        assert found_ids(store, "rack", asker(), at=before) and not found_ids(store, "hose", asker(), at=before)

    def test_a_clean_store_has_no_faults(self) -> None:
        """After a run of every kind of change nothing has drifted."""
        self.test_withdrawn_is_gone()
        assert self.random_world(random.Random(3), 12).store.check() == ()
