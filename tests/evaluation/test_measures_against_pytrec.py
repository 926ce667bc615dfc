"""Our figures are those of trec_eval, as pytrec-eval-terrier has it, on public sets.

It is given the documents in the order in which a search lists them, with strictly falling scores made of their ranks
(equal scores it would put in the order of their ids), and the grades of the set's file as they stand there.
"""

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest
import pytrec_eval
from golden_folders import TODAY

from proofspan.eligibility import Eligibility, Identity
from proofspan.evaluation import GoldenSet, How, evaluate, read
from proofspan.evaluation.ground import Ground, built
from proofspan.retrieval import Query

DATA = os.environ.get("PROOFSPAN_TEST_DATA")
pytestmark = pytest.mark.skipif(not DATA, reason="PROOFSPAN_TEST_DATA does not name the shared data")

SETS = ("scifact", "cranfield", "cacm", "squad_it", "qa4faq_it")
AT_MOST = 225
"""Questions of a set."""
HOW = How(chunker="whole", as_of=TODAY)
THEIRS = {
    **{f"recall@{k}": f"recall_{k}" for k in HOW.ks},
    **{f"ceiling@{k}": f"success_{k}" for k in HOW.ks},
    "ndcg@10": "ndcg_cut_10",
    "mrr": "recip_rank",
}
DEPTHS = ",".join(map(str, HOW.ks))


def graded(folder: Path, golden: GoldenSet) -> dict[str, dict[str, int]]:
    """The judgements of the questions as the set's file has them."""
    rows = map(json.loads, (folder / "queries.jsonl").read_text(encoding="utf-8").splitlines())
    asked = {question.id for question in golden.questions}
    return {str(row["id"]): row["qrels"] for row in rows if str(row["id"]) in asked}


def ranked(golden: GoldenSet, ground: Ground) -> dict[str, dict[str, float]]:
    """For each question the documents that a search lists, by their ids in the set, the first one scored highest."""
    ids = {revision: name for name, revision in golden.ids.items()}
    lists = {}
    for question in golden.questions:
        query = Query(question.text, Eligibility(Identity.anonymous(), TODAY), HOW.ks[-1])
        hits = ground.archive.search(query, HOW.recipe, detect_products=False).hits
        lists[question.id] = {ids[hit.found.passage.revision]: float(-hit.rank) for hit in hits}
    return lists


@pytest.mark.parametrize("name", SETS)
def test_every_question_has_the_figures_of_trec_eval(name: str) -> None:
    """recall, ceiling (there: success), nDCG@10, MRR and complete (recall of 1) agree to 1e-9, question by question."""
    folder = Path(str(DATA)) / "retrieval" / name
    whole = read(folder)
    golden = replace(whole, questions=whole.questions[:AT_MOST])
    ours = evaluate(golden, HOW).cases
    wanted = {f"recall.{DEPTHS}", f"success.{DEPTHS}", "ndcg_cut.10", "recip_rank"}
    evaluator = pytrec_eval.RelevanceEvaluator(graded(folder, golden), wanted)
    theirs = evaluator.evaluate(ranked(golden, built(golden, HOW)))
    assert len(ours) >= min(200, len(whole.questions))
    for result in ours:
        told = theirs[result.case.id]
        assert {m: result.measures[m] for m in THEIRS} == pytest.approx(
            {m: told[t] for m, t in THEIRS.items()}, abs=1e-9
        )
        assert all(result.measures[f"complete@{k}"] == (told[f"recall_{k}"] > 1 - 1e-9) for k in HOW.ks)
