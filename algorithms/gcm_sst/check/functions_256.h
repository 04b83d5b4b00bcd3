// Tests of 256-NEA, 256-NIA and 256-NCA for every variant and any keystream generator: published test data, the
// reference at every length, batches of any mixture, forgeries, nothing past the buffers, nothing left on the stack.
//
// A test program includes it once, and defines family_256().
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/gcm_sst/sw/functions.h"
#include "testing/fenced_pages.h"
#include "testing/pdu_256.h"
#include "testing/used_stack.h"
#include "testing/variants.h"

namespace tandem::testing {

/// A published case, in hex; what an algorithm does not have is empty.
struct Case256 {
  std::string_view key, iv, aad, message, ciphertext, tag;

  template <class Vector>
  explicit Case256(const Vector& vector)
      : key(vector.key),
        iv(vector.iv),
        aad(vector.aad),
        message(vector.message),
        ciphertext(vector.ciphertext),
        tag(vector.tag) {}
  /// Makes a case of 256-NIA.
  Case256(std::string_view key_hex, std::string_view iv_hex, std::string_view message_hex, std::string_view tag_hex)
      : key(key_hex), iv(iv_hex), message(message_hex), tag(tag_hex) {}
};

template <class Vectors>
std::vector<Case256> cases_256(const Vectors& vectors) {
  return std::vector<Case256>(vectors.begin(), vectors.end());
}

/// The functions under test, which a test program returns from the function below.
struct Family256 {
  std::span<const gcm_sst::Variant> variants;
  std::vector<Case256> nea, nia, nca;
  std::array<std::uint8_t, 16> iv_mask;  ///< what is used of an iv, as the facts have it
  std::size_t least_nea = 0;             ///< bytes of a message
};
const Family256& family_256();

using Variant = gcm_sst::Variant;

class Functions256 : public EachVariant<Variant> {
 protected:
  using Run = void (*)(std::span<Pdu* const> pdus);

  static void run(Run function, Pdu256& one) {
    Pdu* const pdu = &one.pdu;
    one.pdu.status = Status::would_block;
    function({&pdu, 1});
  }

  static Answer256 of_reference(const Pdu256& one, Run Variant::*function) {
    return Answer256(one, family_256().variants.back().*function);
  }

