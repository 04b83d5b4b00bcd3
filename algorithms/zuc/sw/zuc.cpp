// The parts of ZUC that every variant shares: keystream of one stream, 128-EEA3's and 128-EIA3's way to it.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 1, sections 3 and 4; Document 2, section 3.6
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  zuc_test.cpp
#include "algorithms/zuc/sw/zuc.h"

#include "algorithms/zuc/sw/function.h"
#include "algorithms/zuc/sw/one_stream.h"
#include "lanes/xor.h"

namespace tandem::zuc {
namespace {

/// Bytes 0..7 of the initialisation vector of a PDU; Document 1, sections 3.3 and 4.3.
void put_count(const Pdu& pdu, std::uint8_t fifth, std::uint8_t iv[8]) {
  store_word(iv, pdu.count);
  iv[4] = fifth;
  iv[5] = iv[6] = iv[7] = 0;
}

}  // namespace

void load_eea3(const Pdu& pdu, std::uint32_t* column, std::size_t stride) {
  std::uint8_t iv[kIvBytes];
  put_count(pdu, static_cast<std::uint8_t>(pdu.bearer << 3 | pdu.direction << 2), iv);
  std::memcpy(iv + 8, iv, 8);
  load_column(pdu.key, iv, column, stride);
}

void load_eia3(const Pdu& pdu, std::uint32_t* column, std::size_t stride) {
  std::uint8_t iv[kIvBytes];
  put_count(pdu, static_cast<std::uint8_t>(pdu.bearer << 3), iv);
  std::memcpy(iv + 8, iv, 8);
  iv[8] ^= static_cast<std::uint8_t>(pdu.direction << 7);
  iv[14] ^= static_cast<std::uint8_t>(pdu.direction << 7);
  load_column(pdu.key, iv, column, stride);
}

std::uint64_t keystream_words_eia3(std::uint64_t len_bits) { return lanes::xor_keystream_words(len_bits) + 2; }

void keystream(const Variant& variant, std::span<const std::uint8_t, kKeyBytes> key,
               std::span<const std::uint8_t, kIvBytes> iv, std::span<std::uint32_t> words) {
  OneStream stream(variant);
  load_column(key.data(), iv.data(), stream.column(), 1);
  stream.initialise();
  stream.read(words);
}

}  // namespace tandem::zuc
