# Everything a player or a contributor runs. The set-up goes into .venv and is redone only when something it depends on changed.
#   make play           the page in your browser: play against bots or with friends
#   make page           build the page (whatever needs it does so by itself)
#   make check          lint, types and the quick tests, from the source as it is: two or three minutes, nothing is compiled
#   make test           all checks, with the interpreted and with the compiled engine
#   make bench          our speed, and our peers' on the same machine
#   make secrets        compare 100,000 messages of random games with those of games in which all hidden things differ (MESSAGES=…)
#   make fuzz           throw 100,000 damaged texts at everything that reads what strangers send (INPUTS=…, SEED=…)
#   make soak           play for five minutes at servers that are killed, cut off and out of disk (MINUTES=…, KILLS=…, SEED=…)
#   make golden         regenerate tests/golden and docs/observations.md
#   make pictures       draw the pictures of the docs anew
#   make requirements   resolve requirements/*.in anew into the hashed *.txt (UPGRADE=1: to the newest versions)
#   make clean          remove everything that was built or installed here

PYTHON ?= python3
# Two more than there are cores: tests of servers and of the page wait half of their time for somebody else.
PYTEST_ARGS ?= -n $(shell expr 2 + $$(getconf _NPROCESSORS_ONLN)) --dist worksteal

# Tests start many programs, each of which would compile our Python files anew.
export PYTHONDONTWRITEBYTECODE :=

