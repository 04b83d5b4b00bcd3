// A PDU for the confidentiality and integrity algorithms of 3GPP. Freestanding.
//
// Standard  TS 33.401, annexes B.1 and B.2 (EEA, EIA); TS 33.501, annex D (NEA, NIA: the same algorithms)
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/status.h"

namespace tandem {

/// One message with the parameters that 3GPP gives it. The buffers belong to the caller.
///
/// Bit 0 of a message is the most significant bit of byte 0. Source bits past `len_bits` are ignored; EEA sets the
/// destination bits past it in the last byte to 0. `source == destination` is allowed, any other overlap is not.
struct Pdu {
  const std::uint8_t* key = nullptr;  ///< 16 bytes; 32 for the algorithms with keys of 256 bits
  std::uint32_t count = 0;            ///< COUNT
  std::uint8_t bearer = 0;            ///< BEARER, 0..31
  std::uint8_t direction = 0;         ///< DIRECTION: 0 uplink, 1 downlink
  const std::uint8_t* source = nullptr;
  std::uint8_t* destination = nullptr;  ///< of EEA; EIA writes none
  std::uint64_t len_bits = 0;           ///< LENGTH, 1 to 2^32 - 1
  std::uint32_t mac = 0;                ///< MAC-I, written by EIA
  void* user = nullptr;                 ///< for the caller, carried unread
  /// True if EIA may write to the 8 bytes in front of `source`, which nothing else uses meanwhile; it puts them back
  /// before the call ends. EIA2 through libipsec-mb then needs no copy of the message.
  bool headroom = false;
  /// Written only by functions that call a library, which may fail; destination and MAC are then undefined.
  Status status = Status::ok;

  // Only the algorithms with keys of 256 bits (256-NEA, 256-NIA, 256-NCA) use what follows.
  const std::uint8_t* iv = nullptr;  ///< 16 bytes, in place of COUNT, BEARER and DIRECTION
  std::span<const std::uint8_t> aad{};
  /// Tag of NIA and NCA: written, or compared if `verify`. If it is not the message's, `status` becomes authentication,
  /// and NCA's whole destination 0.
  std::span<std::uint8_t> tag{};
  bool verify = false;

  /// Bytes that `len_bits` occupy.
  [[nodiscard]] std::size_t bytes() const { return static_cast<std::size_t>((len_bits + 7) / 8); }
};

}  // namespace tandem
