#include "cli/input.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "cli/interrupt.h"
#include "cli/message.h"
#include "pipeline/s1_read/file_source.h"
#include "pipeline/s1_read/stream_source.h"

namespace tandem::cli {

Descriptor::~Descriptor() {
  if (fd_ > STDERR_FILENO) ::close(fd_);
}

int open_descriptor(const std::string& path, int flags, const pipeline::Event& stop) {
  for (;;) {
    const int fd = ::open(path.c_str(), flags | O_CLOEXEC);
    if (fd >= 0 || errno != EINTR) return fd;
    if (stop.is_set()) throw CommandError(interrupted_code(), "interrupted while opening '{}'", path);
  }
}

Input::Input(const std::string& path, const pipeline::Event& stop)
    : name_(path == "-" ? "standard input" : "'" + path + "'"),
      descriptor_(path == "-" ? STDIN_FILENO : open_descriptor(path, O_RDONLY, stop)) {
  const int fd = descriptor_.get();
  if (fd < 0 || ::fstat(fd, &info_) != 0) {
    throw CommandError(kInput, "cannot open input {}: {}", name_, std::strerror(errno));
  }
  if (S_ISDIR(info_.st_mode)) throw CommandError(kInput, "cannot read input {}: it is a directory", name_);
  // Files of /proc and the like have size 0 and yet a content: those are read as streams.
  const off_t base = S_ISREG(info_.st_mode) && info_.st_size > 0 ? ::lseek(fd, 0, SEEK_CUR) : -1;
  if (base >= 0) {
    const auto bytes = static_cast<std::uint64_t>(std::max<off_t>(info_.st_size - base, 0));
    source_ = std::make_unique<pipeline::FileSource>(fd, static_cast<std::uint64_t>(base), bytes);
  } else {
    source_ = std::make_unique<pipeline::StreamSource>(fd, stop);
  }
}

}  // namespace tandem::cli
