// ASCII armor: an age file as text that mail and clipboards carry.
//
//     -----BEGIN AGE ENCRYPTED FILE-----
//     padded base64, 64 columns; the last line may be shorter
//     -----END AGE ENCRYPTED FILE-----
//
// Source  C2SP age.md, "ASCII armor"; RFC 7468, section 3, figure 3 (strict)
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "container/file_status.h"

namespace tandem::container {

/// The most white space before the armor, and the most after it.
inline constexpr std::size_t kMaxArmorMargin = 1024;

/// The armor's last line, without the line end.
inline constexpr std::string_view kArmorEnd = "-----END AGE ENCRYPTED FILE-----";

/// Returns whether a file that begins with these bytes is meant to be armored: its first character that is no white
/// space is that of the armor's first line. nullopt: nothing but white space yet.
std::optional<bool> looks_armored(std::span<const std::uint8_t> start);

/// Makes armor from bytes that come in pieces of any size. Holds less than a line of them.
class ArmorEncoder {
 public:
  /// Appends the text that these bytes complete.
  void feed(std::span<const std::uint8_t> bytes, std::string& text);

  /// Appends the rest, once.
  void finish(std::string& text);

 private:
  void begin(std::string& text);

  bool begun_ = false;
  std::array<std::uint8_t, 48> line_{};  ///< bytes of the line that is not full yet
  std::size_t line_bytes_ = 0;
};

/// Reads armor that comes in pieces of any size. Holds less than a line of it.
///
/// It accepts what the encoder makes, with two freedoms: a line may end with CR LF instead of LF, the last one with
/// nothing; and lines of white space may surround all.
class ArmorDecoder {
 public:
  /// Appends the bytes that this text completes. Anything but ok is final; what has been appended until then stays.
  FileStatus feed(std::span<const std::uint8_t> text, std::vector<std::uint8_t>& bytes);

  /// The text has ended: truncated_armor unless the last line has been read.
  FileStatus finish();

 private:
  enum class Expect { begin, base64, end, nothing };

  FileStatus keep(std::string_view piece);
  FileStatus take_line(std::string_view line, std::vector<std::uint8_t>& bytes);
  FileStatus take_base64(std::string_view line, std::vector<std::uint8_t>& bytes);
  FileStatus take_margin(std::string_view text);

  Expect expect_ = Expect::begin;
  FileStatus status_ = FileStatus::ok;
  std::string line_;        ///< the line so far that the pieces cut, without its line feed
  std::size_t margin_ = 0;  ///< white space on this side so far
};

}  // namespace tandem::container
