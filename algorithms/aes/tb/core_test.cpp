// The core in many parameterisations against FIPS 197, against OpenSSL with random blocks, each with its own key, and
// its rate and latency.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <openssl/evp.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "algorithms/aes/tb/block_core.h"
#include "testing/bytes.h"

namespace tandem::aes::tb {
namespace {

using ::tandem::testing::Bytes;
using ::tandem::testing::from_hex;
using ::tandem::testing::Random;

constexpr std::uint64_t kSeed = 197;

/// Random blocks of each core; TANDEM_CORE_BLOCKS asks for another number.
std::size_t random_blocks() {
  const char* const wanted = std::getenv("TANDEM_CORE_BLOCKS");
  return wanted != nullptr ? std::strtoul(wanted, nullptr, 10) : 1000;
}

Block block_of(const Bytes& bytes) {
  Block block;
  std::copy_n(bytes.begin(), block.size(), block.begin());
  return block;
}

/// One block, by OpenSSL.
Block encrypted(const Bytes& key, const Block& block) {
  const EVP_CIPHER* const cipher = key.size() == 16   ? EVP_aes_128_ecb()
                                   : key.size() == 24 ? EVP_aes_192_ecb()
                                                      : EVP_aes_256_ecb();
  const std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)> context(EVP_CIPHER_CTX_new(),
                                                                                EVP_CIPHER_CTX_free);
  Block result{};
  int bytes = 0;
  EXPECT_EQ(EVP_EncryptInit_ex(context.get(), cipher, nullptr, key.data(), nullptr), 1);
  EXPECT_EQ(EVP_CIPHER_CTX_set_padding(context.get(), 0), 1);
  EXPECT_EQ(EVP_EncryptUpdate(context.get(), result.data(), &bytes, block.data(), 16), 1);
  return result;
}

struct Sent {
  Bytes key;
  Block block;
  Block expected;
};

class AesCore : public ::testing::TestWithParam<CoreConfig> {
 protected:
  AesCore() : core_(GetParam().make()), random_(kSeed) {}

  Sent random_block() {
    Sent sent{Bytes(GetParam().key_bytes), {}, {}};
    random_.fill(sent.key);
    random_.fill(sent.block);
    sent.expected = encrypted(sent.key, sent.block);
    return sent;
  }

  /// Sends blocks, in `chance` of 256 clocks none, and checks what comes out. Returns the clocks in which blocks came.
  std::vector<std::uint64_t> run(const std::vector<Sent>& blocks, std::uint64_t chance) {
    std::vector<std::uint64_t> clocks;
    std::size_t next = 0;
    const std::uint64_t limit = 1000 + 400 * blocks.size();
    for (clock_ = 0; clocks.size() < blocks.size() && clock_ < limit; ++clock_) {
      const bool offered = next < blocks.size() && random_.below(256) >= chance;
      const bool taken = offered && core_->ready();
      const auto out =
          core_->clock(offered ? &blocks[next].block : nullptr, offered ? blocks[next].key.data() : nullptr);
      if (taken && next == 0) first_ = clock_;
      if (taken) ++next;
      if (!out) continue;
      if (clocks.size() >= next) {
        ADD_FAILURE() << "a block that nobody sent";
        break;
      }
      EXPECT_EQ(*out, blocks[clocks.size()].expected) << "block " << clocks.size();
      clocks.push_back(clock_);
    }
    EXPECT_EQ(clocks.size(), blocks.size());
    for (int i = 0; i < 300; ++i) EXPECT_FALSE(core_->clock(nullptr, nullptr)) << "a block that nobody sent";
    return clocks;
  }

  std::unique_ptr<BlockCore> core_;
  Random random_;
  std::uint64_t clock_ = 0;
  std::uint64_t first_ = 0;  ///< clock in which the first block went in
};

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
    if (key.size() != GetParam().key_bytes) continue;
    blocks.push_back({key, block_of(from_hex(example.block)), block_of(from_hex(example.expected))});
  }
  ASSERT_FALSE(blocks.empty());
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
// registers.
TEST_P(AesCore, RateAndLatency) {
  const CoreConfig& config = GetParam();
  const unsigned loops = config.rounds() / config.unroll;
  const unsigned stages = config.partition == 0 ? 1 : config.unroll * config.partition;
  std::vector<Sent> blocks(5 * std::size_t{stages} + 20);
  for (Sent& sent : blocks) sent = random_block();
  const std::vector<std::uint64_t> clocks = run(blocks, 0);
  ASSERT_EQ(clocks.size(), blocks.size());
  const bool late = config.ram && config.partition < 2;  // the last register is within the round
  EXPECT_EQ(clocks.front() - first_, 1 + loops * stages + (late ? 1 : 0));
  const std::size_t in_flight = stages;
  const std::size_t last = clocks.size() - clocks.size() % in_flight - 1;
  const std::uint64_t took = clocks[last] - clocks[in_flight - 1];
  RecordProperty("clocks_per_block",
                 fmt::format("{}", static_cast<double>(took) / static_cast<double>(last + 1 - in_flight)));
  RecordProperty("latency_clocks", fmt::format("{}", clocks.front() - first_));
  for (std::size_t i = in_flight; i + in_flight < clocks.size(); ++i) {
    EXPECT_EQ(clocks[i + in_flight] - clocks[i], loops * stages) << "block " << i;
  }
}

TEST_P(AesCore, ResetForgetsBlocks) {
  for (unsigned clocks = 1; clocks < 40; clocks += 3) {
    for (unsigned i = 0; i < clocks; ++i) {
      const Sent sent = random_block();
      core_->clock(&sent.block, sent.key.data());
    }
    core_->reset();
    run({random_block()}, 0);
  }
}

INSTANTIATE_TEST_SUITE_P(All, AesCore, ::testing::ValuesIn(core_configs().begin(), core_configs().end()),
                         [](const auto& tested) { return std::string(tested.param.name); });

}  // namespace
}  // namespace tandem::aes::tb
