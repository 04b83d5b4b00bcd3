// ZUC's interface: published vectors, every kernel; what a variant lists.
#include "algorithms/zuc/sw/zuc.h"

#include <gtest/gtest.h>

#include "algorithms/zuc/check/zuc_fixture.h"
#include "algorithms/zuc/vectors/etsi_sage.h"
#include "generated/algorithms/algorithms.h"

namespace tandem::zuc {
namespace {

using testing::Bytes;
using testing::EachVariant;
using testing::from_hex;
using testing::Key;
using testing::key_from_hex;

TEST(Variants, AreThoseOfTheFacts) {
  EXPECT_EQ(tandem::testing::names(kVariants), tandem::testing::promised(facts::zuc::kVariants));
}

TEST(Variants, BestIsTheFirstThatTakesConstantTime) {
  const Variant* first = nullptr;
  for (const Variant& variant : kVariants) {
    EXPECT_EQ(kVariants.find(variant.name), variant.available() ? &variant : nullptr);
    if (first == nullptr && variant.available() && variant.constant_time) first = &variant;
  }
  EXPECT_EQ(&kVariants.best(), first);
  EXPECT_EQ(kVariants.back().name, "reference");
  EXPECT_TRUE(kVariants.back().available());
  EXPECT_FALSE(kVariants.back().constant_time);
  EXPECT_EQ(kVariants.find("no such variant"), nullptr);
}

TEST(Variants, HaveKernelsFromMostLanesToOne) {
  for (const Variant& variant : kVariants) {
    for (const lanes::Cipher& cipher : {variant.eea, variant.eia}) {
      EXPECT_EQ(cipher.function.rows, kRows);
      std::size_t before = 2 * lanes::kMaxLanes;
      for (const lanes::Kernel& kernel : cipher.kernels) {
        EXPECT_LT(kernel.lanes, before) << variant.name;
        EXPECT_EQ(lanes::kMaxLanes % kernel.lanes, 0U) << variant.name;
        EXPECT_GT(kernel.cost, 0U) << variant.name;
        before = kernel.lanes;
      }
      EXPECT_EQ(before, 1U) << variant.name;
    }
  }
}

class Vectors : public EachVariant {
 protected:
  /// Every lane of every kernel gets this PDU.
  template <class Check>
  static void run_everywhere(const lanes::Cipher& cipher, const Pdu& pdu, Check check) {
    for (const lanes::Kernel& kernel : cipher.kernels) {
      std::vector<Pdu> pdus(kernel.lanes, pdu);
      std::vector<Bytes> out(kernel.lanes, Bytes(pdu.bytes(), 0xff));
      for (std::size_t i = 0; i < pdus.size(); ++i) pdus[i].destination = out[i].data();
      testing::run(cipher, kernel, pdus, 64);
      for (std::size_t i = 0; i < pdus.size(); ++i) {
        SCOPED_TRACE(std::to_string(kernel.lanes) + " lanes, lane " + std::to_string(i));
        check(pdus[i], out[i]);
      }
    }
  }

  template <class Vector>
  static Pdu pdu_of(const Vector& vector, const Key& key) {
    Pdu pdu;
    pdu.key = key.data();
    pdu.count = vector.count;
    pdu.bearer = vector.bearer;
    pdu.direction = vector.direction;
    pdu.len_bits = vector.len_bits;
    return pdu;
  }
};
INSTANTIATE_TEST_SUITE_P(All, Vectors, ::testing::ValuesIn(kVariants.begin(), kVariants.end()), testing::variant_name);

TEST_P(Vectors, Keystream) {
  for (const auto& vector : vectors::kKeystreams) {
    const Key key = key_from_hex(vector.key);
    const Key iv = key_from_hex(vector.iv);
    const Bytes expected = from_hex(vector.words);
    std::vector<std::uint32_t> words(vector.first_word + expected.size() / 4);
    keystream(variant(), key, iv, words);
    EXPECT_EQ(testing::keystream_bytes(std::span(words).subspan(vector.first_word)), expected) << vector.name;
  }
}

TEST_P(Vectors, Eea3) {
  for (const auto& vector : vectors::kEea3) {
    SCOPED_TRACE(vector.name);
    const Key key = key_from_hex(vector.key);
    for (const bool decrypt : {false, true}) {
      const Bytes in = from_hex(decrypt ? vector.ciphertext : vector.plaintext);
      const Bytes expected = from_hex(decrypt ? vector.plaintext : vector.ciphertext);
      Pdu pdu = pdu_of(vector, key);
      pdu.source = in.data();
      run_everywhere(variant().eea, pdu, [&](const Pdu&, const Bytes& out) { EXPECT_EQ(out, expected); });
    }
  }
}

TEST_P(Vectors, Eia3) {
  for (const auto& vector : vectors::kEia3) {
    SCOPED_TRACE(vector.name);
    const Key key = key_from_hex(vector.key);
    const Bytes message = from_hex(vector.message);
    Pdu pdu = pdu_of(vector, key);
    pdu.source = message.data();
    run_everywhere(variant().eia, pdu, [&](const Pdu& done, const Bytes& out) {
      EXPECT_EQ(done.mac, vector.mac);
      EXPECT_EQ(out, Bytes(out.size(), 0xff));
    });
  }
}

// One lane with the cell that becomes 0, the others without.
TEST_P(Vectors, ZeroCellInEveryLane) {
  tandem::testing::Random random(9);
  const Key zero_cell_key = key_from_hex("000102030405060708090a0b0c0d0e0f");
  for (const lanes::Kernel& kernel : variant().eia.kernels) {
    for (std::size_t lane = 0; lane < kernel.lanes; ++lane) {
      std::vector<testing::Case> cases(kernel.lanes, testing::Case(random, 10 * 32));
      std::vector<Bytes> out(kernel.lanes, Bytes(40));
      const Bytes zeros(40);
      std::vector<Pdu> pdus;
      for (std::size_t i = 0; i < kernel.lanes; ++i) pdus.push_back(cases[i].at(zeros.data(), out[i].data()));
      pdus[lane].key = zero_cell_key.data();
      pdus[lane].count = 0xcf50724b;
      pdus[lane].bearer = pdus[lane].direction = 0;
      testing::run(variant().eea, kernel, pdus, 16);
      EXPECT_EQ(Bytes(out[lane].begin() + 36, out[lane].end()), from_hex("2a295eb9"));
    }
  }
}

}  // namespace
}  // namespace tandem::zuc
