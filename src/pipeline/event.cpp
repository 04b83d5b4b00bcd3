#include "pipeline/event.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <system_error>

namespace tandem::pipeline {

Event::Event() : fd_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  if (fd_ < 0) throw std::system_error(errno, std::generic_category(), "eventfd");
}

Event::~Event() { ::close(fd_); }

void Event::set() noexcept {
  const int saved = errno;
  set_.store(true, std::memory_order_release);
  const std::uint64_t one = 1;
  // This cannot fail: the counter is far from its limit.
  [[maybe_unused]] const auto written = ::write(fd_, &one, sizeof one);
  errno = saved;
}

void widen_pipe(int fd) {
  constexpr int kPipeBytes = 1 << 20;
  if (::fcntl(fd, F_GETPIPE_SZ) < kPipeBytes) ::fcntl(fd, F_SETPIPE_SZ, kPipeBytes);
}

int wait_for(int fd, short events, const Event& stop) {
  pollfd fds[] = {{.fd = fd, .events = events, .revents = 0}, {.fd = stop.fd(), .events = POLLIN, .revents = 0}};
  for (;;) {
    if (::poll(fds, 2, -1) < 0) {
      if (errno == EINTR) continue;
      return errno;
    }
    // A signal may have come as late as on the way out of poll.
    return fds[1].revents != 0 || stop.is_set() ? ECANCELED : 0;
  }
}

}  // namespace tandem::pipeline
