// Reads what an age file says of itself to a reader without a key. Nothing of it is authenticated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "container/file_status.h"
#include "container/header.h"

namespace tandem::container {

/// The public facts of a type of stanza.
struct StanzaKind {
  std::string_view type;   ///< empty: of types that are not known here
  std::string_view title;  ///< who opens it: "age keys (age1...)"
  /// Says whether it keeps its secret from quantum computers, as far as is known today.
  enum class PostQuantum : std::uint8_t { no, yes, unknown } post_quantum = PostQuantum::unknown;
};

/// Returns the kind that a type stands for.
const StanzaKind& stanza_kind(std::string_view type);

/// Recipients of one type, in the order in which the types first come.
struct InspectedRecipients {
  std::string type;  ///< as the file says it: visible characters, of any number
  StanzaKind kind;
  std::size_t count = 0;
  std::size_t bytes = 0;  ///< of header
};

struct Inspection {
  /// The fault of the stanzas, or of the payload's length; ok if there is none. Reading may still fail for lack of a
  /// key.
  FileStatus status = FileStatus::ok;
  std::vector<InspectedRecipients> recipients;
  std::optional<unsigned> work_factor;  ///< of a passphrase: scrypt's N is 2 to the power of it
  StanzaKind::PostQuantum post_quantum = StanzaKind::PostQuantum::unknown;
  std::uint64_t header_bytes = 0;
  std::uint64_t payload_bytes = 0;  ///< chunks with their tags, without the nonce
  /// The bytes of content, if a payload can have its length.
  std::optional<std::uint64_t> content_bytes;
  std::uint64_t chunks = 0;  ///< the last one may be a part of a chunk

  /// Returns the size of the file without armor.
  [[nodiscard]] std::uint64_t file_bytes() const { return header_bytes + kPayloadNonceBytes + payload_bytes; }
};

/// payload_bytes: what follows header and nonce, below 2^63.
Inspection inspect(const FileStart& start, std::uint64_t payload_bytes);

}  // namespace tandem::container
