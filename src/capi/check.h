// What the calls for single PDUs and the batch share: which PDUs can be run, and how results look in C.
#pragma once

#include "capi/functions.h"
#include "capi/tandem.h"
#include "engine/pdu.h"

namespace tandem::capi {

static_assert(TANDEM_OK == static_cast<int>(Status::ok) && TANDEM_BAD_LENGTH == static_cast<int>(Status::bad_length) &&
              TANDEM_BAD_PARAMETER == static_cast<int>(Status::bad_iv) &&
              TANDEM_UNSUPPORTED == static_cast<int>(Status::unsupported) &&
              TANDEM_AUTHENTICATION == static_cast<int>(Status::authentication) &&
              TANDEM_IN_FLIGHT == static_cast<int>(Status::would_block) &&
              TANDEM_NO_MEMORY == static_cast<int>(Status::no_memory) &&
              TANDEM_LIBRARY_ERROR == static_cast<int>(Status::io_error) &&
              TANDEM_NOT_FOUND == static_cast<int>(Status::not_found));

enum class Key : bool { needed, not_used };

/// Whether a PDU can be run, but for the pointer to its output.
inline tandem_status check(const Pdu& pdu, Key key = Key::needed) {
  if ((pdu.key == nullptr && key == Key::needed) || pdu.source == nullptr) return TANDEM_BAD_ARGUMENT;
  if (pdu.len_bits == 0) return TANDEM_BAD_LENGTH;
  if (pdu.bearer > 31 || pdu.direction > 1) return TANDEM_BAD_PARAMETER;
  return TANDEM_OK;
}

/// Bytes of the longest message with a key of 256 bits: a length in bits has 32.
inline constexpr std::uint64_t kMostBytes256 = 0xffff'ffff / 8;
inline constexpr std::size_t kLeastTagBytes = 4;
inline constexpr std::size_t kMostTagBytes = 16;

/// The same for algorithms with keys of 256 bits.
inline tandem_status check_256(const Function& function, const Pdu& pdu) {
  const bool empty = pdu.len_bits == 0;
  if (pdu.key == nullptr || pdu.iv == nullptr || (pdu.source == nullptr && !empty)) return TANDEM_BAD_ARGUMENT;
  if (pdu.aad.data() == nullptr && !pdu.aad.empty()) return TANDEM_BAD_ARGUMENT;
  const bool may_be_empty = function.use != Use::cipher || function.cipher != Cipher::zuc;
  if (pdu.len_bits % 8 != 0 || pdu.len_bits > 8 * kMostBytes256 || (empty && !may_be_empty)) return TANDEM_BAD_LENGTH;
  if (function.use != Use::cipher) {
    if (pdu.tag.data() == nullptr) return TANDEM_BAD_ARGUMENT;
    if (pdu.tag.size() < kLeastTagBytes || pdu.tag.size() > kMostTagBytes) return TANDEM_BAD_LENGTH;
  }
  // AES-256 counts blocks in the last four bytes, and tells those of tags by the lowest bit of the first.
  const bool counts = function.cipher == Cipher::aes256;
  if (counts && ((pdu.iv[0] & 1) | pdu.iv[12] | pdu.iv[13] | pdu.iv[14] | pdu.iv[15]) != 0) return TANDEM_BAD_PARAMETER;
  return TANDEM_OK;
}

inline tandem_status status_of(const Pdu& pdu) { return static_cast<tandem_status>(pdu.status); }

}  // namespace tandem::capi
