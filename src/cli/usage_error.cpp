#include "cli/usage_error.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/stat.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <iterator>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

namespace tandem::cli {
namespace {

using Words = std::vector<std::string>;

/// Returns the command that was being read.
const CLI::App& command_of(const CLI::App& app) {
  const CLI::App* at = &app;
  while (!at->get_subcommands().empty()) at = at->get_subcommands().front();
  return *at;
}

/// Returns a name such as "tandem bench peers".
std::string name_of(const CLI::App& app) {
  return app.get_parent() == nullptr ? app.get_name() : name_of(*app.get_parent()) + " " + app.get_name();
}

/// Returns how many changes of one character make one word of the other.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t above = row[j + 1];
      row[j + 1] = std::min({diagonal + (a[i] == b[j] ? 0U : 1U), above + 1, row[j] + 1});
      diagonal = above;
    }
  }
  return row.back();
}

/// Returns " did you mean `x`?" for the word most like it, if one is alike enough; a beginning is.
std::string did_you_mean(const std::string& word, const Words& known) {
  constexpr std::size_t kMaxChanges = 2;
  const std::string* best = nullptr;
  std::size_t least = std::min(kMaxChanges + 1, (word.size() + 1) / 2);
  for (const std::string& one : known) {
    const bool begins = word.size() >= 2 && one.starts_with(word);
    const std::size_t changes = begins ? 0 : distance(word, one);
    if (changes >= least) continue;
    least = changes;
    best = &one;
  }
  return best == nullptr ? "" : fmt::format(" did you mean `{}`?", *best);
}

Words commands_of(const CLI::App& app) {
  Words names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    names.push_back(command->get_name());
  }
  return names;
}

Words options_of(const CLI::App& app) {
  Words names;
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

// --------------------------------------------------------------------------------------------------- who knows age

struct AgeOption {
  std::string_view short_name;
  std::string_view long_name;
  const char* command;  ///< that it stands for
};

/// The modes that are options of age and commands of Tandem; then options that imply encryption.
constexpr AgeOption kModes[] = {{"-d", "--decrypt", "decrypt"}, {"-e", "--encrypt", "encrypt"}};
constexpr AgeOption kEncrypting[] = {{"-r", "--recipient", "encrypt"},
                                     {"-R", "--recipients-file", "encrypt"},
                                     {"-p", "--passphrase", "encrypt"},
                                     {"-a", "--armor", "encrypt"},
                                     {"-i", "--identity", "encrypt"}};

bool is(const std::string& word, const AgeOption& option) {
  return word == option.short_name || word == option.long_name;
}

/// Returns a command line of age as one of ours: "tandem decrypt -i key.txt in.age"; empty if it is none of age's.
std::string as_ours(const std::string& program, const Words& words) {
  if (words.empty() || !words.front().starts_with('-')) return "";
  const char* command = nullptr;
  for (const AgeOption& option : kModes) {
    for (const std::string& word : words) command = is(word, option) ? option.command : command;
  }
  for (const AgeOption& option : kEncrypting) {
    if (command == nullptr && is(words.front(), option)) command = option.command;
  }
  if (command == nullptr) return "";
  std::string line = program + " " + command;
  for (const std::string& word : words) {
    const bool mode = is(word, kModes[0]) || is(word, kModes[1]);
    // age asks for a passphrase to decrypt with only if it is told to.
    const bool passphrase = std::string_view(command) == "decrypt" && is(word, kEncrypting[2]);
    if (!mode && !passphrase) line += " " + (word.find(' ') == std::string::npos ? word : "'" + word + "'");
  }
  return line;
}

/// Returns what to do about an option that another command has, or that age has; empty if there is nothing to say.
std::string hint_for(const std::string& command, const std::string& option) {
  const bool decrypts = command == "decrypt" || command == "verify";
  if (command != "encrypt" && !decrypts) return "";
  if (is(option, kModes[decrypts ? 0 : 1])) return "leave it out: the command says it";
  if (is(option, kModes[decrypts ? 1 : 0])) {
    return fmt::format("`tandem {}` is the command for that", decrypts ? "encrypt" : "decrypt");
  }
  if (decrypts && is(option, kEncrypting[2])) {
    return "leave it out: a passphrase is asked for if the file takes one and no identity is named";
  }
  if (decrypts && (is(option, kEncrypting[0]) || is(option, kEncrypting[1]))) {
    return "recipients are for `tandem encrypt`; -i FILE names the identity that opens the file";
  }
  if (decrypts && is(option, kEncrypting[3])) return "leave it out: armor is recognised";
  return "";
}

// ------------------------------------------------------------------------------------------------------- the errors

bool is_file(const std::string& path) {
  struct stat info {};
  return ::stat(path.c_str(), &info) == 0;
}

/// Returns the error of a word in the place of a command.
std::string unknown_command(const CLI::App& app, const std::string& word) {
  const std::string program = name_of(app);
  const std::string list = fmt::format("`{} --help` lists the commands", program);
  if (word == "help" || word == "version")
    return fmt::format("there is no command '{0}'; did you mean `{1} --{0}`?", word, program);
  if (word.starts_with('-')) {
    return fmt::format("{} is no option of {};{} {}", word, program, did_you_mean(word, options_of(app)), list);
  }
  const std::string meant = did_you_mean(word, commands_of(app));
  if (is_file(word)) {
    return fmt::format("'{0}' is a file; name a command before it, as in `{1} encrypt -o {0}.age {0}`; {2}", word,
                       program, list);
  }
  return fmt::format("there is no command '{}';{} {}", word, meant, list);
}

/// Returns a recipient among the words that a command has read as files, or does not know; empty if there is none.
std::string bare_recipient(const CLI::App& command, const Words& extras) {
  Words words = extras;
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_positional()) std::ranges::copy(option->results(), std::back_inserter(words));
  }
  const auto found = std::ranges::find_if(words, [](const std::string& word) {
    return (word.starts_with("age1") || word.starts_with("ssh-")) && !is_file(word);
  });
  return command.get_name() != "encrypt" || found == words.end() ? "" : *found;
}

