// SNOW 3G, UEA2 and UIA2: the published values on every variant and kernel, and what the variants are made of.
#include "algorithms/snow3g/sw/snow3g.h"

#include <gtest/gtest.h>

#include "algorithms/snow3g/check/snow3g_streams_fixture.h"
#include "algorithms/snow3g/sw/bit_boxes.h"
#include "algorithms/snow3g/sw/functions.h"
#include "algorithms/snow3g/vectors/etsi_sage.h"
#include "testing/variants.h"

namespace tandem::snow3g {
namespace {

using tandem::testing::Bytes;
using tandem::testing::from_hex;
using tandem::testing::Random;

TEST(Variants, AreListedBestFirstAndReferenceLast) { tandem::testing::expect_best_first(kVariants); }

// The binary has every variant that algorithm.toml promises for this kind of machine.
TEST(Variants, AreThoseOfTheFacts) {
  EXPECT_EQ(tandem::testing::names(kVariants), tandem::testing::promised(facts::snow3g::kVariants));
}

TEST(Variants, AllButTheReferenceAreInConstantTime) {
  for (const Variant& variant : kVariants) EXPECT_EQ(variant.constant_time, variant.name != "reference");
}

TEST(Variants, HaveKernelsFromManyLanesToOne) {
  for (const Variant& variant : kVariants) {
    EXPECT_EQ(variant.eea.kernels.data(), variant.eia.kernels.data());
    EXPECT_EQ(variant.eea.kernels.back().lanes, 1U);
    for (std::size_t i = 0; i < variant.eea.kernels.size(); ++i) {
      const lanes::Kernel& kernel = variant.eea.kernels[i];
      EXPECT_EQ(lanes::kMaxLanes % kernel.lanes, 0U);
      EXPECT_GT(kernel.cost, 0U);
      if (i > 0) {
        EXPECT_LT(kernel.lanes, variant.eea.kernels[i - 1].lanes);
      }
    }
  }
}

// Corners of the tables in TS 35.216, section 5.
TEST(Tables, AreThoseOfTheStandard) {
  EXPECT_EQ(kSr[0x00], 0x63);
  EXPECT_EQ(kSr[0x53], 0xed);
  EXPECT_EQ(kSr[0xff], 0x16);
  EXPECT_EQ((std::array{kSq[0], kSq[1], kSq[2], kSq[3]}), (std::array<std::uint8_t, 4>{0x25, 0x24, 0x73, 0x67}));
}

TEST(Tables, AreWhatTheGatesCompute) {
  Slices<std::uint64_t> slices{};
  for (unsigned base = 0; base < 256; base += 64) {
    for (unsigned x = 0; x < 64; ++x) {
      for (std::size_t i = 0; i < 8; ++i) {
        slices[i] = (slices[i] & ~(std::uint64_t{1} << x)) | std::uint64_t{(base + x) >> i & 1} << x;
      }
    }
    const auto sr_bits = sr(slices);
    const auto sq_bits = sq(slices);
    for (unsigned x = 0; x < 64; ++x) {
      unsigned sr_byte = 0;
      unsigned sq_byte = 0;
      for (std::size_t i = 0; i < 8; ++i) {
        sr_byte |= static_cast<unsigned>(sr_bits[i] >> x & 1) << i;
        sq_byte |= static_cast<unsigned>(sq_bits[i] >> x & 1) << i;
      }
      EXPECT_EQ(sr_byte, kSr[base + x]);
      EXPECT_EQ(sq_byte, kSq[base + x]);
    }
  }
}

class Published : public tandem::testing::EachVariant<Variant> {};
INSTANTIATE_TEST_SUITE_P(All, Published, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         tandem::testing::variant_name);

TEST_P(Published, Keystreams) {
  for (const auto& vector : vectors::kKeystreams) {
    const Bytes key = from_hex(vector.key);
    const Bytes iv = from_hex(vector.iv);
    const Bytes expected = from_hex(vector.words);
    std::array<std::uint32_t, 4> key_words{};
    std::array<std::uint32_t, 4> iv_words{};
    for (std::size_t i = 0; i < 4; ++i) {
      key_words[i] = load_word(&key[4 * i]);
      iv_words[i] = load_word(&iv[4 * i]);
    }
    std::vector<std::uint32_t> words(vector.first_word + expected.size() / 4);
    keystream(variant(), key_words, iv_words, words);
    for (std::size_t i = 0; i < expected.size() / 4; ++i) {
      EXPECT_EQ(words[vector.first_word + i], load_word(&expected[4 * i])) << vector.name << ", word " << i;
    }
  }
}

TEST_P(Published, Eea1InEveryLaneOfEveryKernel) {
  Random random(1);
  for (const lanes::Kernel& kernel : variant().eea.kernels) {
    for (const auto& vector : vectors::kEea) {
      const Bytes key = from_hex(vector.key);
      const Bytes plaintext = from_hex(vector.plaintext);
      std::vector<Bytes> ciphertexts(kernel.lanes, Bytes(plaintext.size()));
      std::vector<Pdu> pdus(kernel.lanes);
      for (std::size_t l = 0; l < kernel.lanes; ++l) {
        pdus[l].key = key.data();
        pdus[l].count = vector.count;
        pdus[l].bearer = vector.bearer;
        pdus[l].direction = vector.direction;
        pdus[l].source = plaintext.data();
        pdus[l].destination = ciphertexts[l].data();
        pdus[l].len_bits = vector.len_bits;
      }
      testing::run(variant().eea.function, kernel, pdus, random);
      for (const Bytes& ciphertext : ciphertexts) EXPECT_EQ(ciphertext, from_hex(vector.ciphertext)) << vector.name;
    }
  }
}

TEST_P(Published, F9) {
  for (const auto& vector : vectors::kEia) {
    const Bytes message = from_hex(vector.message);
    EXPECT_EQ(f9(variant(), from_hex(vector.key).data(), vector.count, vector.fresh, vector.direction, message.data(),
                 vector.len_bits),
              vector.mac)
        << vector.name;
  }
}

// FRESH of TS 33.401 is BEARER << 27: those vectors are 128-EIA1's as well.
TEST_P(Published, Eia1InEveryLaneOfEveryKernel) {
  Random random(2);
  std::size_t used = 0;
  for (const auto& vector : vectors::kEia) {
    if ((vector.fresh & 0x07ffffff) != 0) continue;
    ++used;
    const Bytes key = from_hex(vector.key);
    const Bytes message = from_hex(vector.message);
    Pdu pdu;
    pdu.key = key.data();
    pdu.count = vector.count;
    pdu.bearer = static_cast<std::uint8_t>(vector.fresh >> 27);
    pdu.direction = vector.direction;
    pdu.source = message.data();
    pdu.len_bits = vector.len_bits;
    for (const lanes::Kernel& kernel : variant().eia.kernels) {
      std::vector<Pdu> pdus(kernel.lanes, pdu);
      testing::run(variant().eia.function, kernel, pdus, random);
      for (const Pdu& done : pdus) EXPECT_EQ(done.mac, vector.mac) << vector.name;
    }
  }
  EXPECT_GE(used, 7U);
}

}  // namespace
}  // namespace tandem::snow3g
