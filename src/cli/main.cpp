// The program `tandem`.
#include <csignal>
#include <exception>
#include <new>

#include "cli/commands.h"
#include "cli/message.h"

namespace {

/// Help and version to standard output, everything else as this program's own messages.
int exit_with(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) return app.exit(error);
  if (dynamic_cast<const CLI::RuntimeError*>(&error) != nullptr) return error.get_exit_code();
  tandem::cli::print_message("error: {}; see `tandem --help`", error.what());
  return tandem::cli::kUsage;
}

}  // namespace

int main(int argc, char** argv) {
  // A closed pipe is an error of the write that meets it.
  std::signal(SIGPIPE, SIG_IGN);

  CLI::App app("Tandem runs ciphers wherever they run best: on the CPU or on an accelerator.", "tandem");
  app.set_version_flag("--version", "tandem " TANDEM_VERSION);
  app.require_subcommand(1);
  app.footer(tandem::cli::kExitCodesHelp);
  tandem::cli::add_xor_command(app);
  tandem::cli::add_engines_command(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return exit_with(app, error);
  } catch (const tandem::cli::CommandError& error) {
    tandem::cli::print_message("error: {}", error.what());
    return error.code();
  } catch (const std::exception& error) {
    tandem::cli::print_message("error: {}", error.what());
    return tandem::cli::kUnexpected;
  }
  return tandem::cli::kDone;
}
