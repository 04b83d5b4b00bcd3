// The program `tandem`.
#include <csignal>
#include <exception>
#include <filesystem>
#include <new>
#include <span>
#include <sstream>
#include <string>

#include "cli/commands.h"
#include "cli/descriptors.h"
#include "cli/message.h"
#include "console/shown.h"

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
    if (app.get_subcommands().empty()) throw CommandError(kUsage, "a command is missing; see `tandem --help`");
  } catch (const CLI::ParseError& error) {
    return end_with(app, error);
  }
  return kDone;
} catch (const console::OutputFailure& error) {
  throw write_error("standard output", error.os_error());
}

/// How the program was called, as it would be typed: the results of benchmarks say it. Of files elsewhere only the
/// names.
std::string command_line(std::span<char* const> arguments) {
  std::string line = "tandem";
  for (const std::filesystem::path argument : arguments.subspan(1)) {
    line += " " + (argument.is_absolute() ? argument.filename() : argument).string();
  }
  return console::shown(line);
}

}  // namespace
}  // namespace tandem::cli

int main(int argc, char** argv) {
  using namespace tandem::cli;
  hold_standard_descriptors();
  // A closed pipe is an error of the write that meets it.
  std::signal(SIGPIPE, SIG_IGN);

  CLI::App app("Tandem runs ciphers wherever they run best: on the CPU or on an accelerator.", "tandem");
  app.set_version_flag("--version", "tandem " TANDEM_VERSION);
  app.footer(kExitCodesHelp);
  add_keygen_command(app);
  add_encrypt_command(app);
  add_decrypt_command(app);
  add_xor_command(app);
  add_engines_command(app);
  add_selftest_command(app);
  add_calibrate_command(app);
  add_explain_command(app);
  add_whatif_command(app);
  add_report_command(app);
  add_ip_command(app);
  add_bench_command(app, command_line(std::span(argv, static_cast<std::size_t>(argc))));
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
