// The reference code without the compiler's optimisation (WP437, table 2, left half): compiled with -O0, in a separate
// namespace beside the other build of it.
#define tandem tandem_unoptimised
// NOLINTBEGIN(bugprone-suspicious-include)
#include "algorithms/zuc/sw/reference.cpp"
#include "algorithms/zuc/sw/zuc.cpp"
#include "engine/lanes/run_one.cpp"
// NOLINTEND(bugprone-suspicious-include)
#include "engine/lanes/xor_text.h"

namespace tandem::lanes {

// EEA3's XOR, a word at a time as in the standard's code.
void absorb_xor(Job& job, const std::uint8_t* keystream, std::size_t words) {
  const XorText text(job, words);
  std::size_t at = 0;
  for (; text.bytes - at >= 4; at += 4) xor_word<std::uint32_t>(text, keystream, at);
  xor_rest(text, keystream, at);
  text.clear_trailing_bits();
}

}  // namespace tandem::lanes

namespace {

namespace code = tandem;

constexpr code::lanes::Kernel kKernels[] = {{1, 1, code::zuc::initialise_reference, code::zuc::generate_reference}};
constexpr code::lanes::Cipher kEea3 = {
    {code::zuc::kRows, code::zuc::load_eea3, code::lanes::xor_keystream_words, code::lanes::absorb_xor}, kKernels};
constexpr code::lanes::Cipher kEia3 = {
    {code::zuc::kRows, code::zuc::load_eia3, code::zuc::keystream_words_eia3, code::zuc::absorb_eia3_reference},
    kKernels};

}  // namespace
#undef tandem

#include "bench/wp437_unoptimised.h"

namespace tandem::bench::wp437 {

std::uint32_t run_unoptimised(bool integrity, const std::uint8_t* key, std::uint32_t count, std::uint8_t bearer,
                              std::uint8_t direction, std::uint8_t* data, std::uint64_t len_bits) {
  code::Pdu pdu{.key = key,
                .count = count,
                .bearer = bearer,
                .direction = direction,
                .source = data,
                .destination = data,
                .len_bits = len_bits};
  code::lanes::run_one(integrity ? kEia3 : kEea3, pdu);
  return pdu.mac;
}

}  // namespace tandem::bench::wp437
