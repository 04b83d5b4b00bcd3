// Every kernel and every absorb against `reference`.
#include <gtest/gtest.h>

#include <cstring>

#include "algorithms/zuc/check/zuc_fixture.h"
#include "algorithms/zuc/sw/zuc.h"
#include "testing/fenced_pages.h"

namespace tandem::zuc {
namespace {

using tandem::testing::FencedPages;
using tandem::testing::Guarded;
using testing::Bytes;
using testing::Case;
using testing::EachVariant;
using testing::Random;

constexpr std::uint8_t kMark = 0xa5;

/// Streams as separate columns, which move into the lanes of a kernel and back.
class Streams {
 public:
  using Column = std::array<std::uint32_t, kRows>;

  explicit Streams(std::size_t count) : columns_(count) {}
  Column& operator[](std::size_t i) { return columns_[i]; }
  bool operator==(const Streams& other) const { return columns_ == other.columns_; }

  void initialise(const lanes::Kernel& kernel) {
    for (std::size_t first = 0; first < columns_.size(); first += kernel.lanes) {
      lanes::State state = gather(kernel, first);
      kernel.initialise(state);
      scatter(kernel, first, state);
    }
  }

  /// The next `words` words of every stream; what must not be touched is not.
  std::vector<Bytes> generate(const lanes::Kernel& kernel, std::size_t words, std::size_t extra_stride) {
    const std::size_t written = (4 * words + 63) / 64 * 64;
    const std::size_t stride = written + extra_stride;
    Guarded memory(kernel.lanes * stride, 0);
    std::vector<Bytes> result;
    for (std::size_t first = 0; first < columns_.size(); first += kernel.lanes) {
      lanes::State state = gather(kernel, first);
      memory.set(Bytes(kernel.lanes * stride, kMark));
      kernel.generate(state, memory.data(), stride, words);
      scatter(kernel, first, state);
      EXPECT_TRUE(memory.intact());
      for (std::size_t lane = 0; lane < kernel.lanes; ++lane) {
        const std::uint8_t* row = memory.data() + lane * stride;
        result.emplace_back(row, row + 4 * words);
        EXPECT_EQ(Bytes(row + written, row + stride), Bytes(extra_stride, kMark)) << "lane " << lane;
      }
    }
    return result;
  }

 private:
  [[nodiscard]] lanes::State gather(const lanes::Kernel& kernel, std::size_t first) const {
    lanes::State state;
    std::memset(&state, kMark, sizeof state);
    for (std::size_t row = 0; row < kRows; ++row) {
      for (std::size_t lane = 0; lane < kernel.lanes; ++lane) {
        state.words[row * kernel.lanes + lane] = columns_[first + lane][row];
      }
    }
    return state;
  }

  void scatter(const lanes::Kernel& kernel, std::size_t first, const lanes::State& state) {
    for (std::size_t row = 0; row < kRows; ++row) {
      for (std::size_t lane = 0; lane < kernel.lanes; ++lane) {
        columns_[first + lane][row] = state.words[row * kernel.lanes + lane];
      }
    }
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(state.words + kRows * kernel.lanes);
    const auto* end = reinterpret_cast<const std::uint8_t*>(&state) + sizeof state;
    EXPECT_EQ(std::count(bytes, end, kMark), end - bytes) << "words of other rows";
  }

