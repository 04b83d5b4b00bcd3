#include "cli/input.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <span>
#include <utility>

#include "cli/message.h"
#include "engine/wipe.h"
#include "pipeline/s1_read/stream_source.h"
#include "pipeline/s1_read/typed_source.h"

namespace tandem::cli {
namespace {

/// Returns whether a regular file of `bytes` bytes ends where its size says. The kernel's own files have a size of 0,
/// or of a page.
bool has_its_size(int fd, off_t bytes) {
  std::uint8_t byte = 0;
  pipeline::FileSource file(fd, 0, 0);
  const auto bytes_at = [&](off_t offset) {
    return file.read(static_cast<std::uint64_t>(offset), std::span(&byte, 1));
  };
  const pipeline::ReadResult last = bytes_at(bytes - 1);
  const pipeline::ReadResult next = bytes_at(bytes);
  wipe(&byte, 1);
  return last.bytes == 1 && next.bytes == 0 && next.os_error == 0;
}

}  // namespace

Input::Input(const std::string& path, const pipeline::Event& stop, std::string_view last_line)
    : name_(path == "-" ? "standard input" : "'" + path + "'"),
      descriptor_(path == "-" ? STDIN_FILENO : open_descriptor(path, O_RDONLY, stop)) {
  const int fd = descriptor_.get();
  if (fd == STDIN_FILENO && !can_read(fd)) {
    throw CommandError(kInput, "cannot read standard input: it is closed; redirect it, or name a file");
  }
  if (fd < 0 || ::fstat(fd, &info_) != 0) {
    throw CommandError(kInput, "cannot open input {}: {}", name_, os_error_text(errno));
  }
  if (S_ISDIR(info_.st_mode))
    throw CommandError(kInput, "cannot read input {}: it is a directory; `tar c` makes one stream of it", name_);
  terminal_ = ::isatty(fd) != 0;
  const bool sized = S_ISREG(info_.st_mode) && info_.st_size > 0 && has_its_size(fd, info_.st_size);
  const off_t base = sized ? ::lseek(fd, 0, SEEK_CUR) : -1;
  if (base >= 0) {
    const auto bytes = static_cast<std::uint64_t>(std::max<off_t>(info_.st_size - base, 0));
    auto file = std::make_unique<pipeline::FileSource>(fd, static_cast<std::uint64_t>(base), bytes);
    file_ = file.get();
    source_ = std::move(file);
  } else if (terminal_ && !last_line.empty()) {
    source_ = std::make_unique<pipeline::TypedSource>(fd, last_line, stop);
  } else {
    source_ = std::make_unique<pipeline::StreamSource>(fd, stop);
  }
}

Input::~Input() {
  if (file_ != nullptr) ::lseek(descriptor_.get(), static_cast<off_t>(file_->read_to()), SEEK_SET);
}

}  // namespace tandem::cli
