// `tandem manual` and `tandem completion`: what `cmake --install` puts where `man` and shells find it, from the same
// source as `--help`.
#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/help/completion.h"
#include "cli/help/manual_page.h"
#include "cli/help/page.h"
#include "cli/message.h"
#include "cli/offers.h"
#include "cli/output.h"

namespace tandem::cli {
namespace {

constexpr std::pair<const char*, Shell> kShells[] = {{"bash", Shell::bash}, {"zsh", Shell::zsh}, {"fish", Shell::fish}};

/// Returns the pages of all commands.
std::vector<Page> command_pages(const CLI::App& app) {
  std::vector<Page> pages;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    pages.push_back(page_of(*command, app.get_name() + " " + command->get_name()));
  }
  return pages;
}

/// Returns the program's page, then those of all commands.
std::vector<Page> all_pages(const CLI::App& app) {
  std::vector<Page> pages = command_pages(app);
  pages.insert(pages.begin(), page_of(app, app.get_name()));
  return pages;
}

std::string manual_page(const std::vector<Page>& pages, const Page& page) {
  const bool of_program = &page == &pages.front();
  const std::vector<std::string> others =
      of_program ? std::vector<std::string>{"age", "rage"} : std::vector{manual_name(pages.front())};
  return manual_page(page, {.version = TANDEM_VERSION, .date = TANDEM_VERSION_DATE}, others);
}

void write_file(const std::string& path, const std::string& text, const pipeline::Event& stop) {
  Output output(path, {.force = true}, stop);
  const std::span bytes(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
  if (const int error = output.sink().write(0, bytes); error != 0) output.fail(error);
  output.commit();
}

void run_manual(const CLI::App& app, const std::string& command, const std::string& directory) {
  const std::vector<Page> pages = all_pages(app);
  if (!directory.empty()) {
    const pipeline::Event stop;
    for (const Page& page : pages) {
      write_file(directory + "/" + manual_name(page) + ".1", manual_page(pages, page), stop);
    }
    return;
  }
  const std::string name = command.empty() ? app.get_name() : app.get_name() + " " + command;
  const auto page = std::ranges::find(pages, name, &Page::name);
  if (page == pages.end()) {
    throw CommandError(kUsage, "there is no command '{}'; `{} --help` lists them", command, app.get_name());
  }
  console::write_text(manual_page(pages, *page));
}

}  // namespace

void add_manual_command(CLI::App& app) {
  CLI::App* const command = app.add_subcommand("manual", "Print the manual page of a command, for man");
  const auto name = std::make_shared<std::string>();
  const auto directory = std::make_shared<std::string>();
  command->add_option("COMMAND", *name, "Command whose page to print; without it the page of tandem");
  command->add_option("-d,--directory", *directory, "Write the pages of all commands into this folder instead")
      ->type_name("DIR");
  command->footer("Examples:\n  tandem manual encrypt | man -l -\n");
  command->callback([&app, name, directory] { run_manual(app, *name, *directory); });
}

void add_completion_command(CLI::App& app) {
  CLI::App* const command =
      app.add_subcommand("completion", "Print a script that makes a shell complete commands, options and files");
  std::vector<std::string> words;
  for (const auto& [word, shell] : kShells) words.emplace_back(word);
  const auto chosen = std::make_shared<std::string>();
  command->add_option("SHELL", *chosen, "The shell")->required()->check(CLI::IsMember(words));
  command->footer(
      "An installed tandem has these already. Otherwise:\n\n"
      "Examples:\n"
      "  source <(tandem completion bash)                 in ~/.bashrc\n"
      "  source <(tandem completion zsh)                  in ~/.zshrc, behind compinit\n"
      "  tandem completion fish | source                  in ~/.config/fish/config.fish\n");
  command->callback([&app, chosen] {
    const auto* const shell = std::ranges::find(kShells, *chosen, &std::pair<const char*, Shell>::first);
    std::vector<Page> pages = command_pages(app);
    offer_words(pages);
    console::write_text(completion(shell->second, page_of(app, app.get_name()), pages));
  });
}

}  // namespace tandem::cli
