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

/// Returns text for within '...' of any shell: a description's first sentence, or as much as fits a line.
std::string quoted(std::string_view text) {
  constexpr std::size_t kMax = 80;
  text = text.substr(0, std::min(text.find(". "), text.find(';')));
  std::string result;
  for (const char c : text.substr(0, std::min(text.find(" (by default"), text.size()))) {
    if (c == '\n') {
      result += ' ';
    } else if (c != '\'' && c != '`') {
      result += c;
    }
  }
  if (result.size() > kMax) result = result.substr(0, result.rfind(' ', kMax)) + "...";
  return result;
}

/// Returns the names of the options that a value follows.
std::vector<std::string> with_values(const Page& page) {
  std::vector<std::string> names;
  for (const PageOption& option : page.options) {
    if (!option.value.empty()) names.insert(names.end(), option.names.begin(), option.names.end());
  }
  return names;
}

// ---------------------------------------------------------------------------------------------------------------- bash

/// Returns the commands that set the words offered for a value.
std::string bash_words(const PageOption& option) {
  std::string text;
  if (!option.words.empty()) text += fmt::format("words='{}'; ", fmt::join(option.words, " "));
  if (option.list) text += "list=yes; ";
  if (option.files) text += "files=yes; ";
  return text.empty() ? ":" : text.substr(0, text.size() - 2);
}

/// Returns the lines of `case` that complete what follows an option.
std::string bash_values(const std::vector<PageOption>& options) {
  std::string text;
  for (const PageOption& option : options) {
    if (option.value.empty()) continue;
    text += fmt::format("        {}) {} ;;\n", fmt::join(option.names, "|"), bash_words(option));
  }
  return text;
}

/// Returns the arguments by place, as the branches of `case`.
std::string bash_arguments(const std::vector<PageOption>& arguments) {
  std::string text;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    text += fmt::format("{}) {} ;; ", arguments[i].repeated ? "*" : std::to_string(i), bash_words(arguments[i]));
  }
  return text;
}

std::string bash(const Page& program, const std::vector<Page>& pages) {
  std::string cases;
  std::vector<std::string> commands;
  for (const Page& page : pages) {
    commands.push_back(command_of(page));
    cases += fmt::format(
        "    {})\n"
        "      _{}_place '{}'\n"
        "      case $previous in\n{}"
        "        *) case $plain$current in -*) words='{}' ;; *) case $place in {}esac ;; esac ;;\n"
        "      esac ;;\n",
        command_of(page), program.name, fmt::join(with_values(page), " "), bash_values(page.options),
        fmt::join(names_of(page), " "), bash_arguments(page.arguments));
  }
  return fmt::format(
      R"(# Completion of {0} for bash; written by `{0} completion bash`.

# Says which argument of the command is typed, from 0, and whether it stands behind --. $1: options with values.
_{0}_place() {{
  local word value=
  place=-1
  for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
    if [ "$word" = = ]; then value=yes
    elif [ -n "$value" ]; then value=
    elif [ -z "$plain" ] && [ "$word" = -- ]; then plain=yes
    elif [ -z "$plain" ] && [ "${{word#-}}" != "$word" ]; then case " $1 " in *" $word "*) value=yes ;; esac
    else place=$((place + 1))
    fi
  done
  [ -n "$value" ] || previous=
}}
_{0}() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}}
  local command= words= list= files= plain= place= before= word
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
  if [ -n "$list" ]; then
    compopt -o nospace 2>/dev/null
    case $current in *,*) before=${{current%,*}}, current=${{current##*,}} ;; esac
  fi
  [ -z "$words" ] || COMPREPLY=($(compgen -P "$before" -W "$words" -- "$current"))
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

/// Returns text for a specification of `_arguments`, where colons and brackets have a meaning.
std::string zsh_text(std::string_view text) {
  std::string result;
  for (const char c : quoted(text)) {
    if (c == '[' || c == ']' || c == ':') result += '\\';
    result += c;
  }
  return result;
}

std::string zsh_action(const PageOption& option) {
  const std::string words = fmt::format("{}", fmt::join(option.words, " "));
  if (words.empty()) return option.files ? "_files" : " ";
  if (option.list) return fmt::format("{{compset -P \\*,; compadd - {}}}", words);
  return option.files ? fmt::format("{{compadd - {}; _files}}", words) : fmt::format("({})", words);
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
      specifications += fmt::format(" \\\n        '{}:{}:{}'", argument.repeated ? "*" : "",
                                    zsh_text(argument.names.front()), zsh_action(argument));
    }
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

/// Returns the words offered for a value.
std::string fish_words(const PageOption& option) {
  const std::string words = fmt::format("{}", fmt::join(option.words, " "));
  std::string text = option.files ? " -F" : "";
  if (words.empty()) return text;
  return text + (option.list ? fmt::format(" -a '(__fish_append , {})'", words) : fmt::format(" -a '{}'", words));
}

std::string fish_option(const std::string& program, const std::string& condition, const PageOption& option) {
  std::string text = fmt::format("complete -c {}{}", program, condition);
  for (const std::string& name : option.names) {
    text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  }
  if (!option.description.empty()) text += fmt::format(" -d '{}'", quoted(option.description));
  if (option.value.empty()) return text + "\n";
  return text + (option.files ? " -r" : " -x") + fish_words(option) + "\n";
}

/// Returns the condition that an argument of a command is typed: one from 0, one and all behind it as in "1+", or
/// "any".
std::string fish_condition(const Page& page, std::string_view place) {
  return fmt::format(" -n '__tandem_at {} {} {}'", command_of(page), place, fmt::join(with_values(page), " "));
}

std::string fish(const Page& program, const std::vector<Page>& pages) {
  std::string text = fmt::format(
      R"(# Completion of {0} for fish; written by `{0} completion fish`.

# Whether argument $argv[2] of the command $argv[1] is typed, from 0; 1+ is the second and all behind it, any is every one.
# Options with values follow.
function __{0}_at
    set -l words (commandline -opc)
    set -l place -1
    set -l value
    set -l plain
    for word in $words[2..-1]
        if test -n "$value"
            set value
        else if test -z "$plain" -a "$word" = --
            set plain yes
        else if test -z "$plain"; and string match -q -- '-*' $word
            contains -- $word $argv[3..-1]; and set value yes
        else
            set place (math $place + 1)
            test $place = 0 -a "$word" != $argv[1]; and return 1
        end
    end
    test $place -lt 0; and return 1
    switch $argv[2]
        case any
            return 0
        case '*+'
            test $place -ge (string replace + '' $argv[2])
        case '*'
            test $place -eq $argv[2]
    end
end
complete -c {0} -f
)",
      program.name);
  for (const PageOption& option : program.options) {
    text += fish_option(program.name, " -n __fish_use_subcommand", option);
  }
  for (const Page& page : pages) {
    text += fmt::format("complete -c {} -n __fish_use_subcommand -a {} -d '{}'\n", program.name, command_of(page),
                        quoted(page.summary));
    for (const PageOption& option : page.options) {
      text += fish_option(program.name, fish_condition(page, "any"), option);
    }
    for (std::size_t i = 0; i < page.arguments.size(); ++i) {
      const std::string words = fish_words(page.arguments[i]);
      if (words.empty()) continue;
      const std::string place = std::to_string(i) + (page.arguments[i].repeated ? "+" : "");
      text += fmt::format("complete -c {}{}{}\n", program.name, fish_condition(page, place), words);
    }
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
