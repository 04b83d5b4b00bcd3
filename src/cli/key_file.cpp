#include "cli/key_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <span>

#include "cli/message.h"
#include "engine/wipe.h"

namespace tandem::cli {
namespace {

constexpr std::size_t kMostBytes = 66;  // 64 digits and CR LF

/// Memory that never outlives its use readable.
struct SecretBuffer {
  std::array<char, kMostBytes + 1> bytes{};
  std::size_t count = 0;
  SecretBuffer() = default;
  SecretBuffer(const SecretBuffer&) = delete;
  SecretBuffer& operator=(const SecretBuffer&) = delete;
  ~SecretBuffer() { wipe(bytes.data(), bytes.size()); }
};

/// -1 if `digit` is none.
int hex_value(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  return -1;
}

/// False unless `text` is two digits per byte of `bytes`.
bool parse_hex(std::string_view text, std::span<std::uint8_t> bytes) {
  if (text.size() != 2 * bytes.size()) return false;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const int high = hex_value(text[2 * i]);
    const int low = hex_value(text[2 * i + 1]);
    if (high < 0 || low < 0) return false;
    bytes[i] = static_cast<std::uint8_t>(16 * high + low);
  }
  return true;
}

/// Reads until the end of the file, or one byte more than a key file can have.
void read_all(const std::string& path, SecretBuffer& buffer, std::string& warning) {
  const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) throw CommandError(kKey, "cannot open key file '{}': {}", path, std::strerror(errno));
  struct stat info {};
  if (::fstat(fd, &info) == 0 && S_ISREG(info.st_mode) && (info.st_mode & 077) != 0) {
    warning = fmt::format("others can read key file '{0}'; chmod 600 '{0}' keeps it to you", path);
  }
  ssize_t got = 0;
  do {
    got = ::read(fd, buffer.bytes.data() + buffer.count, buffer.bytes.size() - buffer.count);
    if (got > 0) buffer.count += static_cast<std::size_t>(got);
  } while (got > 0 || (got < 0 && errno == EINTR));
  const int error = errno;
  ::close(fd);
  if (got < 0) throw CommandError(kKey, "cannot read key file '{}': {}", path, std::strerror(error));
}

std::string_view without_line_end(std::string_view text) {
  if (text.ends_with('\n')) text.remove_suffix(1);
  if (text.ends_with('\r')) text.remove_suffix(1);
  return text;
}

}  // namespace

void read_key_file(const std::string& path, std::array<std::uint8_t, 32>& key, std::string& warning) {
  SecretBuffer buffer;
  read_all(path, buffer, warning);
  if (buffer.count == key.size()) {
    std::memcpy(key.data(), buffer.bytes.data(), key.size());
    return;
  }
  if (parse_hex(without_line_end({buffer.bytes.data(), buffer.count}), key)) return;
  throw CommandError(kKey, "key file '{}' holds {}{} bytes; a key is 32 bytes, or 64 hexadecimal digits", path,
                     buffer.count > kMostBytes ? "more than " : "", std::min(buffer.count, kMostBytes));
}

std::array<std::uint8_t, 12> parse_nonce(std::string_view text) {
  std::array<std::uint8_t, 12> nonce{};
  if (!parse_hex(text, nonce)) {
    throw CommandError(kKey, "nonce '{}' has {} characters; a nonce is 24 hexadecimal digits", text, text.size());
  }
  return nonce;
}

}  // namespace tandem::cli
