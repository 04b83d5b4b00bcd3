#include "cli/program.h"

#include <csignal>
#include <exception>
#include <span>
#include <sstream>
#include <string>

#include "cli/descriptors.h"
#include "cli/message.h"

namespace tandem::cli {
namespace {

/// The command that was being read, for its help: "tandem bench peers".
std::string command_name(const CLI::App& app) {
  std::string name = app.get_name();
  for (const CLI::App* at = &app; !at->get_subcommands().empty();) {
    at = at->get_subcommands().front();
    name += " " + at->get_name();
  }
  return name;
}

/// What CLI11 ends the reading of the command line with: help and version, the status of a suite, or a wrong option.
int end_with(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) {
    std::ostringstream text;
    app.exit(error, text, text);
    console::write_text(text.str());
    return kDone;
  }
  if (dynamic_cast<const CLI::RuntimeError*>(&error) != nullptr) return error.get_exit_code();
  throw CommandError(kUsage, "{}; see `{} --help`", error.what(), command_name(app));
}

/// Runs the command that the arguments name. Returns the exit status, or throws.
int run(CLI::App& app, int argc, char** argv) try {
  try {
    app.parse(argc, argv);
    // Not left to CLI11, which would say so even where the reason is a command that it does not know.
    if (app.get_subcommands().empty()) {
      throw CommandError(kUsage, "a command is missing; see `{} --help`", command_name(app));
    }
  } catch (const CLI::ParseError& error) {
    return end_with(app, error);
  }
  return kDone;
} catch (const console::OutputFailure& error) {
  throw write_error("standard output", error.os_error());
}

}  // namespace

void begin_program() {
  hold_standard_descriptors();
  std::signal(SIGPIPE, SIG_IGN);
}

int run_program(CLI::App& app, int argc, char** argv) {
  const std::span arguments(argv, static_cast<std::size_t>(argc));
  try {
    return run(app, argc, argv);
  } catch (const CommandError& error) {
    print_error(error.what(), arguments);
    return error.code();
  } catch (const std::exception& error) {
    print_error(error.what(), arguments);
    return kUnexpected;
  }
}

}  // namespace tandem::cli
