#include "cli/other_programs.h"

#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/message.h"
#include "console/shown.h"

namespace tandem::cli {
namespace {

constexpr const char* kIpCommands[] = {"list", "export", "check"};
constexpr const char* kIpOptions[] = {
    "--root DIR",   "--out DIR",         "--build NAME", "--name NAME",   "--set NAME=VALUE", "--clock MHZ",
    "--board NAME", "--address ADDRESS", "--irq NUMBER", "--buffer NAME", "--flat",           "--force",
    "--help"};
constexpr OtherProgram kIp = {
    "ip",
    "tandem-ip",
    "Package an accelerator as IP for block designs; see `tandem ip --help`",
    "../../venv/bin",
    "`tools/bootstrap.sh explore` in Tandem's repository puts it into build/venv/bin, which must be on PATH if this "
    "program is not in build/release/bin",
    kIpCommands,
    kIpOptions};

constexpr const char* kBenchCommands[] = {"peers", "file", "age", "pdcp", "auto", "wp437", "wp512", "sim", "thesis"};
constexpr const char* kBenchOptions[] = {"--json FILE", "--record", "--help"};
constexpr OtherProgram kBench = {"bench",
                                 "tandem-bench",
                                 "Measure this machine and model the accelerators; see `tandem bench --help`",
                                 ".",
                                 "`make bench-program` in Tandem's repository builds it beside this program",
                                 kBenchCommands,
                                 kBenchOptions};

/// Becomes the program at `path`, or returns if there is none. Without a slash in it, PATH is searched.
void become(const std::string& path, const std::vector<std::string>& arguments) {
  std::vector<char*> list;
  for (const std::string& argument : arguments) list.push_back(const_cast<char*>(argument.c_str()));
  list.push_back(nullptr);
  execvp(path.c_str(), list.data());
}

void run(const OtherProgram& program, const std::vector<std::string>& rest) {
  // Messages of the other program repeat what it is given.
  if (std::ranges::any_of(rest, console::holds_secret)) {
    throw CommandError(kUsage, "no argument of {} is a key", program.command);
  }
  std::vector<std::string> arguments{program.name};
  arguments.insert(arguments.end(), rest.begin(), rest.end());
  std::error_code error;
  const auto folder = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
  for (const int number : {SIGPIPE, SIGXFSZ}) std::signal(number, SIG_DFL);
  become(folder / program.name, arguments);
  become(folder / program.folder / program.name, arguments);
  become(program.name, arguments);
  for (const int number : {SIGPIPE, SIGXFSZ}) std::signal(number, SIG_IGN);
  throw CommandError(kUnexpected, "there is no program {}: {}", program.name, program.missing);
}

void add(CLI::App& app, const OtherProgram& program) {
  CLI::App* const command = app.add_subcommand(program.command, program.help);
  // All that follows belongs to the program, its --help too.
  command->set_help_flag();
  command->prefix_command();
  command->callback([command, &program] { run(program, command->remaining()); });
}

}  // namespace

const OtherProgram* other_program(std::string_view command) {
  for (const OtherProgram* const program : {&kIp, &kBench}) {
    if (command == program->command) return program;
  }
  return nullptr;
}

void add_ip_command(CLI::App& app) { add(app, kIp); }
void add_bench_command(CLI::App& app) { add(app, kBench); }

}  // namespace tandem::cli
