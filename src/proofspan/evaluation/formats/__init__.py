"""Sets, judgments and rankings in the files of other tools: BEIR folders, TREC qrels and TREC runs."""
