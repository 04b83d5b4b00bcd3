#include "cli/help/completion.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>

namespace tandem::cli {
namespace {

std::vector<std::string> names_of(const Page& page) {
  std::vector<std::string> names;
  for (const PageOption& option : page.options) names.insert(names.end(), option.names.begin(), option.names.end());
  return names;
}

std::string command_of(const Page& page) { return page.name.substr(page.name.rfind(' ') + 1); }

/// For within '...' of any shell; a description's first sentence, or as much as fits a line.
std::string quoted(std::string_view text) {
  constexpr std::size_t kMost = 80;
  text = text.substr(0, std::min(text.find(". "), text.find(';')));
  std::string result;
  for (const char c : text.substr(0, std::min(text.find(" (by default"), text.size()))) {
    if (c == '\n') {
      result += ' ';
    } else if (c != '\'' && c != '`') {
      result += c;
    }
  }
  if (result.size() > kMost) result = result.substr(0, result.rfind(' ', kMost)) + "...";
  return result;
}

// ---------------------------------------------------------------------------------------------------------------- bash

/// What follows an option, as lines of `case`.
std::string bash_values(const std::vector<PageOption>& options) {
  std::string text;
  for (const PageOption& option : options) {
    if (option.value.empty()) continue;
    std::string words = "return";
    if (!option.choices.empty()) words = fmt::format("words='{}'", fmt::join(option.choices, " "));
    if (option.files) words = "files=yes";
    text += fmt::format("        {}) {} ;;\n", fmt::join(option.names, "|"), words);
  }
  return text;
}

std::string bash(const Page& program, const std::vector<Page>& pages) {
  std::string cases;
  std::vector<std::string> commands;
  for (const Page& page : pages) {
    commands.push_back(command_of(page));
    const std::string values = bash_values(page.options);
    std::string arguments = "files=yes";
    if (page.arguments.empty()) arguments = ":";
    if (!page.arguments.empty() && !page.arguments.front().choices.empty()) {
      arguments = fmt::format("words='{}'", fmt::join(page.arguments.front().choices, " "));
    } else if (!page.arguments.empty() && !page.arguments.front().files) {
      arguments = ":";
    }
    cases += fmt::format(
        "    {})\n"
        "      case $previous in\n{}"
        "        *) case $current in -*) words='{}' ;; *) {} ;; esac ;;\n"
        "      esac ;;\n",
        command_of(page), values, fmt::join(names_of(page), " "), arguments);
  }
  return fmt::format(
      R"(# Completion of {0} for bash; written by `{0} completion bash`.
_{0}() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}} command= words= files= word
  # bash makes three words of --option=value
  if [ "$current" = = ]; then current=; elif [ "$previous" = = ]; then previous=${{COMP_WORDS[COMP_CWORD-2]}}; fi
  for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
    case $word in -*) ;; *) command=$word; break ;; esac
  done
  COMPREPLY=()
  case $command in
    '') words='{1} {2}' ;;
{3}    *) files=yes ;;
  esac
  [ -z "$words" ] || COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [ -n "$files" ]; then
    compopt -o filenames 2>/dev/null
    while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
  fi
}}
complete -F _{0} {0}
)",
      program.name, fmt::join(commands, " "), fmt::join(names_of(program), " "), cases);
}

// ----------------------------------------------------------------------------------------------------------------- zsh

/// For a specification of `_arguments`, where colons and brackets have a meaning.
std::string zsh_text(std::string_view text) {
  std::string result;
  for (const char c : quoted(text)) {
    if (c == '[' || c == ']' || c == ':') result += '\\';
    result += c;
  }
  return result;
}

std::string zsh_action(const PageOption& option) {
  if (!option.choices.empty()) return fmt::format("({})", fmt::join(option.choices, " "));
  return option.files ? "_files" : " ";
}

