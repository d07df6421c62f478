# What developers and the curious type; each target sets up whatever it needs and is quick when that is there already.

export PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
BUNDLING := .venv/.bundling

.PHONY: help demo test check format lint types layers catalogs translations screenshots bench bench-peers bundle clean

help: ## say what there is
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 16

demo: $(READY) ## open the demo study, or make verified labels of it where there is no screen
	@packaging/demo.sh

test: $(READY) ## run the tests, on a virtual screen of their own
	@packaging/system_packages.sh test
	$(BIN)/python -m pytest -n 2 $(ARGS)

check: format lint types layers catalogs ## format, lint, types, layers, translation catalogs; -k does all of them

format: $(READY)
	$(BIN)/ruff format --check

lint: $(READY)
	$(BIN)/ruff check

types: $(READY)
	$(BIN)/mypy

layers: $(READY)
	$(BIN)/lint-imports

catalogs: $(READY)
	$(BIN)/python packaging/translations.py --check

translations: $(READY) ## bring the translation catalogs up to date
	$(BIN)/python packaging/translations.py

screenshots: $(READY) ## take the pictures of the README again
	@packaging/system_packages.sh test
	$(BIN)/python packaging/screenshots.py

bench: $(READY) ## measure speed and accuracy, and hold them against their targets
	@packaging/system_packages.sh test
	$(BIN)/python -m benchmarks

bench-peers: $(READY) ## measure side by side with napari, labelme and SimpleITK
	@packaging/system_packages.sh peers
	$(BIN)/python -m benchmarks --peers

bundle: $(BUNDLING) ## build dist/refuge-annotator, which needs no Python, and let it test itself
	@packaging/system_packages.sh bundle
	$(BIN)/python packaging/bundle.py

clean: ## remove what was built, the demo study too; .venv stays
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find refuge_annotator tests packaging -name __pycache__ -type d -prune -exec rm -rf {} +

# pip before 25.1 knows no --group, so it goes first.
$(READY): pyproject.toml constraints.txt
	@packaging/system_packages.sh python
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=...")'
	[ -x $(BIN)/python ] || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet -c constraints.txt -e . --group dev
	@touch $@

$(BUNDLING): $(READY)
	$(BIN)/python -m pip install --quiet -c constraints.txt --group bundle
	@touch $@
