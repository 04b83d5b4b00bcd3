// 128-EIA3 with PMULL, 4 message words at a time; eia3_avx2.cpp says what the products are.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 1, section 4
// Timing      independent of key and data; depends on the length alone
// Checked by  zuc_test.cpp, zuc_random_test.cpp against reference.cpp
#if defined(__aarch64__)
#include <arm_neon.h>
#include <hwy/base.h>

#include "algorithms/zuc/sw/eia3.h"
#include "algorithms/zuc/sw/variants.h"

HWY_PUSH_ATTRIBUTES("+crypto")
namespace tandem::zuc {
namespace {

class Products {
 public:
  HWY_INLINE Products() : sum_(vdupq_n_u64(0)) {}

  HWY_INLINE void add(const Product& product) {
    const std::uint64_t message = __builtin_bswap32(product.message);
    const std::uint64_t bits = vget_lane_u64(vreinterpret_u64_u8(vrbit_u8(vcreate_u8(message))), 0);
    add_product(bits, product.windows);
  }

  HWY_INLINE void add_whole(const std::uint8_t* message, const std::uint8_t* keystream, std::size_t words) {
    for (; words >= 4; words -= 4, message += 16, keystream += 16) {
      const uint64x2_t bits = vreinterpretq_u64_u8(vrbitq_u8(vld1q_u8(message)));
      const uint64x2_t even = vandq_u64(bits, vdupq_n_u64(0xffffffff));
      const uint64x2_t odd = vshrq_n_u64(bits, 32);
      add_products(even, windows(keystream));
      add_products(odd, windows(keystream + 4));
    }
    for (; words > 0; --words, message += 4, keystream += 4) {
      add({load_word(message), std::uint64_t{load_word(keystream)} << 32 | load_word(keystream + 4)});
    }
  }

  [[nodiscard]] HWY_INLINE std::uint32_t tag() const {
    return static_cast<std::uint32_t>(vgetq_lane_u64(sum_, 0) >> 32);
  }

 private:
  /// Two windows of 64 bits, the second 8 bytes behind the first.
  HWY_INLINE static uint64x2_t windows(const std::uint8_t* keystream) {
    return vreinterpretq_u64_u8(vrev64q_u8(vld1q_u8(keystream)));
  }
  HWY_INLINE void add_product(std::uint64_t a, std::uint64_t b) {
    sum_ = veorq_u64(sum_, vreinterpretq_u64_p128(vmull_p64(a, b)));
  }
  HWY_INLINE void add_products(uint64x2_t a, uint64x2_t b) {
    add_product(vgetq_lane_u64(a, 0), vgetq_lane_u64(b, 0));
    const poly128_t high = vmull_high_p64(vreinterpretq_p64_u64(a), vreinterpretq_p64_u64(b));
    sum_ = veorq_u64(sum_, vreinterpretq_u64_p128(high));
  }

  uint64x2_t sum_;
};

}  // namespace

void absorb_eia3_armv8(lanes::Job& job, const std::uint8_t* keystream, std::size_t words) {
  const Eia3Slice slice(job, keystream, words);
  Products sum;
  sum.add(slice.first);
  sum.add_whole(slice.message, slice.keystream, slice.words);
  sum.add(slice.last);
  finish_slice(job, keystream, words, sum.tag());
}

}  // namespace tandem::zuc
HWY_POP_ATTRIBUTES
#endif
