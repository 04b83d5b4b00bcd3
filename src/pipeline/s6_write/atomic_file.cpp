#include "pipeline/s6_write/atomic_file.h"

#include <fcntl.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <utility>

namespace tandem::pipeline {
namespace {

constexpr mode_t kNewFileMode = 0666;  // less the umask

std::string directory_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return path.substr(0, slash == 0 ? 1 : slash);
}

/// A name in the directory of `path` that nothing has yet, in all likelihood.
std::string random_name_beside(const std::string& path) {
  std::uint64_t random = 0;
  // Cannot fail for so few bytes; and open and link refuse a name that exists.
  [[maybe_unused]] const auto got = ::getrandom(&random, sizeof random, 0);
  char name[32];
  std::snprintf(name, sizeof name, "/.tandem-%016llx", static_cast<unsigned long long>(random));
  return directory_of(path) + name;
}

std::string link_to(int fd) { return "/proc/self/fd/" + std::to_string(fd); }

int error_of(int result) { return result == 0 ? 0 : errno; }

/// A name is durable once its directory is. Some file systems cannot sync a directory; the file is then as safe as
/// they make it.
void sync_directory_of(const std::string& path) {
  const int fd = ::open(directory_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (fd < 0) return;
  ::fsync(fd);
  ::close(fd);
}

}  // namespace

AtomicFile::AtomicFile(std::string path, Existing existing, Naming naming, mode_t most_permissions)
    : path_(std::move(path)), existing_(existing), naming_(naming), most_permissions_(most_permissions) {}

AtomicFile::~AtomicFile() {
  if (fd_ >= 0) ::close(fd_);
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

int AtomicFile::open() {
  struct stat info {};
  const bool exists = ::stat(path_.c_str(), &info) == 0;
  if (exists && S_ISDIR(info.st_mode)) return EISDIR;
  if (exists && !S_ISREG(info.st_mode)) return ENOTSUP;  // a device or socket would turn into a file
  struct stat link_info {};
  const bool named = exists || ::lstat(path_.c_str(), &link_info) == 0;  // a dangling symbolic link is a name, too
  if (named && existing_ == Existing::refuse) return EEXIST;
  if (exists) {
    std::error_code error;
    path_ = std::filesystem::canonical(path_, error).string();  // what a symbolic link names is replaced, not the link
    if (error) return error.value();
  }
  int error = naming_ == Naming::nameless_if_possible ? open_nameless() : ENOTSUP;
  if (error != 0) error = open_temporary();
  if (error != 0) return error;
  return exists ? error_of(::fchmod(fd_, info.st_mode & most_permissions_)) : 0;
}

int AtomicFile::open_nameless() {
  fd_ = ::open(directory_of(path_).c_str(), O_WRONLY | O_TMPFILE | O_CLOEXEC, kNewFileMode & most_permissions_);
  if (fd_ < 0) return errno;
  if (::access(link_to(fd_).c_str(), F_OK) == 0) return 0;
  ::close(std::exchange(fd_, -1));  // no /proc: it could not be named later
  return ENOTSUP;
}

int AtomicFile::open_temporary() {
  std::string name = random_name_beside(path_);
  fd_ = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kNewFileMode & most_permissions_);
  if (fd_ < 0) return errno;
  temporary_ = std::move(name);
  return 0;
}

int AtomicFile::commit() {
  if (::fsync(fd_) != 0) return errno;
  int error = 0;
  if (temporary_.empty() && existing_ == Existing::refuse) {
    error = link_as(path_);
  } else {
    if (temporary_.empty()) error = link_as_temporary();
    if (error == 0) error = rename_temporary();
  }
  if (error == 0) sync_directory_of(path_);
  return error;
}

int AtomicFile::link_as(const std::string& name) const {
  return error_of(::linkat(AT_FDCWD, link_to(fd_).c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW));
}

int AtomicFile::link_as_temporary() {
  std::string name = random_name_beside(path_);
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
    // This file system cannot rename without replacing; the destructor removes the other name.
    error = error_of(::link(temporary_.c_str(), path_.c_str()));
  }
  return error;
}

}  // namespace tandem::pipeline
