#!/usr/bin/env bash
# Stores what the commands that choose engines say on this machine in a new folder under results/choice/: the profile, answers
# of `tandem explain` and `tandem whatif`. The page of `tandem report` is build/choice.html. Run through `make bench
# SUITES=choice`.
#
# CHOICE_EFFORT  --quick or --full (default)
set -euo pipefail
cd "$(dirname "$0")/.."

case $(tools/commit.sh) in
  unknown | *-dirty)
    echo "error: nothing is stored from a tree with uncommitted changes: commit them and build first" >&2
    exit 1
    ;;
esac
tandem=build/release/bin/tandem
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export TANDEM_PROFILE=$scratch/profile.toml

# transcript <file> <question>...: each question of `tandem` with its answer
transcript() {
  local file=$1 question
  shift
  for question in "$@"; do
    echo "\$ tandem $question"
    # shellcheck disable=SC2086
    "$tandem" $question
    echo
  done >"$file"
}

"$tandem" calibrate "${CHOICE_EFFORT:---full}" --quiet
# <machine>-<date>, as all results are called; a second run of a day gets a number.
folder=$(build/venv/bin/python -m tandem_tools.generate.write_choice "$TANDEM_PROFILE")
mkdir -p "$folder"
cp "$TANDEM_PROFILE" "$folder/profile.toml"
# A name that lasts, for answers that say where the profile is.
export TANDEM_PROFILE=$folder/profile.toml
transcript "$folder/explain.txt" "explain aes_gcm 1024 --depth 8" "explain sha3_384 15888 --depth 8" \
  "explain rsa_private 2048" "explain eea3 1420 --depth 64 --objective cpu"
transcript "$folder/whatif.txt" "whatif aes_gcm 1024 --profile zynqmp-linux" \
  "whatif aes_gcm 1024 --profile zynqmp-freertos" "whatif sha3_384 15888 --profile zynqmp-linux" \
  "whatif rsa_private 2048 --profile zynqmp-freertos" "whatif --profile zynqmp-freertos" "whatif --profile zynqmp-linux"
"$tandem" report --force -o build/choice.html
