// The other end of a pipe that a measured program writes to.
#pragma once

#include <cstdint>
#include <thread>

namespace tandem::bench {

/// A pipe that a separate thread reads, at most 128 KiB at a time, and discards, like `| cat > /dev/null` without the
/// start of another program.
class PipeReader {
 public:
  /// Throws std::system_error.
  PipeReader();
  PipeReader(const PipeReader&) = delete;
  PipeReader& operator=(const PipeReader&) = delete;
  ~PipeReader();

  /// Returns the end to which the writer writes; `finish` closes it.
  [[nodiscard]] int write_end() const { return write_end_; }

  /// Closes the write end here and waits until every other copy of it is closed.
  void finish();

  /// Bytes that came, and the time (now_ns) of the first of them, 0 if there was none. They are valid after `finish`.
  [[nodiscard]] std::uint64_t bytes() const { return bytes_; }
  [[nodiscard]] std::uint64_t first_byte_ns() const { return first_byte_ns_; }

 private:
  void drain();

  int read_end_ = -1;
  int write_end_ = -1;
  std::uint64_t bytes_ = 0;
  std::uint64_t first_byte_ns_ = 0;
  std::thread thread_;
};

}  // namespace tandem::bench
