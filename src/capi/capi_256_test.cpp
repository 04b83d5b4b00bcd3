// The calls and the batch of tandem.h for keys of 256 bits: published answers, batches as single calls have it,
// forgeries, waiting for others, structures of before, and misuse.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "algorithms/aes256/vectors/published.h"
#include "algorithms/snow5g/vectors/published.h"
#include "algorithms/zuc/vectors/nia6.h"
#include "capi/check.h"
#include "capi/tandem.h"
#include "engine/iv_256.h"
#include "testing/bytes.h"

namespace tandem::capi {
namespace {

using tandem::testing::Bytes;
using tandem::testing::from_hex;
using tandem::testing::Guarded;
using tandem::testing::Random;
using tandem::testing::random_bytes;

/// The three algorithms over one cipher.
struct Set {
  int nea, nia, nca;
  decltype(&tandem_nea4) cipher;
  decltype(&tandem_nia4) tag;
  decltype(&tandem_nca4_encrypt) encrypt;
  decltype(&tandem_nca4_decrypt) decrypt;
};
constexpr Set kSets[] = {
    {TANDEM_NEA4, TANDEM_NIA4, TANDEM_NCA4, tandem_nea4, tandem_nia4, tandem_nca4_encrypt, tandem_nca4_decrypt},
    {TANDEM_NEA5, TANDEM_NIA5, TANDEM_NCA5, tandem_nea5, tandem_nia5, tandem_nca5_encrypt, tandem_nca5_decrypt},
    {TANDEM_NEA6, TANDEM_NIA6, TANDEM_NCA6, tandem_nea6, tandem_nia6, tandem_nca6_encrypt, tandem_nca6_decrypt},
};

template <class Vector>
void check_nca(const Set& set, const Vector& vector) {
  const Bytes key = from_hex(vector.key), iv = from_hex(vector.iv), aad = from_hex(vector.aad),
              text = from_hex(vector.message), tag = from_hex(vector.tag);
  Bytes out(text.size()), made(tag.size());
  EXPECT_EQ(set.encrypt(key.data(), iv.data(), aad.data(), aad.size(), text.size(), text.data(), out.data(),
                        made.data(), made.size()),
            TANDEM_OK);
  EXPECT_EQ(out, from_hex(vector.ciphertext)) << vector.iv;
  EXPECT_EQ(made, tag) << vector.iv;
  EXPECT_EQ(set.decrypt(key.data(), iv.data(), aad.data(), aad.size(), text.size(), out.data(), out.data(), tag.data(),
                        tag.size()),
            TANDEM_OK);
  EXPECT_EQ(out, text) << vector.iv;
  made[0] ^= 1;
  EXPECT_EQ(set.decrypt(key.data(), iv.data(), aad.data(), aad.size(), text.size(), out.data(), out.data(), made.data(),
                        made.size()),
            TANDEM_AUTHENTICATION);
  EXPECT_EQ(out, Bytes(text.size(), 0)) << vector.iv;
}

template <class Vector>
void check_nia(const Set& set, const Vector& vector) {
  const Bytes key = from_hex(vector.key), iv = from_hex(vector.iv), text = from_hex(vector.message),
              tag = from_hex(vector.tag);
  Bytes made(tag.size());
  EXPECT_EQ(set.tag(key.data(), iv.data(), text.size(), text.data(), made.data(), made.size()), TANDEM_OK);
  EXPECT_EQ(made, tag) << vector.iv;
}

template <class Vector>
void check_nea(const Set& set, const Vector& vector) {
  const Bytes key = from_hex(vector.key), iv = from_hex(vector.iv), text = from_hex(vector.message);
  Bytes out(text.size());
  EXPECT_EQ(set.cipher(key.data(), iv.data(), text.size(), text.data(), out.data()), TANDEM_OK);
  EXPECT_EQ(out, from_hex(vector.ciphertext)) << vector.iv;
}

TEST(Calls256, ComputeThePublishedAnswers) {
  for (const auto& vector : snow5g::vectors::kNea4) check_nea(kSets[0], vector);
  for (const auto& vector : snow5g::vectors::kNia4) check_nia(kSets[0], vector);
  for (const auto& vector : snow5g::vectors::kNca4) check_nca(kSets[0], vector);
  for (const auto& vector : aes256::vectors::kNea5) check_nea(kSets[1], vector);
  for (const auto& vector : aes256::vectors::kNia5) check_nia(kSets[1], vector);
  for (const auto& vector : aes256::vectors::kNca5) check_nca(kSets[1], vector);
  for (const auto& vector : zuc::vectors::kNia6) check_nia(kSets[2], vector);
  for (const auto& vector : zuc::vectors::kNca6) check_nca(kSets[2], vector);
}

TEST(Calls256, MakeIvs) {
  std::array<std::uint8_t, 16> iv;
  EXPECT_EQ(tandem_iv256(TANDEM_NCA4, 15, 0x12345678, 0x1f, 1, iv.data()), TANDEM_OK);
  EXPECT_EQ(Bytes(iv.begin(), iv.end()), from_hex("7c3f0000000000001234567800000000"));
  EXPECT_EQ(tandem_iv256(TANDEM_NIA5, 4, 0, 1, 0, iv.data()), TANDEM_OK);
  EXPECT_EQ(Bytes(iv.begin(), iv.end()), from_hex("20020000000000000000000000000000"));
  EXPECT_EQ(tandem_iv256(TANDEM_NEA6, 0, 1, 0, 0, iv.data()), TANDEM_OK);
  EXPECT_EQ(Bytes(iv.begin(), iv.end()), from_hex("00000000000000000000000100000000"));
  EXPECT_EQ(tandem_iv256(TANDEM_NEA6, 4, 1, 0, 0, iv.data()), TANDEM_BAD_LENGTH);
  EXPECT_EQ(tandem_iv256(TANDEM_NIA6, 3, 1, 0, 0, iv.data()), TANDEM_BAD_LENGTH);
  EXPECT_EQ(tandem_iv256(TANDEM_NIA6, 17, 1, 0, 0, iv.data()), TANDEM_BAD_LENGTH);
  EXPECT_EQ(tandem_iv256(TANDEM_NIA6, 16, 1, 32, 0, iv.data()), TANDEM_BAD_PARAMETER);
  EXPECT_EQ(tandem_iv256(TANDEM_NIA6, 16, 1, 0, 2, iv.data()), TANDEM_BAD_PARAMETER);
  EXPECT_EQ(tandem_iv256(TANDEM_EIA3, 4, 1, 0, 0, iv.data()), TANDEM_UNSUPPORTED);
  EXPECT_EQ(tandem_iv256(TANDEM_NIA6, 16, 1, 0, 0, nullptr), TANDEM_BAD_ARGUMENT);
}

TEST(Calls256, RefuseMisuse) {
  const Bytes key(32, 1), iv(16);
  Bytes text(20, 2), out(20, 0xee), tag(16, 0xee);
  for (const Set& set : kSets) {
    EXPECT_EQ(set.cipher(nullptr, iv.data(), 20, text.data(), out.data()), TANDEM_BAD_ARGUMENT);
    EXPECT_EQ(set.cipher(key.data(), nullptr, 20, text.data(), out.data()), TANDEM_BAD_ARGUMENT);
    EXPECT_EQ(set.cipher(key.data(), iv.data(), 20, nullptr, out.data()), TANDEM_BAD_ARGUMENT);
    EXPECT_EQ(set.cipher(key.data(), iv.data(), 20, text.data(), nullptr), TANDEM_BAD_ARGUMENT);
    EXPECT_EQ(set.cipher(key.data(), iv.data(), std::size_t{1} << 29, text.data(), out.data()), TANDEM_BAD_LENGTH);
    // Its length in bits is 160 where that overflows.
    const std::size_t overflows = SIZE_MAX / 8 + 1 + 20;
    EXPECT_EQ(set.cipher(key.data(), iv.data(), overflows, text.data(), out.data()), TANDEM_BAD_LENGTH);
    EXPECT_EQ(set.tag(key.data(), iv.data(), overflows, text.data(), tag.data(), 16), TANDEM_BAD_LENGTH);
    EXPECT_EQ(set.tag(key.data(), iv.data(), 20, text.data(), tag.data(), 3), TANDEM_BAD_LENGTH);
    EXPECT_EQ(set.tag(key.data(), iv.data(), 20, text.data(), nullptr, 16), TANDEM_BAD_ARGUMENT);
    EXPECT_EQ(set.encrypt(key.data(), iv.data(), nullptr, 1, 20, text.data(), out.data(), tag.data(), 16),
              TANDEM_BAD_ARGUMENT);
    EXPECT_EQ(set.encrypt(key.data(), iv.data(), nullptr, 0, 20, text.data(), out.data(), tag.data(), 17),
              TANDEM_BAD_LENGTH);
  }
  for (const std::size_t at : {0U, 12U, 15U}) {
    Bytes wrong = iv;
    wrong[at] = 1;
    EXPECT_EQ(tandem_nea5(key.data(), wrong.data(), 20, text.data(), out.data()), TANDEM_BAD_PARAMETER);
    EXPECT_EQ(tandem_nia5(key.data(), wrong.data(), 20, text.data(), tag.data(), 16), TANDEM_BAD_PARAMETER);
  }
  EXPECT_EQ(out, Bytes(20, 0xee));
  EXPECT_EQ(tag, Bytes(16, 0xee));
  Bytes even = iv;
  even[0] = 0xfe;
  EXPECT_EQ(tandem_nea5(key.data(), even.data(), 20, text.data(), out.data()), TANDEM_OK);
  EXPECT_EQ(tandem_nea4(key.data(), iv.data(), 0, nullptr, nullptr), TANDEM_OK);
  EXPECT_EQ(tandem_nea6(key.data(), iv.data(), 0, nullptr, nullptr), TANDEM_BAD_LENGTH);
}

// The tag of an empty message is the third keystream block: 256-NIA and 256-NCA agree under one iv, and the batch with
// both.
TEST(Calls256, TagsOfEmptyMessagesAreTheSameForAll) {
  Random random(4);
  for (const Set& set : kSets) {
    const Bytes key = random_bytes(random, 32);
    Bytes iv = random_bytes(random, 16), tag(16), sealed(16), batched(16);
    iv[0] &= 0xfe;
    std::fill(iv.begin() + 12, iv.end(), std::uint8_t{0});
    EXPECT_EQ(set.encrypt(key.data(), iv.data(), nullptr, 0, 0, nullptr, nullptr, sealed.data(), 16), TANDEM_OK);
    EXPECT_EQ(set.tag(key.data(), iv.data(), 0, nullptr, tag.data(), 16), TANDEM_OK);
    EXPECT_EQ(tag, sealed);
    tandem_pdu pdu{};
    pdu.size = sizeof pdu;
    pdu.algorithm = set.nia;
    pdu.key = key.data();
    pdu.iv = iv.data();
    pdu.tag = batched.data();
    pdu.tag_bytes = 16;
    tandem_batch* batch = nullptr;
    ASSERT_EQ(tandem_batch_create(&batch, nullptr), TANDEM_OK);
    tandem_pdu* one = &pdu;
    EXPECT_EQ(tandem_batch_submit(batch, &one, 1), 1U);
    tandem_batch_flush(batch);
    EXPECT_EQ(tandem_batch_poll(batch, &one, 1), 1U);
    EXPECT_EQ(pdu.status, TANDEM_OK);
    EXPECT_EQ(batched, sealed);
    tandem_batch_destroy(batch);
  }
}

// The check itself is called, since the longest message would need buffers of half a gigabyte.
TEST(Calls256, TakeLengthsOf32Bits) {
  const Bytes key(32, 1), iv(16);
  Bytes tag(16);
  for (const Function& function : kFunctions) {
    if (!function.has_iv) continue;
    Pdu pdu;
    pdu.key = key.data();
    pdu.iv = iv.data();
    pdu.source = key.data();
    pdu.tag = tag;
    pdu.len_bits = 0xffff'fff8;
    EXPECT_EQ(check_256(function, pdu), TANDEM_OK) << function.algorithm;
    for (const std::uint64_t bits : std::initializer_list<std::uint64_t>{1ULL << 32, (1ULL << 32) + 160, ~7ULL}) {
      pdu.len_bits = bits;
      EXPECT_EQ(check_256(function, pdu), TANDEM_BAD_LENGTH) << function.algorithm << ", " << bits;
    }
    pdu.len_bits = 0xffff'fff7;
    EXPECT_EQ(check_256(function, pdu), TANDEM_BAD_LENGTH) << function.algorithm;
  }
}

/// A PDU of any algorithm with a key of 256 bits, with separate buffers, and what the single call makes of it.
class Packet256 {
 public:
  Packet256(Random& random, std::size_t bytes, bool makes_iv, bool verifies)
      : set_(kSets[random.below(std::size(kSets))]),
        use_(static_cast<int>(random.below(3))),
        key_(random_bytes(random, 32)),
        iv_(random_bytes(random, 16)),
        aad_(random_bytes(random, use_ == 2 ? random.below(40) : 0)),
        plain_(random_bytes(random, bytes)),
        tag_(use_ == 0 ? 0 : 4 + random.below(13)),
        source_(bytes, random.below(64)),
        destination_(bytes, random.below(64)) {
    pdu.size = sizeof pdu;
    pdu.algorithm = use_ == 0 ? set_.nea : use_ == 1 ? set_.nia : set_.nca;
    pdu.count = static_cast<std::uint32_t>(random.next());
    pdu.bearer = static_cast<std::uint8_t>(random.below(32));
    pdu.direction = static_cast<std::uint8_t>(random.below(2));
    iv_[0] &= 0xfe;
    std::fill(iv_.begin() + 12, iv_.end(), std::uint8_t{0});
    if (makes_iv) {
      const auto made = iv_256(tag_.size(), use_ == 2, pdu.count, pdu.bearer, pdu.direction);
      iv_.assign(made.begin(), made.end());
    }
    text_.resize(bytes);
    Bytes made_tag = tag_;
    const auto status = use_ == 0 ? set_.cipher(key_.data(), iv_.data(), bytes, plain_.data(), text_.data())
                        : use_ == 1
                            ? set_.tag(key_.data(), iv_.data(), bytes, plain_.data(), made_tag.data(), made_tag.size())
                            : set_.encrypt(key_.data(), iv_.data(), aad_.data(), aad_.size(), bytes, plain_.data(),
                                           text_.data(), made_tag.data(), made_tag.size());
    EXPECT_EQ(status, TANDEM_OK);
    expected_tag_ = made_tag;
    pdu.verify = verifies && use_ != 0 ? 1 : 0;
    const bool backwards = pdu.verify == 1 && use_ == 2;
    source_.set(backwards ? text_ : plain_);
    expected_ = backwards ? plain_ : text_;
    if (pdu.verify == 1) tag_ = made_tag;
    pdu.key = key_.data();
    pdu.source = source_.data();
    pdu.destination = use_ == 1 ? nullptr : destination_.data();
    pdu.length_bits = static_cast<std::uint32_t>(8 * bytes);
    pdu.iv = makes_iv ? nullptr : iv_.data();
    pdu.aad = aad_.data();
    pdu.aad_bytes = aad_.size();
    pdu.tag = tag_.data();
    pdu.tag_bytes = tag_.size();
  }
  Packet256(const Packet256&) = delete;
  Packet256& operator=(const Packet256&) = delete;

