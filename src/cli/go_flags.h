// Command lines as programs in Go read them: -name or --name, -name=value, and a value as the next word unless the flag
// is a switch. Short names cannot be joined; what is behind the first word that is no flag is never one.
//
// Source  Go's standard library, package flag
#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tandem::cli {

class GoFlags {
 public:
  /// A switch; a text, of which the last counts; or a list.
  using Target = std::variant<bool*, std::string*, std::vector<std::string>*>;

  void add(std::initializer_list<std::string_view> names, Target target);

  /// Reads the words behind the program's name into the targets. Returns those behind the flags; nullopt if help is
  /// asked for. Throws CommandError (kUsage).
  [[nodiscard]] std::optional<std::vector<std::string>> parse(std::span<char* const> arguments) const;

 private:
  struct Flag {
    std::string_view name;
    Target target;
  };
  [[nodiscard]] const Flag* find(std::string_view name) const;

  std::vector<Flag> flags_;
};

}  // namespace tandem::cli
