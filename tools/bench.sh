#!/usr/bin/env bash
# Runs every benchmark suite and stores its figures, with machine, commit and date, in new files under results/. Run
# through `make bench`, which builds first; from a tree without changes. Names of suites as arguments run only those.
set -euo pipefail
cd "$(dirname "$0")/.."

# Suite age compares with rage if it is installed (TANDEM_RAGE names it, if it is not on the PATH), and with a second
# version of age that TANDEM_AGE names. If TANDEM_HUGE_DIR names a tmpfs with huge pages, it measures there, too:
#   mount -t tmpfs -o huge=always,size=4g tmpfs DIR
# Suite auto compares the engine auto with all engines that it may choose, by the profile of `tandem calibrate --full`,
# which has to be made just before; auto runs only when named.
# Suites with -avx2 hold kernels and libraries to AVX2 on machines with more.
# Suite choice stores the output of the commands that choose engines (tools/choice.sh).
# Suite file-2048mib shows that memory does not grow with the file; it needs 4 GiB of memory.
rivals="${TANDEM_RAGE:+ --rage $TANDEM_RAGE}${TANDEM_AGE:+ --also-age $TANDEM_AGE}"
declare -A suites=(
  [peers-chacha20]="peers chacha20" [peers-chacha20_poly1305]="peers chacha20_poly1305" [file-256mib]=file
  [peers-aes_gcm]="peers aes_gcm" [peers-sha3]="peers sha3"
  [peers-zuc]="peers zuc" [peers-snow3g]="peers snow3g" [peers-aes]="peers aes"
  [peers-snow5g]="peers snow5g" [peers-aes256]="peers aes256"
  [age]="age${TANDEM_HUGE_DIR:+ --huge-dir $TANDEM_HUGE_DIR}$rivals"
  [sim-chacha20]=sim [sim-chacha20_poly1305]="sim --algorithm chacha20_poly1305" [thesis]=thesis [pdcp]=pdcp
  [pdcp-accelerator]="pdcp --engine sim.pdcp --bearers 60"
  [wp437-table2]="wp437 --table 2" [wp437-table5]="wp437 --table 5" [wp512]=wp512
  [sim-eea3]="sim --algorithm eea3 --clock-mhz 150" [sim-eia3]="sim --algorithm eia3 --clock-mhz 150"
  [sim-nea6]="sim --algorithm nea6 --clock-mhz 150" [sim-aes_gcm]="sim --algorithm aes_gcm --clock-mhz 375"
  [sim-sha3_256]="sim --algorithm sha3_256 --clock-mhz 375" [sim-sha3_384]="sim --algorithm sha3_384 --clock-mhz 375"
  [auto]=auto
  [peers-chacha20-avx2]="peers chacha20 --hold-to avx2" [peers-aes_gcm-avx2]="peers aes_gcm --hold-to avx2"
  [peers-chacha20_poly1305-avx2]="peers chacha20_poly1305 --hold-to avx2" [peers-sha3-avx2]="peers sha3 --hold-to avx2"
  [peers-zuc-avx2]="peers zuc --hold-to avx2" [peers-snow3g-avx2]="peers snow3g --hold-to avx2"
  [peers-snow5g-avx2]="peers snow5g --hold-to avx2" [peers-aes256-avx2]="peers aes256 --hold-to avx2"
  [peers-aes-avx2]="peers aes --hold-to avx2" [age-avx2]="age --hold-to avx2$rivals"
  [file-2048mib]="file --size-mib 2048 --rounds 3"
)
[ $# != 0 ] || set -- peers-chacha20 peers-chacha20_poly1305 peers-aes_gcm peers-sha3 peers-zuc peers-snow3g \
  peers-aes peers-snow5g peers-aes256 file-256mib age sim-chacha20 sim-chacha20_poly1305 sim-eea3 sim-eia3 sim-nea6 \
  sim-aes_gcm sim-sha3_256 sim-sha3_384 thesis wp437-table2 wp437-table5 wp512 pdcp pdcp-accelerator file-2048mib choice
mkdir -p results
for name in "$@"; do
  if [ "$name" = choice ]; then
    tools/choice.sh
    continue
  fi
  if [ -z "${suites[$name]:-}" ]; then
    echo "error: there is no suite $name; the suites are: ${!suites[*]} choice" >&2
    exit 2
  fi
  # shellcheck disable=SC2086
  build/release/bin/tandem bench ${suites[$name]} --record
done

# Older figures go, and the tables in documents follow.
build/venv/bin/python -m tandem_tools.prune
build/venv/bin/python -m tandem_tools.generate