  [[nodiscard]] bool verifies() const { return pdu.verify == 1; }
  void forge() {
    tag_[0] ^= 0x80;
    forged_ = true;
  }
  [[nodiscard]] bool right() const {
    const bool intact = source_.intact() && destination_.intact();
    const Bytes out = destination_.content();
    if (forged_) {
      return intact && pdu.status == TANDEM_AUTHENTICATION && (use_ == 1 || out == Bytes(out.size(), 0));
    }
    return intact && pdu.status == TANDEM_OK && (use_ == 1 || out == expected_) && tag_ == expected_tag_;
  }

  tandem_pdu pdu{};

 private:
  const Set& set_;
  int use_;  ///< NEA, NIA, NCA
  Bytes key_, iv_, aad_, plain_, tag_, text_, expected_, expected_tag_;
  Guarded source_, destination_;
  bool forged_ = false;
};

class Batch256 : public ::testing::TestWithParam<std::uint32_t> {
 protected:
  void SetUp() override {
    tandem_batch_options options{};
    options.size = sizeof options;
    options.max_wait_us = GetParam();
    ASSERT_EQ(tandem_batch_create(&batch_, &options), TANDEM_OK);
  }
  void TearDown() override { tandem_batch_destroy(batch_); }

  Random random_{1};
  tandem_batch* batch_ = nullptr;
};

INSTANTIATE_TEST_SUITE_P(Waits, Batch256, ::testing::Values(0, 100, 1'000'000'000),
                         [](const auto& wait) { return "us" + std::to_string(wait.param); });

TEST_P(Batch256, MixturesAreWhatSingleCallsGive) {
  for (int round = 0; round < 12; ++round) {
    std::vector<std::unique_ptr<Packet256>> packets;
    std::vector<tandem_pdu*> pdus;
    const std::size_t count = 1 + random_.below(round == 5 ? 1500 : 200);
    for (std::size_t i = 0; i < count; ++i) {
      packets.push_back(
          std::make_unique<Packet256>(random_, 1 + random_.below(600), random_.below(2) == 0, random_.below(2) == 0));
      if (packets.back()->verifies() && random_.below(3) == 0) packets.back()->forge();
      pdus.push_back(&packets.back()->pdu);
    }
    std::vector<tandem_pdu*> done(count);
    std::size_t back = 0;
    for (std::size_t submitted = 0; back < count;) {
      submitted += tandem_batch_submit(batch_, pdus.data() + submitted, count - submitted);
      // PDUs that wait for a long time come with flush; PDUs that wait for a short one come by themselves.
      if (GetParam() > 1000 && submitted == count) tandem_batch_flush(batch_);
      back += tandem_batch_poll(batch_, done.data() + back, count - back);
    }
    for (const auto& packet : packets) ASSERT_TRUE(packet->right()) << packet->pdu.algorithm;
    EXPECT_EQ(tandem_batch_in_flight(batch_), 0U);
  }
}

// A PDU alone waits for others; those that fill the lanes with it do not.
TEST(Batch256Waits, UntilLanesAreFull) {
  tandem_batch_options options{};
  options.size = sizeof options;
  options.max_wait_us = 0xffff'ffff;
  tandem_batch* batch = nullptr;
  ASSERT_EQ(tandem_batch_create(&batch, &options), TANDEM_OK);
  std::vector<std::unique_ptr<Packet256>> packets;
  std::array<tandem_pdu*, 64> done{};
  Random random(3);
  const auto submit_one = [&] {
    do {
      packets.push_back(std::make_unique<Packet256>(random, 100, true, false));
    } while (packets.back()->pdu.algorithm != TANDEM_NEA4);
    tandem_pdu* pdu = &packets.back()->pdu;
    ASSERT_EQ(tandem_batch_submit(batch, &pdu, 1), 1U);
  };
  submit_one();
  EXPECT_EQ(tandem_batch_poll(batch, done.data(), done.size()), 0U);
  EXPECT_EQ(tandem_batch_in_flight(batch), 1U);
  for (int i = 1; i < 16; ++i) submit_one();
  EXPECT_EQ(tandem_batch_poll(batch, done.data(), done.size()), 16U);
  submit_one();
  EXPECT_EQ(tandem_batch_flush(batch), 1U);
  EXPECT_EQ(tandem_batch_poll(batch, done.data(), done.size()), 1U);
  tandem_batch_destroy(batch);
}

// Older programs have shorter structures.
TEST(Batch256Sizes, StructuresOfBeforeAreTaken) {
  tandem_batch_options options{};
  options.size = offsetof(tandem_batch_options, snow5g);
  tandem_batch* batch = nullptr;
  ASSERT_EQ(tandem_batch_create(&batch, &options), TANDEM_OK);
  std::array<std::uint8_t, 32> key{};
  std::array<std::uint8_t, 40> text{}, expected{};
  EXPECT_EQ(tandem_nea3(key.data(), 5, 6, 1, 8 * 40, text.data(), expected.data()), TANDEM_OK);
  tandem_pdu pdu{};
  pdu.size = offsetof(tandem_pdu, iv);
  pdu.algorithm = TANDEM_NEA3;
  pdu.count = 5;
  pdu.bearer = 6;
  pdu.direction = 1;
  pdu.length_bits = 8 * 40;
  pdu.key = key.data();
  pdu.source = pdu.destination = text.data();
  tandem_pdu* one = &pdu;
  EXPECT_EQ(tandem_batch_submit(batch, &one, 1), 1U);
  tandem_batch_flush(batch);
  EXPECT_EQ(tandem_batch_poll(batch, &one, 1), 1U);
  EXPECT_EQ(pdu.status, TANDEM_OK);
  EXPECT_EQ(text, expected);
  pdu.algorithm = TANDEM_NCA4;  // it has no tag
  EXPECT_EQ(tandem_batch_submit(batch, &one, 1), 1U);
  EXPECT_EQ(tandem_batch_poll(batch, &one, 1), 1U);
  EXPECT_EQ(pdu.status, TANDEM_BAD_ARGUMENT);
  pdu.algorithm = TANDEM_NEA4;  // it needs nothing more
  EXPECT_EQ(tandem_batch_submit(batch, &one, 1), 1U);
  tandem_batch_flush(batch);
  EXPECT_EQ(tandem_batch_poll(batch, &one, 1), 1U);
  EXPECT_EQ(pdu.status, TANDEM_OK);
  tandem_batch_destroy(batch);
}

TEST(Variants256, HaveNames) {
  for (const Set& set : kSets) {
    for (const int algorithm : {set.nea, set.nia, set.nca}) EXPECT_NE(tandem_variant(algorithm), nullptr);
  }
  EXPECT_EQ(tandem_variant(33), nullptr);
  EXPECT_EQ(tandem_variant(37), nullptr);
}

}  // namespace
}  // namespace tandem::capi
