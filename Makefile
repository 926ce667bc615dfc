# Two commands do everything: `make demo` and `make test`. Both set up .venv first; nothing else is touched.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: setup demo test check lock fuzz clean

setup: $(READY)

$(READY): requirements/all.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "proofspan needs Python 3.11 or newer; set PYTHON=python3.12, say")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/all.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $(READY)

demo: setup
	$(BIN)/proofspan demo

test: setup
	$(BIN)/python -m pytest

check: setup
	$(BIN)/ruff format --check src tests scripts
	$(BIN)/ruff check src tests scripts
	$(BIN)/mypy

# Long random runs: 20 times the examples of `make test`, a new seed each time (a failing one is printed).
fuzz: setup
	HYPOTHESIS_PROFILE=fuzz $(BIN)/python -m pytest tests

# Rewrites requirements/*.lock from pyproject.toml (needs uv). Hashes, no index address.
lock:
	sh scripts/lock.sh

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
