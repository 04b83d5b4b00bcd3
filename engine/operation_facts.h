// Facts of an operation: its key, iv, tag and lengths, as algorithms/*/algorithm.toml says; and the check of a task
// against them. Freestanding.
//
// Source      generated/algorithms/operations.h has the record of every operation; generated/docs/operations.md shows
//             them
// Checked by  ../src/catalog/conformance/conformance_rules_test.cpp
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <string_view>

#include "engine/task.h"

namespace tandem {

/// Operations of a core, first byte of a descriptor, for keys of one length.
struct CoreCodes {
  static constexpr std::uint8_t kNone = 255;

  std::uint8_t key_bytes = 0;
  std::uint8_t encrypt = kNone;
  std::uint8_t decrypt = kNone;
  std::uint8_t pads = kNone;  ///< the keystream alone
};

/// A core made of several algorithms' cores, and what it adds to the codes of one of them.
struct ComposedCore {
  Algorithm core = Algorithm::none;  ///< BUILD.ALGORITHM
  std::uint8_t first = 0;
};

/// One record per operation; nothing in it is said anywhere else.
struct OperationFacts {
  /// The form of the result, and where it goes.
  enum class Result : std::uint8_t {
    message,  ///< as long as what goes in, to the destination; a tag beside it where there is one
    tag,      ///< to the task's tag; there is no destination
    digest,   ///< the same; a core gives it as data, as long as the iv says
    modulus,  ///< to the destination, as long as the modulus in the iv
  };

  Algorithm algorithm = Algorithm::none;
  /// The primitive that the operation uses: BUILD.ALGORITHM of a core that has it.
  Algorithm primitive = Algorithm::none;
  std::string_view name{};
  std::string_view title{};
  std::span<const std::string_view> aliases{};
  Result result = Result::message;
  bool encrypts = true;
  bool decrypts = true;
  bool key_in_message = false;
  bool aad = false;
  bool any_tag = false;           ///< a digest of any length but 0
  std::uint8_t key_bytes = 0;     ///< the usual length; 0: no key in the task
  std::uint8_t tag_bytes = 0;     ///< the usual length; 0: none
  std::uint8_t unit_bits = 1;     ///< a message has a multiple of these
  std::uint64_t key_lengths = 1;  ///< bit n: a key may have n bytes
  std::uint64_t tag_lengths = 0;  ///< bit n - 1: a tag may have n bytes; unused with any_tag
  std::uint64_t min_len_bits = 1;
  std::uint64_t max_len_bits = 0;
  std::array<std::uint8_t, 16> iv_mask{};  ///< bits of the iv that may be other than 0
  std::span<const CoreCodes> codes{};      ///< none: no core has it
  std::span<const ComposedCore> within{};  ///< other cores that contain that of `primitive`

  [[nodiscard]] constexpr bool takes_key(std::size_t bytes) const {
    return bytes < 64 && (key_lengths >> bytes & 1) != 0;
  }
  [[nodiscard]] constexpr bool takes_tag(std::size_t bytes) const {
    if (any_tag) return bytes != 0;
    return bytes == 0 ? tag_bytes == 0 : bytes <= 64 && (tag_lengths >> (bytes - 1) & 1) != 0;
  }
  [[nodiscard]] bool takes_iv(const std::array<std::uint8_t, 16>& iv) const {
    std::uint64_t bits[2];
    std::uint64_t mask[2];
    std::memcpy(bits, iv.data(), sizeof bits);
    std::memcpy(mask, iv_mask.data(), sizeof mask);
    return ((bits[0] & ~mask[0]) | (bits[1] & ~mask[1])) == 0;
  }
  [[nodiscard]] constexpr bool takes_length(std::uint64_t bits) const {
    return bits >= min_len_bits && bits <= longest_here() && (bits & (unit_bits - 1U)) == 0;
  }
  /// Returns whether the operation writes a message, with or without a tag.
  [[nodiscard]] constexpr bool writes_destination() const {
    return result == Result::message || result == Result::modulus;
  }
  /// Returns whether decryption can end as `authentication`.
  [[nodiscard]] constexpr bool authenticates() const { return tag_bytes != 0 && result != Result::digest; }
  /// The longest message of a task on this machine, whose pointers may not span `max_len_bits`.
  [[nodiscard]] constexpr std::uint64_t longest_here() const {
    constexpr std::uint64_t kMax = std::numeric_limits<std::uint64_t>::max();
    constexpr std::uint64_t kSpan = std::numeric_limits<std::size_t>::max();
    return std::min(max_len_bits, kSpan > kMax / 8 ? kMax : 8 * kSpan);
  }
};

/// The length of a key for an engine: the usual one, or the longest that the engine takes if it does not take that.
/// key_lengths: as in Capabilities.
constexpr std::uint8_t key_bytes_for(const OperationFacts& facts, std::uint64_t key_lengths) {
  const std::uint64_t taken = key_lengths & facts.key_lengths;
  const bool usual = taken == 0 || (taken >> facts.key_bytes & 1) != 0;
  return usual ? facts.key_bytes : static_cast<std::uint8_t>(std::bit_width(taken) - 1);
}

/// Checks a task against the rules of its operation, which are checked nowhere else. An engine may have limits of its
/// own; the code of an operation with the key in its message checks what the iv says of that key.
///
/// Returns ok, or the first of: unsupported for another algorithm, or for a direction or additional data that the
/// operation lacks; bad_key for a wrong length of the key; bad_iv for bits that must be 0; bad_length for a wrong
/// length of message or tag, or a null buffer.
inline Status check(const OperationFacts& facts, const Task& task) {
  const bool direction = task.direction == Direction::encrypt ? facts.encrypts : facts.decrypts;
  if (task.algorithm != facts.algorithm || !direction || (!facts.aad && !task.aad.empty())) return Status::unsupported;
  if (!facts.takes_key(task.key_bytes)) return Status::bad_key;
  if (!facts.takes_iv(task.iv)) return Status::bad_iv;
  const bool has_source = task.source != nullptr || task.len_bits == 0;
  const bool has_room = task.destination != nullptr || task.len_bits == 0 || !facts.writes_destination();
  const bool has_spans =
      (task.aad.data() != nullptr || task.aad.empty()) && (task.tag.data() != nullptr || task.tag.empty());
  const bool fits = facts.takes_length(task.len_bits) && facts.takes_tag(task.tag.size());
  return fits && has_source && has_room && has_spans ? Status::ok : Status::bad_length;
}

}  // namespace tandem