/// Returns the error of a word that a command has no use for.
std::string unexpected(const CLI::App& command, const std::string& word) {
  const std::string see = fmt::format("`{} --help` says what it takes", name_of(command));
  if (word.size() > 1 && word.starts_with('-')) {
    const std::string name = word.substr(0, word.find('='));
    const std::string hint = hint_for(command.get_name(), name);
    if (!hint.empty()) return fmt::format("{} is no option of {}; {}", name, name_of(command), hint);
    return fmt::format("{} is no option of {};{} {}", name, name_of(command), did_you_mean(name, options_of(command)),
                       see);
  }
  Words places;
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_positional()) places.push_back(option->get_name(true, false));
  }
  if (places.empty())
    return fmt::format("'{}' is one word too many: {} takes options only; {}", word, name_of(command), see);
  return fmt::format("'{}' is one word too many: {} takes {} once; {}", word, name_of(command),
                     fmt::join(places, " and "), see);
}

/// Returns what an option is, to the first semicolon.
std::string first_part(const CLI::Option& option) {
  std::string text = option.get_description();
  text = text.substr(0, text.find(';'));
  std::ranges::replace(text, '\n', ' ');
  return text;
}

/// Returns what a user is told instead of the parser's own words, which are for a program's author.
std::string in_plain_words(const CLI::App& command, const CLI::ParseError& error) {
  std::string text = error.what();
  if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
    const std::string name = text.substr(0, text.find(' '));
    const CLI::Option* option = command.get_option_no_throw(name);
    if (option == nullptr) return text;
    return fmt::format("{} is missing: {}", name, first_part(*option));
  }
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
    const std::string name = text.substr(0, text.find(':'));
    const CLI::Option* option = command.get_option_no_throw(name);
    if (option == nullptr || option->get_type_size() == 0) return text;
    if (text.find("At Most") != std::string::npos) return fmt::format("{} is given twice; give it once", name);
    return fmt::format("{} needs a value behind it: {}", name, first_part(*option));
  }
  if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr) {
    const std::size_t between = text.find(" excludes ");
    if (between != std::string::npos) {
      return fmt::format("{} and {} are two ways to say one thing, and only one may be given", text.substr(0, between),
                         text.substr(between + 10));
    }
  }
  return text;
}

Words words_of(std::span<char* const> arguments) {
  return {arguments.begin() + std::min<std::ptrdiff_t>(1, std::ssize(arguments)), arguments.end()};
}

}  // namespace

CommandError usage_error(const CLI::App& app, const CLI::ParseError& error, std::span<char* const> arguments) {
  const CLI::App& command = command_of(app);
  const Words words = words_of(arguments);
  if (dynamic_cast<const CLI::ExtrasError*>(&error) == nullptr) {
    return {kUsage, "{}; see `{} --help`", in_plain_words(command, error), name_of(command)};
  }
  const Words extras = command.remaining();
  if (!words.empty() && words.front() == "help" && &command != &app) {
    return {kUsage, "there is no command 'help'; did you mean `{} --help`?", name_of(command)};
  }
  if (extras.empty() && &command != &app) return {kUsage, "{}", unknown_command(app, words.front())};
  if (const std::string recipient = bare_recipient(command, extras); !recipient.empty()) {
    return {kUsage, "'{}' is a recipient; write -r before it, in quotes if it has spaces", recipient};
  }
  const std::string first = extras.empty() ? "" : extras.front();
  if (&command != &app || app.get_subcommands([](const CLI::App*) { return true; }).empty()) {
    return {kUsage, "{}", unexpected(command, first)};
  }
  if (const std::string line = as_ours(name_of(app), words); !line.empty()) {
    return {kUsage, "{} is age's way to say it; here it is `{}`", words.front(), line};
  }
  return {kUsage, "{}", unknown_command(app, first)};
}

CommandError missing_command(const CLI::App& app) {
  return {kUsage, "a command is missing; see `{} --help`", name_of(command_of(app))};
}

}  // namespace tandem::cli
