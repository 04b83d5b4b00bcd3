// Every kernel and function of every variant against the reference: lanes, slices, moves between kernels, lengths.
#include <gtest/gtest.h>

#include <map>

#include "algorithms/snow3g/check/snow3g_streams_fixture.h"
#include "algorithms/snow3g/sw/functions.h"
#include "testing/fenced_pages.h"
#include "testing/variants.h"

namespace tandem::snow3g {
namespace {

using tandem::testing::Bytes;
using tandem::testing::FencedPages;
using tandem::testing::Guarded;
using tandem::testing::Random;
using testing::KeystreamBuffer;
using testing::RandomPdu;

constexpr std::uint64_t kMaxShortBits = 4096;

const Variant& reference() { return *kVariants.find("reference"); }

/// Lengths at which block and word borders meet, beyond those that are tried one by one.
std::vector<std::uint64_t> long_lengths() {
  std::vector<std::uint64_t> lengths;
  for (const std::uint64_t k : {129U, 200U, 255U, 256U, 257U, 511U, 1023U, 2047U}) {
    for (const std::uint64_t around : {32 * k, 64 * k}) {
      for (const std::uint64_t length : {around - 1, around, around + 1}) lengths.push_back(length);
    }
  }
  for (const std::uint64_t length : {65504U, 65505U, 1U << 24}) lengths.push_back(length);
  return lengths;
}

class Kernels : public tandem::testing::EachVariant<Variant> {};
INSTANTIATE_TEST_SUITE_P(All, Kernels, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         tandem::testing::variant_name);

/// A stream of the reference, for comparison word by word.
class ReferenceStream {
 public:
  explicit ReferenceStream(const Pdu& pdu) {
    load_eea(pdu, state_->words, 1);
    kernel_.initialise(*state_);
  }
  Bytes next(std::size_t words) {
    KeystreamBuffer buffer(1, words);
    kernel_.generate(*state_, buffer.lane(0), buffer.stride(), words);
    return {buffer.lane(0), buffer.lane(0) + 4 * words};
  }

