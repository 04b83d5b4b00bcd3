// Checks which PDUs can be run, and writes results for C; calls for single PDUs and the batch share it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

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

/// Returns TANDEM_OK if a PDU can be run, but for the pointer to its output, which is not checked; otherwise why not.
inline tandem_status check(const Pdu& pdu, Key key = Key::needed) {
  if ((pdu.key == nullptr && key == Key::needed) || pdu.source == nullptr) return TANDEM_BAD_ARGUMENT;
  if (pdu.len_bits == 0) return TANDEM_BAD_LENGTH;
  if (pdu.bearer > 31 || pdu.direction > 1) return TANDEM_BAD_PARAMETER;
  return TANDEM_OK;
}

/// Returns the status for algorithms with keys of 256 bits, whose messages are whole bytes.
inline tandem_status check_256(const Function& function, const Pdu& pdu) {
  const bool empty = pdu.len_bits == 0;
  if (pdu.key == nullptr || pdu.iv == nullptr || (pdu.source == nullptr && !empty)) return TANDEM_BAD_ARGUMENT;
  if (pdu.aad.data() == nullptr && !pdu.aad.empty()) return TANDEM_BAD_ARGUMENT;
  const OperationFacts& facts = *function.facts;
  if (pdu.len_bits % 8 != 0 || !facts.takes_length(pdu.len_bits)) return TANDEM_BAD_LENGTH;
  if (function.use != Use::cipher) {
    if (pdu.tag.data() == nullptr) return TANDEM_BAD_ARGUMENT;
    if (!facts.takes_tag(pdu.tag.size())) return TANDEM_BAD_LENGTH;
  }
  std::array<std::uint8_t, 16> iv;
  std::copy_n(pdu.iv, iv.size(), iv.begin());
  return facts.takes_iv(iv) ? TANDEM_OK : TANDEM_BAD_PARAMETER;
}

inline tandem_status status_of(const Pdu& pdu) { return static_cast<tandem_status>(pdu.status); }

}  // namespace tandem::capi
