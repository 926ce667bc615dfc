"""Reports: an evaluation, an ablation and a diagnosis as one HTML file and as Markdown, from their JSON values."""

from proofspan.evaluation.report.writing import HTML, MARKDOWN, markdown, page, refuse_foreign, write

__all__ = ["HTML", "MARKDOWN", "markdown", "page", "refuse_foreign", "write"]
