// XORs keystream into messages: the absorb and keystream_words of EEA1 and EEA3, which are confidentiality functions.
// Freestanding.
//
// Checked by  xor_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/lanes/kernel.h"

namespace tandem::lanes {

/// Keystream words that `len_bits` bits take.
inline std::uint64_t xor_keystream_words(std::uint64_t len_bits) { return len_bits / 32 + (len_bits % 32 != 0); }

/// Clears the bits of the destination's last byte that are past the PDU.
inline void clear_trailing_bits(const Pdu& pdu) {
  if (pdu.len_bits % 8 != 0) pdu.destination[pdu.bytes() - 1] &= static_cast<std::uint8_t>(0xff00U >> pdu.len_bits % 8);
}

/// destination = source XOR keystream for the bytes of the job's PDU that the words belong to; the destination bits
/// past the PDU's length become 0. Reads and writes nothing past the PDU; `source == destination` is allowed. Of the
/// keystream it may read up to the next multiple of 64 bytes.
///
/// Time depends only on the number of bytes. For any machine.
void absorb_xor(Job& job, const std::uint8_t* keystream, std::size_t words);

#if defined(__x86_64__)
/// The same with the vectors of cpu::has_avx2 and cpu::has_avx512.
void absorb_xor_avx2(Job& job, const std::uint8_t* keystream, std::size_t words);
void absorb_xor_avx512(Job& job, const std::uint8_t* keystream, std::size_t words);
#endif

}  // namespace tandem::lanes