  static void check(const Pdu256& one, const Answer256& expected, bool writes) {
    ASSERT_EQ(one.pdu.status, Status::ok) << one.pdu.bytes() << " bytes";
    if (writes) {
      ASSERT_EQ(one.output(), expected.output) << one.pdu.bytes() << " bytes";
    }
    ASSERT_EQ(one.tag(), expected.tag) << one.pdu.bytes() << " bytes, " << one.aad().size() << " of aad";
    ASSERT_TRUE(one.intact()) << one.pdu.bytes() << " bytes";
  }
};

INSTANTIATE_TEST_SUITE_P(All, Functions256,
                         ::testing::ValuesIn(family_256().variants.begin(), family_256().variants.end()), variant_name);

TEST_P(Functions256, ComputesThePublishedAnswers) {
  const auto check = [&](auto function, const auto& vectors, bool writes) {
    for (const auto& vector : vectors) {
      const Bytes text = from_hex(vector.ciphertext);
      const Bytes tag = from_hex(vector.tag);
      Pdu256 one(from_hex(vector.key), from_hex(vector.iv), from_hex(vector.aad), from_hex(vector.message), tag.size());
      run(function, one);
      EXPECT_EQ(one.pdu.status, Status::ok) << vector.iv;
      if (writes) {
        EXPECT_EQ(one.output(), text) << vector.iv;
      }
      EXPECT_EQ(one.tag(), tag) << vector.iv;
      one.verify(writes ? text : from_hex(vector.message), tag);
      run(function, one);
      EXPECT_EQ(one.pdu.status, Status::ok) << vector.iv;
      if (writes) {
        EXPECT_EQ(one.output(), from_hex(vector.message)) << vector.iv;
      }
    }
  };
  check(variant().nea, family_256().nea, true);
  check(variant().nia, family_256().nia, false);
  check(variant().nca, family_256().nca, true);
}

// One PDU at a time, as many as a vector has lanes or a few more, and a mixture.
TEST_P(Functions256, AgreesWithReferenceAtEveryLength) {
  Random random(2026);
  const auto check = [&](Run Variant::*function, std::size_t bytes, std::size_t count, bool tags, bool writes) {
    Pdus256 list;
    std::vector<Answer256> expected;
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t aad_bytes = tags && writes ? random.below(50) : 0;
      list.push_back(std::make_unique<Pdu256>(random, bytes, aad_bytes, tags ? 4 + random.below(13) : 0));
      expected.push_back(of_reference(*list.back(), function));
    }
    (variant().*function)(pdus_of(list));
    for (std::size_t i = 0; i < count; ++i) ASSERT_NO_FATAL_FAILURE(Functions256::check(*list[i], expected[i], writes));
  };
  std::vector<std::size_t> lengths(301);
  for (std::size_t i = 0; i < lengths.size(); ++i) lengths[i] = i;
  lengths.insert(lengths.end(), {511, 512, 513, 1023, 1024, 1025, 1420, 2047, 2048, 2049, 8191, 8192, 8193});
  for (const std::size_t bytes : lengths) {
    for (const std::size_t count : {std::uint64_t{1}, 1 + random.below(9)}) {
      if (bytes >= family_256().least_nea) {
        ASSERT_NO_FATAL_FAILURE(check(&Variant::nea, bytes, count, false, true));
      }
      ASSERT_NO_FATAL_FAILURE(check(&Variant::nca, bytes, count, true, true));
      if (bytes > 0) {
        ASSERT_NO_FATAL_FAILURE(check(&Variant::nia, bytes, count, true, false));
      }
    }
  }
  ASSERT_NO_FATAL_FAILURE(check(&Variant::nea, 65'536 + 3, 1, false, true));
  ASSERT_NO_FATAL_FAILURE(check(&Variant::nca, 65'536 + 3, 2, true, true));
}

TEST_P(Functions256, AgreesWithReferenceInAnyMixture) {
  Random random(256);
  for (int round = 0; round < 12; ++round) {
    for (const auto function : {&Variant::nea, &Variant::nia, &Variant::nca}) {
      const bool tags = function != &Variant::nea;
      const bool writes = function != &Variant::nia;
      Pdus256 list;
      std::vector<Answer256> expected;
      const std::size_t count = 1 + random.below(150);
      for (std::size_t i = 0; i < count; ++i) {
        const std::size_t bytes = 1 + random.below(random.below(8) == 0 ? 3000 : 200);
        list.push_back(std::make_unique<Pdu256>(random, bytes, tags && writes ? random.below(40) : 0, tags ? 16 : 0));
        expected.push_back(of_reference(*list.back(), function));
      }
      (variant().*function)(pdus_of(list));
      for (std::size_t i = 0; i < count; ++i)
        ASSERT_NO_FATAL_FAILURE(Functions256::check(*list[i], expected[i], writes));
    }
  }
}

// A bit wrong in tag, ciphertext, aad, iv or key, among PDUs that are right.
TEST_P(Functions256, ForgeriesReleaseNothing) {
  Random random(66);
  for (const auto function : {&Variant::nia, &Variant::nca}) {
    const bool writes = function == &Variant::nca;
    for (int round = 0; round < 10; ++round) {
      Pdus256 list;
      std::vector<Bytes> plain;
      std::vector<bool> forged;
      for (int i = 0; i < 20; ++i) {
        list.push_back(std::make_unique<Pdu256>(random, 1 + random.below(300), writes ? 1 + random.below(40) : 0,
                                                4 + random.below(13)));
        Pdu256& one = *list.back();
        plain.push_back(one.source());
        const Answer256 answer = of_reference(one, function);
        one.verify(writes ? answer.output : plain.back(), answer.tag);
        forged.push_back(random.below(2) == 0);
        if (!forged.back()) continue;
        const std::span<std::uint8_t> places[] = {one.pdu.tag,
                                                  {const_cast<std::uint8_t*>(one.pdu.source), one.pdu.bytes()},
                                                  {const_cast<std::uint8_t*>(one.pdu.iv), 16},
                                                  {const_cast<std::uint8_t*>(one.pdu.key), 32},
                                                  {const_cast<std::uint8_t*>(one.pdu.aad.data()), one.pdu.aad.size()}};
        const std::size_t chosen = random.below(writes ? 5 : 4);
        const auto place = places[chosen];
        for (bool used = false; !used;) {
          const std::size_t at = random.below(place.size());
          const auto bit = static_cast<std::uint8_t>(1U << random.below(8));
          used = chosen != 2 || (family_256().iv_mask[at] & bit) != 0;
          if (used) place[at] ^= bit;
        }
      }
      (variant().*function)(pdus_of(list));
      for (std::size_t i = 0; i < list.size(); ++i) {
        const Pdu256& one = *list[i];
        ASSERT_EQ(one.pdu.status, forged[i] ? Status::authentication : Status::ok);
        if (writes) {
          ASSERT_EQ(one.output(), forged[i] ? Bytes(plain[i].size(), 0) : plain[i]);
        }
        ASSERT_TRUE(one.intact());
      }
    }
  }
}

TEST_P(Functions256, ReadsNothingPastThePdu) {
  FencedPages pages;
  ASSERT_TRUE(pages.usable());
  const Bytes key(32, 1);
  const Bytes iv(16, 2);
  for (std::size_t bytes = 1; bytes <= 192; ++bytes) {
    for (std::uint8_t* at : {pages.begin(), pages.end() - bytes}) {
      std::fill_n(at, bytes, std::uint8_t{0xa5});
      Bytes tag(16);
      Pdu pdu;
      pdu.key = key.data();
      pdu.iv = iv.data();
      pdu.source = pdu.destination = at;
      pdu.len_bits = 8 * bytes;
      pdu.tag = tag;
      Pdu* const one = &pdu;
      variant().nea({&one, 1});
      variant().nia({&one, 1});
      pdu.aad = {at, bytes};
      pdu.source = nullptr;
      pdu.len_bits = 0;
      variant().nca({&one, 1});
      pdu.aad = {};
      pdu.source = at;
      pdu.len_bits = 8 * bytes;
      variant().nca({&one, 1});
    }
  }
}

// Keys, and the tag that a forgery should have had.
TEST_P(Functions256, LeavesNoSecretOnTheStack) {
  if (!UsedStack::kTells) GTEST_SKIP() << "not run: with sanitizers, all values are in memory";
  if (!variant().constant_time) GTEST_SKIP() << "not for the reference";
  Random random(7);
  for (const auto function : {&Variant::nea, &Variant::nia, &Variant::nca}) {
    Pdus256 list;
    for (int i = 0; i < 5; ++i) {
      list.push_back(std::make_unique<Pdu256>(random, 100, 0, function == &Variant::nea ? 0 : 16));
    }
    const auto answer = of_reference(*list.back(), function);
    if (function != &Variant::nea) {
      Pdu256& last = *list.back();
      Bytes wrong = answer.tag;
      wrong[15] ^= 1;
      last.verify(function == &Variant::nca ? answer.output : last.source(), wrong);
    }
    const std::vector<Pdu*> pdus = pdus_of(list);
    const UsedStack stack([&] { (variant().*function)(pdus); });
    ASSERT_TRUE(stack.usable());
    for (const auto& one : list) {
      EXPECT_FALSE(stack.holds(std::span(one->key()).first(16))) << "a key";
      EXPECT_FALSE(stack.holds(std::span(one->key()).last(16))) << "a key";
    }
    if (!answer.tag.empty()) {
      EXPECT_FALSE(stack.holds(answer.tag)) << "the tag of a forgery";
    }
  }
}

}  // namespace tandem::testing
