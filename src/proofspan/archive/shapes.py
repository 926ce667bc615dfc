"""The JSON values of hits, answers, documents, receipts and reports: one shape for every way to ask."""

from collections.abc import Mapping, Sequence
from typing import Any

from proofspan.archive.adding import readers
from proofspan.archive.archive import Archive
from proofspan.archive.lookup import Place
from proofspan.archive.nouns import Answer, Citation, FileReport, Outcome, Report, Taken
from proofspan.audit import Receipt
from proofspan.documents import Policy, Revision, Section, Status
from proofspan.retrieval import Hit, Ranking
from proofspan.spans import Span
from proofspan.stores import Drift, Entry, Found
from proofspan.verification import Verdict

Values = dict[str, Any]


def ranking(found: Ranking, *, method: str) -> Values:
    """The query as it was ranked for, and its hits."""
    query = found.query
    return {
        "query": {
            "text": query.text,
            "ranking_text": query.searched,
            **query.eligibility.values,
            "k": query.k,
            "method": method,
        },
        "eligible": found.eligible,
        "notes": list(found.notes),
        "hits": [_hit(hit) for hit in found.hits],
    }


def _hit(hit: Hit) -> Values:
    parts = {part.name: {"score": part.score, "adds": part.adds} for part in hit.parts}
    return {"rank": hit.rank, **_found(hit.found), "score": hit.score, "ranks": dict(hit.ranks), "parts": parts}


def _found(found: Found) -> Values:
    return {
        "passage_id": found.passage.id,
        "evidence": list(found.evidence),
        "partial": bool(found.evidence) and not found.whole,
        "revision": str(found.passage.revision),
        "title": found.title,
        "section": found.section,
        "heading": found.passage.heading,
        "page": found.page,
        "span": _span(found.passage.span),
        "text": found.passage.text,
        "status": found.policy.status.value,
        "validity": _validity(found.policy),
        "derived_from": _names(found.derived_from),
        "flags": list(found.flags),
    }


def answer(given: Answer, *, method: str) -> Values:
    """The answer beside the ranking it came from. A refused draft is in none of it."""
    return {
        **ranking(given.trace.ranking, method=method),
        "outcome": given.outcome.value,
        "text": given.text,
        "sentences": [
            {"text": sentence.text, "citations": [_citation(citation) for citation in sentence.citations]}
            for sentence in given.sentences
        ],
        "verdict": verdict(given.verdict),
        "receipt": given.receipt,
    }


def _citation(citation: Citation) -> Values:
    found = citation.found
    section = found.section_at(citation.span.start)
    return {
        "label": citation.label,
        "revision": str(found.passage.revision),
        "evidence": f"{found.passage.revision}#{section}" if section else None,
        "span": _span(citation.span),
        "page": citation.page,
        "quote": citation.quote,
        "title": found.title,
        "status": found.policy.status.value,
        "validity": _validity(found.policy),
        "derived_from": _names(found.derived_from),
        "flags": list(found.flags),
    }


def verdict(given: Verdict) -> Values:
    """What verification found."""
    return {"profile": given.profile.value, "support": given.support, "faults": faults(given)}


def claims(given: Verdict) -> list[Values]:
    """Each sentence of an answer: its support, the words that were not found, and what of which span carries it."""
    return [
        {
            "sentence": _span(claim.span),
            "support": claim.score,
            "lost": list(claim.lost),
            "spans": [{"label": each.label, "span": _span(each.span)} for each in claim.support],
        }
        for claim in given.claims
    ]


def faults(given: Verdict) -> list[Values]:
    """Everything that is wrong with an answer; spans count its characters."""
    return [
        {"kind": fault.kind.value, "sentence": _span(fault.sentence), "token": fault.token, "message": fault.message}
        for fault in given.faults
    ]


def trace(given: Answer, archive: Archive, *, at: int | None = None) -> Values:
    """What operators see of an answer, drafts included."""
    eligibility, told = given.query.eligibility, given.trace
    store = archive.store
    return {
        "eligible_revisions": [str(entry.revision) for entry in store.entries(eligibility, at=at)],
        "candidates": {
            name: [found.passage.id for found in store.read(keys, eligibility, at=at)]
            for name, keys in told.ranking.pool.items()
        },
        "delivered": [{"label": span.label, "passage_id": span.found.passage.id} for span in told.prompt.spans],
        "prompt_digest": told.prompt.digest,
        "drafts": [told.draft],
        "timings_ms": {stage: round(spent, 3) for stage, spent in told.timings_ms.items()},
    }


