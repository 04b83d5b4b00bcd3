#!/usr/bin/env bash
# Runs fuzz targets under the address and undefined-behaviour sanitizers, one after the other. Ends with an error if
# there was a finding; the input that shows it is in build/fuzz/findings.
#
# New inputs go to build/fuzz/inputs/<target>; `tools/fuzz.sh --keep` reduces them to those that reach more code, and
# adds them to the finds that `make test` replays beside the seeds.
#
# FUZZ_SECONDS  time per target (default: 600)
# FUZZ_TARGETS  names of targets (default: all)
# FUZZ_RECORD   1: store what came of it in a new file under results/fuzz
set -euo pipefail
cd "$(dirname "$0")/.."

folder=src/container/fuzz
seconds=${FUZZ_SECONDS:-600}
read -ra targets <<<"${FUZZ_TARGETS:-header armor inspect payload plugin ssh}"
programs=("${targets[@]/%/_fuzz}")

# Longest input that is tried, and that is kept.
longest=4096 longest_kept=512

build() {
  [ -f build/fuzz/build.ninja ] || cmake --preset fuzz --log-level=WARNING
  cmake --build build/fuzz -j "${JOBS:-$(nproc)}" --target "${programs[@]}"
}

# unpack <target>: its corpus as files, in build/fuzz/corpus/<target>
unpack() {
  rm -rf "build/fuzz/corpus/$1"
  build/venv/bin/python -m tandem_tools.fuzz_corpus unpack "$folder/corpus/$1.seeds" "results/fuzz/$1.finds" "build/fuzz/corpus/$1"
}

keep() {
  local target
  for target in "${targets[@]}"; do
    unpack "$target"
    "build/fuzz/bin/${target}_fuzz" -set_cover_merge=1 -max_len=$longest_kept \
      "build/fuzz/corpus/$target" "build/fuzz/inputs/$target"
    build/venv/bin/python -m tandem_tools.fuzz_corpus pack "$folder/corpus/$target.seeds" "results/fuzz/$target.finds" "build/fuzz/corpus/$target"
  done
}

fuzz() {
  local target=$1 inputs=build/fuzz/inputs/$1 options=()
  mkdir -p "$inputs" build/fuzz/findings
  unpack "$target"
  [ ! -f "$folder/$target.dict" ] || options+=("-dict=$folder/$target.dict")
  "build/fuzz/bin/${target}_fuzz" "${options[@]}" -max_total_time="$seconds" -max_len=$longest -timeout=30 \
    -print_final_stats=1 -artifact_prefix="build/fuzz/findings/$target-" "$inputs" "build/fuzz/corpus/$target"
}

record() {
  [ "${FUZZ_RECORD:-0}" != 1 ] ||
    build/venv/bin/python -m tandem_tools.fuzz_figures --seconds "$seconds" "$@"
}

record # whether it can be
build
if [ "${1:-}" = --keep ]; then
  keep
  exit
fi
mkdir -p build/logs
outcomes=() failed=0
for target in "${targets[@]}"; do
  log=build/logs/fuzz-$target.log status=0
  printf '%-10s%6d s  ' "$target" "$seconds"
  fuzz "$target" >"$log" 2>&1 || status=$?
  if [ $status = 0 ]; then echo clean; else echo "FINDING: $log"; failed=1; fi
  outcomes+=("$target=$status")
done
record "${outcomes[@]}"
exit $failed
