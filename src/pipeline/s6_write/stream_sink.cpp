#include "pipeline/s6_write/stream_sink.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdint>
#include <string>

namespace tandem::pipeline {
namespace {

mode_t file_type(int fd) {
  struct stat info {};
  return ::fstat(fd, &info) == 0 ? info.st_mode & S_IFMT : 0;
}

int reopen_nonblocking(int fd) {
  const mode_t type = file_type(fd);
  if (type != S_IFIFO && type != S_IFCHR) return -1;
  return ::open(("/proc/self/fd/" + std::to_string(fd)).c_str(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}

}  // namespace

// A blocking descriptor promises room for PIPE_BUF bytes when poll says so; more could block out of reach of `stop`.
StreamSink::StreamSink(int fd, const Event& stop)
    : fd_(fd),
      nonblocking_fd_(reopen_nonblocking(fd)),
      most_bytes_(nonblocking_fd_ >= 0 || file_type(fd) == S_IFREG ? SIZE_MAX : PIPE_BUF),
      stop_(stop) {
  widen_pipe(fd);
}

StreamSink::~StreamSink() {
  if (nonblocking_fd_ >= 0) ::close(nonblocking_fd_);
}

int StreamSink::write(std::uint64_t /*offset*/, Pieces data) {
  const int fd = nonblocking_fd_ >= 0 ? nonblocking_fd_ : fd_;
  while (!data.empty()) {
    if (const int error = wait_for(fd, POLLOUT, stop_); error != 0) return error;
    Pieces part = data;
    part.keep_front(std::min(most_bytes_, data.bytes()));
    const ssize_t put = ::writev(fd, part.vectors(), part.count());
    if (put < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (put <= 0) return put < 0 ? errno : EIO;
    data.drop_front(static_cast<std::size_t>(put));
  }
  return 0;
}

}  // namespace tandem::pipeline
