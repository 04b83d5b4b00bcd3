#include "calibrate/machine.h"

#include <fmt/format.h>
#include <sys/utsname.h>

#include <fstream>
#include <thread>

namespace tandem::calibrate {
namespace {

/// Value of the first line of /proc/cpuinfo that begins with `key`, or "?".
std::string cpuinfo(const std::string& key) {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    const std::size_t colon = line.find(": ");
    if (line.compare(0, key.size(), key) == 0 && colon != std::string::npos) return line.substr(colon + 2);
  }
  return "?";
}

}  // namespace

Machine this_machine() {
  utsname name{};
  uname(&name);
  const std::string kernel(name.release);
  return {fmt::format("{} {} (family {} model {} stepping {}), {} CPUs, Linux {}", name.machine, cpuinfo("model name"),
                      cpuinfo("cpu family"), cpuinfo("model\t"), cpuinfo("stepping"),
                      std::thread::hardware_concurrency(), kernel.substr(0, kernel.find('-')))};
}

}  // namespace tandem::calibrate
