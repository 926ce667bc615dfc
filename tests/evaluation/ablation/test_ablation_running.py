"""A grid asked on a small set: what is kept, what is shared, and what eligibility is worth."""

from dataclasses import replace
from pathlib import Path

import pytest
from golden_folders import TODAY, golden, row

from proofspan.encoders import Fitted
from proofspan.encoders.hashing import Hashing
from proofspan.encoders.letters import Letters
from proofspan.errors import SettingError
from proofspan.evaluation import GoldenSet, How
from proofspan.evaluation.ablation import Configuration, Grid, Kept, ask
from proofspan.evaluation.freezing import freeze
from proofspan.retrieval import Method, Recipe

METHODS = ("bm25", "dense")


@pytest.fixture
def small(tmp_path: Path) -> GoldenSet:
    """Two documents, one for nobody in particular, and a question that the hidden one answers in its own words."""
    corpus = [
        row("open", "the pump runs at 3 bar", allowed_groups=["public"]),
        row("closed", "the pump runs at 4 bar, the pump", allowed_groups=["ops"]),
    ]
    queries = [{"id": "q", "text": "pump", "required_evidence_ids": ["open"], "forbidden_evidence_ids": ["closed"]}]
    return golden(tmp_path, corpus, queries)


def grid(*axes: dict[str, object], measure: str = "recall@1") -> Grid:
    """A grid of these configurations, the first the baseline."""
    made = tuple(Configuration(tuple(each.items())) for each in axes)
    return Grid(made, made[0], measure)


def how(asked: Configuration) -> How:
    """What a configuration stands for."""
    recipe = Recipe(Method(asked["method"] or "bm25"))
    eligibility = asked["eligibility"] is not False
    return How(recipe, asked["chunker"] or "whole", Letters(), (1, 3), as_of=TODAY, eligibility=eligibility)


def asked(small: GoldenSet, wanted: Grid, folder: Path, **how_asked: object):
    """The grid asked on the set in its folder."""
    frozen = freeze(folder, small, how(wanted.baseline), asked={})
    return ask(small, wanted, how_asked.pop("how", how), frozen=frozen, **how_asked)


def test_what_was_kept_is_not_asked_again(small, tmp_path):
    """The second time nothing is looked for; a configuration that is new is."""
    kept, seen = Kept(tmp_path / "kept"), []
    two = grid(*({"method": each} for each in METHODS))
    first = asked(small, two, tmp_path, kept=kept)
    assert len(list((tmp_path / "kept").iterdir())) == 2
    more = grid(*({"method": each} for each in (*METHODS, "rrf")))
    again = asked(small, more, tmp_path, kept=kept, progress=lambda done, of, name: seen.append(name))
    assert again[:2] == first and len(list((tmp_path / "kept").iterdir())) == 3
    assert seen == ["bm25", "dense", "rrf", ""]


def test_a_changed_set_is_asked_anew(small, tmp_path):
    """What was kept of the set as it was is of no use for it as it is; a half-written file neither."""
    kept, one = Kept(tmp_path / "kept"), grid({"method": "bm25"})
    asked(small, one, tmp_path, kept=kept)
    (tmp_path / "queries.jsonl").write_text((tmp_path / "queries.jsonl").read_text().replace("pump", "bar"))
    asked(small, one, tmp_path, kept=kept)
    files = list((tmp_path / "kept").iterdir())
    assert len(files) == 2
    files[0].write_text('{"key": ')
    assert kept.get(files[0].stem) is None


def test_eligibility_left_out_is_another_configuration(small, tmp_path):
    """With it the open document is first; without it the closed one, a forbidden candidate."""
    with_it, without = asked(small, grid({"method": "bm25"}, {"eligibility": False}), tmp_path)
    assert (with_it.values["q"]["recall@1"], with_it.forbidden) == (1, 0)
    assert (without.values["q"]["recall@1"], without.forbidden) == (0, 1)


def test_the_cost_of_the_index_is_of_its_own_cut(small, tmp_path):
    """Two documents of 6 and 8 words are two passages whole, and four windows of four words."""
    whole, windows = asked(small, grid({"chunker": "whole"}, {"chunker": "windows:4"}), tmp_path)
    assert (whole.passages, windows.passages) == (2, 4)
    assert whole.characters == len("the pump runs at 3 bar") + len("the pump runs at 4 bar, the pump")


def test_a_measure_that_nothing_has(small, tmp_path):
    """The grid compares by something that no evaluation gives: an error that lists what there is."""
    with pytest.raises(SettingError, match=r"compares by 'recall@7', .* recall@1"):
        asked(small, grid({"method": "bm25"}, measure="recall@7"), tmp_path)


def test_what_was_edited_is_asked_anew(small, tmp_path):
    """A kept file whose values are not those that were written counts for nothing, and is written again."""
    kept, one = Kept(tmp_path / "kept"), grid({"method": "bm25"})
    first = asked(small, one, tmp_path, kept=kept)
    (file,) = (tmp_path / "kept").iterdir()
    written = file.read_text()
    file.write_text(written.replace('"recall@1": 1.0', '"recall@1": 0.0'))
    assert file.read_text() != written
    assert asked(small, one, tmp_path, kept=kept) == first and file.read_text() == written


def test_the_baseline_is_asked_first(small, tmp_path):
    """Wherever it stands in the grid: without it there is nothing to compare."""
    seen = []
    two = grid({"chunker": "whole"}, {"chunker": "windows:4"})
    asked(small, replace(two, baseline=two.configurations[1]), tmp_path, progress=lambda *each: seen.append(each[2]))
    assert seen == ["windows:4", "whole", ""]


def test_an_encoder_that_cannot_be_on_this_set_costs_only_itself(small, tmp_path):
    """hashing weighs words by all documents, and here one is not for everybody: a row without figures, and why."""

    def hashed(each: Configuration) -> How:
        return replace(how(each), encoder=Fitted("hashing", Hashing.fitted)) if each["encoder"] else how(each)

    two = grid({"method": "bm25"}, {"encoder": "hashing", "method": "dense"})
    first, second = asked(small, two, tmp_path, how=hashed)
    assert first.values and not second.values and "not everybody reads" in second.failed
