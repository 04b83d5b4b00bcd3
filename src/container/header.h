// The header of an age file: a version line, a stanza per recipient, and a MAC over all of it.
//
// Source  C2SP age.md, "Header"
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "container/file_status.h"
#include "container/payload.h"
#include "container/stanza.h"

namespace tandem::container {

/// The longest header that is read or written. It bounds memory, and the time that a foreign file can make an identity
/// work before anything is authenticated: room for 10,000 X25519 recipients.
inline constexpr std::size_t kMaxHeaderBytes = std::size_t{1} << 20;

/// A header's first and last line.
inline constexpr std::size_t kHeaderFrameBytes = 22 + 48;

/// The start of a file, before the chunks: the header and the payload's nonce.
struct FileStart {
  std::vector<Stanza> stanzas;
  std::array<std::uint8_t, 32> mac{};
  /// The header's text up to and including the "---" of its last line: what the MAC is over.
  std::string authenticated;
  std::array<std::uint8_t, kPayloadNonceBytes> nonce{};
};

/// The header's text up to and including "---".
std::string encode_stanzas(std::span<const Stanza> stanzas);

/// Appends the rest of the header's last line.
void append_mac(std::span<const std::uint8_t, 32> mac, std::string& text);

/// Returns the MAC of a header. authenticated: as in FileStart. Throws CryptoFailure.
std::array<std::uint8_t, 32> header_mac(const FileKey& file_key, std::string_view authenticated);

/// Reads header and nonce from bytes that come in pieces of any size.
///
/// It accepts exactly the grammar of the specification, and only such text as encoding its result gives again. It does
/// not look into stanzas, and authenticates nothing: open_file does.
class FileStartParser {
 public:
  /// Takes bytes of the file and returns how many belong to header and nonce. Takes all of them until `done`, none
  /// after.
  std::size_t feed(std::span<const std::uint8_t> bytes);

  /// Says that the input has ended. Without this a truncated file is merely not done.
  void finish();

  /// Returns whether there is nothing more to feed: all is read, or the file is refused.
  [[nodiscard]] bool done() const { return status_ != FileStatus::ok || next_ == Next::nothing; }
  /// Returns why the file is refused; ok while it is not.
  [[nodiscard]] FileStatus status() const { return status_; }
  /// Returns the start. Only once it is done, and ok.
  [[nodiscard]] const FileStart& start() const { return start_; }

 private:
  enum class Next { version, first_stanza, stanza_or_mac, body, nonce, nothing };

  std::size_t feed_line(std::span<const std::uint8_t> bytes);
  std::size_t feed_nonce(std::span<const std::uint8_t> bytes);
  void check_unfinished_line();
  FileStatus parse_line(std::string_view line);
  FileStatus parse_version(std::string_view line);
  FileStatus parse_mark(std::string_view line);

  Next next_ = Next::version;
  FileStatus status_ = FileStatus::ok;
  FileStart start_;
  std::string text_;            ///< the header so far
  std::size_t line_start_ = 0;  ///< where in it the line begins that is being read
  std::size_t nonce_bytes_ = 0;
};

}  // namespace tandem::container
