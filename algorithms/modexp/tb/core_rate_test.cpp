// Rates of the core, in clock cycles of its RTL; ../figures.md says the same.
#include "algorithms/modexp/tb/core_fixture.h"

namespace tandem::modexp::tb {
namespace {

class CoreRate : public Core {
 protected:
  static std::uint64_t words(std::uint64_t bits) { return (bits + shape().word_bits - 1) / shape().word_bits; }

  /// Clocks of all products of a private operation with two primes: passes, each in a fixed time.
  static std::uint64_t products(std::uint64_t half) {
    const std::uint64_t w = shape().word_bits, elements = shape().elements;
    const std::uint64_t passes = (words(half + 2 * w + 2) + 2 + elements - 1) / elements;
    const std::uint64_t long_passes = std::max(passes, (words(2 * half) + elements - 1) / elements);
    const std::uint64_t stream = std::max(words(half + 3 * w + 2) + 1, elements);
    const std::uint64_t period = std::max(2 * stream, 2 * elements + 8);
    const std::uint64_t windows = (half + shape().window_bits - 1) / shape().window_bits;
    const std::uint64_t powers = (1ULL << shape().window_bits) - 2;
    return period * (passes * (powers + windows + (windows - 1) * shape().window_bits + 2) + long_passes * 2);
  }

  std::uint64_t private_clocks(unsigned bits) {
    const Pair whole = pair(bits, bits / 16);
    const std::uint64_t found = clocks(pair_job(whole, below(whole.n())));
    std::cout << GetParam().name << ": RSA-" << bits << " private, two primes: " << found << " clocks\n";
    // Key, base and result come and go word by word; rows of the last steps are as many as a prime has words.
    const std::uint64_t rows = (words(bits / 2) + 10) * (words(bits / 2) + 24);
    EXPECT_GE(found, products(bits / 2));
    EXPECT_LE(found, products(bits / 2) + rows + 7 * bits / 10 + 22 * words(bits / 2) + 4 * shape().elements);
    return found;
  }
};

// Records what tandem-explore reads: clocks of an RSA-2048 private operation.
TEST_P(CoreRate, Rsa2048Private) {
  const std::uint64_t found = private_clocks(2048);
  EXPECT_LE(found, is_default() ? 171'400U : ~0U);
  RecordProperty("clocks_per_block", std::to_string(found));
  RecordProperty("latency_clocks", std::to_string(found));
}

TEST_P(CoreRate, Rsa4096Private) {
  const std::uint64_t found = private_clocks(4096);
  EXPECT_LE(found, is_default() ? 1'200'000U : ~0U);
}

TEST_P(CoreRate, Public) {
  for (const unsigned bits : {2048U, 4096U}) {
    const Big n = modulus(bits);
    const std::uint64_t found = clocks(public_job(n, 65537, below(n)));
    std::cout << GetParam().name << ": RSA-" << bits << " public, e = 65537: " << found << " clocks\n";
    EXPECT_LE(found, !is_default() ? ~0U : bits == 2048 ? 7'500U : 22'000U);
  }
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreRate, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::modexp::tb