  std::vector<Column> columns_;
};

const lanes::Kernel& reference_kernel() { return kVariants.find("reference")->eea.kernels.front(); }

class KernelTest : public EachVariant {
 protected:
  static const lanes::Kernel& any_kernel(Random& random) {
    const auto kernels = variant().eia.kernels;
    return kernels[random.below(kernels.size())];
  }
};
INSTANTIATE_TEST_SUITE_P(All, KernelTest, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         testing::variant_name);

// Slices of every size from 1 to 100 words, each by another kernel than the slice before.
TEST_P(KernelTest, StreamsMoveBetweenKernelsInMidStream) {
  Random random(21);
  for (int round = 0; round < 4; ++round) {
    Streams streams(lanes::kMaxLanes);
    for (std::size_t i = 0; i < lanes::kMaxLanes; ++i) {
      const Case one(random, 8);
      const auto& function = round % 2 == 0 ? variant().eea.function : variant().eia.function;
      function.load(one.at(nullptr, nullptr), streams[i].data(), 1);
    }
    Streams expected = streams;
    streams.initialise(any_kernel(random));
    expected.initialise(reference_kernel());
    ASSERT_TRUE(streams == expected) << "after initialisation";
    for (std::size_t step = 1; step <= 100; ++step) {
      const std::size_t words = round % 2 == 0 ? step : 1 + random.below(100);
      const lanes::Kernel& kernel = any_kernel(random);
      const auto result = streams.generate(kernel, words, 64 * random.below(3));
      ASSERT_EQ(result, expected.generate(reference_kernel(), words, 0)) << words << " words, " << kernel.lanes;
      ASSERT_TRUE(streams == expected) << words << " words, " << kernel.lanes << " lanes";
    }
  }
}

// Cells at the ends of their range, where carries and 0 are decided; R1 and R2 anything.
TEST_P(KernelTest, ExtremeCells) {
  Random random(22);
  constexpr std::uint32_t kValues[] = {1, 2, 0x40000000, 0x3fffffff, 0x7ffffffe, 0x7fffffff};
  for (const lanes::Kernel& kernel : variant().eia.kernels) {
    for (int round = 0; round < 60; ++round) {
      Streams streams(lanes::kMaxLanes);
      for (std::size_t i = 0; i < lanes::kMaxLanes; ++i) {
        for (std::size_t row = 0; row < kCells; ++row) {
          const bool extreme = round < 20 || random.below(2) == 0;
          streams[i][row] = extreme ? kValues[random.below(std::size(kValues))]
                                    : static_cast<std::uint32_t>(1 + random.below(0x7fffffff));
        }
        streams[i][kR1] = static_cast<std::uint32_t>(random.next());
        streams[i][kR2] = static_cast<std::uint32_t>(random.next());
      }
      Streams expected = streams;
      if (round % 2 == 0) {
        streams.initialise(kernel);
        expected.initialise(reference_kernel());
        ASSERT_TRUE(streams == expected) << kernel.lanes << " lanes";
      }
      ASSERT_EQ(streams.generate(kernel, 40, 0), expected.generate(reference_kernel(), 40, 0)) << kernel.lanes;
      ASSERT_TRUE(streams == expected) << kernel.lanes << " lanes";
    }
  }
}

TEST_P(KernelTest, FortyEightRounds) {
  Random random(23);
  for (int round = 0; round < 20; ++round) {
    lanes::State state;
    for (std::uint32_t& word : state.words) word = static_cast<std::uint32_t>(1 + random.below(0x7fffffff));
    lanes::State expected = state;
    variant().nea6.kernels.back().initialise(state);
    kVariants.find("reference")->nea6.kernels.back().initialise(expected);
    ASSERT_EQ(std::memcmp(&state, &expected, sizeof state), 0);
  }
}

/// EEA3 and EIA3 of many PDUs side by side.
class FunctionTest : public EachVariant {
 protected:
  /// Runs PDUs of these lengths, misaligned and guarded, half of them in place, and compares them with `reference`.
  static void check(Random& random, const lanes::Kernel& kernel, std::span<const std::uint64_t> lengths,
                    std::size_t slice) {
    for (const bool integrity : {false, true}) {
      std::vector<Case> cases;
      std::vector<Guarded> sources;
      std::vector<Guarded> destinations;
      std::vector<Pdu> pdus;
      const bool in_place = random.below(2) == 0;
      for (const std::uint64_t length : lengths) {
        cases.emplace_back(random, length);
        sources.emplace_back(testing::bytes_of(length), random.below(64));
        destinations.emplace_back(testing::bytes_of(length), random.below(64));
        (in_place ? destinations : sources).back().set(cases.back().message);
      }
      for (std::size_t i = 0; i < lengths.size(); ++i) {
        std::uint8_t* destination = destinations[i].data();
        pdus.push_back(cases[i].at(in_place ? destination : sources[i].data(), destination));
      }
      const std::vector<Guarded> before = destinations;
      testing::run(integrity ? variant().eia : variant().eea, kernel, pdus, slice);
      for (std::size_t i = 0; i < lengths.size(); ++i) {
        SCOPED_TRACE(std::to_string(lengths[i]) + " bits, " + std::to_string(kernel.lanes) + " lanes");
        Bytes answer(cases[i].message.size());
        Pdu expected = cases[i].at(cases[i].message.data(), answer.data());
        testing::run_reference(integrity, expected);
        if (integrity) {
          ASSERT_EQ(pdus[i].mac, expected.mac);
          ASSERT_EQ(destinations[i].content(), before[i].content());
        } else {
          ASSERT_EQ(destinations[i].content(), answer);
        }
        ASSERT_TRUE(destinations[i].intact());
        ASSERT_TRUE(sources[i].intact());
      }
    }
  }
};
INSTANTIATE_TEST_SUITE_P(All, FunctionTest, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         testing::variant_name);

// A function that loads groups does what its load does for one, and clears the columns of lanes without a PDU.
TEST_P(FunctionTest, GroupsAreLoadedAsOneByOne) {
  Random random(30);
  for (const lanes::Function& function : {variant().eea.function, variant().eia.function}) {
    if (function.load_group == nullptr) GTEST_SKIP() << "it has no way to load groups";
    for (const lanes::Kernel& kernel : variant().eea.kernels) {
      const std::size_t lanes = kernel.lanes;
      if (lanes % 8 != 0) continue;
      for (std::size_t count = 1; count <= lanes; ++count) {
        std::vector<Case> cases;
        for (std::size_t i = 0; i < count; ++i) cases.emplace_back(random, 8);
        std::vector<Pdu> pdus;
        for (const Case& one : cases) pdus.push_back(one.at(nullptr, nullptr));
        std::vector<Pdu*> pointers;
        for (Pdu& pdu : pdus) pointers.push_back(&pdu);
        lanes::State state;
        lanes::State expected;
        std::memset(&state, kMark, sizeof state);
        std::memset(&expected, kMark, sizeof expected);
        std::fill_n(expected.words, kRows * lanes, 0);
        for (std::size_t i = 0; i < count; ++i) function.load(pdus[i], expected.words + i, lanes);
        function.load_group(pointers, state, lanes);
        ASSERT_EQ(std::memcmp(&state, &expected, sizeof state), 0) << count << " of " << lanes;
      }
    }
  }
}

// Every length from 1 to 4096 bits, in every kernel that has more lanes than one, and a quarter of them in the other.
TEST_P(FunctionTest, EveryBitLength) {
  Random random(31);
  for (const lanes::Kernel& kernel : variant().eia.kernels) {
    std::vector<std::uint64_t> lengths;
    const std::uint64_t step = kernel.lanes == 1 && variant().eia.kernels.size() > 1 ? 4 : 1;
    for (std::uint64_t length = 1 + random.below(step); length <= 4096; length += step) {
      lengths.push_back(length);
      if (lengths.size() < kernel.lanes && length + step <= 4096) continue;
      ASSERT_NO_FATAL_FAILURE(check(random, kernel, lengths, 16 << random.below(4)));
      lengths.clear();
    }
  }
}

TEST_P(FunctionTest, LengthsAroundWordsAndLimits) {
  Random random(32);
  for (const lanes::Kernel& kernel : variant().eia.kernels) {
    std::vector<std::uint64_t> lengths;
    for (const std::uint64_t words :
         {1, 2, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257, 511, 512}) {
      for (const std::uint64_t length : {32 * words - 1, 32 * words, 32 * words + 1}) {
        lengths.push_back(length);
        if (lengths.size() < kernel.lanes) continue;
        ASSERT_NO_FATAL_FAILURE(check(random, kernel, lengths, 16 << random.below(4)));
        lengths.clear();
      }
    }
    for (const std::uint64_t length : {65504, 65505, 65535, 65536, 65537, 1 << 24}) {
      const std::uint64_t one[] = {length};
      ASSERT_NO_FATAL_FAILURE(check(random, kernel, one, 512));
    }
  }
}

// A read or write outside the message faults.
TEST_P(FunctionTest, TouchesNothingOutsideTheMessage) {
  FencedPages source;
  FencedPages destination;
  ASSERT_TRUE(source.usable() && destination.usable());
  Random random(33);
  const lanes::Kernel& kernel = variant().eia.kernels.back();
  for (std::uint64_t length = 1; length <= 2400; length += 1 + random.below(9)) {
    const Case one(random, length);
    for (const bool integrity : {false, true}) {
      Bytes answer(one.message.size());
      Pdu expected = one.at(one.message.data(), answer.data());
      testing::run_reference(integrity, expected);
      for (const bool at_end : {false, true}) {
        std::uint8_t* from = at_end ? source.end() - one.message.size() : source.begin();
        std::uint8_t* to = at_end ? destination.end() - one.message.size() : destination.begin();
        std::copy(one.message.begin(), one.message.end(), from);
        Pdu pdu = one.at(from, integrity ? nullptr : to);
        testing::run(integrity ? variant().eia : variant().eea, kernel, {&pdu, 1}, at_end ? 16 : 64);
        ASSERT_EQ(pdu.mac, expected.mac) << length;
        ASSERT_TRUE(integrity || std::equal(answer.begin(), answer.end(), to)) << length;
      }
    }
  }
}

// Bits past the end of the message do not matter.
TEST_P(FunctionTest, IgnoresTrailingBits) {
  Random random(34);
  for (std::uint64_t length = 1; length <= 600; ++length) {
    if (length % 8 == 0) continue;
    const Case one(random, length);
    for (const bool integrity : {false, true}) {
      std::uint32_t macs[2];
      Bytes out[2];
      for (const bool ones : {false, true}) {
        Bytes message = one.message;
        const auto past = static_cast<std::uint8_t>(0xff >> length % 8);
        message.back() = static_cast<std::uint8_t>(ones ? message.back() | past : message.back() & ~past);
        out[ones] = Bytes(message.size(), 0xff);
        Pdu pdu = one.at(message.data(), out[ones].data());
        testing::run(integrity ? variant().eia : variant().eea, variant().eia.kernels.back(), {&pdu, 1}, 64);
        macs[ones] = pdu.mac;
        EXPECT_TRUE(integrity || (out[ones].back() & past) == 0) << length;
      }
      EXPECT_EQ(macs[0], macs[1]) << length;
      EXPECT_EQ(out[0], out[1]) << length;
    }
  }
}

}  // namespace
}  // namespace tandem::zuc
