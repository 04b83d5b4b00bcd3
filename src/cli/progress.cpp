#include "cli/progress.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cmath>
#include <vector>

#include "console/console.h"

namespace tandem::cli {

std::string format_bytes(double bytes) {
  constexpr const char* kUnits[] = {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB"};
  std::size_t unit = 0;
  // 999.5 would be rounded to four digits.
  while (bytes >= 999.5 && unit + 1 < std::size(kUnits)) {
    bytes /= 1024;
    ++unit;
  }
  if (unit == 0) return fmt::format("{:.0f} {}", bytes, kUnits[unit]);
  const int decimals = bytes < 9.995 ? 2 : bytes < 99.95 ? 1 : 0;
  return fmt::format("{:.{}f} {}", bytes, decimals, kUnits[unit]);
}

std::string progress_line(std::uint64_t bytes_done, std::optional<std::uint64_t> total, double seconds,
                          std::size_t columns) {
  const auto done = static_cast<double>(bytes_done);
  const double rate = seconds > 0 ? done / seconds : 0;
  std::vector<std::string> parts{format_bytes(done)};
  if (total && *total > 0) {
    const auto all = static_cast<double>(*total);
    parts = {fmt::format("{:.1f}%", 100 * done / all), fmt::format("{} of {}", parts[0], format_bytes(all))};
  }
  parts.push_back(format_bytes(rate) + "/s");
  if (total && *total > 0 && rate > 0) {
    const auto left = static_cast<std::uint64_t>(std::ceil((static_cast<double>(*total) - done) / rate));
    parts.push_back(left >= 3600 ? fmt::format("{}:{:02}:{:02} left", left / 3600, left / 60 % 60, left % 60)
                                 : fmt::format("{}:{:02} left", left / 60, left % 60));
  }
  std::string line;
  for (const std::string& part : parts) {
    const std::string longer = line.empty() ? part : line + "  " + part;
    if (longer.size() > columns) break;
    line = longer;
  }
  return line;
}

namespace {

/// Returns how many characters fit into a line of the terminal. One in its last column would wrap on some.
std::size_t columns() {
  constexpr std::size_t kUsual = 80;
  winsize size{};
  const bool known = ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return (known ? size.ws_col : kUsual) - 1;
}

/// Returns whether the terminal is that of another job now: of a shell that has put this one into the background.
bool is_in_background() {
  const pid_t front = ::tcgetpgrp(STDERR_FILENO);
  return front >= 0 && front != ::getpgrp();
}

}  // namespace

Progress::Progress(std::optional<std::uint64_t> total, bool active) : total_(total), active_(active) {}

Progress::~Progress() {
  if (drawn_ && !is_in_background()) console::write_to_terminal("\r\x1b[K");
}

void Progress::update(std::uint64_t bytes_done) {
  // Another program may be asking for the data at the same terminal until some have come.
  if (!active_ || bytes_done == 0 || is_in_background()) return;
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start_;
  const std::string line = progress_line(bytes_done, total_, elapsed.count(), columns());
  console::write_to_terminal(fmt::format("\r{}\x1b[K", line));
  drawn_ = true;
}

}  // namespace tandem::cli