# Checks that keep one core busy each; what each of them says is shown when it has ended.
SIDE_BY_SIDE := $(MAKE) --no-print-directory --jobs=2 --output-sync=target

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# pip takes ten times as long, but knows of mirrors of which nobody told uv.
install = $(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r $(1) || $(PIP) install --require-hashes -r $(1)
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' -not -path 'src/petteia/server/page/*' | LC_ALL=C sort)
PAGE := src/petteia/server/page/index.html
ENGINE_TESTS := tests/kernel tests/games tests/bots tests/testing tests/test_engine.py tests/test_games.py tests/test_imports.py
# What the page is made from: its own files, and the games' texts.
PAGE_SOURCES := $(shell find web src/petteia/games -type f -not -path '*/node_modules/*' -not -path 'web/tests/*' -not -path '*.md' \( -path 'web/*' -o -name '*.ftl' \) | LC_ALL=C sort)

.PHONY: play page check test sources lint types layers tools test-quick test-interpreted test-compiled test-web test-page secrets fuzz soak bench golden pictures requirements setup clean FORCE

play: setup
	$(BIN)/petteia serve --open

page: $(PAGE)

check:
	+@$(SIDE_BY_SIDE) lint types test-web test-quick

# While one core looks at the sources, the other compiles the engine. In the other order make would only begin to compile
# when the sources were looked at: it hands out all goals before it looks whether what the first one needs is there.
test:
	+@$(SIDE_BY_SIDE) tools page
	+@$(SIDE_BY_SIDE) sources layers
	@$(MAKE) --no-print-directory test-interpreted test-compiled test-page

sources:
	+@for check in lint types test-web; do $(MAKE) --no-print-directory $$check || exit 1; done

lint: $(VENV)/.dependencies web/node_modules/.package-lock.json
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(NPM) run --silent lint

types: $(VENV)/.dependencies web/node_modules/.package-lock.json
	$(BIN)/mypy
	$(NPM) run --silent check

layers: setup
	$(BIN)/lint-imports --no-logo

# What tests need beside Python: Chromium and PostgreSQL.
tools:
	@scripts/install-tools

# All but what is slow or long, on the source tree itself.
test-quick: $(VENV)/.dependencies
	PETTEIA_INTERPRETED=1 PYTHONPATH=$(CURDIR)/src $(BIN)/pytest $(PYTEST_ARGS) -m "not slow and not long" --ignore=tests/page

# Both run the one installation; tests/test_engine.py makes sure that neither is silently the other. Only the engine is
# compiled, so everything else is tested with one of the two; that both play the same games is a test of the compiled run.
test-interpreted: setup
	PETTEIA_INTERPRETED=1 PETTEIA_EXPECT=interpreted $(BIN)/pytest $(PYTEST_ARGS) -m "not slow" $(ENGINE_TESTS)

test-compiled: setup tools
	PETTEIA_INTERPRETED= PETTEIA_EXPECT=compiled $(BIN)/pytest $(PYTEST_ARGS) --ignore=tests/page

test-web: web/node_modules/.package-lock.json
	$(NPM) run --silent test

test-page: setup tools
	PETTEIA_INTERPRETED= $(BIN)/pytest $(PYTEST_ARGS) tests/page

# On the source tree itself, as all tests that only search longer.
secrets: MESSAGES ?= 100000
secrets: $(VENV)/.dependencies
	PETTEIA_INTERPRETED=1 PYTHONPATH=$(CURDIR)/src PETTEIA_MESSAGES=$(MESSAGES) $(BIN)/pytest -s tests/server/test_secrets.py

fuzz: INPUTS ?= 100000
fuzz: SEED ?= 1
fuzz: $(VENV)/.dependencies
	PETTEIA_INTERPRETED=1 PYTHONPATH=$(CURDIR)/src $(BIN)/python -m tests.fuzz $(INPUTS) $(SEED)

# On the installation, because its processes are started by the hundred.
soak: MINUTES ?= 5
soak: KILLS ?= 0
soak: SEED ?= 1
soak: setup tools
	$(BIN)/python -m tests.soak --minutes $(MINUTES) --kills $(KILLS) --seed $(SEED)

bench: setup $(VENV)/.peers
	$(BIN)/petteia bench khora
	$(BIN)/python bench/peers.py

pictures: setup
	$(BIN)/python scripts/draw-icons
	$(BIN)/python scripts/draw-terminal
	$(BIN)/python scripts/take-screenshots

golden: setup
	$(BIN)/python -m petteia.testing.golden --write tests/golden
	$(BIN)/python -m petteia.envs.playthroughs tests/golden/openspiel
	$(BIN)/python -m petteia.testing.observation_tables docs/observations.md

requirements: $(VENV)/.dependencies
	cd requirements && for name in uv run dev peers; do \
	    ../$(BIN)/uv pip compile --quiet $(if $(UPGRADE),--upgrade) --universal --python-version 3.11 --generate-hashes \
	        --no-header --no-emit-index-url $$name.in --output-file $$name.txt || exit 1; \
	done

setup: $(VENV)/.petteia

# The build keeps its C and its compiled modules, so that a change of a text or a figure needs no compiler.
$(VENV)/.petteia: $(VENV)/.dependencies $(VENV)/.sources $(SOURCES) $(PAGE) pyproject.toml setup.py README.md
	@echo "Building and installing petteia (the engine is compiled: a minute or two)"
	@if [ -d build ]; then find build -path 'build/lib*' -type f -not -name '*.so' -delete; fi
	rm -rf build/wheel
	env -u PETTEIA_INTERPRETED $(PIP) wheel --no-index --no-deps --no-build-isolation --wheel-dir build/wheel .
	$(PIP) install --no-index --no-deps --force-reinstall build/wheel/*.whl
	@env -u PETTEIA_INTERPRETED $(BIN)/python -c 'import petteia; petteia.compiled() or print("petteia: no C could be compiled here,", \
	    "so the engine runs interpreted: the same games, slower. After installing a C compiler: make clean")'
	@touch $@

# Rewritten only when a source file came or went, which no time stamp of a file would tell.
$(VENV)/.sources: FORCE | $(VENV)/.dependencies
	@echo '$(SOURCES)' | cmp -s - $@ || { rm -rf build/lib*; echo '$(SOURCES)' > $@; }

$(VENV)/.page-sources: FORCE | $(VENV)/.dependencies
	@echo '$(PAGE_SOURCES)' | cmp -s - $@ || echo '$(PAGE_SOURCES)' > $@

$(PAGE): web/node_modules/.package-lock.json $(VENV)/.page-sources $(PAGE_SOURCES)
	@echo "Building the page"
	$(NPM) run --silent build
	@touch $@

# npm writes this file itself, when everything is installed.
web/node_modules/.package-lock.json: web/package-lock.json web/package.json web/.npmrc | $(VENV)/.dependencies
	@echo "Installing what the page is built with"
	$(NPM) ci --loglevel=error
	@touch $@

$(VENV)/.dependencies: requirements/dev.txt requirements/uv.txt scripts/make-venv
	@scripts/make-venv $(PYTHON) $(VENV)
	$(PIP) install --require-hashes -r requirements/uv.txt
	$(call install,requirements/dev.txt)
	@touch $@

$(VENV)/.peers: requirements/peers.txt $(VENV)/.dependencies
	$(call install,requirements/peers.txt)
	@touch $@

clean:
	rm -rf $(VENV) build dist fuzz-findings src/*.egg-info web/node_modules src/petteia/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests bench -name __pycache__ -type d -exec rm -rf {} +
