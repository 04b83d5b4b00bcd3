#!/usr/bin/env bash
# Installs what is missing of what Tandem needs: packages of the distribution, and the locked Python environment in
# build/venv. `tools/bootstrap.sh build` leaves out the environment, `tools/bootstrap.sh explore` also installs what
# design-space exploration needs, `tools/bootstrap.sh hls` what making hardware of C needs, `tools/bootstrap.sh test` both and
# what only the test run needs,
# `tools/bootstrap.sh arm64` that and what building QEMU needs. Does nothing when all is there; needs root or sudo only
# when a package is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

lists=(tools/apt-packages.txt)
locks=(requirements.lock)
case ${1:-} in
  build) locks=() ;;
  '') ;;
  explore) lists+=(tools/apt-packages-explore.txt) locks+=(requirements-explore.lock) ;;
  hls) lists+=(tools/apt-packages-hls.txt) locks+=(requirements-hls.lock) ;;
  test | arm64)
    lists+=(tools/apt-packages-explore.txt tools/apt-packages-hls.txt tools/apt-packages-test.txt)
    [ "$1" = test ] || lists+=(tools/apt-packages-arm64.txt)
    locks+=(requirements-explore.lock requirements-hls.lock) ;;
  *) echo "usage: tools/bootstrap.sh [build | explore | hls | test | arm64]" >&2; exit 2 ;;
esac
# A package may name the one architecture or distribution that has it: `name [amd64]`, `name [debian]`.
packages=$(awk -v machine="[$(dpkg --print-architecture)]" -v os="[$(. /etc/os-release && echo "$ID")]" \
  '!/^#/ && (NF == 1 || $2 == machine || $2 == os) { print $1 }' "${lists[@]}")
missing=$(for package in $packages; do
  dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null | grep -q '^ii' || echo "$package"
done)
if [ -n "$missing" ]; then
  echo "installing:" $missing
  if [ "$(id -u)" = 0 ]; then as_root=(); elif command -v sudo >/dev/null; then as_root=(sudo); else
    echo "error: these Debian packages are missing and neither root nor sudo is available:" $missing >&2
    exit 1
  fi
  "${as_root[@]}" apt-get update -qq
  # shellcheck disable=SC2086
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
fi

[ ${#locks[@]} != 0 ] || exit 0

if ! cmp -s requirements.lock build/venv/.requirements.lock || ! build/venv/bin/python -c '' 2>/dev/null; then
  echo "creating the Python environment in build/venv"
  rm -rf build/venv
  mkdir -p build
  # The system's Python: cocotb needs its shared library.
  /usr/bin/python3 -m venv build/venv
fi
for lock in "${locks[@]}"; do
  cmp -s "$lock" "build/venv/.$lock" && continue
  build/venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r "$lock"
  # Programs in WebAssembly compile themselves into a file when they first run, which must not happen twice at a time.
  for tool in build/venv/bin/yowasp-*; do
    "$tool" --version >/dev/null 2>&1 || true
  done
  cp "$lock" "build/venv/.$lock"
done
cp tools/tandem-explore tools/tandem-hls tools/tandem-ip tools/verilator build/venv/bin/
