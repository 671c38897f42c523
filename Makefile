# Two commands: `make play` and `make test`. Both need Python 3.11 or newer and nothing else installed by hand.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ifndef SEED
SEED := $(shell $(PYTHON) -c "import random; print(random.randrange(10**9))")
endif

MINUTES ?= 120
WORKERS ?= auto

# One lock for all systems and Pythons, with the hash of each file that pip may take.
LOCK := $(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --custom-compile-command "make lock" $(UPGRADE)

# Even where the shell says otherwise: many tests start processes, which load several times as fast from what is compiled.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play two test test-postgres lint types random compiled unit openapi lock audit bill bench balance pictures soak clean

play: $(VENV)/play  ## start the bot: on Discord if .env has a token, else on the local table
	$(BIN)/python bot.py

two: $(VENV)/postgres  ## two processes of the bot over a PostgreSQL of their own, at a local table with two shards; needs PostgreSQL's programs
	$(BIN)/python -m tools.two_bots

test: lint types random unit  ## the whole check; ends with pytest's closing line

$(VENV)/play: requirements.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	touch $@

$(VENV)/dev: requirements-dev.txt requirements.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	touch $@ $(VENV)/play

lint: $(VENV)/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(VENV)/dev
	$(BIN)/mypy

random: $(VENV)/dev
	$(BIN)/python -m tests.engines.conformance.random_play --games 16 --seed $(SEED)

compiled: $(VENV)/dev  ## once, not by every worker at the same time; an error is told by the tests themselves
	-@$(BIN)/pytest --collect-only -qq -p no:cacheprovider >/dev/null 2>&1

unit: $(VENV)/dev compiled
	ARBITER_SEED=$(SEED) $(BIN)/pytest -n $(WORKERS) --dist worksteal

$(VENV)/postgres: $(VENV)/dev requirements-postgres.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-postgres.txt
	touch $@

test-postgres: $(VENV)/postgres  ## the store and whole bots over a PostgreSQL of its own, two of them killed and paused, and the tests of the referee over that; needs PostgreSQL's programs
	ARBITER_TEST_STORE=postgres $(BIN)/pytest -n $(WORKERS) --dist worksteal tests/store/test_postgres*.py tests/e2e/faults/test_postgres_away.py tests/e2e/machines tests/referee

openapi: $(VENV)/dev  ## fetch Discord's OpenAPI document, to which tests then hold our requests; needs a network
	$(BIN)/python -m tools.make.openapi

lock: $(VENV)/dev  ## write the locks anew after a change of a .in file; needs a network. UPGRADE=--upgrade takes newer versions
	$(LOCK) requirements.in --output-file requirements.txt
	$(LOCK) --constraint requirements.txt requirements-dev.in --output-file requirements-dev.txt
	$(LOCK) --constraint requirements.txt requirements-postgres.in --output-file requirements-postgres.txt

audit: $(VENV)/dev  ## ask the published advisories about each pin; needs a network
	$(BIN)/python -m tools.make.audit
	$(BIN)/python -m tools.make.audit --lock requirements-postgres.txt

bill: $(VENV)/dev  ## write dist/arbiter-VERSION.cdx.json: the bill of materials of a release
	$(BIN)/python -m tools.make.bill

bench: $(VENV)/dev  ## figures against a peer in the same run; not a test
	$(BIN)/python -m benchmarks

balance: $(VENV)/dev  ## play 20,000 matches of Krendel, 6,000 duels, 2,900 brawls, 6,000 games of Legends and 8,800 matches of Archutheon, write docs/games/*/balance.*: an hour or two
	nice $(BIN)/python -m tools.balance krendel --games 10000 --duels 1000 --seed 20
	nice $(BIN)/python -m tools.balance battlecon --rounds 10 --chance 1000 --seed 20
	nice $(BIN)/python -m tools.balance brawl --games 2000 --teams 300 --chance 500 --chance-teams 100 --seed 20
	nice $(BIN)/python -m tools.balance legends --games 1000 --practice 10 --seed 20
	nice $(BIN)/python -m tools.balance archutheon --matches 2000 --module 600 --seed 20

pictures: $(VENV)/dev  ## paint the pictures of the README, record matches and take screenshots; needs Chromium
	$(BIN)/python -m tools.make.pictures
	$(BIN)/python -m tools.make.tournament_pictures
	$(BIN)/python -m tools.make.architecture
	$(BIN)/python -m tools.make.playthrough
	$(BIN)/python -m tools.make.screenshots

soak: $(VENV)/dev  ## docs/develop/soak.md: millions of choices, kills, faults, and all long tests; SEED=… repeats or resumes, MINUTES=… bounds
	nice $(BIN)/python -m tests.soak --seed $(SEED) --minutes $(MINUTES)
	$(BIN)/pytest -n auto --dist worksteal tests/e2e tests/engines/kernel tests/referee

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
