// File descriptors that the program was started with, and those that it opens.
#pragma once

#include <optional>
#include <string>

#include "pipeline/event.h"

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

/// Takes the numbers of standard descriptors that are closed, so that no file opened later gets one and with it what
/// is meant for a standard stream. Reading or writing them stays an error (EBADF). Call once, before anything opens.
void hold_standard_descriptors();

/// Returns whether a descriptor was given to this program and can be read, or written.
[[nodiscard]] bool can_read(int fd);
[[nodiscard]] bool can_write(int fd);

/// Returns the descriptor that a path such as /dev/stdout, /dev/fd/3 or /proc/self/fd/3 stands for, open or not.
std::optional<int> descriptor_named_by(const std::string& path);

/// Opens a path as open(2) does, also a pipe that nothing has opened at the other end. A path that stands for a
/// descriptor gives a duplicate of that: opened again, a regular file would be read or overwritten from its beginning.
/// Returns -1 with errno. Throws CommandError (interrupted) when `stop` gets set meanwhile.
int open_descriptor(const std::string& path, int flags, const pipeline::Event& stop);

}  // namespace tandem::cli