 private:
  const lanes::Kernel& kernel_ = reference().eea.kernels.back();
  std::unique_ptr<lanes::State> state_ = std::make_unique<lanes::State>();
};

TEST_P(Kernels, MakeTheKeystreamInSlicesOfEverySize) {
  constexpr std::size_t kMaxWords = 100;
  Random random(1);
  for (const lanes::Kernel& kernel : variant().eea.kernels) {
    const auto state = std::make_unique<lanes::State>();
    std::vector<ReferenceStream> expected;
    for (std::size_t l = 0; l < kernel.lanes; ++l) {
      const RandomPdu start(random, 1);
      load_eea(start.pdu, state->words + l, kernel.lanes);
      expected.emplace_back(start.pdu);
    }
    kernel.initialise(*state);
    KeystreamBuffer buffer(kernel.lanes, kMaxWords);
    for (std::size_t words = 1; words <= kMaxWords; ++words) {
      kernel.generate(*state, buffer.lane(0), buffer.stride(), words);
      for (std::size_t l = 0; l < kernel.lanes; ++l) {
        ASSERT_EQ(Bytes(buffer.lane(l), buffer.lane(l) + 4 * words), expected[l].next(words))
            << words << " words, lane " << l << " of " << kernel.lanes;
      }
      ASSERT_TRUE(buffer.intact_past(words, kernel.lanes)) << words << " words, " << kernel.lanes << " lanes";
    }
  }
}

// Kernels of one variant, and those of the reference, hand a stream on to one another.
TEST_P(Kernels, StreamsMoveFromKernelToKernel) {
  Random random(2);
  std::vector<const lanes::Kernel*> kernels = {&reference().eea.kernels.back()};
  for (const lanes::Kernel& kernel : variant().eea.kernels) kernels.push_back(&kernel);
  for (int round = 0; round < 20; ++round) {
    const RandomPdu start(random, 1);
    ReferenceStream expected(start.pdu);
    auto state = std::make_unique<lanes::State>();
    for (auto& word : state->words) word = static_cast<std::uint32_t>(random.next());
    const lanes::Kernel* kernel = kernels[random.below(kernels.size())];
    std::size_t lane = random.below(kernel->lanes);
    load_eea(start.pdu, state->words + lane, kernel->lanes);
    kernel->initialise(*state);
    for (int move = 0; move < 10; ++move) {
      const std::size_t words = 1 + random.below(70);
      KeystreamBuffer buffer(kernel->lanes, words);
      kernel->generate(*state, buffer.lane(0), buffer.stride(), words);
      ASSERT_EQ(Bytes(buffer.lane(lane), buffer.lane(lane) + 4 * words), expected.next(words))
          << "lane " << lane << " of " << kernel->lanes << ", move " << move;

      const lanes::Kernel* next = kernels[random.below(kernels.size())];
      auto moved = std::make_unique<lanes::State>();
      for (auto& word : moved->words) word = static_cast<std::uint32_t>(random.next());
      const std::size_t next_lane = random.below(next->lanes);
      testing::copy_column(*state, kernel->lanes, lane, *moved, next->lanes, next_lane);
      state = std::move(moved);
      kernel = next;
      lane = next_lane;
    }
  }
}

// A function must load a group as it loads its PDUs one by one; the columns of lanes without a PDU become 0.
TEST_P(Kernels, GroupsAreLoadedAsOneByOne) {
  Random random(8);
  for (const lanes::Function& function : {variant().eea.function, variant().eia.function}) {
    if (function.load_group == nullptr) GTEST_SKIP() << "it has no way to load groups";
    for (const lanes::Kernel& kernel : variant().eea.kernels) {
      const std::size_t lanes = kernel.lanes;
      if (lanes % 8 != 0) continue;
      for (std::size_t count = 1; count <= lanes; ++count) {
        std::vector<RandomPdu> cases;
        std::vector<Pdu*> pdus;
        for (std::size_t i = 0; i < count; ++i) cases.emplace_back(random, 8);
        lanes::State expected{};
        for (std::size_t i = 0; i < count; ++i) {
          pdus.push_back(&cases[i].pdu);
          function.load(cases[i].pdu, expected.words + i, lanes);
        }
        lanes::State state;
        for (auto& word : state.words) word = static_cast<std::uint32_t>(random.next());
        std::copy(state.words + kRows * lanes, std::end(state.words), expected.words + kRows * lanes);
        function.load_group(pdus, state, lanes);
        ASSERT_TRUE(std::ranges::equal(state.words, expected.words)) << count << " of " << lanes;
      }
    }
  }
}

/// The bits of the last byte that are past a length.
std::uint8_t past(std::uint64_t len_bits) {
  return len_bits % 8 == 0 ? 0 : static_cast<std::uint8_t>(0xff >> len_bits % 8);
}

/// The text of a PDU with nothing but zeros past its length.
Bytes exact_text(const RandomPdu& random_pdu) {
  Bytes text = random_pdu.text;
  text.back() &= static_cast<std::uint8_t>(~past(random_pdu.pdu.len_bits));
  return text;
}

/// The ciphertext that the reference makes.
Bytes expected_ciphertext(const RandomPdu& random_pdu) {
  const Bytes text = exact_text(random_pdu);
  Bytes ciphertext(text.size());
  Random random(0);
  Pdu pdu = random_pdu.pdu;
  pdu.source = text.data();
  pdu.destination = ciphertext.data();
  testing::run(reference().eea.function, reference().eea.kernels.back(), {&pdu, 1}, random);
  EXPECT_EQ(ciphertext.back() & past(pdu.len_bits), 0);
  return ciphertext;
}

/// Runs PDUs of these lengths side by side in `kernel`, and compares with the reference.
void expect_ciphertexts(const Variant& variant, const lanes::Kernel& kernel, std::span<const std::uint64_t> lengths,
                        Random& random) {
  std::vector<RandomPdu> cases;
  std::vector<Guarded> outputs;
  std::vector<Pdu> pdus;
  for (const std::uint64_t length : lengths) {
    cases.emplace_back(random, length);
    outputs.emplace_back(cases.back().text.size(), random.below(64));
  }
  for (std::size_t i = 0; i < cases.size(); ++i) {
    pdus.push_back(cases[i].pdu);
    pdus[i].source = cases[i].text.data();
    pdus[i].destination = outputs[i].data();
    if (i % 2 != 0) {  // in place
      outputs[i].set(cases[i].text);
      pdus[i].source = outputs[i].data();
    }
  }
  testing::run(variant.eea.function, kernel, pdus, random);
  for (std::size_t i = 0; i < cases.size(); ++i) {
    ASSERT_EQ(outputs[i].content(), expected_ciphertext(cases[i])) << lengths[i] << " bits";
    ASSERT_TRUE(outputs[i].intact()) << lengths[i] << " bits";
  }
}

TEST_P(Kernels, Eea1OfEveryShortLength) {
  Random random(3);
  for (const lanes::Kernel& kernel : variant().eea.kernels) {
    for (std::uint64_t first = 1; first <= kMaxShortBits; first += kernel.lanes) {
      std::vector<std::uint64_t> lengths;
      for (std::uint64_t l = first; l < first + kernel.lanes && l <= kMaxShortBits; ++l) lengths.push_back(l);
      expect_ciphertexts(variant(), kernel, lengths, random);
      if (HasFatalFailure()) return;
    }
  }
}

TEST_P(Kernels, Eea1OfLongLengths) {
  Random random(4);
  for (const std::uint64_t length : long_lengths()) {
    for (const lanes::Kernel& kernel : variant().eea.kernels) {
      expect_ciphertexts(variant(), kernel, {&length, 1}, random);
      if (HasFatalFailure()) return;
    }
  }
}

/// Compares the MAC of a random message that ends at a page that faults; bits past the length are random.
void expect_mac(const Variant& variant, std::uint64_t length, FencedPages& pages, Random& random) {
  const RandomPdu start(random, length);
  std::uint8_t* message = pages.end() - start.text.size();
  std::copy(start.text.begin(), start.text.end(), message);
  const auto fresh = static_cast<std::uint32_t>(random.next());
  const auto mac = [&](const Variant& by, const std::uint8_t* text) {
    return f9(by, start.pdu.key, start.pdu.count, fresh, start.pdu.direction, text, length);
  };
  ASSERT_EQ(mac(variant, message), mac(reference(), exact_text(start).data())) << length << " bits";
}

TEST_P(Kernels, Eia1OfEveryShortLength) {
  FencedPages pages;
  ASSERT_TRUE(pages.usable());
  Random random(5);
  for (std::uint64_t length = 1; length <= kMaxShortBits; ++length) {
    expect_mac(variant(), length, pages, random);
    if (HasFatalFailure()) return;
  }
}

TEST_P(Kernels, Eia1OfLongLengths) {
  FencedPages pages(512 + 1);
  ASSERT_TRUE(pages.usable());
  Random random(6);
  for (const std::uint64_t length : long_lengths()) {
    expect_mac(variant(), length, pages, random);
    if (HasFatalFailure()) return;
  }
}

// Numbers at which reduction has most to carry.
TEST_P(Kernels, Eia1OfExtremes) {
  Random random(7);
  const auto extreme = [&random](std::uint8_t* bytes, std::size_t count) {
    const bool ones = random.below(2) != 0;
    for (std::size_t i = 0; i < count; ++i) {
      bytes[i] = static_cast<std::uint8_t>(random.below(9) != 0 ? (ones ? 0xff : 0) : random.next());
    }
  };
  for (int i = 0; i < 2000; ++i) {
    alignas(64) std::uint8_t keystream[64] = {};
    extreme(keystream, 4 * kEiaWords);
    Bytes message(1 + random.below(400));
    extreme(message.data(), message.size());
    std::map<std::string_view, std::uint32_t> macs;
    for (const Variant* by : {&variant(), &reference()}) {
      Pdu pdu;
      pdu.source = message.data();
      pdu.len_bits = 8 * message.size();
      lanes::Job job;
      job.pdu = &pdu;
      job.words_total = kEiaWords;
      by->eia.function.absorb(job, keystream, kEiaWords);
      macs[by->name] = pdu.mac;
    }
    ASSERT_EQ(macs[variant().name], macs["reference"]) << "case " << i;
  }
}

}  // namespace
}  // namespace tandem::snow3g
