// The program `tandem-thesis`: the table of `tandem bench thesis` for `make demo`, which therefore builds none of the
// other suites. The figures are the same; each accelerator simulates half as much, and nothing is stored.
#include <cstdio>

#include "bench/row.h"
#include "bench/suites.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("usage: tandem-thesis DIRECTORY    where the files are put; a tmpfs measures no disk\n", stderr);
    return 1;
  }
  tandem::bench::Report report("tandem-thesis", {});
  return tandem::bench::bench_thesis(report, {.directory = argv[1], .sample_mib = 1}) ? 0 : 1;
}
