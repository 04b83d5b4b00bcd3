// The output of a command: a file that appears complete or not at all, a pipe, a device, or standard output.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "cli/input.h"
#include "cli/screen.h"
#include "pipeline/event.h"
#include "pipeline/s6_write/atomic_file.h"
#include "pipeline/s6_write/sink.h"
#include "pipeline/s6_write/sparse_sink.h"

namespace tandem::cli {

/// The output that a terminal may get without --force.
enum class OnTerminal {
  nothing,   ///< the output is binary
  text,      ///< only if it turns out to be a text
  anything,  ///< the output is text
};

struct OutputOptions {
  bool force = false;   ///< replace an existing file; write anything to a terminal
  bool quiet = false;   ///< no warnings
  bool sparse = false;  ///< holes where the data are zero; of a file only
  OnTerminal on_terminal = OnTerminal::nothing;
  mode_t most_permissions = 0777;  ///< of a file
  const Input* input = nullptr;    ///< what is read meanwhile, if anything
  /// The option by which the command line asks for `force`, for messages; empty if it cannot.
  std::string_view insist = "--force";
};

class Output {
 public:
  /// path: "-" is standard output, as is /dev/stdout; /dev/fd/3 and the like are descriptors that are written to.
  /// A terminal shows nothing before all of the output is there if the input is typed, too, or if it must be a text.
  /// Replacing the input file itself is safe: it is read from the old file until the new one is complete.
  /// Throws CommandError (kOutput, kUsage).
  Output(const std::string& path, const OutputOptions& options, const pipeline::Event& stop);
  /// Returns an output that drops what is written.
  static Output nowhere() { return Output(); }
  ~Output();

  [[nodiscard]] pipeline::Sink& sink() { return screen_ != nullptr ? *screen_ : *sink_; }
  /// Returns the name for messages: "'name'" or "standard output".
  [[nodiscard]] const std::string& name() const { return name_; }

  /// Returns the preferred block size of the output's file system in bytes; 0 if the output is no file.
  [[nodiscard]] std::size_t block_bytes() const;

  /// Returns whether what is written appears on a terminal, where nothing else should then.
  [[nodiscard]] bool is_terminal() const;

  /// Makes the output durable and visible. Without it, a file vanishes and a terminal shows nothing.
  /// Throws CommandError (kOutput, kNoSpace).
  void commit();

  /// Throws CommandError (kOutput, kNoSpace) that says what an error of write or commit means.
  [[noreturn]] void fail(int os_error) const;

 private:
  Output();

  [[noreturn]] void fail_under_name(int os_error) const;
  void open_file(const std::string& path, const OutputOptions& options);
  void open_stream(int fd, const OutputOptions& options, const pipeline::Event& stop);

  /// Returns "; name a file with -o, or insist with --force".
  [[nodiscard]] std::string instead_of_terminal() const;

  std::string name_;
  std::string insist_;  ///< as in OutputOptions
  std::unique_ptr<Descriptor> descriptor_;
  std::unique_ptr<pipeline::AtomicFile> file_;
  std::unique_ptr<pipeline::Sink> sink_;
  pipeline::SparseSink* sparse_ = nullptr;  ///< sink_, if it is one
  std::unique_ptr<Screen> screen_;          ///< before the sink that is a terminal
};

}  // namespace tandem::cli
