#!/usr/bin/env bash
# Runs every layer of tests, or the steps named as arguments: tools/tandem_tools/test_run says more.
cd "$(dirname "$0")/.." && PYTHONDONTWRITEBYTECODE=1 exec build/venv/bin/python -m tandem_tools.test_run "$@"
