#include "bench/process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <thread>

#include "bench/clock.h"

namespace tandem::bench {

double cpu_seconds(const rusage& usage) {
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

bool can_run(const std::string& program) { return run_process({program, "--version"}).ok; }

std::string version_of(const std::string& program) {
  std::array<char, 64> text{};
  const int output = ::memfd_create("version", 0);
  run_process({program, "--version"}, output);
  const ssize_t size = ::pread(output, text.data(), text.size(), 0);
  ::close(output);
  const std::string_view said(text.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
  constexpr std::string_view kNumber = "0123456789.";
  const std::size_t begin = std::min(said.find_first_of(kNumber), said.size());
  return std::string(said.substr(begin, said.find_first_not_of(kNumber, begin) - begin));
}

namespace {

/// The peak memory of a process so far; 0 once it has ended.
double peak_memory_mib(pid_t process) {
  std::ifstream status(fmt::format("/proc/{}/status", process));
  constexpr std::string_view kField = "VmHWM:";
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with(kField)) return std::stod(line.substr(kField.size())) / 1024;
  }
  return 0;
}

/// Returns when the process has ended; it can still be waited for.
double watch_memory(pid_t process) {
  double peak = 0;
  for (siginfo_t ended{}; ::waitid(P_PID, static_cast<id_t>(process), &ended, WEXITED | WNOHANG | WNOWAIT) == 0;) {
    if (ended.si_pid == process) break;
    peak = std::max(peak, peak_memory_mib(process));
    std::this_thread::sleep_for(std::chrono::microseconds(500));
  }
  return peak;
}

}  // namespace

ProcessCost run_process(const std::vector<std::string>& argv, int standard_output, Watch watch) {
  std::vector<char*> arguments;
  for (const std::string& argument : argv) arguments.push_back(const_cast<char*>(argument.c_str()));
  arguments.push_back(nullptr);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  if (standard_output >= 0) {
    posix_spawn_file_actions_adddup2(&actions, standard_output, STDOUT_FILENO);
  } else {
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  }
  ProcessCost cost;
  pid_t child = -1;
  const std::uint64_t start = now_ns();
  const int failed = posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (failed != 0) return cost;
  // The program has started: what /proc says is about it, and no longer about this one.
  if (watch == Watch::memory) cost.peak_memory_mib = watch_memory(child);
  int status = 0;
  rusage usage{};
  if (wait4(child, &status, 0, &usage) != child) return cost;
  cost.wall_s = static_cast<double>(now_ns() - start) * 1e-9;
  cost.cpu_s = cpu_seconds(usage);
  cost.ok = WIFEXITED(status) && WEXITSTATUS(status) == 0;
  return cost;
}

std::string tandem_path() {
  char path[4096];
  const ssize_t length = readlink("/proc/self/exe", path, sizeof path);
  if (length <= 0) return "tandem";
  return std::filesystem::path(std::string_view(path, static_cast<std::size_t>(length))).parent_path() / "tandem";
}

}  // namespace tandem::bench
