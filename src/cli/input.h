// The input of a command: a file, a pipe, or standard input.
#pragma once

#include <sys/stat.h>

#include <memory>
#include <string>
#include <string_view>

#include "cli/descriptors.h"
#include "pipeline/event.h"
#include "pipeline/s1_read/file_source.h"
#include "pipeline/s1_read/source.h"

namespace tandem::cli {

class Input {
 public:
  /// path: "-" is standard input. Regular files are read from their current position to the end that they have now, or
  /// to the end that is met if their size is not what the file system says, as in /proc and /sys.
  /// last_line: the line with which text pasted into a terminal ends; otherwise Ctrl-D ends it, also there.
  /// Throws CommandError (kInput).
  Input(const std::string& path, const pipeline::Event& stop, std::string_view last_line = {});
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;
  /// Leaves a regular file at the place behind what has been read, where those who gave this program the descriptor may
  /// go on.
  ~Input();

  [[nodiscard]] pipeline::Source& source() { return *source_; }
  /// Returns the name for messages: "'name'" or "standard input".
  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] const struct stat& info() const { return info_; }
  /// Returns whether somebody types the input.
  [[nodiscard]] bool is_terminal() const { return terminal_; }

 private:
  std::string name_;
  Descriptor descriptor_;
  struct stat info_ {};
  bool terminal_ = false;
  std::unique_ptr<pipeline::Source> source_;
  const pipeline::FileSource* file_ = nullptr;  ///< `source_`, if that is a regular file
};

}  // namespace tandem::cli
