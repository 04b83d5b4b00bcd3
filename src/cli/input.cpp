#include "cli/input.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "cli/message.h"
#include "engine/wipe.h"
#include "pipeline/s1_read/file_source.h"
#include "pipeline/s1_read/stream_source.h"

namespace tandem::cli {
namespace {

/// Whether a regular file has bytes and ends where its size says. The kernel's own files have a size of 0, or of a
/// page.
bool has_its_size(int fd, off_t bytes) {
  char byte = 0;
  const bool has_last = bytes > 0 && ::pread(fd, &byte, 1, bytes - 1) == 1;
  const bool ends_there = ::pread(fd, &byte, 1, bytes) == 0;
  wipe(&byte, 1);
  return has_last && ends_there;
}

}  // namespace

Input::Input(const std::string& path, const pipeline::Event& stop)
    : name_(path == "-" ? "standard input" : "'" + path + "'"),
      descriptor_(path == "-" ? STDIN_FILENO : open_descriptor(path, O_RDONLY, stop)) {
  const int fd = descriptor_.get();
  if (fd == STDIN_FILENO && !can_read(fd)) {
    throw CommandError(kInput, "cannot read standard input: it is closed; redirect it, or name a file");
  }
  if (fd < 0 || ::fstat(fd, &info_) != 0) {
    throw CommandError(kInput, "cannot open input {}: {}", name_, std::strerror(errno));
  }
  if (S_ISDIR(info_.st_mode)) throw CommandError(kInput, "cannot read input {}: it is a directory", name_);
  const bool sized = S_ISREG(info_.st_mode) && has_its_size(fd, info_.st_size);
  const off_t base = sized ? ::lseek(fd, 0, SEEK_CUR) : -1;
  if (base >= 0) {
    const auto bytes = static_cast<std::uint64_t>(std::max<off_t>(info_.st_size - base, 0));
    source_ = std::make_unique<pipeline::FileSource>(fd, static_cast<std::uint64_t>(base), bytes);
  } else {
    source_ = std::make_unique<pipeline::StreamSource>(fd, stop);
  }
}

}  // namespace tandem::cli
