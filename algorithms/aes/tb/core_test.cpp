// The core in many parameterisations against FIPS 197, against OpenSSL with random blocks, each with its own key where
// the core can, and its rate and latency.
#include <fmt/format.h>

#include "algorithms/aes/tb/core_fixture.h"

namespace tandem::aes::tb {
namespace {

// FIPS 197, appendices B and C.
TEST_P(AesCore, Fips197) {
  struct Example {
    const char *key, *block, *expected;
  };
  constexpr Example kExamples[] = {
      {"2b7e151628aed2a6abf7158809cf4f3c", "3243f6a8885a308d313198a2e0370734", "3925841d02dc09fbdc118597196a0b32"},
      {"000102030405060708090a0b0c0d0e0f", "00112233445566778899aabbccddeeff", "69c4e0d86a7b0430d8cdb78070b4c55a"},
      {"000102030405060708090a0b0c0d0e0f1011121314151617", "00112233445566778899aabbccddeeff",
       "dda97ca4864cdfe06eaf70a0ec0d7191"},
      {"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "00112233445566778899aabbccddeeff",
       "8ea2b7ca516745bfeafc49904b496089"},
  };
  std::vector<Sent> blocks;
  for (const Example& example : kExamples) {
    const Bytes key = from_hex(example.key);
    if (takes(key)) blocks.push_back({key, block_of(from_hex(example.block)), block_of(from_hex(example.expected))});
  }
  if (blocks.empty()) GTEST_SKIP() << "no example has the core's key";
  run(blocks, 0);
}

TEST_P(AesCore, RandomBlocksUnderPauses) {
  for (const std::uint64_t chance : {0U, 30U, 230U}) {
    std::vector<Sent> blocks(random_blocks());
    for (Sent& sent : blocks) sent = random_block();
    run(blocks, chance);
  }
}

// A block takes as many clocks of the rounds as it goes through; as many blocks are on their way as there are
// registers. In the serial core it takes the program of nine rounds, the last round, 32 bytes and the first
// AddRoundKey.
TEST_P(AesCore, RateAndLatency) {
  const CoreConfig& config = GetParam();
  const std::uint64_t loops = serial() ? 1 : config.rounds() / config.unroll;
  const std::uint64_t stages = serial() ? 1 : config.stages();
  const std::uint64_t clocks_of_turn = serial() ? 9 * 102 + 52 + 32 + 41 : loops * stages;
  std::vector<Sent> blocks(5 * stages + 20);
  for (Sent& sent : blocks) {
    sent = random_block();
    if (!config.has_constant_key() && !config.loads_keys()) continue;
    sent.key = blocks.front().key;
    sent.expected = encrypted(sent.key, sent.block);
  }
  idle(300);
  const std::vector<std::uint64_t> clocks = run(blocks, 0);
  ASSERT_EQ(clocks.size(), blocks.size());
  const bool late = config.ram_rounds() != 0 && config.partition < 2;  // the last register is within the round
  EXPECT_EQ(clocks.front() - first_, 1 + clocks_of_turn + (late ? 1 : 0));
  const std::size_t in_flight = stages;
  const std::size_t last = clocks.size() - clocks.size() % in_flight - 1;
  const std::uint64_t took = clocks[last] - clocks[in_flight - 1];
  RecordProperty("clocks_per_block",
                 fmt::format("{}", static_cast<double>(took) / static_cast<double>(last + 1 - in_flight)));
  RecordProperty("latency_clocks", fmt::format("{}", clocks.front() - first_));
  for (std::size_t i = in_flight; i + in_flight < clocks.size(); ++i) {
    EXPECT_EQ(clocks[i + in_flight] - clocks[i], clocks_of_turn) << "block " << i;
  }
}

TEST_P(AesCore, ResetForgetsBlocks) {
  for (unsigned clocks = 1; clocks < 40; clocks += 3) {
    for (unsigned i = 0; i < clocks; ++i) {
      const Sent sent = random_block();
      offer(sent.key, sent.block);
    }
    reset();
    run({random_block()}, 0);
  }
}

INSTANTIATE_TEST_SUITE_P(All, AesCore, ::testing::ValuesIn(core_configs().begin(), core_configs().end()),
                         [](const auto& tested) { return std::string(tested.param.name); });

}  // namespace
}  // namespace tandem::aes::tb
