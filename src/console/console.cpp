#include "console/console.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>

#include "console/shown.h"

namespace tandem::console {
namespace {

constexpr int kForEver = -1;
/// A message waits so long for a reader of a pipe or terminal that does not block.
constexpr int kPatienceMs = 1000;

/// Returns 0 or errno.
int write_all(int fd, std::string_view text, int patience_ms) {
  while (!text.empty()) {
    const ssize_t done = ::write(fd, text.data(), text.size());
    if (done == 0) return EIO;
    if (done > 0) {
      text.remove_prefix(static_cast<std::size_t>(done));
      continue;
    }
    if (errno == EINTR) continue;
    if (errno != EAGAIN) return errno;
    pollfd wanted{.fd = fd, .events = POLLOUT, .revents = 0};
    if (::poll(&wanted, 1, patience_ms) == 0) return EAGAIN;
  }
  return 0;
}

}  // namespace

void write_text(std::string_view text) { write_json(shown_lines(text)); }

void write_json(std::string_view json) {
  if (const int error = write_all(STDOUT_FILENO, json, kForEver); error != 0) throw OutputFailure(error);
}

void write_line(std::string_view line) noexcept try {
  write_all(STDERR_FILENO, shown(line) + "\n", kPatienceMs);
} catch (const std::exception&) {
  // The program is out of memory: there are no words left to say it with.
}

void write_to_terminal(std::string_view text) noexcept { write_all(STDERR_FILENO, text, kPatienceMs); }

}  // namespace tandem::console
