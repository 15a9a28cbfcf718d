# The two commands: `make play` opens the inn, `make test` proves that it works. Both set everything up by themselves.
PYTHON ?= python3
PY := .venv/bin/python

.PHONY: play test test-browser lint lint-style lint-types lint-client shots golden bench pins clean

play: .venv/ready
	@$(PY) -m karczma

test: .venv/ready-dev
	@$(PY) -m pytest -n auto --dist worksteal

test-browser: .venv/ready-dev  # every page and dialog in Chromium; takes minutes
	@KARCZMA_LONG=1 $(PY) -m pytest -n auto --dist worksteal tests/browser

lint: lint-style lint-types lint-client

lint-style: .venv/ready-dev
	@.venv/bin/ruff check .
	@.venv/bin/ruff format --check --quiet .
	@.venv/bin/lint-imports --no-logo
	@.venv/bin/codespell

lint-types: .venv/ready-dev
	@.venv/bin/mypy

lint-client:
	@tools/types

shots: .venv/ready-dev  # pictures of every page and table into shots/, to be looked at
	@$(PY) -m tests.browser.shots shots

golden: .venv/ready-dev  # rewrites the golden playthroughs; review them as a diff
	@$(PY) -m tests.every_game.golden
	@git --no-pager diff --stat -- 'tests/*/golden/*'

bench: .venv/ready-bench
	@$(PY) benchmarks/run.py

pins:  # needs uv; looks up the newest versions that fit pyproject.toml
	@tools/pins

clean:
	rm -rf .venv

.venv/ready: constraints.txt pyproject.toml
	@PYTHON="$(PYTHON)" tools/install constraints.txt
	@touch $@

.venv/ready-dev: constraints-dev.txt pyproject.toml
	@PYTHON="$(PYTHON)" tools/install constraints-dev.txt
	@touch $@ .venv/ready

.venv/ready-bench: benchmarks/constraints.txt pyproject.toml
	@PYTHON="$(PYTHON)" tools/install benchmarks/constraints.txt
	@touch $@ .venv/ready
