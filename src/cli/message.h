// What the program says on standard error, in one form.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <string>
#include <utility>

#include "cli/exit_code.h"

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

template <class... Args>
void print_message(fmt::format_string<Args...> text, Args&&... args) {
  fmt::print(stderr, "tandem: {}\n", fmt::format(text, std::forward<Args>(args)...));
}

}  // namespace tandem::cli
