#!/usr/bin/env bash
# Builds what a release consists of, into build/packages: packages of Debian, the program in one file without shared
# libraries, the list of their contents (SPDX) with notices, and checksums. The same sources give the same bytes in any folder.
#
# JOBS               parallel work (default: all processors)
# SOURCE_DATE_EPOCH  the time in packages (default: the commit's)
# SIGNING_KEY        private key of SSH that signs the checksums, as docs/how-to/release.md says (default: none)
# TANDEM_STATIC_TOO  0: without the program in one file
set -euo pipefail
cd "$(dirname "$0")/.."
umask 022
export TZ=UTC
date=$(sed -n 's/^set(TANDEM_VERSION_DATE \([0-9-]*\)).*/\1/p' CMakeLists.txt)
: "${SOURCE_DATE_EPOCH:=$(git log -1 --format=%ct 2>/dev/null || date -d "$date" +%s)}"
export SOURCE_DATE_EPOCH
packages=build/packages jobs=${JOBS:-$(nproc)}
version=$(sed -n 's/^project(tandem VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)

build() {
  local preset=$1
  shift
  cmake --preset "$preset" --log-level=WARNING -DCMAKE_PROJECT_INCLUDE="$PWD/build/same_names.cmake" >build/logs/"$preset".log
  cmake --build build/"$preset" -j "$jobs" --target "$@" >>build/logs/"$preset".log
}

rm -rf "$packages"
mkdir -p "$packages" build/logs
# Names of sources in programs do not depend on the folder.
echo 'add_compile_options("-ffile-prefix-map=${CMAKE_SOURCE_DIR}=.")' >build/same_names.cmake
# notices BUILD TARGET FILE [OPTION]: writes the notices of what a target contains.
notices() {
  python3 tools/tandem_tools/sbom.py --builds "build/$1" --notices "$2" --output "$3" "${@:4}"
}

build package tandem tandem_manual tandem_shared tandem_static
for one in tandem:bin/tandem libtandem0:src/capi/libtandem.so libtandem-dev:src/capi/libtandem.a; do
  file=build/package/packaging/notices/${one%%:*}
  mkdir -p "$file"
  notices package "${one#*:}" "$file/NOTICES"
  gzip -9nf "$file/NOTICES"
done
cpack --config build/package/CPackConfig.cmake -B "$PWD/$packages" >build/logs/cpack.log || {
  tail -n 20 build/logs/cpack.log >&2
  exit 1
}
rm -rf "$packages"/_CPack_Packages "$packages"/*.json
builds=(build/package)
if [ "${TANDEM_STATIC_TOO:-1}" = 1 ]; then
  build static tandem
  file=$packages/tandem-$version-linux-$(uname -m)
  strip -o "$file" build/static/bin/tandem
  notices static bin/tandem "$packages/tandem-$version-notices.txt" --with-licenses
  touch -d "@$SOURCE_DATE_EPOCH" "$file" "$packages/tandem-$version-notices.txt"
  builds+=(build/static)
fi
python3 tools/tandem_tools/sbom.py --version "$version" --time "$SOURCE_DATE_EPOCH" --output "$packages/tandem-$version.spdx.json" \
  --builds "${builds[@]}" --files "$packages"/tandem* "$packages"/lib*
(cd "$packages" && sha256sum -- * >SHA256SUMS)
if [ -n "${SIGNING_KEY:-}" ]; then
  ssh-keygen -q -Y sign -n tandem -f "$SIGNING_KEY" "$packages/SHA256SUMS"
fi
ls -l "$packages"
