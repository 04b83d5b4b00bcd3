// The progress line on a terminal.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace tandem::cli {

/// Returns "1.50 GiB" and the like: three digits, binary units.
std::string format_bytes(double bytes);

/// A progress line on standard error, rewritten in place. Rates are the whole program's, simulator included.
class Progress {
 public:
  /// total: bytes of the input if known. active: false prints nothing at all.
  Progress(std::optional<std::uint64_t> total, bool active);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  /// Clears the line.
  ~Progress();

  /// Draws nothing before the first byte is done, nor while the program is in the background.
  void update(std::uint64_t bytes_done);

 private:
  std::optional<std::uint64_t> total_;
  bool active_;
  bool drawn_ = false;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/// Returns the text of the line, as many of its parts as fit: "45.2%  1.21 GiB of 2.68 GiB  2.13 GiB/s  0:01 left".
std::string progress_line(std::uint64_t bytes_done, std::optional<std::uint64_t> total, double seconds,
                          std::size_t columns);

}  // namespace tandem::cli
