#include "pipeline/s6_write/file_sink.h"

#include <unistd.h>

#include <cerrno>

namespace tandem::pipeline {

int FileSink::write(std::uint64_t offset, std::span<const std::uint8_t> data) {
  while (!data.empty()) {
    const ssize_t put = ::pwrite(fd_, data.data(), data.size(), static_cast<off_t>(offset));
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return errno;
    data = data.subspan(static_cast<std::size_t>(put));
    offset += static_cast<std::uint64_t>(put);
  }
  return 0;
}

}  // namespace tandem::pipeline
