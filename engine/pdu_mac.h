// Writes or verifies the MAC-I of a PDU that has run. Freestanding.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "engine/equal.h"
#include "engine/pdu.h"
#include "engine/wipe.h"

namespace tandem {

inline constexpr std::size_t kMacBytes = 4;

/// Writes the MAC-I, most significant byte first, to `mac`, or, if `compare`, compares it with what is there, in
/// constant time. Does neither if the PDU failed. Erases the MAC-I from the PDU, because the one that a forgery should
/// have had must not become known. Returns the status of the PDU, or authentication.
inline Status take_mac(Pdu& pdu, std::uint8_t* mac, bool compare) {
  Status status = pdu.status;
  if (status == Status::ok) {
    std::uint8_t computed[kMacBytes];
    for (std::size_t i = 0; i < kMacBytes; ++i) computed[i] = static_cast<std::uint8_t>(pdu.mac >> (24 - 8 * i));
    if (!compare) {
      std::copy_n(computed, kMacBytes, mac);
    } else if (!equal_in_constant_time(computed, mac, kMacBytes)) {
      status = Status::authentication;
    }
    wipe(computed, sizeof computed);
  }
  wipe(&pdu.mac, sizeof pdu.mac);
  return status;
}

}  // namespace tandem
