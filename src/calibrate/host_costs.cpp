// Measures what this machine's kernel and caches cost a call that goes through them.
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <thread>
#include <vector>

#include "calibrate/measure.h"
#include "engine/thread_clock.h"

namespace tandem::calibrate {

using choose::HostCost;

namespace {

constexpr std::size_t kRepeats = 15;
constexpr std::size_t kCacheLine = 64;

/// Returns the time in ns of each of `count` calls, ascending.
template <typename Call>
std::vector<double> times_of(std::size_t count, std::uint64_t contest::Share::*kind, Call call) {
  contest::ThreadClock clock;
  std::vector<double> ns;
  for (std::size_t repeat = 0; repeat < kRepeats; ++repeat) {
    const contest::Share share = contest::time_of(clock, [&] {
      for (std::size_t i = 0; i < count; ++i) call();
    });
    ns.push_back(static_cast<double>(share.*kind) / static_cast<double>(count));
  }
  std::ranges::sort(ns);
  return ns;
}

/// Returns the median CPU time of `count` calls, in ns.
template <typename Call>
double cpu_time_of(std::size_t count, Call call) {
  return quantile(times_of(count, &contest::Share::cpu_ns, call), 0.5);
}

/// Measures the time from an event to the running of a thread that waits on a file, as a driver does for UIO's
/// interrupt: half of there and back. Other load makes it longer, so the shortest counts.
double wake_up_ns() {
  const int there = eventfd(0, 0);
  const int back = eventfd(0, 0);
  if (there < 0 || back < 0) return 0;
  constexpr std::size_t kTurns = 100;
  const auto signal = [](int file) {
    const std::uint64_t one = 1;
    return write(file, &one, sizeof one) == sizeof one;
  };
  const auto await = [](int file) {
    std::uint64_t count = 0;
    return read(file, &count, sizeof count) == sizeof count;
  };
  std::thread echo([&] {
    for (std::size_t i = 0; i < kTurns * kRepeats; ++i) {
      if (!await(there) || !signal(back)) return;
    }
  });
  const double both = times_of(kTurns, &contest::Share::wall_ns, [&] { return signal(there) && await(back); }).front();
  echo.join();
  close(there);
  close(back);
  return both / 2;
}

#if defined(__x86_64__)
void flush_line(const std::uint8_t* line) { __builtin_ia32_clflush(line); }
void flush_end() { __builtin_ia32_mfence(); }
#elif defined(__aarch64__)
void flush_line(const std::uint8_t* line) { asm volatile("dc civac, %0" ::"r"(line) : "memory"); }
void flush_end() { asm volatile("dsb sy" ::: "memory"); }
#endif

}  // namespace

std::vector<HostCost> measure_host_costs() {
  std::vector<HostCost> costs;
  costs.push_back({"system call", cpu_time_of(1000, [] { (void)syscall(SYS_getppid); }), "ns", "measured: getppid"});
  costs.push_back({"interrupt, from the event to the thread that waits on a file", wake_up_ns(), "ns",
                   "measured: half of there and back between two threads over eventfd"});
#if defined(__x86_64__) || defined(__aarch64__)
  std::vector<std::uint8_t> buffer(std::size_t{64} << 10);
  const double whole = cpu_time_of(4, [&] {
    for (std::size_t i = 0; i < buffer.size(); i += kCacheLine) buffer[i] = static_cast<std::uint8_t>(i);
    for (std::size_t i = 0; i < buffer.size(); i += kCacheLine) flush_line(&buffer[i]);
    flush_end();
  });
  costs.push_back({"cache maintenance", whole / static_cast<double>(buffer.size()), "ns/byte",
                   "measured: writing to every line of 64 KiB and flushing it"});
#endif
  return costs;
}

}  // namespace tandem::calibrate
