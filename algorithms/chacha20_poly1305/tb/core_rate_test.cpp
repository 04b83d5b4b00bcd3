// Rates of the core, in clock cycles of its RTL.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <string>

#include "algorithms/chacha20_poly1305/tb/core_fixture.h"

namespace tandem::chacha20_poly1305::tb {
namespace {

class CoreRate : public Core {
 protected:
  struct Steady {
    double clocks;
    std::uint64_t latency;  // of the first task, header to result
  };

  // Clocks per task once many are under way.
  Steady run(std::size_t message_bytes, std::size_t aad_bytes) {
    const std::size_t count = message_bytes < 4096 ? 400 : 12;
    const std::size_t first = message_bytes < 4096 ? 100 : 4;
    std::vector<Job> jobs;
    for (std::size_t i = 0; i < count; ++i) jobs.push_back(job(message_bytes, aad_bytes));
    const Trace trace = bench_.run(jobs);
    EXPECT_EQ(trace.results.size(), count);
    const double clocks =
        static_cast<double>(trace.results.back() - trace.results[first]) / static_cast<double>(count - 1 - first);
    return {clocks, trace.results[0] - trace.headers[0]};
  }
};

// The slowest part sets the rate: ChaCha20 with block 0 and one block per 64 bytes; the beats of aad, message
// and lengths; Poly1305's lanes; the ring that makes its powers (see tnd_poly1305_mac).
TEST_P(CoreRate, SteadyRateIsAsDocumented) {
  constexpr std::uint64_t kInterleave = 12;
  const std::uint64_t lanes = GetParam().lanes();
  for (const auto& [size, aad] : std::vector<std::pair<std::uint64_t, std::uint64_t>>{
           {0, 16}, {64, 0}, {64, 12}, {256, 0}, {528, 0}, {1420, 0}, {1420, 12}, {4096, 0}, {16384, 0}, {65536, 0}}) {
    const std::uint64_t mac_blocks = (size + 15) / 16 + (aad + 15) / 16 + 1;
    const std::uint64_t mac_beats = (mac_blocks + lanes - 1) / lanes;
    const std::uint64_t bound = std::max({
        (1 + (size + 63) / 64) * GetParam().clocks_per_block(),
        ((size + 63) / 64 + (aad + 63) / 64 + 1) * GetParam().clocks_per_beat(),
        mac_beats + 1,
        std::max(lanes, lanes - 2 + std::min(mac_beats, kInterleave + 1)) - 1,
    });
    const Steady steady = run(size, aad);
    std::cout << GetParam().name << ": " << size << " bytes, aad " << aad << ": " << steady.clocks << " clocks, "
              << static_cast<double>(size) / steady.clocks << " bytes/clock, latency " << steady.latency << '\n';
    EXPECT_GE(steady.clocks, static_cast<double>(bound) * 0.95) << size;
    EXPECT_LE(steady.clocks, static_cast<double>(bound) * 1.03 + 0.1) << size;
    // tandem-explore reads these properties: the rate of the longest messages, and the latency of one block.
    if (size == 64 && aad == 0) RecordProperty("latency_clocks", std::to_string(steady.latency));
    if (size == 65536) RecordProperty("clocks_per_block", std::to_string(steady.clocks / (65536 / 64)));
  }
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreRate, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::chacha20_poly1305::tb
