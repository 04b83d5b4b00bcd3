#include "pipeline/s1_read/stream_source.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>

namespace tandem::pipeline {

ReadResult StreamSource::read(std::uint64_t /*offset*/, Pieces into) {
  std::size_t done = 0;
  while (!into.empty() && !ended_) {
    if (const int error = wait_for(fd_, POLLIN, stop_); error != 0) return {.os_error = error};
    const ssize_t got = ::readv(fd_, into.vectors(), into.count());
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (got < 0) return {.os_error = errno};
    ended_ = got == 0;
    done += static_cast<std::size_t>(got);
    into.drop_front(static_cast<std::size_t>(got));
  }
  return {.bytes = done};
}

}  // namespace tandem::pipeline
