# SPDX-License-Identifier: MIT
# `make demo` and `make test` do everything on a fresh machine with a Swift toolchain.

PREFIX ?= /usr/local
SWIFT ?= swift
BUILD = $(SWIFT) build -c release
BIN = .build/release/diorama

.PHONY: demo test build setup install docs format check soak benchmarks clean

## Lints, replays and prints the resulting state of a scene.
demo: build
	$(BIN) lint scenes/gallery/mixer.scene.yaml
	$(BIN) replay scenes/gallery/mixer.replay.yaml
	@echo
	$(BIN) tree scenes/recipes/W-5.1-centred-slider.scene.yaml

## Every test, built once in release.
test: setup
	$(BUILD) --build-tests
	$(SWIFT) test -c release --skip-build
	Scripts/check-eval $(BIN)
	Scripts/check-track $(BIN)
	Scripts/check-piles --runs 2 $(BIN)
	Scripts/check-conformance --diorama $(BIN) --least 1611
	$(BIN) lint scenes > /dev/null
	$(BIN) fmt --check scenes
	$(BIN) snapshot verify scenes
	$(BIN) reference --check --out Documentation/reference
	Scripts/pictures --check $(BIN)
	Scripts/check-schema $(BIN) --mutants .build/release/DioramaFuzz
	.build/release/DioramaFuzz run --cases 10000 --seed 1 & \
	  .build/release/DioramaFuzz run --cases 10000 --seed 10001; \
	  second=$$?; wait $$! && exit $$second
	.build/release/DioramaFuzz bombs
	.build/release/DioramaFuzz play --interactions 5000 --seed 1

build: setup
	$(BUILD) --product diorama
	$(BUILD) --product diorama-raster

## Installs the C libraries that are missing.
setup:
	@Scripts/setup

install: build
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 $(BIN) $(DESTDIR)$(PREFIX)/bin/diorama
	install -m 755 $(BIN)-raster $(DESTDIR)$(PREFIX)/bin/diorama-raster
	install -d $(DESTDIR)$(PREFIX)/share/bash-completion/completions
	$(BIN) completions bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/diorama
	install -d $(DESTDIR)$(PREFIX)/share/zsh/site-functions
	$(BIN) completions zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_diorama
	install -d $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	$(BIN) completions fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/diorama.fish
	$(BIN) man --out $(DESTDIR)$(PREFIX)/share/man/man1

## Writes the reference and the schemas from the declarations, and the gallery.
docs: build
	$(BIN) reference --out Documentation/reference
	Scripts/pictures $(BIN)

format:
	$(SWIFT) format -i -r Sources Tests Plugins Package.swift

## Formatting and imports, as CI checks them.
check: setup
	Scripts/check

## More seeds of the mutation run and of random interactions.
soak: setup
	$(BUILD) --product DioramaFuzz
	.build/release/DioramaFuzz run --cases 100000 --seed $${SEED:-1000001}
	.build/release/DioramaFuzz play --interactions 50000 --seed $${SEED:-1000001}
	Scripts/check-piles .build/release/diorama

benchmarks: build
	Benchmarks/run

clean:
	rm -rf .build
