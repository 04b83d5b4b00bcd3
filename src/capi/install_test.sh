#!/usr/bin/env bash
# Installs Tandem into a temporary folder and builds the example against it: with pkg-config, shared and static, and as a
# CMake package; runs each.
#
# Usage: install_test.sh CMAKE BUILD_FOLDER EXAMPLES
set -euo pipefail
cmake=$1 build=$2 examples=$3

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
prefix="$folder/a prefix"
"$cmake" --install "$build" --prefix "$prefix" >"$folder/log"
libraries=$(dirname "$(find "$prefix" -name libtandem.so)")

echo "== the program, and its names in place of age"
"$prefix/bin/tandem" --version
for name in age age-keygen; do
  "$prefix/libexec/tandem/$name" --version | grep -q "(tandem "
done
test ! -e "$prefix/bin/age"

export PKG_CONFIG_PATH=$libraries/pkgconfig
c99=(cc -std=c99 -O2 -Wall -Wextra -Wpedantic -Werror)

echo "== shared, by pkg-config"
eval "flags=($(pkg-config --cflags --libs tandem))"
"${c99[@]}" "$examples/pdcp.c" "${flags[@]}" -o "$folder/shared"
LD_LIBRARY_PATH=$libraries "$folder/shared"

echo "== static"
eval "flags=($(pkg-config --cflags --static --libs tandem))"
"${c99[@]}" "$examples/pdcp.c" "${flags[@]/#-ltandem/-l:libtandem.a}" -o "$folder/static"
"$folder/static" >/dev/null

echo "== in C++"
eval "flags=($(pkg-config --cflags --libs tandem))"
for standard in c++98 c++20; do
  c++ -std=$standard -O2 -Wall -Wextra -Wpedantic -Werror -x c++ "$examples/pdcp.c" -x none "${flags[@]}" -o "$folder/cpp"
  LD_LIBRARY_PATH=$libraries "$folder/cpp" >/dev/null
done

echo "== CMake package"
mkdir "$folder/project"
cat >"$folder/project/CMakeLists.txt" <<END
cmake_minimum_required(VERSION 3.22)
project(example LANGUAGES C)
find_package(tandem 0.1 REQUIRED)
foreach(library tandem tandem_static)
  add_executable(with_\${library} "$examples/pdcp.c")
  target_link_libraries(with_\${library} PRIVATE tandem::\${library})
endforeach()
END
"$cmake" -S "$folder/project" -B "$folder/project/build" -DCMAKE_PREFIX_PATH="$prefix" >>"$folder/log"
"$cmake" --build "$folder/project/build" >>"$folder/log"
"$folder/project/build/with_tandem" >/dev/null
"$folder/project/build/with_tandem_static" >/dev/null

echo "== symbols"
others=$(nm -D --defined-only "$libraries/libtandem.so" | awk '{print $3}' | grep -v '^tandem_' || true)
if [ -n "$others" ]; then
  echo "error: libtandem.so has symbols beside the interface: $others" >&2
  exit 1
fi
