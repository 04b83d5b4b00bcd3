#!/usr/bin/env bash
# Builds the accelerators in the simulator into build/models: all of them, or the named ones, as <algorithm>.<build>
# of generated/builds/builds.cmake. Run through `make models`, which installs Verilator first.
#
# JOBS  parallel work (default: all processors)
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p build/models
# Two runs at a time would write the same files.
exec 9>build/models/.lock
flock 9
[ -f build/models/build.ninja ] ||
  cmake -S hw/models -B build/models -G Ninja -DCMAKE_BUILD_TYPE=Release --log-level=WARNING
cmake --build build/models -j "${JOBS:-$(nproc)}" ${1:+--target "$@"}
