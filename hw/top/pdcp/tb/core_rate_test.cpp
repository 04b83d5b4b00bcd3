// Rates of the core, in clock cycles of its RTL; ../README.md says the same.
#include <string>

#include "hw/top/pdcp/tb/core_fixture.h"

namespace tandem::pdcp::tb {
namespace {

class CoreRate : public Core {
 protected:
  /// Returns the clocks per 128 bits of messages of a full core, for PDUs of these functions in turn.
  double clocks_per_block(const std::vector<const OperationFacts*>& functions, std::size_t count, std::size_t bytes) {
    std::vector<Job> jobs;
    for (std::size_t i = 0; i < count; ++i) {
      jobs.push_back(job(*functions[i % functions.size()], 8 * bytes, static_cast<std::uint8_t>(i % kContexts)));
    }
    const Trace trace = bench_.run(jobs);
    first_beat_ = trace.beats.front() - trace.headers.front();
    const std::size_t first = count / 3;
    const auto blocks = static_cast<double>((count - 2 * first) * bytes) / 16;
    return static_cast<double>(trace.results[count - 1 - first] - trace.results[first - 1]) / blocks;
  }

  std::uint64_t first_beat_ = 0;
};

// The cores of 32 bits set the pace if all functions have equally many PDUs: a word per clock each.
TEST_P(CoreRate, AllFunctionsInTurn) {
  const double clocks = clocks_per_block(functions_, 20 * functions_.size(), 1420);
  RecordProperty("clocks_per_block", std::to_string(clocks));
  RecordProperty("latency_clocks", std::to_string(first_beat_));
  EXPECT_LT(clocks, GetParam().sets == kSets256 ? 1.6 : 2.2);
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreRate, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::pdcp::tb
