#include "bench/pipe_reader.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>
#include <vector>

#include "bench/clock.h"

namespace tandem::bench {

PipeReader::PipeReader() {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe");
  read_end_ = ends[0];
  write_end_ = ends[1];
  thread_ = std::thread([this] { drain(); });
}

PipeReader::~PipeReader() {
  finish();
  ::close(read_end_);
}

void PipeReader::finish() {
  if (write_end_ >= 0) ::close(std::exchange(write_end_, -1));
  if (thread_.joinable()) thread_.join();
}

// Uses plain reads, since a program that wants the data has to take it.
void PipeReader::drain() {
  std::vector<std::uint8_t> buffer(std::size_t{128} << 10);
  for (;;) {
    const ssize_t got = ::read(read_end_, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    if (bytes_ == 0) first_byte_ns_ = now_ns();
    bytes_ += static_cast<std::uint64_t>(got);
  }
}

}  // namespace tandem::bench
