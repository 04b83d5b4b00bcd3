// An output file that appears under its name complete, or not at all.
#pragma once

#include <sys/types.h>

#include <string>

namespace tandem::pipeline {

/// A new file in the directory of its final name. Until `commit` it has no name at all where the file system can do
/// that (O_TMPFILE), so that not even a kill leaves anything behind; else a name like ".tandem-3f0a..." that the
/// destructor removes.
class AtomicFile {
 public:
  enum class Existing { refuse, replace };
  enum class Naming { nameless_if_possible, temporary_name };

  /// most_permissions: what a new file may have of 0666 less the umask, and what it may take over from a file that it
  /// replaces. Whom they keep out can at no time open it.
  AtomicFile(std::string path, Existing existing, Naming naming = Naming::nameless_if_possible,
             mode_t most_permissions = 0777);
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;
  ~AtomicFile();

  /// Creates the file, once. Returns 0 or errno; EEXIST where the path exists and may not be replaced, EISDIR where it
  /// is a directory, ENOTSUP where it is a device or socket.
  [[nodiscard]] int open();

  /// For writing, after open.
  [[nodiscard]] int fd() const { return fd_; }

  /// Makes the data durable and gives the file its name; a file that it replaces leaves its permission bits to it.
  /// Returns 0 or errno; then nothing has happened under the name. EEXIST if it has come to exist since `open`.
  [[nodiscard]] int commit();

 private:
  int open_nameless();
  int open_temporary();
  [[nodiscard]] int link_as(const std::string& name) const;
  int link_as_temporary();
  int rename_temporary();

  std::string path_;
  Existing existing_;
  Naming naming_;
  mode_t most_permissions_;
  std::string temporary_;  ///< path of the temporary name; empty while there is none
  int fd_ = -1;
};

}  // namespace tandem::pipeline
