#include "cli/key_file.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <span>

#include "cli/input.h"
#include "cli/interrupt.h"
#include "cli/message.h"
#include "container/secret_hex.h"
#include "engine/wipe.h"
#include "pipeline/s1_read/stream_source.h"

namespace tandem::cli {
namespace {

constexpr std::size_t kMaxBytes = 66;  // 64 digits and CR LF

/// The content of a key file, as far as it may be one; never outlives its use readable.
struct SecretBuffer {
  std::array<std::uint8_t, kMaxBytes + 1> bytes{};
  std::size_t count = 0;
  SecretBuffer() = default;
  SecretBuffer(const SecretBuffer&) = delete;
  SecretBuffer& operator=(const SecretBuffer&) = delete;
  ~SecretBuffer() { wipe(bytes.data(), bytes.size()); }

  [[nodiscard]] std::string_view text() const { return {reinterpret_cast<const char*>(bytes.data()), count}; }
};

void read_all(const std::string& path, const pipeline::Event& stop, SecretBuffer& buffer, std::string& warning) {
  const Descriptor file(open_descriptor(path, O_RDONLY, stop));
  struct stat info {};
  if (file.get() < 0 || ::fstat(file.get(), &info) != 0) {
    const int problem = errno;
    // A key may stand in the place of its file's name.
    std::array<std::uint8_t, 32> key{};
    if (container::decode_secret_hex(path, key)) {
      wipe(key.data(), key.size());
      throw CommandError(kKey,
                         "cannot open the key file: its name is 64 hexadecimal digits, as a key is; keep keys in files "
                         "that only you can read (chmod 600), and name the file");
    }
    throw CommandError(kKey, "cannot open key file '{}': {}", path, os_error_text(problem));
  }
  if (S_ISREG(info.st_mode) && (info.st_mode & 077) != 0) {
    warning = fmt::format("others can read key file '{0}'; chmod 600 '{0}' keeps it private", path);
  }
  const pipeline::ReadResult result =
      pipeline::StreamSource(file.get(), stop).read(0, std::span<std::uint8_t>(buffer.bytes));
  if (result.os_error == ECANCELED) throw CommandError(interrupted_code(), "interrupted while reading '{}'", path);
  if (result.os_error != 0) {
    throw CommandError(kKey, "cannot read key file '{}': {}", path, os_error_text(result.os_error));
  }
  buffer.count = result.bytes;
}

std::string_view without_line_end(std::string_view text) {
  if (text.ends_with('\n')) text.remove_suffix(1);
  if (text.ends_with('\r')) text.remove_suffix(1);
  return text;
}

}  // namespace

void read_key_file(const std::string& path, const pipeline::Event& stop, std::array<std::uint8_t, 32>& key,
                   std::string& warning) {
  SecretBuffer buffer;
  read_all(path, stop, buffer, warning);
  if (buffer.count == key.size()) {
    std::memcpy(key.data(), buffer.bytes.data(), key.size());
    return;
  }
  if (container::decode_secret_hex(without_line_end(buffer.text()), key)) return;
  if (without_line_end(buffer.text()).size() == 2 * key.size()) {
    throw CommandError(kKey,
                       "key file '{}' holds other characters than hexadecimal digits; a key is 32 bytes, or 64 "
                       "hexadecimal digits",
                       path);
  }
  throw CommandError(kKey, "key file '{}' holds {}{} bytes; a key is 32 bytes, or 64 hexadecimal digits", path,
                     buffer.count > kMaxBytes ? "more than " : "", std::min(buffer.count, kMaxBytes));
}

std::array<std::uint8_t, 12> parse_nonce(std::string_view text) {
  std::array<std::uint8_t, 12> nonce{};
  if (!container::decode_secret_hex(text, nonce)) {
    if (text.size() == 2 * nonce.size()) {
      throw CommandError(kKey, "character {} of the nonce is no hexadecimal digit; a nonce is 24 hexadecimal digits",
                         text.find_first_not_of("0123456789abcdefABCDEF") + 1);
    }
    throw CommandError(kKey, "nonce '{}' has {} characters; a nonce is 24 hexadecimal digits", text, text.size());
  }
  return nonce;
}

}  // namespace tandem::cli
