#include "pipeline/s1_read/typed_source.h"

#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace tandem::pipeline {

constexpr std::size_t kLineBytes = 4096;  // a terminal gives no longer ones

ReadResult TypedSource::read(std::uint64_t /*offset*/, Pieces into) {
  std::size_t done = 0;
  for (;;) {
    if (given_ >= kHeldBytes) forget_given();
    while (!ended_ && text_.size() - given_ < kHeldBytes) {
      if (const int error = read_some(); error != 0) return {.os_error = error};
    }
    const std::string_view rest = std::string_view(text_).substr(given_);
    const std::size_t part = into.fill_front({reinterpret_cast<const std::uint8_t*>(rest.data()), rest.size()});
    given_ += part;
    done += part;
    if (into.empty() || ended_) return {.bytes = done};
  }
}

void TypedSource::forget_given() {
  const std::size_t gone = std::min(given_, line_);
  text_.erase(0, gone);
  line_ -= gone;
  given_ -= gone;
}

int TypedSource::read_some() {
  std::array<char, kLineBytes> piece;
  if (const int error = wait_for(fd_, POLLIN, stop_); error != 0) return error;
  const ssize_t got = ::read(fd_, piece.data(), piece.size());
  if (got < 0) return errno == EINTR || errno == EAGAIN ? 0 : errno;
  text_.append(piece.data(), static_cast<std::size_t>(got));
  ended_ = got == 0;
  if (find_last_line()) {
    ended_ = true;
    ::tcflush(fd_, TCIFLUSH);
  }
  return 0;
}

bool TypedSource::find_last_line() {
  for (;;) {
    const std::size_t end = text_.find('\n', line_);
    std::string_view line = std::string_view(text_).substr(line_, end == std::string::npos ? end : end - line_);
    if (line.ends_with('\r')) line.remove_suffix(1);
    // Ctrl-D within a line gives the line so far.
    if (line == last_line_) return true;
    if (end != std::string::npos) {
      line_ = end + 1;
      continue;
    }
    if (line.size() > kLineBytes) line_ = text_.size();
    return false;
  }
}

}  // namespace tandem::pipeline
