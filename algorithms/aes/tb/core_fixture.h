// A core and what the tests do with it: blocks go in, under pauses, and what comes out is compared.
#pragma once

#include <gtest/gtest.h>
#include <openssl/evp.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "algorithms/aes/tb/core_configs.h"
#include "testing/bytes.h"

namespace tandem::aes::tb {

using ::tandem::testing::Bytes;
using ::tandem::testing::from_hex;
using ::tandem::testing::Random;

/// Random blocks of each core; TANDEM_CORE_BLOCKS asks for another number.
inline std::size_t random_blocks() {
  const char* const wanted = std::getenv("TANDEM_CORE_BLOCKS");
  return wanted != nullptr ? std::strtoul(wanted, nullptr, 10) : 1000;
}

inline Block block_of(const Bytes& bytes) {
  Block block;
  std::copy_n(bytes.begin(), block.size(), block.begin());
  return block;
}

/// One block, by OpenSSL.
inline Block encrypted(const Bytes& key, const Block& block) {
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
  static constexpr std::uint64_t kSeed = 197;

  AesCore() : core_(GetParam().make()), random_(kSeed) {
    if (!GetParam().has_constant_key()) return;
    key_ = from_hex(std::string(GetParam().constant_key));
    key_.resize(GetParam().key_bytes());
    loaded_ = key_;
  }

  bool serial() const { return GetParam().serial(); }
  /// Returns whether the core can encrypt with this key.
  bool takes(const Bytes& key) const {
    return key.size() == GetParam().key_bytes() && (!GetParam().has_constant_key() || key == key_);
  }

  /// A block with a key of its own, or where keys stay with that of the block before, mostly.
  Sent random_block() {
    Sent sent{key_, {}, {}};
    const bool stays =
        GetParam().has_constant_key() || (GetParam().loads_keys() && !key_.empty() && random_.below(16) != 0);
    if (!stays) {
      sent.key.resize(GetParam().key_bytes());
      random_.fill(sent.key);
      key_ = sent.key;
    }
    random_.fill(sent.block);
    sent.expected = encrypted(sent.key, sent.block);
    return sent;
  }

  /// One clock that offers this block, or before it its key where that has to be loaded.
  BlockCore::Clock offer(const Bytes& key, const Block& block) {
    const bool key_first = GetParam().loads_keys() && loaded_ != key;
    const BlockCore::Clock seen = core_->clock(key_first ? nullptr : &block, key.data());
    if (seen.key_taken) loaded_ = key;
    return seen;
  }

  void reset() {
    core_->reset();
    if (GetParam().loads_keys()) loaded_.clear();
  }

  /// Sends blocks, in `chance` of 256 clocks none, and checks what comes out. Returns the clocks in which blocks came.
  std::vector<std::uint64_t> run(const std::vector<Sent>& blocks, std::uint64_t chance) {
    std::vector<std::uint64_t> clocks;
    std::size_t next = 0;
    const std::uint64_t limit = 1000 + (serial() ? 1500 : 400) * blocks.size();
    for (clock_ = 0; clocks.size() < blocks.size() && clock_ < limit; ++clock_) {
      const bool offered = next < blocks.size() && random_.below(256) >= chance;
      const BlockCore::Clock seen =
          offered ? offer(blocks[next].key, blocks[next].block) : core_->clock(nullptr, nullptr);
      if (seen.block_taken && next == 0) first_ = clock_;
      if (seen.block_taken) ++next;
      if (!seen.out) continue;
      if (clocks.size() >= next) {
        ADD_FAILURE() << "a block that nobody sent";
        break;
      }
      EXPECT_EQ(*seen.out, blocks[clocks.size()].expected) << "block " << clocks.size();
      clocks.push_back(clock_);
    }
    EXPECT_EQ(clocks.size(), blocks.size());
    idle(300);
    return clocks;
  }

  /// Clocks in which nothing goes in, and nothing may come out.
  void idle(unsigned clocks) {
    for (unsigned i = 0; i < clocks; ++i)
      EXPECT_FALSE(core_->clock(nullptr, nullptr).out) << "a block that nobody sent";
  }

  std::unique_ptr<BlockCore> core_;
  Random random_;
  Bytes key_;     ///< of the block that was made last
  Bytes loaded_;  ///< that the core has, where keys stay
  std::uint64_t clock_ = 0;
  std::uint64_t first_ = 0;  ///< clock in which the first block went in
};

}  // namespace tandem::aes::tb
