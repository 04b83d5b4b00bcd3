// Every way to the tag of GCM-SST: RFC 8452's example of POLYVAL, intermediate values, and each way as the one that
// goes bit by bit, at every length.
#include "algorithms/gcm_sst/sw/tag.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "engine/cpu.h"
#include "testing/bytes.h"

namespace tandem::gcm_sst {
namespace {

using tandem::testing::Bytes;
using tandem::testing::from_hex;
using tandem::testing::Random;
using tandem::testing::random_bytes;

struct Way {
  std::string name;
  bool (*available)();
  MakeTag* make;
};

const Way kWays[] = {
    {"reference", cpu::has_anything, tag_reference}, {"portable", cpu::has_anything, tag_portable},
    {"best", cpu::has_anything, tag_best},
#if defined(__x86_64__)
    {"avx2", cpu::has_avx2_aes, tag_avx2},           {"avx512", cpu::has_avx512_clmul, tag_avx512},
#elif defined(__aarch64__)
    {"armv8", cpu::has_aes_pmull, tag_armv8},
#endif
};

class Tag : public ::testing::TestWithParam<Way> {
 protected:
  void SetUp() override {
    if (!GetParam().available()) GTEST_SKIP() << "not run: this machine lacks " << GetParam().name;
  }

  static Bytes tag(const Bytes& keys, const Bytes& aad, const Bytes& text, MakeTag* make = GetParam().make) {
    Bytes result(kMaxTagBytes);
    make(keys.data(), aad, text, result.data());
    return result;
  }
};

INSTANTIATE_TEST_SUITE_P(Ways, Tag, ::testing::ValuesIn(kWays), [](const auto& way) { return way.param.name; });

Bytes xored(Bytes a, const Bytes& b) {
  for (std::size_t i = 0; i < a.size(); ++i) a[i] ^= b[i];
  return a;
}

Bytes together(const Bytes& a, const Bytes& b, const Bytes& c) {
  Bytes all = a;
  all.insert(all.end(), b.begin(), b.end());
  all.insert(all.end(), c.begin(), c.end());
  return all;
}

// RFC 8452, appendix A, as a tag: with Q = x^128, by which a product stays as it is, and P = 0 what remains is X + L.
TEST_P(Tag, IsPolyvalOfTheStandard) {
  const Bytes h = from_hex("25629347589242761d31f826ba4b757b");
  const Bytes text = from_hex("4f4f95668c83dfb6401762bb2d01a262d1a24ddd2721d006bbe45f20d3c9f362");
  const Bytes one = from_hex("010000000000000000000000000000c2");  // x^128 modulo the polynomial
  const Bytes lengths = from_hex("00010000000000000000000000000000");
  const Bytes expected = xored(from_hex("f7a3b47b846119fae5b7866cf5e5b77e"), lengths);
  EXPECT_EQ(tag(together(h, one, Bytes(16)), {}, text), expected);
}

struct Intermediate {
  const char *name, *h, *q, *p, *aad, *text, *tag;
};

constexpr const char* kAad = "0102030405060708090a0b0c0d0e0f101112131415161718192021";
constexpr const char* kMessage = "0102030405060708090a0b0c0d0e0f101112131415aaabacadaeaf";

// The keys and whole tags of one message in all six algorithms, from a computation apart from this project.
constexpr Intermediate kIntermediate[] = {
    {"NCA4", "b2b24153eea88209dcd799cf4869af83", "45e3de326164b32baf23ea89a698ee54", "ea461a30262c26b5c75b76e53cd381e9",
     kAad, "97c1146b1c894a7237f832631754a39c115dc58e7ca4c6e4387e34", "df2989b9e25272520958cb96c78b0b9e"},
    {"NIA4", "18e4da9bb46e9700e9e12037ea499569", "ab8e2513b37f69df2ebb12adbe71afd3", "26c08fd835eefbe58aa388a8b020415e",
     kMessage, "", "7ffda9cfd06169fed6813a98920a8caa"},
    {"NCA5", "92a566d6f49ba855c459bda6e9d4624c", "872188b4323295e0ccf077901efa640b", "1db5134c20f50b6ef1cdd8c48d859fd3",
     kAad, "35fa39bde2a5e529443eb241f41fe04f685c06d1d4287b1919a437", "8dd10c6ef6d760af98f89e569ffaf979"},
    {"NIA5", "c137c14f94d2f6918d96b9ebf1976112", "dcad29e261d6e04bae2cbd1c028de45a", "208c655fd4d6986c2c49be510226464d",
     kMessage, "", "5aeda3e427be6eecb44baa82632b2669"},
    {"NCA6", "be850cdf9a9f51dff9bfd85a0e1134f3", "633d430130a87066630a01e4990d7afb", "da16500c02bca0d6c19a12300f03fbcf",
     kAad, "084e9f778baab8e5954aa6a93c9b3628ba83e1105bf20e66c1a35e", "260f6b0c461c588885b37c15b5fd0fe5"},
    {"NIA6", "62e748f59dfd54e3b4067eb6a39d5377", "7b771b8812900f0cfb9c8f676f033c9c", "a6ea0cc79c18c30f231c1f407384dc8a",
     kMessage, "", "5aa2a106524cd35b0aab10e8042819b6"},
};

TEST_P(Tag, IntermediateValues) {
  for (const Intermediate& one : kIntermediate) {
    EXPECT_EQ(tag(together(from_hex(one.h), from_hex(one.q), from_hex(one.p)), from_hex(one.aad), from_hex(one.text)),
              from_hex(one.tag))
        << one.name;
  }
}

TEST_P(Tag, OfNothingIsP) {
  Random random(1);
  const Bytes keys = random_bytes(random, kKeysBytes);
  EXPECT_EQ(tag(keys, {}, {}), Bytes(keys.begin() + 32, keys.end()));
}

TEST_P(Tag, AgreesBitByBitAtEveryLength) {
  Random random(8452);
  const auto check = [&](std::size_t aad_bytes, std::size_t text_bytes) {
    const Bytes keys = random_bytes(random, kKeysBytes);
    const Bytes aad = random_bytes(random, aad_bytes);
    const Bytes text = random_bytes(random, text_bytes);
    ASSERT_EQ(tag(keys, aad, text), tag(keys, aad, text, tag_reference)) << aad_bytes << " and " << text_bytes;
  };
  for (std::size_t bytes = 0; bytes <= 300; ++bytes) {
    ASSERT_NO_FATAL_FAILURE(check(bytes, 0));
    ASSERT_NO_FATAL_FAILURE(check(0, bytes));
    ASSERT_NO_FATAL_FAILURE(check(random.below(300), bytes));
    ASSERT_NO_FATAL_FAILURE(check(bytes, random.below(600)));
  }
  for (const std::size_t bytes : {511U, 512U, 513U, 1'420U, 8'192U}) {
    ASSERT_NO_FATAL_FAILURE(check(13, bytes));
    ASSERT_NO_FATAL_FAILURE(check(bytes, bytes));
  }
}

TEST(Settle, WritesOrComparesTheBeginning) {
  Random random(2);
  const Bytes computed = random_bytes(random, kMaxTagBytes);
  for (std::size_t bytes = 4; bytes <= kMaxTagBytes; ++bytes) {
    Bytes tag(bytes, 0xee);
    EXPECT_EQ(settle(computed.data(), tag, false), Status::ok);
    EXPECT_EQ(tag, Bytes(computed.begin(), computed.begin() + static_cast<std::ptrdiff_t>(bytes)));
    EXPECT_EQ(settle(computed.data(), tag, true), Status::ok);
    tag[random.below(bytes)] ^= static_cast<std::uint8_t>(1U << random.below(8));
    const Bytes before = tag;
    EXPECT_EQ(settle(computed.data(), tag, true), Status::authentication);
    EXPECT_EQ(tag, before);
  }
}

}  // namespace
}  // namespace tandem::gcm_sst
