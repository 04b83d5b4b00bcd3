#!/usr/bin/env bash
# A small sweep, end to end: three cores of AES, tested in simulation, placed and routed twice each for an ECP5, and
# synthesised for a Xilinx 7-series. Figures go to build/explored.json, the report is build/explored.html.
set -euo pipefail
cd "$(dirname "$0")/.."

figures=build/explored.json
build/venv/bin/tandem-explore run aes --grid 'architecture=rounds partition=0..2 sbox=rom' --seeds 2 \
  --target ecp5-um5g-85k --target xilinx-7 --jobs "${JOBS:-$(nproc)}" --json $figures
build/venv/bin/tandem-explore report $figures -o build/explored.html >/dev/null
echo "figures: $PWD/$figures"
echo "report, for any browser: $PWD/build/explored.html"
