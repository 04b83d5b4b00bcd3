#include "cli/go_flags.h"

#include <algorithm>

#include "cli/message.h"

namespace tandem::cli {
namespace {

/// A word taken apart: "--name=value".
struct Word {
  std::string_view name;
  std::optional<std::string_view> value;
};

Word split(std::string_view word) {
  const std::string_view body = word.substr(word.starts_with("--") ? 2 : 1);
  if (body.empty() || body.front() == '-' || body.front() == '=') {
    throw CommandError(kUsage, "'{}' is not an option: a name is missing behind the dash", word);
  }
  const std::size_t end = body.find('=');
  if (end == std::string_view::npos) return {.name = body, .value = {}};
  return {.name = body.substr(0, end), .value = body.substr(end + 1)};
}

bool to_bool(std::string_view value, std::string_view name) {
  constexpr std::string_view kTrue[] = {"1", "t", "T", "true", "TRUE", "True"};
  constexpr std::string_view kFalse[] = {"0", "f", "F", "false", "FALSE", "False"};
  if (std::ranges::find(kTrue, value) != std::end(kTrue)) return true;
  if (std::ranges::find(kFalse, value) != std::end(kFalse)) return false;
  throw CommandError(kUsage, "-{}: '{}' is neither true nor false", name, value);
}

}  // namespace

void GoFlags::add(std::initializer_list<std::string_view> names, Target target) {
  for (const std::string_view name : names) flags_.push_back({.name = name, .target = target});
}

const GoFlags::Flag* GoFlags::find(std::string_view name) const {
  const auto found = std::ranges::find(flags_, name, &Flag::name);
  return found == flags_.end() ? nullptr : &*found;
}

std::optional<std::vector<std::string>> GoFlags::parse(std::span<char* const> arguments) const {
  std::span<char* const> rest = arguments.subspan(std::min<std::size_t>(1, arguments.size()));
  while (!rest.empty()) {
    const std::string_view text = rest.front();
    if (text.size() < 2 || text.front() != '-') break;
    rest = rest.subspan(1);
    if (text == "--") break;
    const Word word = split(text);
    const Flag* const flag = find(word.name);
    if (flag == nullptr && (word.name == "help" || word.name == "h")) return std::nullopt;
    if (flag == nullptr) {
      throw CommandError(kUsage, "there is no option -{}; --help lists them; short ones cannot be joined", word.name);
    }
    if (bool* const* const target = std::get_if<bool*>(&flag->target)) {
      **target = !word.value || to_bool(*word.value, word.name);
      continue;
    }
    if (!word.value && rest.empty()) throw CommandError(kUsage, "-{} needs a value behind it", word.name);
    const std::string value(word.value ? *word.value : std::string_view(rest.front()));
    if (!word.value) rest = rest.subspan(1);
    if (std::string* const* const target = std::get_if<std::string*>(&flag->target)) {
      **target = value;
    } else {
      std::get<std::vector<std::string>*>(flag->target)->push_back(value);
    }
  }
  return std::vector<std::string>(rest.begin(), rest.end());
}

}  // namespace tandem::cli
