# Everything is set up here, into .venv and its siblings: Python and make are all that must be there.

PYTHON ?= python3
JOBS ?= 2
ARGS ?=

# Worksteal keeps the tests of a file together, and with them the browser and the server that they share.
WORKERS = -n $(JOBS) --dist worksteal

MAKEFLAGS += --no-print-directory
SETUP := pyproject.toml constraints.txt
CHECKED = $(wildcard src tests tools bench conftest.py hatch_build.py)

# Both names, because newer versions of pip pin isolated builds through the second one only.
PINNED := PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1

# A wheel is filed under this key: it is built again only when something in it would change.
KEY := $(shell $(PYTHON) tools/wheel_key.py 2>/dev/null)
WHEEL := build/wheel-$(KEY)
# What the C compiler has made, so that a game that did not change is not compiled again.
COMPILED := LUDOFOOT_COMPILED=$(CURDIR)/build/compiled

.DEFAULT_GOAL := help
ifndef BESIDE
.NOTPARALLEL:
endif
.PHONY: help play test check compiled wheel lint format gen page chromium clauses floors mutate leaks soak look strength bench clean
.PHONY: .venv game plain installed python

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

play: page ## open the table in the browser; PORT=8000, or HOST=0.0.0.0 for phones in this network
	@twin="$$(.venv/bin/python -m tools.quietly $(KEY))"; \
	if [ -f "$$twin/ready" ]; then export PYTHONPATH="$$twin/site"; fi; \
	LUDOFOOT_TWIN="$$twin" PORT=$(PORT) HOST=$(or $(HOST),127.0.0.1) .venv/bin/ludofoot $(ARGS)

