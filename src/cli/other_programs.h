// Commands that are programs by themselves: `tandem ip`, which is written in Python and comes with the repository, and
// `tandem bench`, which few need.
#pragma once

#include <span>
#include <string_view>

namespace tandem::cli {

struct OtherProgram {
  const char* command;
  const char* name;
  const char* help;
  /// The place of the program, beside this one and on PATH: a folder relative to this program's.
  const char* folder;
  /// Advice on how to get it.
  const char* missing;
  /// The words that shells offer behind the command, which this program does not read; a test compares both with its
  /// help.
  std::span<const char* const> commands;
  /// "--out DIR", or a flag.
  std::span<const char* const> options;
};

/// Returns nullptr if `command` is none.
const OtherProgram* other_program(std::string_view command);

}  // namespace tandem::cli
