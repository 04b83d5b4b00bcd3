// The Monte Carlo tests of AES (aes-ecb-mct.json, schema kat-1), for whatever encrypts a block. A test of decryption is
// run from each of its outputs back to the block that it was made of, so it needs no decryption.
//
// Standard    AESAVS, section 6.4.1
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "testing/known_answers.h"

namespace tandem::aes::testing {

using MonteCarloBlock = std::array<std::uint8_t, 16>;

inline MonteCarloBlock monte_carlo_block(const tandem::testing::Bytes& bytes) {
  MonteCarloBlock block{};
  EXPECT_EQ(bytes.size(), block.size());
  std::copy_n(bytes.begin(), std::min(bytes.size(), block.size()), block.begin());
  return block;
}

/// Runs a test up to its first wrong output, or until `enough` says so of the number of outputs there were: at least
/// one. encrypt: makes the ciphertext of a block under a key. Returns how many outputs were right.
template <class Encrypt, class Enough>
std::size_t run_monte_carlo(const tandem::testing::Answer& answer, const Encrypt& encrypt, const Enough& enough) {
  constexpr int kBlocksPerOutput = 1'000;
  const bool decrypts = answer.text("op") == "decrypt";
  tandem::testing::Bytes key = answer.bytes("key");
  MonteCarloBlock begin = monte_carlo_block(answer.bytes("msg"));
  std::size_t right = 0;
  for (const tandem::testing::Bytes& bytes : answer.list("cts")) {
    const MonteCarloBlock output = monte_carlo_block(bytes);
    MonteCarloBlock block = decrypts ? output : begin;
    MonteCarloBlock before_output{};
    for (int i = 0; i < kBlocksPerOutput; ++i) {
      if (!decrypts) before_output = block;
      block = encrypt(key, block);
      if (decrypts && i == 0) before_output = block;
    }
    EXPECT_EQ(block, decrypts ? begin : output) << "output " << right;
    if (block != (decrypts ? begin : output)) return right;
    // The key's last 16 bytes ^= the output, those before the one before it.
    for (std::size_t i = 0; i < key.size(); ++i) {
      const std::size_t from_end = key.size() - 1 - i;
      key[i] ^= from_end < 16 ? output[15 - from_end] : before_output[31 - from_end];
    }
    begin = output;
    if (enough(++right)) break;
  }
  return right;
}

}  // namespace tandem::aes::testing
