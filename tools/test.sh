#!/usr/bin/env bash
# Runs every layer of tests, or the steps named as arguments, and ends with a summary of what ran and what did not.
# Step linux-arm64 runs only when named: the first time it builds QEMU.
#
# Each step's output goes to build/logs/<step>.log; its end is shown when the step fails. All steps run whatever
# fails before them; the exit code is 0 only if none failed.
#
# JOBS            parallel work (default: all processors)
# CONSTANT_TIME_EFFORT  how much the constant-time step runs (default: 1; more is recorded in results/)
# TANDEM_SIM_SEED  what registers of simulated hardware hold at first (default: any number; a step's log has it)
# TANDEM_VECTORS  folder with the large test vector sets; without it the tests that need them are skipped
set -uo pipefail
cd "$(dirname "$0")/.."

jobs=${JOBS:-$(nproc)}
logs=$PWD/build/logs
reports=$PWD/build/reports
python=$PWD/build/venv/bin/python
export PYTHONPATH=tools:explore PYTHONDONTWRITEBYTECODE=1
export TANDEM_SIM_SEED=${TANDEM_SIM_SEED:-$((RANDOM + 1))}

# --- the steps, in order; a step is a function step_<name>
steps=(generated docs types format rtl-lint formal release linux bare-metal tools-tests explore-tests rtl cli aarch64 armhf
  asan tsan constant-time variants)

step_generated() {
  "$python" -m tandem_tools.generate --check &&
    "$python" -m tandem_explore report --svg docs/images/explore.svg --check
}

step_docs() { "$python" -m tandem_tools.docs; }

step_types() { "$python" -m mypy && "$python" -m ruff check; }

step_format() {
  git ls-files -z '*.cpp' '*.h' '*.js' ':!generated' | xargs -0 clang-format-16 --dry-run --Werror
}

step_rtl-lint() { "$python" -m tandem_tools.rtl_lint --jobs "$jobs"; }

# Proofs and their mutants; each takes seconds to two minutes.
step_formal() { "$python" -m tandem_tools.formal --jobs "$jobs"; }

step_release() { build_and_test release; }

# The driver over a stock kernel in QEMU. What it cannot run on is said, and counts as skipped.
step_linux() {
  { [ -f build/release/build.ninja ] || cmake --preset release; } &&
    cmake --build build/release --target tandem conformance_test uio_guest_test tandem_pci_device -j "$jobs" &&
    "$python" -m tandem_tools.linux_test
}

# The same on 64-bit Arm, with the shipped device tree. What has to be fetched and built first is kept.
step_linux-arm64() {
  local machine=("$python" -m tandem_tools.linux_test --architecture arm64 --jobs "$jobs") preset status=0
  "${machine[@]}" --prepare || status=$?
  # 77: it cannot run here, and has said why.
  [ $status != 77 ] || return 0
  [ $status = 0 ] || return $status
  for preset in release aarch64-linux; do
    { [ -f "build/$preset/build.ninja" ] || cmake --preset "$preset"; } || return 1
  done
  cmake --build build/release --target tandem_pci_device -j "$jobs" &&
    cmake --build build/aarch64-linux --target tandem conformance_test uio_guest_test -j "$jobs" &&
    "${machine[@]}"
}

# Programs without an operating system on two emulated Arm cores; the same holds for what cannot be run.
step_bare-metal() {
  { [ -f build/release/build.ninja ] || cmake --preset release; } &&
    cmake --build build/release --target tandem_debug_port_device -j "$jobs" &&
    "$python" -m tandem_tools.bare_metal --jobs "$jobs"
}

step_tools-tests() { "$python" -m pytest tools; }

# Programs in WebAssembly compile themselves into a file when they first run, which must not happen twice at a time.
step_explore-tests() {
  local tool
  for tool in yosys nextpnr-ecp5 nextpnr-ice40 nextpnr-himbaechel-gowin; do
    "build/venv/bin/yowasp-$tool" --version >/dev/null 2>&1
  done
  "$python" -m pytest --numprocesses "$jobs" explore
}

step_rtl() { "$python" -m pytest --numprocesses "$jobs" hw algorithms; }

step_cli() { TANDEM_BINARY=$PWD/build/release/bin/tandem "$python" -m pytest --numprocesses "$jobs" src/cli/tests; }

step_aarch64() { build_and_test aarch64; }

step_armhf() { build_and_test armhf; }

# Without the tests of bare cores: what they run is Verilated code, which is not under the sanitizers.
step_asan() { build_and_test asan tests; }

step_tsan() { build_and_test tsan tests_threads; }

# Under valgrind, and with the MemorySanitizer of clang for AVX-512, which valgrind does not execute.
step_constant-time() {
  [ "$(uname -m)" = x86_64 ] || { echo "not run: the tools' settings are for x86-64"; return 0; }
  local preset
  for preset in valgrind msan; do
    { [ -f "build/$preset/build.ninja" ] || cmake --preset "$preset"; } &&
      cmake --build "build/$preset" --target constant_time_check -j "$jobs" || return 1
  done
  local effort=${CONSTANT_TIME_EFFORT:-1}
  [ "$effort" = 1 ] || set -- --record
  "$python" -m tandem_tools.constant_time --effort "$effort" "$@"
}

step_variants() { "$python" -m tandem_tools.variants "$reports" && "$python" -m tandem_tools.known_answers "$reports"; }

# build_and_test <preset> [target]: builds it and runs its tests; GoogleTest leaves one report per program in
# build/reports/<preset>.
build_and_test() {
  local preset=$1 target=${2:-all}
  rm -rf "${reports:?}/$preset"
  echo "TANDEM_SIM_SEED=$TANDEM_SIM_SEED"
  { [ -f "build/$preset/build.ninja" ] || cmake --preset "$preset"; } &&
    cmake --build "build/$preset" --target "$target" -j "$jobs" &&
    GTEST_OUTPUT=xml:$reports/$preset/ ctest --preset "$preset" -j "$jobs"
}

# --- running them
run_step() {
  local name=$1 start=$SECONDS result=ok
  printf '%-14s' "$name"
  "step_$name" >"$logs/$name.log" 2>&1 || result=FAILED
  printf '%5d s  %s\n' $((SECONDS - start)) "$result"
  if [ $result = FAILED ]; then
    failed+=("$name")
    tail -n 40 "$logs/$name.log" | sed 's/^/    | /'
    echo "    whole output: build/logs/$name.log"
  fi
}

main() {
  [ $# = 0 ] || steps=("$@")
  local name
  for name in "${steps[@]}"; do
    declare -F "step_$name" >/dev/null || { echo "error: no step named $name" >&2; exit 2; }
  done
  mkdir -p "$logs"
  trap 'echo interrupted; exit 130' INT TERM
  local failed=() start=$SECONDS
  for name in "${steps[@]}"; do run_step "$name"; done

  echo
  echo "${#steps[@]} steps in $((SECONDS - start)) s, ${#failed[@]} failed${failed[*]:+: ${failed[*]}}"
  [ -n "${TANDEM_VECTORS:-}" ] || echo "not run: the large vector sets (TANDEM_VECTORS is not set)"
  sed -n 's/^SKIPPED: /not run: /p' "$logs/linux.log" "$logs/linux-arm64.log" "$logs/bare-metal.log" 2>/dev/null
  sed -n 's/^absent *//p; s/^unchecked */known answers: /p' "$logs/variants.log" 2>/dev/null
  [ ${#failed[@]} = 0 ]
}

main "$@"
