#include "cli/terminal.h"

#include <fcntl.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstring>
#include <optional>

#include "cli/interrupt.h"
#include "cli/message.h"

namespace tandem::cli {
namespace {

/// The longest answer; a terminal's own line is shorter.
constexpr std::size_t kMostCharacters = 4096;

void write_all(int fd, std::string_view text) {
  while (!text.empty()) {
    const ssize_t done = ::write(fd, text.data(), text.size());
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return;  // a terminal that is gone shows in the next read
    text.remove_prefix(static_cast<std::size_t>(done));
  }
}

/// While it lives, the terminal reads a line, and may show nothing that is typed.
class Line {
 public:
  Line(int tty, bool hidden) : tty_(tty) {
    if (::tcgetattr(tty, &before_) != 0) {
      throw CommandError(kKey, "cannot hide what is typed: {}", std::strerror(errno));
    }
    termios line = before_;
    if (hidden) line.c_lflag &= ~static_cast<tcflag_t>(ECHO | ECHONL);
    line.c_lflag |= ICANON | ISIG;
    line.c_iflag |= ICRNL;
    // A process that is stopped or killed by the keyboard could not show again what is typed.
    line.c_cc[VQUIT] = line.c_cc[VSUSP] = _POSIX_VDISABLE;
    ::tcsetattr(tty, TCSADRAIN, &line);
  }
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  ~Line() { ::tcsetattr(tty_, TCSADRAIN, &before_); }

 private:
  int tty_;
  termios before_{};
};

}  // namespace

Terminal::Terminal(const pipeline::Event& stop, std::string_view what_for, std::string_view instead)
    : stop_(stop), tty_(::open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)) {
  if (tty_.get() < 0) throw CommandError(kKey, "there is no terminal to ask for {}{}", what_for, instead);
}

container::SecretText Terminal::ask(std::string_view prompt, Shown shown) {
  const Line line(tty_.get(), shown == Shown::nothing);
  write_all(tty_.get(), prompt);
  // The end of a hidden line is not echoed, whether it comes by return or by an interrupt.
  class NewLine {
   public:
    explicit NewLine(int tty) : tty_(tty) {}
    NewLine(const NewLine&) = delete;
    NewLine& operator=(const NewLine&) = delete;
    ~NewLine() { write_all(tty_, "\n"); }

   private:
    int tty_;
  };
  std::optional<NewLine> new_line;
  if (shown == Shown::nothing) new_line.emplace(tty_.get());
  return read_line();
}

container::SecretText Terminal::read_line() {
  container::SecretText line;
  line.reserve(kMostCharacters);
  for (;;) {
    char c = 0;
    const int error = pipeline::wait_for(tty_.get(), POLLIN, stop_);
    if (error == ECANCELED) throw CommandError(interrupted_code(), "interrupted");
    const ssize_t got = error == 0 ? ::read(tty_.get(), &c, 1) : -1;
    if (got < 0 && error == 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (got <= 0) throw CommandError(kKey, "the terminal gave no answer");
    if (c == '\n') return line;
    if (line.size() == kMostCharacters) throw CommandError(kKey, "the answer is longer than {} bytes", kMostCharacters);
    line.push_back(c);
  }
}

void Terminal::say(std::string_view line) {
  write_all(tty_.get(), line);
  write_all(tty_.get(), "\n");
}

}  // namespace tandem::cli
