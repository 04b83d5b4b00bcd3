#include "cli/help/page.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <ranges>

namespace tandem::cli {

std::string alternatives(const std::vector<std::string>& words) {
  if (words.size() < 2) return words.empty() ? "" : words.front();
  return fmt::format("{} or {}", fmt::join(words.begin(), words.end() - 1, ", "), words.back());
}

namespace {

constexpr std::string_view kIndent = "  ";

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(separator, begin), text.size());
    parts.emplace_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

/// Splits "-h,--help"; short names come first.
std::vector<std::string> names_of(const CLI::Option& option) {
  if (option.get_positional()) return {option.get_name(true, false)};
  std::vector<std::string> names;
  for (const std::string& name : option.get_snames()) names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
  return names;
}

std::string names_of(const std::set<CLI::Option*>& options) {
  std::vector<std::string> names;
  for (const CLI::Option* option : options)
    names.push_back(option->get_single_name().empty() ? "" : names_of(*option).back());
  return alternatives(names);
}

/// The parser's type name is the value's, then what its checks say: "UINT:UINT in [1 - 128]", "WORD:{any,sw,hw}".
void take_type(std::string_view type, PageOption& option, std::vector<std::string>& remarks) {
  const std::vector<std::string> parts = split(type, ':');
  const auto plain = [](const std::string& name) { return name == "UINT" || name == "INT" || name == "FLOAT"; };
  option.value = plain(parts.front()) ? "N" : parts.front();
  for (const std::string& check : parts | std::views::drop(1)) {
    const std::size_t range = check.find(" in [");
    if (check.starts_with('{') && check.ends_with('}')) {
      option.choices = split(std::string_view(check).substr(1, check.size() - 2), ',');
      remarks.push_back(alternatives(option.choices));
    } else if (range != std::string::npos && check.ends_with(']')) {
      const std::vector<std::string> ends =
          split(std::string_view(check).substr(range + 5, check.size() - range - 6), ' ');
      if (ends.size() == 3) remarks.push_back(fmt::format("{} to {}", ends[0], ends[2]));
    }
  }
}

PageOption option_of(const CLI::Option& option) {
  PageOption result;
  result.names = names_of(option);
  result.description = option.get_description();
  result.required = option.get_required();
  std::vector<std::string> remarks;
  if (option.get_type_size() != 0) take_type(option.get_type_name(), result, remarks);
  result.files = result.value == "FILE" || result.value == "DIR" || result.names.front() == "INPUT";
  if (option.get_positional()) result.value.clear();
  const std::string& preset = option.get_default_str();
  if (!preset.empty() && preset != "-") remarks.push_back(fmt::format("by default {}", preset));
  if (!option.get_excludes().empty()) remarks.push_back("not with " + names_of(option.get_excludes()));
  if (!option.get_needs().empty()) remarks.push_back("only with " + names_of(option.get_needs()));
  if (result.required && !option.get_positional()) remarks.emplace_back("must be given");
  if (!remarks.empty()) result.description += fmt::format(" ({})", fmt::join(remarks, "; "));
  return result;
}

/// Sorts the lines of a footer into sections.
std::vector<PageSection> sections_of(std::string_view footer) {
  std::vector<PageSection> sections;
  bool open = false;  // whether the last section may get another line
  bool manual_only = false;
  for (std::string line : split(footer, '\n')) {
    if (line.starts_with(kManualOnly)) {
      manual_only = true;
      open = false;
      line.erase(0, 1);
    }
    const bool titled = open && !sections.back().title.empty();
    if (line.empty()) {
      open = false;
    } else if (line.ends_with(':') && !line.starts_with(' ')) {
      sections.push_back({.title = line.substr(0, line.size() - 1), .lines = {}, .manual_only = manual_only});
      open = true;
    } else if (titled && line.starts_with(kIndent)) {
      sections.back().lines.push_back(line.substr(kIndent.size()));
    } else if (open && !titled) {
      sections.back().lines.back() += " " + line;
    } else {
      sections.push_back({.title = "", .lines = {line}, .manual_only = manual_only});
      open = true;
    }
  }
  return sections;
}

}  // namespace

Page page_of(const CLI::App& app, const std::string& name) {
  Page page;
  page.name = name;
  page.summary = app.get_description();
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_group().empty()) continue;
    (option->get_positional() ? page.arguments : page.options).push_back(option_of(*option));
  }
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    if (!command->get_group().empty()) page.commands.push_back({command->get_name(), command->get_description()});
  }
  page.sections = sections_of(app.get_footer());
  return page;
}

std::string signature(const PageOption& option) {
  return fmt::format("{}{}{}", fmt::join(option.names, ", "), option.value.empty() ? "" : " ", option.value);
}

std::string usage(const Page& page) {
  std::string text = page.name;
  if (!page.commands.empty()) return text + " COMMAND [OPTION]... [ARGUMENT]...";
  if (!page.options.empty()) text += " [OPTION]...";
  for (const PageOption& argument : page.arguments) {
    const std::string& word = argument.names.front();
    text += argument.required ? " " + word : " [" + word + "]";
  }
  return text;
}

std::vector<std::string> wrap(std::string_view text, std::size_t width) {
  std::vector<std::string> lines;
  std::string joined(text);
  std::ranges::replace(joined, '\n', ' ');
  for (const std::string& word : split(joined, ' ')) {
    if (word.empty()) continue;
    if (lines.empty() || lines.back().size() + 1 + word.size() > width) {
      lines.push_back(word);
    } else {
      lines.back() += " " + word;
    }
  }
  return lines;
}

}  // namespace tandem::cli
