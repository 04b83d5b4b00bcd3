#include "cli/program.h"

#include <csignal>
#include <exception>
#include <span>
#include <sstream>
#include <string>

#include "cli/descriptors.h"
#include "cli/help/help_text.h"
#include "cli/message.h"
#include "cli/usage_error.h"

namespace tandem::cli {
namespace {

/// Ends the program as CLI11 ended the reading of the command line: with help or version, the status of a suite, or a
/// wrong option. Returns the exit status; throws what usage_error makes of a wrong option.
int end_with(const CLI::App& app, const CLI::ParseError& error, std::span<char* const> arguments) {
  if (error.get_exit_code() == 0) {
    std::ostringstream text;
    app.exit(error, text, text);
    console::write_text(text.str());
    return kDone;
  }
  if (dynamic_cast<const CLI::RuntimeError*>(&error) != nullptr) return error.get_exit_code();
  throw usage_error(app, error, arguments);
}

/// Refuses an empty value, as of a script whose variable is not set; the parser would take it for none.
void refuse_empty_values(CLI::App& app) {
  for (CLI::Option* const option : app.get_options()) {
    if (option->get_type_size() == 0) continue;
    option->check([](const std::string& value) {
      return std::string(value.empty() ? "its value is empty; give it one, or leave it out" : "");
    });
  }
  for (CLI::App* const command : app.get_subcommands([](const CLI::App*) { return true; })) {
    refuse_empty_values(*command);
  }
}

/// Runs the command that the arguments name. Returns the exit status, or throws.
int run(CLI::App& app, std::span<char* const> arguments) try {
  try {
    // There is one command: a file may be called like another.
    app.require_subcommand(-1);
    app.parse(static_cast<int>(arguments.size()), arguments.data());
    // CLI11 would say so even if the reason is a command that it does not know.
    if (app.get_subcommands().empty()) throw missing_command(app);
  } catch (const CLI::ParseError& error) {
    return end_with(app, error, arguments);
  }
  return kDone;
} catch (const console::OutputFailure& error) {
  throw write_error("standard output", error.os_error());
}

}  // namespace

void begin_program() {
  hold_standard_descriptors();
  // An errno says what these do, too: EPIPE, and EFBIG above `ulimit -f`.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
}

int run_program(CLI::App& app, int argc, char** argv) {
  set_help(app);
  refuse_empty_values(app);
  const std::span arguments(argv, static_cast<std::size_t>(argc));
  try {
    return run(app, arguments);
  } catch (const CommandError& error) {
    print_error(error.what(), arguments);
    return error.code();
  } catch (const std::exception& error) {
    print_error(exception_text(error), arguments);
    return kUnexpected;
  }
}

}  // namespace tandem::cli
