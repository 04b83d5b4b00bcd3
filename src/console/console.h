// Prints what the program says: messages on standard error, and text on standard output. All but JSON passes shown().
#pragma once

#include <fmt/format.h>

#include <exception>
#include <string>
#include <string_view>
#include <utility>

namespace tandem::console {

/// The failure of standard output to take text.
class OutputFailure : public std::exception {
 public:
  explicit OutputFailure(int os_error) : os_error_(os_error) {}

  [[nodiscard]] int os_error() const { return os_error_; }
  [[nodiscard]] const char* what() const noexcept override { return "cannot write standard output"; }

 private:
  int os_error_;
};

/// Writes all of `text` to standard output, as shown_lines() gives it. Throws OutputFailure.
void write_text(std::string_view text);

/// Writes JSON to standard output as it is: for programs, which want names unchanged. json: ASCII without control
/// characters but line feeds. Throws OutputFailure.
void write_json(std::string_view json);

/// Writes a line to standard error, as shown() gives it, in one piece. Nothing happens where that cannot be written:
/// a user who closes it wants no messages.
void write_line(std::string_view line) noexcept;

/// Writes to standard error what moves the cursor on a terminal. Nothing happens where that cannot be written.
void write_to_terminal(std::string_view text) noexcept;

/// Prints text of a command on standard output. Throws OutputFailure.
template <class... Args>
void print(fmt::format_string<Args...> text, Args&&... args) {
  write_text(fmt::format(text, std::forward<Args>(args)...));
}

/// Prints "tandem: " and a sentence.
template <class... Args>
void print_message(fmt::format_string<Args...> text, Args&&... args) {
  write_line(fmt::format("tandem: {}", fmt::format(text, std::forward<Args>(args)...)));
}

}  // namespace tandem::console
