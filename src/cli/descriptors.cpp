#include "cli/descriptors.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <filesystem>
#include <string_view>

#include "cli/interrupt.h"
#include "cli/message.h"

namespace tandem::cli {
namespace {

/// Descriptors of this program's own close when it executes another; those that it was given did not.
bool was_given(int fd) {
  const int flags = ::fcntl(fd, F_GETFD);
  return flags >= 0 && (flags & FD_CLOEXEC) == 0;
}

bool is_open_for(int fd, int access) {
  const int flags = ::fcntl(fd, F_GETFL);
  if (flags < 0 || !was_given(fd) || (flags & O_PATH) != 0) return false;
  return (flags & O_ACCMODE) == access || (flags & O_ACCMODE) == O_RDWR;
}

/// Returns whether a directory is that of the descriptors of this process or thread.
bool lists_descriptors(const std::filesystem::path& directory) {
  std::error_code error;
  const auto own = std::filesystem::canonical("/proc/self/fd", error);
  if (error) return false;
  const auto found = std::filesystem::canonical(directory, error);
  return !error && (found == own || found == std::filesystem::canonical("/proc/thread-self/fd", error));
}

}  // namespace

Descriptor::~Descriptor() {
  if (fd_ > STDERR_FILENO) ::close(fd_);
}

void hold_standard_descriptors() {
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; ++fd) {
    if (::fcntl(fd, F_GETFD) >= 0) continue;
    // The lowest free number is this one. Opened the other way round than it is used; "/" where there is no /dev.
    const int wrong_way = fd == STDIN_FILENO ? O_WRONLY : O_RDONLY;
    if (::open("/dev/null", wrong_way) < 0) ::open("/", O_PATH);
  }
}

bool can_read(int fd) { return is_open_for(fd, O_RDONLY); }
bool can_write(int fd) { return is_open_for(fd, O_WRONLY); }

std::optional<int> descriptor_named_by(const std::string& path) {
  constexpr int kMaxLinks = 40;  // as the kernel follows
  std::filesystem::path at = path;
  for (int links = 0; links < kMaxLinks; ++links) {
    const std::string name = at.filename().string();
    int fd = 0;
    const auto [end, problem] = std::from_chars(name.data(), name.data() + name.size(), fd);
    const bool is_number = problem == std::errc{} && end == name.data() + name.size() && fd >= 0;
    const std::filesystem::path directory = at.has_parent_path() ? at.parent_path() : ".";
    if (is_number && lists_descriptors(directory)) return fd;
    std::error_code error;
    const std::filesystem::path next = std::filesystem::read_symlink(at, error);
    if (error) return std::nullopt;
    at = directory / next;  // `next` alone where that is absolute
  }
  return std::nullopt;
}

int open_descriptor(const std::string& path, int flags, const pipeline::Event& stop) {
  if (const auto named = descriptor_named_by(path)) {
    const bool usable = (flags & O_ACCMODE) == O_RDONLY ? can_read(*named) : can_write(*named);
    if (usable) return ::fcntl(*named, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    errno = EBADF;
    return -1;
  }
  for (;;) {
    const int fd = ::open(path.c_str(), flags | O_CLOEXEC);
    if (fd >= 0 || errno != EINTR) return fd;
    if (stop.is_set()) throw CommandError(interrupted_code(), "interrupted while opening '{}'", path);
  }
}

}  // namespace tandem::cli
