// The parts of ZUC that every variant shares: keystream of one stream, 128-EEA3's and 128-EIA3's way to it.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 1, sections 3 and 4; Document 2, section 3.6
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  zuc_test.cpp
#include "algorithms/zuc/sw/zuc.h"

#include "algorithms/zuc/sw/function.h"
#include "algorithms/zuc/sw/one_stream.h"
#include "engine/lanes/xor.h"

namespace tandem::zuc {
void load_eea3(const Pdu& pdu, std::uint32_t* column, std::size_t stride) {
  load_column(pdu.key, iv_eea3(pdu), column, stride);
}

void load_eia3(const Pdu& pdu, std::uint32_t* column, std::size_t stride) {
  load_column(pdu.key, iv_eia3(pdu), column, stride);
}

void load_256(const Pdu& pdu, std::uint32_t* column, std::size_t stride) {
  load_column_256(pdu.key, pdu.iv, column, stride);
}

std::uint64_t keystream_words_eia3(std::uint64_t len_bits) { return lanes::xor_keystream_words(len_bits) + 2; }

void keystream(const Variant& variant, std::span<const std::uint8_t, kKeyBytes> key,
               std::span<const std::uint8_t, kIvBytes> iv, std::span<std::uint32_t> words) {
  OneStream stream(variant.eea);
  const auto half = [&](std::size_t at) { return std::uint64_t{load_word(&iv[at])} << 32 | load_word(&iv[at + 4]); };
  load_column(key.data(), {half(0), half(8)}, stream.column(), 1);
  stream.initialise();
  stream.read(words);
}

}  // namespace tandem::zuc
