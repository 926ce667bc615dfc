"""The flags, each declared once; commands say which they take. What they mean is decided in `settings`."""

from pathlib import Path
from typing import Annotated

import typer

ARCHIVE, WHO, HOW = "Archive", "Who asks", "How to find"

Archive = Annotated[
    Path | None,
    typer.Option("--archive", metavar="DIR", help="The archive; else PROOFSPAN_ARCHIVE, else the nearest upward."),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document instead of a page.")]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="No hints, notes or progress on stderr.")]

Groups = Annotated[
    str | None,
    typer.Option("--groups", metavar="G,..", help="The groups of whoever asks; without them, public documents only."),
]
AsOf = Annotated[
    str | None, typer.Option("--as-of", metavar="DAY", help="The day that is asked about, like 2026-02-01; today.")
]
Product = Annotated[
    str | None, typer.Option("--product", metavar="P,..", help="Only documents of these products, or of none.")
]
Statuses = Annotated[
    str | None, typer.Option("--status", metavar="S,..", help="Statuses that may be read: published,current.")
]

Method = Annotated[
    str | None, typer.Option("--method", metavar="NAME", help="bm25, dense, rrf or hybrid; by what the archive keeps.")
]
K = Annotated[int | None, typer.Option("--k", metavar="N", help="How many passages are wanted; 5.")]
Ks = Annotated[str | None, typer.Option("--k", metavar="N,..", help="The depths that are looked at; 1,3,5,10,50.")]
Pool = Annotated[
    int | None, typer.Option("--pool", metavar="N", help="How many of each list are fused or reranked; 20, hybrid 50.")
]
Rerank = Annotated[
    str | None, typer.Option("--rerank", metavar="NAME", help="none, lexical or a cross-encoder's path.")
]
Encoder = Annotated[
    str | None, typer.Option("--encoder", metavar="NAME", help="minilm, e5, hashing or a URL; the archive's own.")
]
Fields = Annotated[
    str | None, typer.Option("--fields", metavar="F,..", help="What is searched: title,heading,body or body.")
]

Chunker = Annotated[
    str | None,
    typer.Option("--chunker", metavar="C", help="How documents are cut, such as paragraphs:160 or sections."),
]
Set = Annotated[Path, typer.Argument(metavar="SET", help="A folder with queries.jsonl and its documents.")]
DetectProduct = Annotated[
    bool, typer.Option("--detect-product", help="Let product codes in the questions filter, as ask does.")
]
Generator = Annotated[str | None, typer.Option("--generator", metavar="NAME", help="extractive or scripted.")]
Profile = Annotated[
    str | None, typer.Option("--profile", metavar="NAME", help="How answers are checked: literal or strict.")
]
Judge = Annotated[
    str | None, typer.Option("--judge", metavar="NAME", help="none, or a path or URL of a model that can refuse more.")
]
Calibration = Annotated[
    str | None,
    typer.Option("--calibration", metavar="FILE", help="Withhold answers below the threshold of `calibrate`."),
]
Deliver = Annotated[
    str | None, typer.Option("--deliver", metavar="top|all", help="Hand over the best k, or the whole pool.")
]
Order = Annotated[
    str | None, typer.Option("--order", metavar="ranked|edges", help="Best first, or the best at both ends.")
]

Name = Annotated[
    str,
    typer.Argument(metavar="ID", help="A document, revision, section, passage or receipt, as other verbs print it."),
]
Revision = Annotated[str, typer.Argument(metavar="REVISION", help="Such as returns-v2.")]
Question = Annotated[str, typer.Argument(metavar="QUESTION", help="In words, as you would ask a person.")]
