// 128-EIA3 for any CPU: windows of keystream times message words by integer multiplication.
//
// The bits of T that a message word adds are the middle of a product without carries: of its 32 bits, the first one at
// the lowest place, and of the 64 keystream bits that its 32 windows cover, bits 32..63. Each factor is cut into four
// numbers whose bits are four places apart; the sum of 8 such bits at one place has no carry that reaches the next one.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 1, section 4
// Timing      independent of key and data; depends on the length alone
// Checked by  zuc_test.cpp, zuc_random_test.cpp against reference.cpp
#include <algorithm>

#include "algorithms/zuc/sw/function.h"
#include "algorithms/zuc/sw/variants.h"

namespace tandem::zuc {
namespace {

/// The bits of a word in reverse order.
std::uint32_t reverse_bits(std::uint32_t word) {
  word = (word >> 1 & 0x55555555) | (word & 0x55555555) << 1;
  word = (word >> 2 & 0x33333333) | (word & 0x33333333) << 2;
  word = (word >> 4 & 0x0f0f0f0f) | (word & 0x0f0f0f0f) << 4;
  return __builtin_bswap32(word);
}

/// Sums of products without carries, modulo 2^64.
class Sum {
 public:
  void add(std::uint32_t bits, std::uint64_t windows) {
    constexpr std::uint64_t kEveryFourth = 0x1111111111111111;
    std::uint64_t a[4], b[4];
    for (int i = 0; i < 4; ++i) {
      a[i] = bits & kEveryFourth << i;
      b[i] = windows & kEveryFourth << i;
    }
    for (int i = 0; i < 4; ++i) {
      sums_[i] ^= (a[0] * b[i]) ^ (a[1] * b[(i + 3) % 4]) ^ (a[2] * b[(i + 2) % 4]) ^ (a[3] * b[(i + 1) % 4]);
    }
  }
  [[nodiscard]] std::uint32_t middle() const {
    constexpr std::uint32_t kEveryFourth = 0x11111111;
    std::uint32_t result = 0;
    for (int i = 0; i < 4; ++i) result |= static_cast<std::uint32_t>(sums_[i] >> 32) & kEveryFourth << i;
    return result;
  }

 private:
  std::uint64_t sums_[4] = {};
};

}  // namespace

void absorb_eia3_portable(lanes::Job& job, const std::uint8_t* keystream, std::size_t words) {
  Pdu& pdu = *job.pdu;
  auto before = static_cast<std::uint32_t>(job.accumulator[kLastWord]);
  Sum sum;
  for (std::size_t k = 0; k < words; ++k) {
    const std::uint32_t after = load_word(keystream + 4 * k);
    const std::uint64_t word = job.words_done + k;  // windows from the word before on
    if (word > 0 && word - 1 <= pdu.len_bits / 32) {
      sum.add(reverse_bits(message_word(pdu, word - 1)), std::uint64_t{before} << 32 | after);
    }
    before = after;
  }
  job.accumulator[kTag] ^= sum.middle();
  job.accumulator[kLastWord] = before;
  if (job.words_done + words == job.words_total) pdu.mac = static_cast<std::uint32_t>(job.accumulator[kTag]) ^ before;
}

}  // namespace tandem::zuc
