#include "pipeline/s6_write/file_sink.h"

#include <unistd.h>

#include <cerrno>

namespace tandem::pipeline {

int FileSink::write(std::uint64_t offset, Pieces data) {
  while (!data.empty()) {
    const ssize_t put = ::pwritev(fd_, data.vectors(), data.count(), static_cast<off_t>(offset));
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) return put < 0 ? errno : EIO;  // else a file system that takes nothing would be asked for ever
    data.drop_front(static_cast<std::size_t>(put));
    offset += static_cast<std::uint64_t>(put);
  }
  return 0;
}

}  // namespace tandem::pipeline
