// The input of a command: a file, a pipe, or standard input.
#pragma once

#include <sys/stat.h>

#include <memory>
#include <string>

#include "pipeline/event.h"
#include "pipeline/s1_read/source.h"

namespace tandem::cli {

/// An open file descriptor; closes it unless it is one of the standard ones.
class Descriptor {
 public:
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor();

  [[nodiscard]] int get() const { return fd_; }

 private:
  int fd_;
};

/// open(2), also of a pipe that nobody has opened at the other end: throws CommandError (interrupted) when `stop` gets
/// set meanwhile.
int open_descriptor(const std::string& path, int flags, const pipeline::Event& stop);

class Input {
 public:
  /// path: "-" is standard input. Regular files are read from their current position to the end that they have now.
  /// Throws CommandError (kInput).
  Input(const std::string& path, const pipeline::Event& stop);

  [[nodiscard]] pipeline::Source& source() { return *source_; }
  /// For messages: "'name'" or "standard input".
  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] const struct stat& info() const { return info_; }

 private:
  std::string name_;
  Descriptor descriptor_;
  struct stat info_ {};
  std::unique_ptr<pipeline::Source> source_;
};

}  // namespace tandem::cli
