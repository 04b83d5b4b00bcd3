#!/bin/sh
# Prints the last commit that changed what figures come from, in twelve digits: anything but results and documents.
# Adds "-dirty" while a tracked file of these differs from HEAD. Prints "unknown" outside of a git repository.
cd "$(dirname "$0")/.." || exit 1
sources=". :!results :!docs :!*.md"
# shellcheck disable=SC2086
commit=$(git log -1 --format=%H -- $sources 2>/dev/null | cut -c1-12)
[ -n "$commit" ] || { echo unknown; exit; }
# shellcheck disable=SC2086
git diff --quiet HEAD -- $sources 2>/dev/null || commit=$commit-dirty
echo "$commit"
