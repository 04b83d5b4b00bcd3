// An output file that appears under its name complete, or not at all.
#pragma once

#include <sys/stat.h>
#include <sys/types.h>

#include <string>

namespace tandem::pipeline {

/// A new file in the directory of its final name. Until `commit` it has no name at all where the file system can do
/// that (O_TMPFILE), so that not even a kill leaves anything behind. Else, and in `commit` for the moment that
/// replacing takes, it has a name like ".tandem-3f0a...", which only its owner can open and the destructor removes;
/// what a kill leaves of such names is removed by the next file that is opened in that directory.
///
/// A file that exists and cannot be replaced (another file system is mounted on it, or its directory is not the
/// process' to change) is overwritten: in `commit`, once all of the output is ready in a file without a name in
/// $TMPDIR.
class AtomicFile {
 public:
  enum class Existing { refuse, replace };
  enum class Naming { nameless_if_possible, temporary_name };

  /// most_permissions: what a new file may have of 0666 less the umask, and what it may take over from a file that it
  /// replaces. Anyone whom they keep out can at no time open it.
  AtomicFile(std::string path, Existing existing, Naming naming = Naming::nameless_if_possible,
             mode_t most_permissions = 0777);
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;
  ~AtomicFile();

  /// Creates the file, once. Returns 0 or errno; EEXIST if the path exists and may not be replaced, EISDIR if it is a
  /// directory, ENOTSUP if it is a device or socket, ENAMETOOLONG.
  [[nodiscard]] int open();

  /// Returns the descriptor to write to. Only after `open`.
  [[nodiscard]] int fd() const { return fd_; }

  /// Returns whether the existing file will be overwritten, not replaced. Only after `open`.
  [[nodiscard]] bool overwrites() const { return target_fd_ >= 0; }
  /// Returns the folder of the file that is written first if it overwrites, else an empty text. Only after `open`, also
  /// one that failed there.
  [[nodiscard]] const std::string& elsewhere() const { return elsewhere_; }
  /// Returns whether the existing file is that of a user to whom this process may not give a file. Only after `open`.
  [[nodiscard]] bool changes_owner() const { return changes_owner_; }

  /// Makes the data durable and gives the file its name; a file that it replaces leaves it its permission bits, and its
  /// owner and group where the process may give files away.
  /// Returns 0 or errno. EEXIST if the name has come to exist since `open`.
  [[nodiscard]] int commit();

  /// Returns, after a `commit` that failed, whether something has happened under the name. Then the file is complete
  /// there but its directory could not be synced; or, if it overwrites, it is damaged.
  [[nodiscard]] bool is_changed() const { return changed_; }

 private:
  int open_beside();
  int open_nameless();
  int open_temporary();
  int open_target(const struct stat& info);
  void take_over(const struct stat& info);
  int overwrite();
  int name_it();
  [[nodiscard]] int link_as(const std::string& name) const;
  int link_as_temporary();
  int rename_temporary();

  std::string path_;
  Existing existing_;
  Naming naming_;
  mode_t most_permissions_;
  mode_t permissions_ = 0;  ///< of the file once it has its name
  bool changes_owner_ = false;
  bool changed_ = false;
  std::string elsewhere_;
  std::string temporary_;  ///< path of the temporary name; empty while there is none
  int fd_ = -1;
  int target_fd_ = -1;  ///< of the file that is overwritten
};

}  // namespace tandem::pipeline