# The wheel is built beside the plain tests, which often wait: for a browser, for a server, for a countdown.
test: lint clauses page floors chromium ## everything that must hold: lint, types, layers, clauses, tests plain and compiled
	@echo "== tests, page"
	@.venv/bin/python tools/page.py test
	@$(MAKE) KEY=$(KEY) BESIDE=1 -j2 plain $(WHEEL)/ready
	@if ls $(WHEEL)/*-none-any.whl >/dev/null 2>&1; then \
	  echo "make test: the plain half passed; the compiled half was LEFT OUT (no C compiler, or LUDOFOOT_PURE=1)"; \
	else \
	  $(MAKE) KEY=$(KEY) installed; \
	fi

plain: .venv/ready
	@echo "== tests, plain sources"
	@.venv/bin/python -m pytest -q $(WORKERS) --half=plain $(ARGS)

installed: .venv-wheel/ready-$(KEY)
	@echo "== tests, compiled wheel"
	@.venv-wheel/bin/python -m pytest -q $(WORKERS) --half=compiled $(ARGS)
	@echo "make test: both halves passed, plain and compiled"

check: game ## lint, laws and tests of one game, in a minute: make check GAME=finale
	@.venv/bin/python -m tools.check $(GAME) --jobs $(JOBS) $(ARGS)

compiled: game ## the laws and tests of one game, compiled: make compiled GAME=finale
	@$(COMPILED) .venv/bin/python -m tools.check $(GAME) --compiled --jobs $(JOBS) $(ARGS)

wheel: $(WHEEL)/ready ## build the wheel; of it, compile only what has changed
	@ls $(WHEEL)/*.whl

lint: .venv/ready ## style, types and the contracts between layers
	@echo "== lint"
	@.venv/bin/ruff check --quiet $(CHECKED)
	@.venv/bin/ruff format --check --quiet $(CHECKED)
	@.venv/bin/mypy --no-error-summary $(CHECKED)
	@.venv/bin/lint-imports --no-logo
	@.venv/bin/python tools/page.py lint

format: .venv/ready ## put the sources into the style that lint asks for
	@.venv/bin/ruff check --quiet --fix $(CHECKED)
	@.venv/bin/ruff format --quiet $(CHECKED)
	@.venv/bin/python tools/page.py format

gen: ## the types that the page takes from the records
	@if [ -f .venv/ready ]; then $(MAKE) .venv/ready; else $(MAKE) .venv/playable; fi
	@.venv/bin/python tools/page.py gen

page: ## build the page, if its sources have changed
	@if [ -f .venv/ready ]; then $(MAKE) .venv/ready; else $(MAKE) .venv/playable; fi
	@.venv/bin/python tools/page.py

chromium: .venv/ready
	@.venv/bin/python tools/chromium.py

clauses: .venv/ready ## the table of clauses, code and tests; fails on a gap
	@echo "== clauses"
	@.venv/bin/python -m tools.clauses $(ARGS)

floors: .venv/ready page ## play with exactly the lowest versions that pyproject.toml allows
	@echo "== floors"
	@.venv/bin/python -m tools.floors

mutate: .venv/ready ## break each rule in turn and list the tests that do not notice
	@.venv/bin/python -m tools.mutate $(ARGS)

leaks: .venv/ready ## tell each secret of each game in turn and list what no law notices
	@.venv/bin/python -m tools.leaks $(ARGS)

soak: .venv/ready page ## the server tests with large numbers: 500 kills, 1,000,000 messages, minutes of bad lines
	@LUDOFOOT_SOAK=1 .venv/bin/python -m pytest -q $(WORKERS) tests/server $(ARGS)

look: .venv/ready page chromium ## every decision of every game at every size; the pictures are in build/look
	@rm -rf build/look
	@LUDOFOOT_LOOK=1 .venv/bin/python -m pytest -q $(WORKERS) tests/browser/test_sizes.py $(ARGS)

strength: .venv-wheel/ready-$(KEY) ## how strong the levels are, compiled, deal by deal until it is clear: docs/strength.md
	@.venv-wheel/bin/python -m tools.strength $(ARGS)

bench: .venv-bench/ready-$(KEY) ## speed of the compiled wheel, as ratios to named peers
	@.venv-bench/bin/python -m bench $(ARGS)

clean: ## remove everything that make has made
	@rm -rf .venv .venv-wheel .venv-bench build dist web/node_modules src/ludofoot/page .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv: .venv/ready

game:
	@if [ -f .venv/ready ]; then $(MAKE) .venv/ready; else $(MAKE) .venv/checking; fi

# What it takes to play, or to write a game, is a small part of what it takes to test: nobody waits for the rest.
.venv/playable: EXTRA = page
.venv/checking: EXTRA = game
.venv/ready: EXTRA = dev
.venv/playable .venv/checking .venv/ready: $(SETUP) | python
	@echo "== setting up .venv"
	@$(PYTHON) -m venv .venv
	@$(PINNED) .venv/bin/python -m pip install -qq -e '.[$(EXTRA)]'
	@touch $@

# Built from the source distribution, which proves that nothing is missing from it, in an environment that has nothing
# but pip, as a stranger's and a container's: mypy would find in .venv what the build does not ask for. A pure wheel is
# not marked as ready: the next run looks for a compiler again.
$(WHEEL)/ready: | .venv/ready
	@echo "== building the wheel"
	@rm -rf build/wheel-*
	@HATCH_QUIET=1 .venv/bin/python -m hatchling build -t sdist -d $(WHEEL)
	@$(PYTHON) -m venv --clear build/bare
	@$(PINNED) $(COMPILED) build/bare/bin/python -m pip wheel -qq --no-deps -w $(WHEEL) $(WHEEL)/*.tar.gz
	@ls $(WHEEL)/*-none-any.whl >/dev/null 2>&1 || touch $@

.venv-wheel/ready-$(KEY): EXTRA = test
.venv-bench/ready-$(KEY): EXTRA = bench
.venv-wheel/ready-$(KEY) .venv-bench/ready-$(KEY): $(WHEEL)/ready
	@echo "== setting up $(@D)"
	@rm -f $(@D)/ready-*
	@$(PYTHON) -m venv $(@D)
	@$(PINNED) $(@D)/bin/python -m pip install -qq "$$(ls $(WHEEL)/*.whl)[$(EXTRA)]"
	@$(PINNED) $(@D)/bin/python -m pip install -qq --no-deps --force-reinstall $(WHEEL)/*.whl
	@touch $@

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Ludofoot needs Python 3.11 or newer; name one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "This Python cannot make virtual environments; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
