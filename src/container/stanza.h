// A recipient stanza: the file key, sealed for one recipient.
//
//     -> type argument argument...
//     body in unpadded base64, 64 columns; the last line is shorter, perhaps empty
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "container/payload.h"
#include "container/secret.h"

namespace tandem::container {

inline constexpr std::size_t kBodyColumns = 64;
inline constexpr std::string_view kStanzaMark = "-> ";

struct Stanza {
  /// The first says which type of recipient the stanza is for. At least one; none empty; characters 0x21 to 0x7e.
  std::vector<std::string> arguments;
  std::vector<std::uint8_t> body;

  bool operator==(const Stanza&) const = default;
  [[nodiscard]] std::string_view type() const { return arguments.front(); }
};

/// Appends the text of a stanza.
void append_stanza(const Stanza& stanza, std::string& text);

/// Reads a stanza's first line, without its line feed. Returns false if it is malformed.
[[nodiscard]] bool parse_argument_line(std::string_view line, Stanza& stanza);

/// The bytes of the body of the types that are known here: the file key and a tag.
inline constexpr std::size_t kSealedFileKeyBytes = 32;

/// Makes the body: the file key, sealed under a key that is used for nothing else. Throws CryptoFailure.
void seal_body(const SecretBytes<32>& wrap_key, const FileKey& file_key, Stanza& stanza);

/// Opens such a body of kSealedFileKeyBytes. Returns false if it is not authentic. Throws CryptoFailure.
[[nodiscard]] bool open_body(const SecretBytes<32>& wrap_key, const Stanza& stanza, FileKey& file_key);

enum class BodyLine { malformed, more, last };

/// Reads the next line of a stanza's body, without its line feed, and appends it to the body.
[[nodiscard]] BodyLine parse_body_line(std::string_view line, Stanza& stanza);

}  // namespace tandem::container
