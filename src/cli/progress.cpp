#include "cli/progress.h"

#include <fmt/format.h>

#include <cmath>

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

std::string progress_line(std::uint64_t bytes_done, std::optional<std::uint64_t> total, double seconds) {
  const auto done = static_cast<double>(bytes_done);
  const double rate = seconds > 0 ? done / seconds : 0;
  const std::string rate_text = format_bytes(rate) + "/s";
  if (!total || *total == 0) return fmt::format("{}  {}", format_bytes(done), rate_text);
  const auto all = static_cast<double>(*total);
  std::string line =
      fmt::format("{:.1f}%  {} of {}  {}", 100 * done / all, format_bytes(done), format_bytes(all), rate_text);
  if (rate > 0) {
    const auto left = static_cast<std::uint64_t>(std::ceil((all - done) / rate));
    line += left >= 3600 ? fmt::format("  {}:{:02}:{:02} left", left / 3600, left / 60 % 60, left % 60)
                         : fmt::format("  {}:{:02} left", left / 60, left % 60);
  }
  return line;
}

Progress::Progress(std::optional<std::uint64_t> total, bool active) : total_(total), active_(active) {}

Progress::~Progress() {
  if (active_) console::write_to_terminal("\r\x1b[K");
}

void Progress::update(std::uint64_t bytes_done) {
  if (!active_) return;
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start_;
  console::write_to_terminal(fmt::format("\r{}\x1b[K", progress_line(bytes_done, total_, elapsed.count())));
}

}  // namespace tandem::cli
