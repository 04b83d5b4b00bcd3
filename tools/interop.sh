#!/usr/bin/env bash
# Installs what the tests of `tandem encrypt` and `tandem decrypt` exchange files with and distributions do not have:
# into build/interop/bin the newest age, its plugins and rage, into build/interop/kit the format's public test files. It
# takes `go` and `cargo` where they are there; the tests skip what is not.
#
# AGE_VERSION, RAGE_VERSION, KIT_VERSION  other versions than those below
set -euo pipefail
cd "$(dirname "$0")/.."

age=${AGE_VERSION:-v1.3.2}
rage=${RAGE_VERSION:-0.12.1}
kit=${KIT_VERSION:-v0.0.0-20260829155415-4448f2097b2d}

mkdir -p build/interop/bin
if command -v go >/dev/null; then
  for program in cmd/age cmd/age-keygen cmd/age-plugin-batchpass extra/age-plugin-pq extra/age-plugin-tag \
    extra/age-plugin-tagpq tag/internal/age-plugin-tagtest; do
    GOBIN=$PWD/build/interop/bin go install "filippo.io/age/$program@$age"
  done
  folder=$(cd build/interop && go mod download -json "c2sp.org/CCTV/age@$kit" | sed -n 's/.*"Dir": "\(.*\)".*/\1/p')
  rm -rf build/interop/kit
  cp -r "$folder/testdata" build/interop/kit
  chmod -R u+w build/interop/kit
  echo "age $age, its plugins, and $(find build/interop/kit -type f | wc -l) test files: build/interop"
else
  echo "there is no program go: the tests skip the newest age, its plugins and the format's test files"
fi
if command -v cargo >/dev/null; then
  cargo install --quiet --locked --root build/interop "rage@$rage"
  echo "rage $rage: build/interop"
else
  echo "there is no program cargo: the tests skip rage"
fi
