#include "cli/terminal.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/signalfd.h>
#include <termios.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstddef>
#include <ctime>
#include <initializer_list>
#include <iterator>
#include <utility>

#include "cli/interrupt.h"
#include "cli/message.h"

namespace tandem::cli {
namespace {

/// The longest answer; a terminal's own line is shorter.
constexpr std::size_t kMaxCharacters = 4096;

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
  Line(int tty, bool hidden) : tty_(tty), hidden_(hidden) {
    if (::tcgetattr(tty, &before_) != 0) {
      throw CommandError(kKey, "cannot hide what is typed: {}", os_error_text(errno));
    }
    termios line = before_;
    if (hidden) line.c_lflag &= ~static_cast<tcflag_t>(ECHO | ECHONL);
    line.c_lflag |= ICANON | ISIG;
    line.c_iflag |= ICRNL;
    ::tcsetattr(tty, TCSADRAIN, &line);
  }
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  ~Line() {
    // The end of a hidden line is not echoed, whether it comes by return or by a signal.
    if (hidden_) write_all(tty_, "\n");
    ::tcsetattr(tty_, TCSADRAIN, &before_);
  }

 private:
  int tty_;
  bool hidden_;
  termios before_{};
};

sigset_t set_of(std::initializer_list<int> numbers) {
  sigset_t set;
  ::sigemptyset(&set);
  for (const int number : numbers) ::sigaddset(&set, number);
  return set;
}

}  // namespace

/// While it lives, the signals that stop or end a program by the keyboard, and the one that lets it go on, wait until
/// they are taken: at once they would leave the terminal hidden, or show what is typed. Those that were ignored stay
/// so.
class KeyboardSignals {
 public:
  KeyboardSignals() {
    const sigset_t held = set_of({SIGTSTP, SIGQUIT, SIGCONT});
    ::pthread_sigmask(SIG_BLOCK, &held, &before_);
    fd_ = ::signalfd(-1, &held, SFD_CLOEXEC | SFD_NONBLOCK);
  }
  KeyboardSignals(const KeyboardSignals&) = delete;
  KeyboardSignals& operator=(const KeyboardSignals&) = delete;
  ~KeyboardSignals() {
    ::close(fd_);
    ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }

  /// Returns a descriptor that is readable once one has come; -1, which poll ignores, without a descriptor left.
  [[nodiscard]] int fd() const { return fd_; }

  /// Takes a signal, and lets it do what it does.
  void take() const {
    signalfd_siginfo info{};
    if (::read(fd_, &info, sizeof info) != sizeof info) return;
    const auto number = static_cast<int>(info.ssi_signo);
    if (number == SIGCONT) return;
    const sigset_t one = set_of({number});
    ::raise(number);
    ::pthread_sigmask(SIG_UNBLOCK, &one, nullptr);
    ::pthread_sigmask(SIG_BLOCK, &one, nullptr);
    // It has stopped, and goes on.
    const sigset_t go_on = set_of({SIGCONT});
    const timespec now{};
    ::sigtimedwait(&go_on, nullptr, &now);
  }

 private:
  sigset_t before_{};
  int fd_ = -1;
};

Terminal::Terminal(const pipeline::Event& stop, std::string_view what_for, std::string_view instead)
    : stop_(stop), tty_(::open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)) {
  if (tty_.get() < 0) throw CommandError(kKey, "there is no terminal to ask for {}{}", what_for, instead);
}

container::SecretText Terminal::ask(std::string_view prompt, Shown shown) {
  const KeyboardSignals signals;
  bool again = false;
  for (;;) {
    container::SecretText line;
    End end{};
    {
      const Line hidden(tty_.get(), shown == Shown::nothing);
      write_all(tty_.get(), prompt);
      end = read_line(signals, line);
    }
    if (end == End::line) return line;
    if (end == End::signal) {
      signals.take();
    } else if (std::exchange(again, true)) {
      throw CommandError(kKey, "the terminal gave no answer");
    }
  }
}

Terminal::End Terminal::read_line(const KeyboardSignals& signals, container::SecretText& line) {
  line.reserve(kMaxCharacters);
  for (;;) {
    pollfd waits[] = {{.fd = tty_.get(), .events = POLLIN, .revents = 0},
                      {.fd = stop_.fd(), .events = POLLIN, .revents = 0},
                      {.fd = signals.fd(), .events = POLLIN, .revents = 0}};
    if (::poll(waits, std::size(waits), -1) < 0) continue;
    if (waits[1].revents != 0) throw CommandError(interrupted_code(), "interrupted");
    if (waits[2].revents != 0) return End::signal;
    char c = 0;
    const ssize_t got = ::read(tty_.get(), &c, 1);
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (got <= 0) return End::nothing;
    if (c == '\n') return End::line;
    if (line.size() == kMaxCharacters) throw CommandError(kKey, "the answer is longer than {} bytes", kMaxCharacters);
    line.push_back(c);
  }
}

void Terminal::say(std::string_view line) {
  write_all(tty_.get(), line);
  write_all(tty_.get(), "\n");
}

}  // namespace tandem::cli
