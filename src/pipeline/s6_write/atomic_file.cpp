#include "pipeline/s6_write/atomic_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <utility>

#include "pipeline/s6_write/copy_over.h"
#include "pipeline/s6_write/temporary_name.h"

namespace tandem::pipeline {
namespace {

constexpr mode_t kNewFileMode = 0666;  // less the umask
constexpr mode_t kOwnerOnly = 0600;
constexpr mode_t kGroup = 0070;
constexpr int kModeGroupShift = 3;

std::string link_to(int fd) { return "/proc/self/fd/" + std::to_string(fd); }

int error_of(int result) { return result == 0 ? 0 : errno; }

/// Returns the umask. Not while other threads create files.
mode_t process_umask() {
  const mode_t mask = ::umask(077);
  ::umask(mask);
  return mask;
}

/// Syncs the directory of a path: a name is durable once its directory is. If a directory may not be read, the whole
/// file system is synced. Some file systems cannot sync a directory; the file is then as safe as they make it. Returns
/// 0 or errno.
int sync_directory_of(const std::string& path, int file) {
  const int fd = ::open(directory_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (fd < 0) return error_of(::syncfs(file));
  const int error = error_of(::fsync(fd));
  ::close(fd);
  return error == EINVAL || error == ENOTSUP ? 0 : error;
}

/// Returns whether a file cannot be replaced although files can be created beside it.
bool is_fixed(const std::string& path, const struct stat& info) {
  struct statx more {};
  if (::statx(AT_FDCWD, path.c_str(), 0, 0, &more) == 0 && (more.stx_attributes & STATX_ATTR_MOUNT_ROOT) != 0) {
    return true;
  }
  // Names in a directory like /tmp belong to the owner of what they name.
  struct stat directory {};
  const uid_t user = ::geteuid();
  return ::stat(directory_of(path).c_str(), &directory) == 0 && (directory.st_mode & S_ISVTX) != 0 && user != 0 &&
         user != info.st_uid && user != directory.st_uid;
}

/// Returns $TMPDIR, or what there is instead.
std::string temporary_directory() {
  const char* const named = std::getenv("TMPDIR");
  return named != nullptr && *named != '\0' ? named : "/tmp";
}

/// Opens a file without a name in a directory. Returns -1 with errno.
int open_elsewhere(const std::string& directory) {
  const int fd = ::open(directory.c_str(), O_RDWR | O_TMPFILE | O_EXCL | O_CLOEXEC, kOwnerOnly);
  if (fd >= 0) return fd;
  const std::string name = temporary_name_beside(directory + "/");
  const int named_fd = ::open(name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, kOwnerOnly);
  if (named_fd >= 0) ::unlink(name.c_str());
  return named_fd;
}

}  // namespace

AtomicFile::AtomicFile(std::string path, Existing existing, Naming naming, mode_t most_permissions)
    : path_(std::move(path)), existing_(existing), naming_(naming), most_permissions_(most_permissions) {}

AtomicFile::~AtomicFile() {
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
  if (fd_ >= 0) ::close(fd_);
  if (target_fd_ >= 0) ::close(target_fd_);
}

int AtomicFile::open() {
  struct stat info {};
  const bool exists = ::stat(path_.c_str(), &info) == 0;
  if (!exists && (errno != ENOENT || path_.empty())) return errno;
  if (exists && S_ISDIR(info.st_mode)) return EISDIR;
  if (exists && !S_ISREG(info.st_mode)) return ENOTSUP;  // a device or socket would turn into a file
  struct stat link_info {};
  const bool named = exists || ::lstat(path_.c_str(), &link_info) == 0;  // a dangling symbolic link is a name, too
  if (named && existing_ == Existing::refuse) return EEXIST;
  if (exists) {
    std::error_code error;
    path_ = std::filesystem::canonical(path_, error).string();  // what a symbolic link names is replaced, not the link
    if (error) return error.value();
    if (is_fixed(path_, info)) return open_target(info);
  }
  permissions_ = kNewFileMode & ~process_umask() & most_permissions_;
  remove_left_files(directory_of(path_));
  const int error = open_beside();
  if (exists && (error == EACCES || error == EPERM || error == EROFS)) return open_target(info);
  if (error == 0 && exists) take_over(info);
  return error;
}

int AtomicFile::open_beside() {
  int error = naming_ == Naming::nameless_if_possible ? open_nameless() : ENOTSUP;
  if (error != 0) error = open_temporary();
  return error;
}

int AtomicFile::open_nameless() {
  fd_ = ::open(directory_of(path_).c_str(), O_WRONLY | O_TMPFILE | O_CLOEXEC, kOwnerOnly);
  if (fd_ < 0) return errno;
  if (::access(link_to(fd_).c_str(), F_OK) == 0) return 0;
  ::close(std::exchange(fd_, -1));  // no /proc: it could not be named later
  return ENOTSUP;
}

int AtomicFile::open_temporary() {
  // Another program may take a file for a left one between its creation and its lock; but not again and again.
  constexpr int kTries = 8;
  for (int i = 0; i < kTries; ++i) {
    std::string name = temporary_name_beside(path_);
    fd_ = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kOwnerOnly);
    if (fd_ < 0) return errno;
    if (hold_temporary(fd_) && ::access(name.c_str(), F_OK) == 0) {
      temporary_ = std::move(name);
      return 0;
    }
    ::close(std::exchange(fd_, -1));
  }
  return EBUSY;
}

int AtomicFile::open_target(const struct stat& info) {
  target_fd_ = ::open(path_.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC);
  if (target_fd_ < 0) return errno;
  const mode_t too_much = info.st_mode & 0777 & ~most_permissions_;
  if (too_much != 0 && ::fchmod(target_fd_, info.st_mode & most_permissions_) != 0) return errno;
  elsewhere_ = temporary_directory();
  fd_ = open_elsewhere(elsewhere_);
  return fd_ < 0 ? errno : 0;
}

/// Takes over owner, group and permissions of the file that is replaced. A group that cannot be kept must not pass what
/// it could do to another one.
void AtomicFile::take_over(const struct stat& info) {
  permissions_ = info.st_mode & most_permissions_;
  if (::fchown(fd_, info.st_uid, info.st_gid) == 0) return;
  changes_owner_ = info.st_uid != ::geteuid();
  if (::fchown(fd_, static_cast<uid_t>(-1), info.st_gid) == 0) return;
  permissions_ &= ~kGroup | (permissions_ << kModeGroupShift);
}

int AtomicFile::commit() {
  if (target_fd_ >= 0) return overwrite();
  if (::fsync(fd_) != 0) return errno;
  const int error = name_it();
  if (error != 0) return error;
  changed_ = true;
  return sync_directory_of(path_, fd_);
}

int AtomicFile::overwrite() {
  struct stat info {};
  if (::fstat(fd_, &info) != 0) return errno;
  if (const int error = make_room(target_fd_, static_cast<std::uint64_t>(info.st_size)); error != 0) return error;
  changed_ = true;
  return copy_over(fd_, target_fd_);
}

/// The file gets its permissions last: a temporary name is private to its owner.
int AtomicFile::name_it() {
  int error = 0;
  if (temporary_.empty() && existing_ == Existing::replace) error = link_as_temporary();
  if (error == 0 && ::fchmod(fd_, permissions_) != 0) error = errno;
  if (error == 0) error = temporary_.empty() ? link_as(path_) : rename_temporary();
  return error;
}

int AtomicFile::link_as(const std::string& name) const {
  return error_of(::linkat(AT_FDCWD, link_to(fd_).c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW));
}

int AtomicFile::link_as_temporary() {
  std::string name = temporary_name_beside(path_);
  hold_temporary(fd_);  // before it has the name, so that no other program takes it for a left one
  const int error = link_as(name);
  if (error == 0) temporary_ = std::move(name);
  return error;
}

int AtomicFile::rename_temporary() {
  const unsigned flags = existing_ == Existing::refuse ? RENAME_NOREPLACE : 0;
  int error = error_of(::renameat2(AT_FDCWD, temporary_.c_str(), AT_FDCWD, path_.c_str(), flags));
  if (error == 0) {
    temporary_.clear();
  } else if (error == EINVAL && existing_ == Existing::refuse) {
    // The file system cannot rename without replacing; the destructor removes the other name.
    error = error_of(::link(temporary_.c_str(), path_.c_str()));
  }
  return error;
}

}  // namespace tandem::pipeline