def entry(listed: Entry, *, operator: bool = False) -> Values:
    """A revision as a list shows it; only operators see numbers of writes, since those count hidden ones too."""
    return {
        "revision": str(listed.revision),
        "document": listed.revision.document,
        "title": listed.title,
        **_policy(listed.policy),
        "language": listed.language,
        "digest": listed.digest,
        "source": listed.source,
        "kind": listed.kind,
        "owner": listed.owner,
        "derived_from": _names(listed.derived_from),
        "passages": listed.passages,
        **({"sequence": listed.sequence, "withdrawn": listed.withdrawn} if operator else {}),
    }


def place(found: Place) -> Values:
    """A revision, or the part of it that was named. `text` is exact; `span` says where in the document it stands."""
    document, span = found.document, found.span
    return {
        "revision": str(document.revision),
        "document": document.revision.document,
        "title": document.title,
        "span": _span(span),
        "text": span.of(document.text),
        "sections": [_section(section) for section in document.sections if section.span.overlaps(span)],
        "pages": [
            {"number": page.number, "span": _span(page.span)} for page in document.pages if page.span.overlaps(span)
        ],
        **_policy(document.policy),
        "language": document.language,
        "digest": document.digest,
        "source": document.source.name,
        "kind": document.source.kind,
        "owner": document.owner,
        "derived_from": _names(document.derived_from),
        "flags": sorted({flag.kind for flag in document.flags if flag.span.overlaps(span)}),
        "hidden": dict(document.hidden),
    }


def receipt(found: Receipt) -> Values:
    """A receipt: what it proves, and what was said, null once a source was withdrawn. A refused draft is left out."""
    words = found.words
    if words is not None and found.content["outcome"] != Outcome.ANSWERED:
        del words["draft"]
    return {"receipt": found.id, "source_withdrawn": found.said is None, "body": found.content, "said": words}


def report(made: Report, policies: Mapping[Revision, Policy]) -> Values:
    """What an `add` did; readers are those that the archive lets in, which may be fewer than a file names."""
    return {
        "sequence": made.sequence,
        "counts": {taken.value: made.count(taken) for taken in Taken},
        "hidden_characters": sum(count for outcome in made.files for _, count in outcome.hidden),
        "flagged_files": sum(bool(outcome.flagged) for outcome in made.files),
        "readable_by_nobody": [str(o.revision) for o in made.files if o.revision and nobody(o, policies)],
        "files": [_outcome(outcome, policies) for outcome in made.files],
    }


def nobody(outcome: FileReport, policies: Mapping[Revision, Policy]) -> bool:
    """Whether a file was taken and its revision can be read by nobody."""
    taken = outcome.taken not in (Taken.CONFLICTING, Taken.REFUSED)
    return taken and outcome.revision in policies and read_by(outcome, policies) == "nobody"


def read_by(outcome: FileReport, policies: Mapping[Revision, Policy]) -> str:
    """Who may read the file's revision, in words."""
    policy = policies.get(outcome.revision) if outcome.revision else None
    return readers(policy.allowed_groups, policy.status) if policy else readers(outcome.groups, Status.PUBLISHED)


def _outcome(outcome: FileReport, policies: Mapping[Revision, Policy]) -> Values:
    refused = outcome.taken in (Taken.CONFLICTING, Taken.REFUSED)
    return {
        "file": outcome.file,
        "taken": outcome.taken.value,
        "revision": str(outcome.revision) if outcome.revision else None,
        "readers": None if refused else read_by(outcome, policies),
        "passages": outcome.passages,
        "reason": outcome.reason,
        "ended": _names(outcome.ended),
        "until": outcome.until.isoformat() if outcome.until else None,
        "hidden": dict(outcome.hidden),
        "flagged": [{"kind": kind, "pages": list(numbers)} for kind, numbers in outcome.flagged],
    }


def drift(found: Drift) -> Values:
    """One thing wrong with an archive."""
    return {"kind": found.kind, "where": found.where, "message": found.message, "repairable": found.repairable}


def _policy(policy: Policy) -> Values:
    return {
        "status": policy.status.value,
        "validity": _validity(policy),
        "groups": sorted(policy.allowed_groups),
        "products": sorted(policy.products),
    }


def _validity(policy: Policy) -> Values:
    start, end = policy.validity.valid_from, policy.validity.valid_to
    return {"valid_from": start.isoformat() if start else None, "valid_to": end.isoformat() if end else None}


def _section(section: Section) -> Values:
    return {"name": section.name, "heading": section.heading, "span": _span(section.span), "level": section.level}


def _span(span: Span) -> list[int]:
    return [span.start, span.end]


def _names(revisions: Sequence[Revision]) -> list[str]:
    return [str(revision) for revision in revisions]


def documents(entries: Sequence[Entry], *, operator: bool = False) -> list[Values]:
    """The revisions as a list shows them."""
    return [entry(each, operator=operator) for each in entries]
