// `tandem ip`: hands over to the program tandem-ip, which is written in Python and comes with the repository.
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

constexpr char kProgram[] = "tandem-ip";

/// Becomes the program at `path`, or returns if there is none. Without a slash in it, PATH is searched.
void become(const std::string& path, const std::vector<std::string>& arguments) {
  std::vector<char*> list;
  for (const std::string& argument : arguments) list.push_back(const_cast<char*>(argument.c_str()));
  list.push_back(nullptr);
  execvp(path.c_str(), list.data());
}

/// Looks beside this program, in the Python environment of the build tree that it is in, and on PATH.
void run(const std::vector<std::string>& rest) {
  // Whose messages repeat what they are given.
  if (std::ranges::any_of(rest, console::holds_secret)) throw CommandError(kUsage, "no argument of ip is a key");
  std::vector<std::string> arguments{kProgram};
  arguments.insert(arguments.end(), rest.begin(), rest.end());
  std::error_code error;
  const auto folder = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
  std::signal(SIGPIPE, SIG_DFL);
  become(folder / kProgram, arguments);
  become(folder / "../../venv/bin" / kProgram, arguments);
  become(kProgram, arguments);
  throw CommandError(kUnexpected,
                     "there is no program {}: `tools/bootstrap.sh explore` in Tandem's repository puts it into "
                     "build/venv/bin, which must be on PATH if this program is not in build/release/bin",
                     kProgram);
}

}  // namespace

void add_ip_command(CLI::App& app) {
  CLI::App* const command =
      app.add_subcommand("ip", "Package an accelerator as IP for block designs; see `tandem ip --help`");
  // All that follows is tandem-ip's, its --help too.
  command->set_help_flag();
  command->prefix_command();
  command->callback([command] { run(command->remaining()); });
}

}  // namespace tandem::cli
