#include "pipeline/s6_write/temporary_name.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <string_view>

namespace tandem::pipeline {
namespace {

constexpr std::string_view kPrefix = ".tandem-";
constexpr std::size_t kDigits = 16;
constexpr int kMaxNames = 65536;

bool is_temporary(std::string_view name) {
  return name.size() == kPrefix.size() + kDigits && name.starts_with(kPrefix) &&
         std::all_of(name.begin() + kPrefix.size(), name.end(),
                     [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

/// Removes one file, if it is a file of this user's (or this is root) that no process holds.
void remove_if_left(int directory, const char* name) {
  const int fd = ::openat(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (fd < 0) return;
  struct stat info {};
  const bool ours = ::fstat(fd, &info) == 0 && S_ISREG(info.st_mode) &&
                    (info.st_uid == ::geteuid() || ::geteuid() == 0) && ::flock(fd, LOCK_EX | LOCK_NB) == 0;
  if (ours) ::unlinkat(directory, name, 0);
  ::close(fd);
}

}  // namespace

std::string directory_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return path.substr(0, slash == 0 ? 1 : slash);
}

std::string temporary_name_beside(const std::string& path) {
  std::uint64_t random = 0;
  // This cannot fail for so few bytes; and open and link refuse a name that exists.
  [[maybe_unused]] const auto got = ::getrandom(&random, sizeof random, 0);
  char digits[kDigits + 1];
  std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(random));
  return directory_of(path).append("/").append(kPrefix).append(digits);
}

bool hold_temporary(int fd) {
  // A file system without locks is none where others remove what is not locked.
  return ::flock(fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

void remove_left_files(const std::string& directory) {
  DIR* const names = ::opendir(directory.c_str());
  if (names == nullptr) return;
  for (int i = 0; i < kMaxNames; ++i) {
    const dirent* const entry = ::readdir(names);
    if (entry == nullptr) break;
    if (is_temporary(entry->d_name)) remove_if_left(::dirfd(names), entry->d_name);
  }
  ::closedir(names);
}

}  // namespace tandem::pipeline
