#include "pipeline/s1_read/file_source.h"

#include <unistd.h>

#include <cerrno>

namespace tandem::pipeline {

ReadResult FileSource::read(std::uint64_t offset, std::span<std::uint8_t> buffer) {
  std::size_t done = 0;
  while (done < buffer.size()) {
    const ssize_t got =
        ::pread(fd_, buffer.data() + done, buffer.size() - done, static_cast<off_t>(base_ + offset + done));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return {.os_error = errno};
    if (got == 0) break;
    done += static_cast<std::size_t>(got);
  }
  return {.bytes = done, .data = buffer.data()};
}

}  // namespace tandem::pipeline
