// What the calls for single PDUs and the batch share: which PDUs can be run, and how results look in C.
#pragma once

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

/// Whether a PDU can be run, but for the pointer to its output.
inline tandem_status check(const Pdu& pdu) {
  if (pdu.key == nullptr || pdu.source == nullptr) return TANDEM_BAD_ARGUMENT;
  if (pdu.len_bits == 0) return TANDEM_BAD_LENGTH;
  if (pdu.bearer > 31 || pdu.direction > 1) return TANDEM_BAD_PARAMETER;
  return TANDEM_OK;
}

inline tandem_status status_of(const Pdu& pdu) { return static_cast<tandem_status>(pdu.status); }

}  // namespace tandem::capi
