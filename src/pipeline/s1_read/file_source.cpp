#include "pipeline/s1_read/file_source.h"

#include <unistd.h>

#include <cerrno>

namespace tandem::pipeline {

ReadResult FileSource::read(std::uint64_t offset, Pieces into) {
  std::size_t done = 0;
  while (!into.empty()) {
    const ssize_t got = ::preadv(fd_, into.vectors(), into.count(), static_cast<off_t>(base_ + offset + done));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return {.os_error = errno};
    if (got == 0) break;
    done += static_cast<std::size_t>(got);
    into.drop_front(static_cast<std::size_t>(got));
  }
  std::uint64_t before = read_bytes_;
  while (done > 0 && before < offset + done && !read_bytes_.compare_exchange_weak(before, offset + done)) {
  }
  return {.bytes = done};
}

}  // namespace tandem::pipeline
