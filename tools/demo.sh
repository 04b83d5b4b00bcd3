#!/usr/bin/env bash
# XORs one file on the CPU and part of it on the simulated accelerator and shows both equal to openssl's output, exchanges
# age files with age, and prints the thesis table. Run through `make demo`, which builds first.
set -euo pipefail
cd "$(dirname "$0")/.."

tandem=build/release/bin/tandem
echo "building four accelerators in the simulator, if they are missing"
tools/models.sh chacha20.{iterative,iterative_rounds,pipelined} chacha20_poly1305.pipelined >build/models.log || {
  tail -n 20 build/models.log >&2
  exit 1
}
file_mib=256
part_mib=16

# The files are in memory if possible, so that the disk is not measured.
directory=/dev/shm
if [ ! -w $directory ] || [ "$(df --output=avail -m $directory | tail -n 1)" -lt $((4 * file_mib)) ]; then
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

title "What runs each algorithm here"
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
rm -f "$work"/{cpu,sim,openssl,openssl-part}

title "An age file of $file_mib MiB: encrypted here, decrypted by age; a part of it decrypted on the accelerator"
show tandem keygen -o key.txt
"$tandem" keygen -o "$work/key.txt" 2>&1 | sed 's/^/  /'
recipient=$("$tandem" keygen -y "$work/key.txt")
# encrypt <file>: into <file>.age
encrypt() {
  show tandem encrypt -r "${recipient:0:8}..." -v -o "$(basename "$1").age" "$(basename "$1")"
  "$tandem" encrypt -r "$recipient" -v -o "$1.age" "$1" 2>&1 | sed 's/^/  /'
}
encrypt "$work/file"
show age -d -i key.txt -o plain file.age
age -d -i "$work/key.txt" -o "$work/plain" "$work/file.age"
same "what age makes of it and the file, all $file_mib MiB" "$work/plain" "$work/file"
encrypt "$work/part"
show tandem decrypt -i key.txt --engine sim.pipelined -v -o plain part.age
"$tandem" decrypt -i "$work/key.txt" --engine sim.pipelined -v --force -o "$work/plain" "$work/part.age" 2>&1 | sed 's/^/  /'
same "what the simulated accelerator makes of it and the file, $part_mib MiB" "$work/plain" "$work/part"
rm -f "$work"/{file,part}{,.age} "$work/plain"

title "The same work by every engine, beside the thesis' figures"
show tandem-thesis "$directory"
build/release/bin/tandem-thesis "$directory"

title "What to try next"
cat <<'END'
  export PATH=$PWD/build/release/bin:$PATH
  tandem encrypt -p FILE > FILE.age       encrypt a file with a passphrase; any age program decrypts it
  tandem calibrate && tandem report       which engine is best for which message on this machine, as a page
  make models                             all accelerators in the simulator, for --engine sim.NAME
  make bench-program; tandem bench        other engines and libraries beside one another
  docs/how-to                             files, PDUs, accelerators in a design of yours, boards
END
