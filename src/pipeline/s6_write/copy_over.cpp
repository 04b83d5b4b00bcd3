#include "pipeline/s6_write/copy_over.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <span>
#include <vector>

#include "engine/wipe.h"
#include "pipeline/s1_read/file_source.h"
#include "pipeline/s6_write/file_sink.h"

namespace tandem::pipeline {

int make_room(int fd, std::uint64_t bytes) {
  if (bytes == 0) return 0;
  while (::fallocate(fd, FALLOC_FL_KEEP_SIZE, 0, static_cast<off_t>(bytes)) != 0) {
    if (errno == EINTR) continue;
    return errno == EOPNOTSUPP || errno == ENOSYS ? 0 : errno;  // then writing tells
  }
  return 0;
}

int copy_over(int from, int to) {
  constexpr std::size_t kBlockBytes = std::size_t{1} << 20;
  std::vector<std::uint8_t> block(kBlockBytes);
  FileSource source(from, 0, 0);
  FileSink sink(to);
  std::uint64_t offset = 0;
  int error = 0;
  for (;;) {
    const ReadResult got = source.read(offset, std::span(block));
    error = got.os_error;
    if (error != 0 || got.bytes == 0) break;
    error = sink.write(offset, std::span<const std::uint8_t>(block).first(got.bytes));
    if (error != 0) break;
    offset += got.bytes;
  }
  wipe(block.data(), block.size());
  if (error == 0 && ::ftruncate(to, static_cast<off_t>(offset)) != 0) error = errno;
  if (error == 0 && ::fsync(to) != 0) error = errno;
  return error;
}

}  // namespace tandem::pipeline
