// The core against NIST's known answers and multi-block messages (aes-ecb.json) and its Monte Carlo test
// (aes-ecb-mct.json), in the directory TANDEM_VECTORS, if it is set.
#include <fmt/format.h>

#include "algorithms/aes/check/aes_monte_carlo.h"
#include "algorithms/aes/tb/core_fixture.h"
#include "testing/known_answers.h"

namespace tandem::aes::tb {
namespace {

using ::tandem::testing::Answer;
using ::tandem::testing::has_known_answers;
using ::tandem::testing::kChecked;
using ::tandem::testing::kNoKnownAnswers;

class AesCoreKnownAnswers : public AesCore {
 protected:
  void SetUp() override {
    if (!has_known_answers()) GTEST_SKIP() << kNoKnownAnswers;
  }

  static bool has_constant_key() { return GetParam().has_constant_key(); }

  /// One block, when the core has nothing else to do.
  Block alone(const Bytes& key, Block block) {
    bool sent = false;
    for (unsigned i = 0; i < 3000; ++i, ++clock_) {
      const BlockCore::Clock seen = sent ? core_->clock(nullptr, nullptr) : offer(key, block);
      sent = sent || seen.block_taken;
      if (seen.out) return *seen.out;
    }
    ADD_FAILURE() << "no block came out";
    return {};
  }
};

TEST_P(AesCoreKnownAnswers, Blocks) {
  std::vector<Sent> blocks;
  std::size_t skipped = 0;
  const auto check = [&](const Answer& answer) -> std::string {
    const Bytes key = answer.bytes("key"), text = answer.bytes("msg"), expected = answer.bytes("ct");
    if (!takes(key)) {
      ++skipped;
      return "with another key than the core's";
    }
    if (answer.bits("msg") % (8 * sizeof(Block)) != 0) return "not whole blocks";
    if (answer.expected() != ::tandem::testing::Expected::valid) return "that are not valid";
    for (std::size_t i = 0; i < text.size(); i += sizeof(Block)) {
      Sent sent{key, {}, {}};
      std::copy_n(text.begin() + i, sizeof(Block), sent.block.begin());
      std::copy_n(expected.begin() + i, sizeof(Block), sent.expected.begin());
      blocks.push_back(sent);
    }
    return kChecked;
  };
  ::tandem::testing::check_all("aes-ecb.json", std::string(GetParam().name), check, has_constant_key());
  RecordProperty("known_answers", fmt::format("{}", blocks.size()));
  RecordProperty("known_answers_skipped", fmt::format("{}", skipped));
  if (blocks.empty()) GTEST_SKIP() << "no known answer has the core's key; " << skipped << " skipped";
  run(blocks, 0);
}

// Runs as many of the 100 keys of a test as end within 100 clocks per random block.
TEST_P(AesCoreKnownAnswers, MonteCarlo) {
  std::size_t keys = 0;
  const auto check = [&](const Answer& answer) -> std::string {
    if (!takes(answer.bytes("key")) || has_constant_key()) return "with another key than the core's";
    const std::uint64_t last_clock = clock_ + 100 * random_blocks();
    keys += testing::run_monte_carlo(
        answer, [&](const Bytes& key, const Block& block) { return alone(key, block); },
        [&](std::size_t) { return clock_ > last_clock; });
    return kChecked;
  };
  ::tandem::testing::check_all("aes-ecb-mct.json", std::string(GetParam().name), check, has_constant_key());
  RecordProperty("monte_carlo_keys", fmt::format("{}", keys));
  if (keys == 0) GTEST_SKIP() << "the core's key is constant";
}

INSTANTIATE_TEST_SUITE_P(All, AesCoreKnownAnswers, ::testing::ValuesIn(core_configs().begin(), core_configs().end()),
                         [](const auto& tested) { return std::string(tested.param.name); });

}  // namespace
}  // namespace tandem::aes::tb
