// ChaCha20's interface: published vectors, lengths, counter border, seeking, pads from an accelerator.
#include "algorithms/chacha20/sw/chacha20.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <new>
#include <string_view>
#include <vector>

#include "algorithms/chacha20/check/chacha20_fixture.h"
#include "algorithms/chacha20/vectors/rfc8439.h"
#include "generated/algorithms/algorithms.h"

namespace tandem::chacha20 {
namespace {

using testing::Bytes;
using testing::bytes_of;
using testing::EachVariant;
using testing::expected_crypt;
using testing::from_hex;
using testing::Guarded;
using testing::Random;
using testing::Secret;

Secret secret_of(const vectors::Vector& vector) {
  Secret secret;
  const Bytes key = from_hex(vector.key);
  const Bytes nonce = from_hex(vector.nonce);
  std::copy(key.begin(), key.end(), secret.key.begin());
  std::copy(nonce.begin(), nonce.end(), secret.nonce.begin());
  secret.counter = vector.counter;
  return secret;
}

TEST(Variants, AreListedBestFirstAndReferenceLast) { tandem::testing::expect_best_first(kVariants); }

// The binary has every variant that algorithm.toml promises for this kind of machine; freestanding builds lack the
// library.
TEST(Variants, AreThoseOfTheFacts) {
  std::vector<std::string_view> promised = tandem::testing::promised(facts::chacha20::kVariants);
#if !TANDEM_CHACHA20_LIBRARIES
  std::erase(promised, "openssl");
#endif
  EXPECT_EQ(tandem::testing::names(kVariants), promised);
}

// The initial state printed in RFC 8439, section 2.3.2.
TEST(StateTest, HoldsConstantsKeyCounterAndNonce) {
  const State state = secret_of(vectors::kRfc8439[0]).state();
  const std::uint32_t expected[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 0x03020100, 0x07060504,
                                      0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c,
                                      0x00000001, 0x09000000, 0x4a000000, 0x00000000};
  for (int i = 0; i < 16; ++i) EXPECT_EQ(state.words()[i], expected[i]) << "word " << i;
  EXPECT_EQ(state.counter(), 1U);
}

TEST(StateTest, IsWipedOnDestruction) {
  Random random(1);
  const Secret secret(random);
  alignas(State) unsigned char storage[sizeof(State)];
  State* state = new (storage) State(secret.key, secret.counter, secret.nonce);
  state->~State();
  for (const unsigned char byte : storage) EXPECT_EQ(byte, 0);
}

class Crypt : public EachVariant {};
INSTANTIATE_TEST_SUITE_P(All, Crypt, ::testing::ValuesIn(kVariants.begin(), kVariants.end()), testing::variant_name);

TEST_P(Crypt, Rfc8439Vectors) {
  for (const auto& vector : vectors::kRfc8439) {
    const Bytes plaintext = from_hex(vector.plaintext);
    const Bytes ciphertext = from_hex(vector.ciphertext);
    const State state = secret_of(vector).state();
    Bytes out(plaintext.size());
    ASSERT_EQ(crypt(variant(), state, plaintext.data(), out.data(), 8 * out.size()), Status::ok);
    EXPECT_EQ(out, ciphertext) << vector.section;
    ASSERT_EQ(crypt(variant(), state, out.data(), out.data(), 8 * out.size()), Status::ok);
    EXPECT_EQ(out, plaintext) << vector.section;
  }
}

TEST_P(Crypt, LengthZeroIsRefused) {
  Random random(2);
  Guarded buffer(64, 0);
  EXPECT_EQ(crypt(variant(), Secret(random).state(), buffer.data(), buffer.data(), 0), Status::bad_length);
  EXPECT_EQ(buffer.content(), Guarded(64, 0).content());
}

TEST_P(Crypt, CounterEndsExactlyAtItsBorder) {
  Random random(3);
  Secret secret(random);
  for (const std::uint64_t blocks : {1U, 2U, 3U, 5U, 16U, 17U, 33U}) {
    secret.counter = static_cast<std::uint32_t>(kMaxBlocks - blocks);
    const State state = secret.state();
    Bytes message(64 * blocks + 1);
    random.fill(message);
    Bytes out(64 * blocks);
    EXPECT_EQ(crypt(variant(), state, message.data(), out.data(), 512 * blocks), Status::ok);
    EXPECT_EQ(out, expected_crypt(state, message, 512 * blocks));
    const Bytes before = message;
    EXPECT_EQ(crypt(variant(), state, message.data(), message.data(), 512 * blocks + 1), Status::counter_overflow);
    EXPECT_EQ(message, before);
  }
}

TEST_P(Crypt, LengthsBeyondAnyCounterAreRefused) {
  Secret secret;
  std::uint8_t byte = 0;
  const auto crypt_bits = [&](std::uint64_t len_bits) {
    return crypt(variant(), secret.state(), &byte, &byte, len_bits);
  };
  EXPECT_EQ(crypt_bits(512 * kMaxBlocks + 1), Status::counter_overflow);
  EXPECT_EQ(crypt_bits(std::numeric_limits<std::uint64_t>::max()), Status::counter_overflow);
  secret.counter = 1;
  EXPECT_EQ(crypt_bits(512 * kMaxBlocks), Status::counter_overflow);
  if (std::numeric_limits<std::size_t>::max() < 64 * kMaxBlocks) {  // more than this machine's memory can hold
    secret.counter = 0;
    EXPECT_EQ(crypt_bits(512 * kMaxBlocks), Status::bad_length);
  }
  EXPECT_EQ(byte, 0);
}

TEST_P(Crypt, ABlockIsReachedByItsCounter) {
  Random random(4);
  Secret secret(random);
  secret.counter = 1000;
  constexpr std::size_t kBlocks = 40;
  Bytes message(64 * kBlocks);
  random.fill(message);
  const Bytes whole = expected_crypt(secret.state(), message, 8 * message.size());
  for (std::size_t first = 0; first < kBlocks; ++first) {
    Secret later = secret;
    later.counter += static_cast<std::uint32_t>(first);
    Bytes part(message.begin() + static_cast<std::ptrdiff_t>(64 * first), message.end());
    ASSERT_EQ(crypt(variant(), later.state(), part.data(), part.data(), 8 * part.size()), Status::ok);
    EXPECT_TRUE(std::equal(part.begin(), part.end(), whole.end() - static_cast<std::ptrdiff_t>(part.size()))) << first;
  }
}

/// Keystream of `bytes` bytes as an accelerator makes it, without summation if `kind` is rounds.
Bytes make_pads(Pads kind, const State& state, std::size_t bytes) {
  Bytes pads(bytes + 63);
  pads = expected_crypt(state, pads, 8 * pads.size());
  for (std::size_t at = 0; kind == Pads::rounds && at + 4 <= pads.size(); at += 4) {
    const std::size_t word = at / 4 % 16;
    std::uint32_t value = 0;
    for (int i = 3; i >= 0; --i) value = value << 8 | pads[at + static_cast<std::size_t>(i)];
    value -= state.words()[word] + (word == 12 ? static_cast<std::uint32_t>(at / 64) : 0);
    for (std::size_t i = 0; i < 4; ++i) pads[at + i] = static_cast<std::uint8_t>(value >> (8 * i));
  }
  pads.resize(bytes);
  return pads;
}

TEST(ApplyPads, FinishesWhatTheAcceleratorBegan) {
  Random random(5);
  for (const Pads kind : {Pads::rounds, Pads::summation}) {
    for (int i = 0; i < 2000; ++i) {
      Secret secret(random);
      const std::uint64_t len_bits = i < 1100 ? static_cast<std::uint64_t>(i) + 1 : 1 + random.below(8 * 1500);
      const std::uint64_t blocks = (len_bits + 511) / 512;
      if (i % 4 == 0 || secret.counter > kMaxBlocks - blocks) {
        secret.counter = static_cast<std::uint32_t>(kMaxBlocks - blocks);
      }
      const State state = secret.state();
      Bytes message(bytes_of(len_bits));
      random.fill(message);
      const Bytes pads = make_pads(kind, state, message.size());
      Guarded out(message.size(), random.below(64));
      const bool in_place = i % 2 == 0;
      if (in_place) out.set(message);
      const std::uint8_t* source = in_place ? out.data() : message.data();
      ASSERT_EQ(apply_pads(kind, state, pads.data(), source, out.data(), len_bits), Status::ok);
      ASSERT_EQ(out.content(), expected_crypt(state, message, len_bits)) << len_bits << " bits";
      ASSERT_TRUE(out.intact()) << len_bits << " bits";
    }
  }
}

TEST(ApplyPads, RefusesWhatCryptRefuses) {
  Secret secret;
  secret.counter = 0xffffffff;
  const Bytes pads(65, 1);
  Bytes message(65, 2);
  for (const Pads kind : {Pads::rounds, Pads::summation}) {
    const auto apply = [&](std::uint64_t len_bits) {
      return apply_pads(kind, secret.state(), pads.data(), message.data(), message.data(), len_bits);
    };
    EXPECT_EQ(apply(0), Status::bad_length);
    EXPECT_EQ(apply(513), Status::counter_overflow);
    EXPECT_EQ(message, Bytes(65, 2));
    EXPECT_EQ(apply(512), Status::ok);
    message.assign(65, 2);
  }
}

}  // namespace
}  // namespace tandem::chacha20
