#!/usr/bin/env bash
# Encrypts one file on the CPU and part of it on the simulated accelerator, shows both equal to openssl's output, and
# prints the thesis table. Run through `make demo`, which builds first.
set -euo pipefail
cd "$(dirname "$0")/.."

tandem=build/release/bin/tandem
file_mib=256
part_mib=32

# In memory where that is possible, so that the disk is not what is measured.
directory=/dev/shm
if [ ! -w $directory ] || [ "$(df --output=avail -m $directory | tail -n 1)" -lt $((3 * file_mib)) ]; then
  directory=build
  echo "/dev/shm has too little room: the files are on disk, and its speed is part of every measured rate"
fi
work=$(mktemp -d "$directory/tandem-demo.XXXXXX")
trap 'rm -rf "$work"' EXIT

if [ -t 1 ]; then bold=$'\033[1m' plain=$'\033[0m'; else bold='' plain=''; fi
title() { printf '\n%s%s%s\n' "$bold" "$*" "$plain"; }
show() { printf '$ %s\n' "$*"; }

# same <name> <file> <file>: says that two files are equal, or ends the demo.
same() {
  cmp "$2" "$3"
  echo "  equal: $1"
}

# openssl takes counter and nonce as one 16-byte iv, the counter little endian; here it is 0.
nonce=000102030405060708090a0b
openssl_xor() { openssl enc -chacha20 -K "$(od -An -tx1 "$work/key" | tr -d ' \n')" -iv "00000000$nonce" -in "$1" -out "$2"; }

# xor <engine> <input> <output>
xor() {
  show tandem xor --key-file key --nonce $nonce --engine "$1" -v -o "$(basename "$3")" "$(basename "$2")"
  "$tandem" xor --quiet --key-file "$work/key" --nonce $nonce --engine "$1" -v -o "$3" "$2" 2>&1 | sed 's/^/  /'
}

title "What can run ChaCha20 here"
show tandem engines
"$tandem" engines

title "A file of $file_mib MiB, on the CPU"
openssl rand -out "$work/key" 32
openssl rand -out "$work/file" $((file_mib << 20))
openssl_xor "$work/file" "$work/openssl"
xor cpu "$work/file" "$work/cpu"
same "tandem on the CPU and openssl enc -chacha20, all $file_mib MiB" "$work/cpu" "$work/openssl"

title "Its first $part_mib MiB, on the accelerator: registers, descriptors, DMA and core in RTL simulation"
head -c $((part_mib << 20)) "$work/file" >"$work/part"
head -c $((part_mib << 20)) "$work/openssl" >"$work/openssl-part"
xor sim "$work/part" "$work/sim"
same "tandem on the simulated accelerator and openssl enc -chacha20, $part_mib MiB" "$work/sim" "$work/openssl-part"
rm -f "$work"/{cpu,sim,openssl,file,part,openssl-part}

title "The same work by every engine, beside the thesis' figures"
show tandem bench thesis --dir "$directory"
"$tandem" bench thesis --dir "$directory"
