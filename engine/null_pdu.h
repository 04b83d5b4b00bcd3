// The null algorithms of 3GPP, which protect nothing: EEA0 leaves a message as it is, EIA0's MAC-I is 0. Freestanding.
//
// Standard  TS 33.401, annex B.0; TS 33.501, annex D.1 (NEA0, NIA0)
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/pdu.h"

namespace tandem::null_pdu {

/// Copies messages as with a keystream of zeros; a message that is in place stays there. Needs no key.
inline void run_eea(std::span<Pdu* const> pdus) {
  for (const Pdu* const pdu : pdus) {
    const std::size_t bytes = pdu->bytes();
    if (pdu->source != pdu->destination) std::copy_n(pdu->source, bytes, pdu->destination);
    const auto unused_bits = static_cast<unsigned>(8 * bytes - pdu->len_bits);
    std::uint8_t& last = pdu->destination[bytes - 1];
    last = static_cast<std::uint8_t>(last & (0xffU << unused_bits));
  }
}

/// Reads neither messages nor keys.
inline void run_eia(std::span<Pdu* const> pdus) {
  for (Pdu* const pdu : pdus) pdu->mac = 0;
}

}  // namespace tandem::null_pdu
