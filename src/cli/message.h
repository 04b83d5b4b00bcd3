// The errors with which a command fails, and what the program then says.
#pragma once

#include <fmt/format.h>

#include <exception>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "cli/exit_code.h"
#include "console/console.h"

namespace tandem::cli {

/// Ends a command: main prints the text and exits with the code. Thrown on the main thread only.
class CommandError : public std::exception {
 public:
  template <class... Args>
  CommandError(ExitCode code, fmt::format_string<Args...> text, Args&&... args)
      : code_(code), text_(fmt::format(text, std::forward<Args>(args)...)) {}

  [[nodiscard]] ExitCode code() const { return code_; }
  [[nodiscard]] const char* what() const noexcept override { return text_.c_str(); }

 private:
  ExitCode code_;
  std::string text_;
};

using console::print;
using console::print_message;

/// Returns what the system says of an errno, and which limit it is.
std::string os_error_text(int os_error);

/// Returns what an exception of the standard library means to the user.
std::string exception_text(const std::exception& error);

/// Returns what an error in writing to `name` ("standard output", "output 'x'") means to the user.
CommandError write_error(const std::string& name, int os_error);

/// Says why a command fails, and what to do instead if a secret key is among the arguments.
void print_error(std::string_view text, std::span<char* const> arguments) noexcept;

}  // namespace tandem::cli
