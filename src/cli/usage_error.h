// Says what is wrong with a command line, and what its user may have meant.
#pragma once

#include <span>

#include "cli/message.h"

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace tandem::cli {

/// Returns the error that the parser's `error` is to a user. arguments: the command line with the program's name.
CommandError usage_error(const CLI::App& app, const CLI::ParseError& error, std::span<char* const> arguments);

/// Returns the error of a command line that lacks only its command.
CommandError missing_command(const CLI::App& app);

}  // namespace tandem::cli
