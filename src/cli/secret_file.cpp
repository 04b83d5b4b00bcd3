#include "cli/secret_file.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "cli/input.h"
#include "cli/interrupt.h"
#include "cli/message.h"

namespace tandem::cli {

namespace {

/// Returns a hint for a key in the place of a file's name.
std::string_view hint_for(std::string_view path) {
  const bool is_recipient =
      path.starts_with("age1") || path.starts_with("ssh-ed25519 ") || path.starts_with("ssh-rsa ");
  return is_recipient ? "; that is a recipient, not a file: `tandem encrypt -r` takes it" : "";
}

}  // namespace

std::string describe(const std::string& path, const std::string& what) {
  return path == "-" ? what + " (standard input)" : what + " '" + path + "'";
}

SecretFile read_secret_file(const std::string& path, const std::string& what, std::size_t most_bytes,
                            const pipeline::Event& stop) {
  constexpr std::size_t kStep = 4096;
  const std::string name = describe(path, what);
  if (path == "-" && !can_read(STDIN_FILENO)) {
    throw CommandError(kKey, "cannot read {}: it is closed; redirect it, or name a file", name);
  }
  const Descriptor file(path == "-" ? STDIN_FILENO : open_descriptor(path, O_RDONLY, stop));
  struct stat info {};
  if (file.get() < 0 || ::fstat(file.get(), &info) != 0) {
    throw CommandError(kKey, "cannot open {}: {}{}", name, os_error_text(errno), hint_for(path));
  }
  SecretFile result;
  result.others_may_read = S_ISREG(info.st_mode) && (info.st_mode & 077) != 0;
  for (;;) {
    const std::size_t before = result.text.size();
    if (before > most_bytes) throw CommandError(kKey, "{} is longer than {} bytes", name, most_bytes);
    result.text.resize(before + std::max(kStep, before));
    const int error = pipeline::wait_for(file.get(), POLLIN, stop);
    const ssize_t got = error == 0 ? ::read(file.get(), result.text.data() + before, result.text.size() - before) : -1;
    if (error == ECANCELED) throw CommandError(interrupted_code(), "interrupted while reading {}", name);
    const bool again = got < 0 && error == 0 && (errno == EINTR || errno == EAGAIN);
    if (got < 0 && !again) {
      throw CommandError(kKey, "cannot read {}: {}", name, os_error_text(error != 0 ? error : errno));
    }
    result.text.resize(before + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    if (got == 0) return result;
  }
}

}  // namespace tandem::cli
