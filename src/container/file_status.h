// The faults that an age file can have.
#pragma once

#include <cstdint>
#include <string_view>

namespace tandem::container {

/// The reason why a file cannot be opened, or `ok`. This library has released nothing of what a failed file contains.
enum class [[nodiscard]] FileStatus : std::uint8_t {
  ok,
  // The header.
  not_age,               ///< it does not begin as an age file does
  not_utf8,              ///< text that begins with a byte order mark, or is in UTF-16
  pgp,                   ///< text of PGP
  unsupported_version,   ///< an age file of another version than v1
  bad_header,            ///< the header breaks a rule of the format
  header_too_long,       ///< more than kMaxHeaderBytes
  truncated_header,      ///< the input ends within header or nonce
  low_order_share,       ///< a point that gives everyone the same secret; no honest program writes it
  work_factor_too_high,  ///< the passphrase's work factor is above the limit
  // Keys.
  no_match,              ///< no identity opens it: another recipient, another passphrase, or a changed stanza
  bad_mac,               ///< an identity opens it, but the header was changed
  mixed_recipients,      ///< of a file that is about to be made: post-quantum ones beside others
  passphrase_not_alone,  ///< of a file that is about to be made: a passphrase beside other recipients
  // The armor.
  bad_armor,        ///< the armor breaks a rule of its format, or something surrounds it
  truncated_armor,  ///< the input ends before the armor's last line
  // The payload.
  bad_payload,        ///< a chunk is not authentic, or something follows the last one
  truncated_payload,  ///< no valid payload has this size: the input ends too early, or too late
};

/// The part of a file that a status speaks of. no_match and bad_mac are parts by themselves: they mean different things
/// to a user.
enum class FilePart : std::uint8_t { none, header, match, mac, armor, payload };

FilePart file_part(FileStatus status);

/// Returns the stable name of a status, e.g. "bad_mac".
std::string_view file_status_name(FileStatus status);

/// Returns what is wrong, as the end of a sentence: "the file ...".
std::string_view file_status_text(FileStatus status);

}  // namespace tandem::container
