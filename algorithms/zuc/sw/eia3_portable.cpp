// 128-EIA3 for any CPU: windows of keystream times message words by integer multiplication.
//
// The bits of T that a message word adds are the middle of a product without carries: of its 32 bits, the first one at
// the lowest place, and of the 64 keystream bits that its 32 windows cover, bits 32..63. Each factor is cut into four
// numbers whose bits are four places apart; the sum of 8 such bits at one place has no carry that reaches the next one.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 1, section 4
// Timing      independent of key and data; depends on the length alone
// Checked by  zuc_test.cpp, zuc_random_test.cpp against reference.cpp
#include "algorithms/zuc/sw/eia3.h"
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

/// Products without carries, modulo 2^64.
class Products {
 public:
  void add(const Product& product) {
    constexpr std::uint64_t kEveryFourth = 0x1111111111111111;
    const std::uint32_t bits = reverse_bits(product.message);
    std::uint64_t a[4], b[4];
    for (int i = 0; i < 4; ++i) {
      a[i] = bits & kEveryFourth << i;
      b[i] = product.windows & kEveryFourth << i;
    }
    for (int i = 0; i < 4; ++i) {
      sums_[i] ^= (a[0] * b[i]) ^ (a[1] * b[(i + 3) % 4]) ^ (a[2] * b[(i + 2) % 4]) ^ (a[3] * b[(i + 1) % 4]);
    }
  }
  void add_whole(const std::uint8_t* message, const std::uint8_t* keystream, std::size_t words) {
    for (std::size_t i = 0; i < 4 * words; i += 4) {
      add({load_word(message + i), std::uint64_t{load_word(keystream + i)} << 32 | load_word(keystream + i + 4)});
    }
  }
  [[nodiscard]] std::uint32_t tag() const {
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
  const Eia3Slice slice(job, keystream, words);
  Products sum;
  sum.add(slice.first);
  sum.add_whole(slice.message, slice.keystream, slice.words);
  sum.add(slice.last);
  finish_slice(job, keystream, words, sum.tag());
}

}  // namespace tandem::zuc
