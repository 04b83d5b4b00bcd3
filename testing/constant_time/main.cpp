// `constant_time_check list` names the cases, `constant_time_check run <case> [effort]` runs one of them; under
// valgrind or with MemorySanitizer, which report what depends on secrets and then choose the exit status.
//
// Checked by  tools/tandem_tools/constant_time.py runs it
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "engine/taint.h"
#include "testing/constant_time/cases.h"

namespace {

using tandem::constant_time::Case;

constexpr int kWrongResult = 3;
constexpr int kUsage = 2;

/// One line per case: name, whether its time must be constant, whether it is available.
int list() {
  for (const Case& one : tandem::constant_time::cases()) {
    std::printf("%s %d %d\n", one.name.c_str(), one.constant_time, one.available);
  }
  return 0;
}

int run(const char* name, unsigned effort) {
  for (const Case& one : tandem::constant_time::cases()) {
    if (one.name != name || !one.available) continue;
    const bool right = one.run(effort);
    std::printf("%s: %s%s\n", name, right ? "right results" : "WRONG RESULTS",
                tandem::constant_time::watched() ? "" : ", but nothing watched");
    return right ? 0 : kWrongResult;
  }
  std::fprintf(stderr, "error: no case %s here\n", name);
  return kUsage;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 2 && std::strcmp(argv[1], "list") == 0) return list();
  if ((argc == 3 || argc == 4) && std::strcmp(argv[1], "run") == 0) {
    return run(argv[2], argc == 4 ? static_cast<unsigned>(std::strtoul(argv[3], nullptr, 10)) : 1);
  }
  std::fprintf(stderr, "usage: constant_time_check list | run <case> [effort]\n");
  return kUsage;
}
