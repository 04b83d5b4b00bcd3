#include "cli/message.h"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "console/shown.h"

namespace tandem::cli {

CommandError write_error(const std::string& name, int os_error) {
  switch (os_error) {
    case EBADF:
      return {kOutput, "cannot write {}: it is closed, or open for reading; redirect it, or name a file", name};
    case EPIPE:
      return {kOutput, "cannot write {}: the program that reads it has closed the pipe", name};
    case ENOSPC:
    case EDQUOT:
      return {kNoSpace, "cannot write {}: {}; make room and run again", name, std::strerror(os_error)};
    default:
      return {kOutput, "cannot write {}: {}", name, std::strerror(os_error)};
  }
}

void print_error(std::string_view text, std::span<char* const> arguments) noexcept try {
  const bool secret = std::ranges::any_of(arguments, [](const char* one) { return console::holds_secret(one); });
  constexpr std::string_view kInstead =
      "; what looks like a secret key in the command line is not repeated here, but others can see it there: keep "
      "keys in files that only you can read (chmod 600), and name the file";
  print_message("error: {}{}", text, secret ? kInstead : "");
} catch (const std::exception&) {
  console::write_line("tandem: error: out of memory");
}

}  // namespace tandem::cli
