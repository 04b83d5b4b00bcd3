#!/usr/bin/env bash
# Resolves pyproject.toml into requirements.lock, with the hash of every file, and the same with the extra `test` into
# requirements-test.lock, with `explore` into requirements-explore.lock, with `hls` into requirements-hls.lock. See docs/adr/0002-requirements-lock.md.
set -euo pipefail
cd "$(dirname "$0")/.."

tool=build/pip-tools
if [ ! -x $tool/bin/pip-compile ]; then
  /usr/bin/python3 -m venv $tool
  $tool/bin/python -m pip install --quiet --disable-pip-version-check pip-tools==7.6.2
fi
lock() {
  $tool/bin/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-header --no-annotate \
    --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --output-file "$@" pyproject.toml
}
lock requirements.lock
lock requirements-explore.lock --constraint requirements.lock --extra explore
lock requirements-test.lock --constraint requirements-explore.lock --extra test
lock requirements-hls.lock --constraint requirements.lock --extra hls