std::string zsh_specification(const PageOption& option) {
  const std::string value =
      option.value.empty() ? "" : fmt::format(":{}:{}", zsh_text(option.value), zsh_action(option));
  const bool repeated = option.description.find("may be repeated") != std::string::npos;
  const std::string all = repeated ? "*" : fmt::format("({})", fmt::join(option.names, " "));
  std::string text;
  for (const std::string& name : option.names) {
    text += fmt::format(" \\\n        '{}{}[{}]{}'", all, name, zsh_text(option.description), value);
  }
  return text;
}

std::string zsh(const Page& program, const std::vector<Page>& pages) {
  std::string commands;
  std::string cases;
  for (const Page& page : pages) {
    commands += fmt::format("    '{}:{}'\n", command_of(page), zsh_text(page.summary));
    std::string specifications;
    for (const PageOption& option : page.options) specifications += zsh_specification(option);
    for (const PageOption& argument : page.arguments) {
      specifications += fmt::format(" \\\n        ':{}:{}'", zsh_text(argument.names.front()), zsh_action(argument));
    }
    if (page.options.empty() && page.arguments.empty()) specifications = " \\\n        '*: :_files'";
    cases += fmt::format("    ({})\n      _arguments -s -S{} ;;\n", command_of(page), specifications);
  }
  std::string own;
  for (const PageOption& option : program.options) own += zsh_specification(option);
  return fmt::format(
      R"(#compdef {0}
# Completion of {0} for zsh; written by `{0} completion zsh`.
_{0}() {{
  local -a commands=(
{1}  )
  local context state state_descr line
  typeset -A opt_args
  _arguments -C{2} \
        ': :->command' '*:: :->argument'
  case $state in
    (command) _describe -t commands '{0} command' commands; return ;;
    (argument) ;;
    (*) return ;;
  esac
  case $words[1] in
{3}  esac
}}
if [ "$funcstack[1]" = _{0} ]; then _{0} "$@"; else compdef _{0} {0}; fi
)",
      program.name, commands, own, cases);
}

// ---------------------------------------------------------------------------------------------------------------- fish

std::string fish_option(const std::string& program, const std::string& condition, const PageOption& option) {
  std::string text = fmt::format("complete -c {}{}", program, condition);
  for (const std::string& name : option.names) {
    text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  }
  text += fmt::format(" -d '{}'", quoted(option.description));
  if (option.value.empty()) return text + "\n";
  if (!option.choices.empty()) return fmt::format("{} -x -a '{}'\n", text, fmt::join(option.choices, " "));
  return text + (option.files ? " -r -F\n" : " -x\n");
}

std::string fish(const Page& program, const std::vector<Page>& pages) {
  std::string text = fmt::format("# Completion of {0} for fish; written by `{0} completion fish`.\n", program.name);
  text += fmt::format("complete -c {} -f\n", program.name);
  for (const PageOption& option : program.options) {
    text += fish_option(program.name, " -n __fish_use_subcommand", option);
  }
  for (const Page& page : pages) {
    const std::string command = command_of(page);
    text += fmt::format("complete -c {} -n __fish_use_subcommand -a {} -d '{}'\n", program.name, command,
                        quoted(page.summary));
    const std::string condition = fmt::format(" -n '__fish_seen_subcommand_from {}'", command);
    for (const PageOption& option : page.options) text += fish_option(program.name, condition, option);
    for (const PageOption& argument : page.arguments) {
      if (argument.files) text += fmt::format("complete -c {}{} -F\n", program.name, condition);
      if (argument.choices.empty()) continue;
      text += fmt::format("complete -c {}{} -a '{}'\n", program.name, condition, fmt::join(argument.choices, " "));
    }
    if (page.options.empty()) text += fmt::format("complete -c {}{} -F\n", program.name, condition);
  }
  return text;
}

}  // namespace

std::string completion(Shell shell, const Page& program, const std::vector<Page>& pages) {
  switch (shell) {
    case Shell::bash:
      return bash(program, pages);
    case Shell::zsh:
      return zsh(program, pages);
    case Shell::fish:
      break;
  }
  return fish(program, pages);
}

}  // namespace tandem::cli
