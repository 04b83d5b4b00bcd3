// The work that the programs of this project do around their commands.
#pragma once

#include <CLI/CLI.hpp>

namespace tandem::cli {

/// Prepares the program; to be called before anything else. A descriptor that is closed stays so, and a closed pipe is
/// an error of the write that meets it.
void begin_program();

/// Runs the command that the arguments name, and says what fails. Returns the exit status.
int run_program(CLI::App& app, int argc, char** argv);

}  // namespace tandem::cli
