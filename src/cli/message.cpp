#include "cli/message.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <new>
#include <system_error>

#include "console/shown.h"

namespace tandem::cli {

std::string os_error_text(int os_error) {
  const std::string text = std::strerror(os_error);
  switch (os_error) {
    case EMFILE:
      return text + "; `ulimit -n` says how many this program may open";
    case ENOMEM:
      return text + "; `ulimit -v` says how much this program may take";
    case EFBIG:
      return text + "; `ulimit -f`, or the file system, says how long a file may be";
    default:
      return text;
  }
}

std::string exception_text(const std::exception& error) {
  if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr) return "out of memory: " + os_error_text(ENOMEM);
  const auto* const system = dynamic_cast<const std::system_error*>(&error);
  if (system == nullptr || system->code().category() != std::generic_category()) return error.what();
  const int os_error = system->code().value();
  if (os_error != EAGAIN) return os_error_text(os_error);
  return fmt::format("cannot start a thread: {}; `ulimit -u` and `ulimit -v` say how many there may be",
                     std::strerror(os_error));
}

CommandError write_error(const std::string& name, int os_error) {
  switch (os_error) {
    case EBADF:
      return {kOutput, "cannot write {}: it is closed, or open for reading; redirect it, or name a file", name};
    case EPIPE:
      return {kOutput, "cannot write {}: the program that reads it has closed the pipe", name};
    case ENOSPC:
    case EDQUOT:
      return {kNoSpace, "cannot write {}: {}; make room and run again", name, os_error_text(os_error)};
    default:
      return {kOutput, "cannot write {}: {}", name, os_error_text(os_error)};
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
