// Tests that AES keys kept by a thread are wiped when they are forgotten.
#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "algorithms/aes/sw/aes.h"
#include "testing/bytes.h"
#include "testing/forgotten_keys.h"

namespace tandem::aes {
namespace {

using tandem::testing::Random;

constexpr std::size_t kRoom = 8;
// Parts of blocks, bursts, and one that intel-ipsec-mb takes in pieces.
constexpr std::array<std::uint64_t, 6> kLengths = {1, 123, 8 * 40, 8 * 1500, 8 * 1501 - 3, 8 * 70'000 + 5};

/// Buffers that stay where they are.
struct Buffers {
  std::vector<std::array<std::uint8_t, kKeyBytes>> keys{100};
  std::vector<std::uint8_t> source = std::vector<std::uint8_t>(kRoom + 70'001);
  std::vector<std::uint8_t> destination = std::vector<std::uint8_t>(70'001);
};

void run(const Variant& variant, Buffers& buffers, int seed) {
  Random random(static_cast<std::uint64_t>(seed));
  random.fill(buffers.source);
  for (auto& key : buffers.keys) random.fill(key);
  for (const bool headroom : {false, true}) {
    for (std::size_t i = 0; i < buffers.keys.size(); ++i) {
      Pdu pdu{.key = buffers.keys[i].data(),
              .source = buffers.source.data() + kRoom,
              .destination = buffers.destination.data(),
              .len_bits = kLengths[i % kLengths.size()],
              .headroom = headroom};
      Pdu* const one = &pdu;
      variant.eea({&one, 1});
      EXPECT_EQ(pdu.status, Status::ok);
      variant.eia({&one, 1});
      EXPECT_EQ(pdu.status, Status::ok);
    }
  }
}

TEST(KeptKeys, AreWipedWhenTheyAreForgotten) {
  Buffers buffers;
  for (const Variant& variant : kVariants) {
    if (!variant.available() || variant.name == "reference") continue;  // which keeps none
    SCOPED_TRACE(variant.name);
    tandem::testing::expect_forgotten_keys_wiped([&](int seed) { run(variant, buffers, seed); }, keeps_keys,
                                                 forget_keys);
  }
}

}  // namespace
}  // namespace tandem::aes
