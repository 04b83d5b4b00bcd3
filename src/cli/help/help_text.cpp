#include "cli/help/help_text.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <utility>

namespace tandem::cli {
namespace {

constexpr std::size_t kUsualWidth = 80;
constexpr std::size_t kMaxWidth = 100;
/// Descriptions begin at this column; what does not leave two spaces before them has a line by itself.
constexpr std::size_t kColumn = 27;

std::size_t terminal_width() {
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return kUsualWidth;
  return std::clamp<std::size_t>(size.ws_col, kUsualWidth / 2, kMaxWidth);
}

/// Returns "  name    description", wrapped.
std::string entry(const std::string& name, const std::string& description, std::size_t width) {
  std::string text = "  " + name;
  const std::vector<std::string> lines = wrap(description, width - std::min(width - 20, kColumn));
  if (lines.empty()) return text + "\n";
  text += text.size() + 2 > kColumn ? "\n" + std::string(kColumn, ' ') : std::string(kColumn - text.size(), ' ');
  for (std::size_t i = 0; i < lines.size(); ++i) {
    text += (i == 0 ? "" : std::string(kColumn, ' ')) + lines[i] + "\n";
  }
  return text;
}

std::string options_text(const char* title, const std::vector<PageOption>& options, std::size_t width) {
  if (options.empty()) return "";
  std::string text = fmt::format("\n{}:\n", title);
  for (const PageOption& option : options) {
    const bool long_only = option.names.front().starts_with("--");
    text += entry((long_only ? "    " : "") + signature(option), option.description, width);
  }
  return text;
}

/// Returns the place of the two spaces or more between a code or a name and what it means; npos if a line has none.
std::size_t gap_of(const std::string& line) { return line.find("  "); }

/// Returns a line under a title; "8    what it means" is wrapped beside its gap.
std::string line_text(const std::string& line, std::size_t width) {
  const std::size_t gap = gap_of(line);
  const std::size_t text_at = gap == std::string::npos ? gap : line.find_first_not_of(' ', gap);
  if (text_at == std::string::npos || line.size() + 2 <= width || text_at > width / 2) return "  " + line + "\n";
  std::string text;
  std::string before = "  " + line.substr(0, text_at);
  for (const std::string& part : wrap(line.substr(text_at), width - before.size())) {
    text += before + part + "\n";
    before.assign(before.size(), ' ');
  }
  return text;
}

std::string section_text(const PageSection& section, std::size_t width) {
  std::string text = "\n";
  if (!section.title.empty()) text += section.title + ":\n";
  for (const std::string& line : section.lines) {
    if (!section.title.empty()) {
      text += line_text(line, width);
      continue;
    }
    for (const std::string& part : wrap(line, width)) text += part + "\n";
  }
  return text;
}

/// Returns a line that says where the rest of a command's page is; empty if help leaves nothing out.
std::string pointers(const Page& page) {
  if (std::ranges::none_of(page.sections, &PageSection::manual_only)) return "";
  return fmt::format("\nExit statuses: `tandem --help`. Details: `tandem manual {} | man -l -`.\n",
                     page.name.substr(page.name.rfind(' ') + 1));
}

/// The parser asks this for help.
class Help final : public CLI::FormatterBase {
 public:
  explicit Help(std::string name) : name_(std::move(name)) {}

  std::string make_help(const CLI::App* app, std::string, CLI::AppFormatMode) const override {
    return help_text(page_of(*app, name_), terminal_width());
  }

 private:
  std::string name_;
};

void set_help(CLI::App& app, const std::string& name) {
  app.formatter(std::make_shared<Help>(name));
  for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    set_help(*command, name + " " + command->get_name());
  }
}

}  // namespace

std::string help_text(const Page& page, std::size_t width) {
  std::string text;
  for (const std::string& line : wrap(page.summary, width)) text += line + "\n";
  text += fmt::format("\nUsage: {}\n", usage(page));
  if (!page.commands.empty()) text += "\nCommands:\n";
  for (const PageCommand& command : page.commands) text += entry(command.name, command.summary, width);
  text += options_text("Arguments", page.arguments, width);
  text += options_text("Options", page.options, width);
  for (const PageSection& section : page.sections) text += section.manual_only ? "" : section_text(section, width);
  return text + pointers(page);
}

void set_help(CLI::App& app) { set_help(app, app.get_name()); }

}  // namespace tandem::cli
