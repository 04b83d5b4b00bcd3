#include "pipeline/s1_read/stream_source.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>

namespace tandem::pipeline {

ReadResult StreamSource::read(std::uint64_t /*offset*/, std::span<std::uint8_t> buffer) {
  std::size_t done = 0;
  while (done < buffer.size()) {
    if (const int error = wait_for(fd_, POLLIN, stop_); error != 0) return {.os_error = error};
    const ssize_t got = ::read(fd_, buffer.data() + done, buffer.size() - done);
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (got < 0) return {.os_error = errno};
    if (got == 0) break;
    done += static_cast<std::size_t>(got);
  }
  return {.bytes = done, .data = buffer.data()};
}

}  // namespace tandem::pipeline
