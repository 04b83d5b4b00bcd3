// The terminal that the user sits at, for questions whose answer must not be seen.
#pragma once

#include <string_view>

#include "cli/input.h"
#include "container/secret.h"
#include "pipeline/event.h"

namespace tandem::cli {

/// The device /dev/tty, independent of standard input and output.
class Terminal {
 public:
  /// Throws CommandError (kKey) if there is none. what_for: completes "to ask for ...". instead: follows it, and says
  /// what else would do.
  Terminal(const pipeline::Event& stop, std::string_view what_for, std::string_view instead = {});

  /// Shows `prompt` and reads a line without showing it. Ctrl-Z stops the program; once it goes on, the question comes
  /// again. The first Ctrl-D on an empty line repeats it, too: who has pasted a file may still have typed one. However
  /// this ends, and while the program is stopped, the terminal is as before.
  /// Throws CommandError (kKey, or interrupted).
  container::SecretText ask(std::string_view prompt) { return ask(prompt, Shown::nothing); }

  /// Asks in the same way, but shows the answer.
  container::SecretText ask_openly(std::string_view prompt) { return ask(prompt, Shown::all); }

  /// Shows a line.
  void say(std::string_view line);

 private:
  enum class Shown : bool { nothing, all };
  /// The event that ended the reading of a line.
  enum class End { line, nothing, signal };

  container::SecretText ask(std::string_view prompt, Shown shown);
  End read_line(const class KeyboardSignals& signals, container::SecretText& line);

  const pipeline::Event& stop_;
  Descriptor tty_;
};

}  // namespace tandem::cli
