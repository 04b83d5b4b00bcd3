// Tests the runners of the 3GPP functions: all compute the same results, and pieces cover the whole PDU.
#include "bench/pdu_runner.h"

#include <gtest/gtest.h>

namespace tandem::bench {
namespace {

TEST(PduRunners, ComputeTheSame) {
#if TANDEM_HAS_IPSEC_MB
  const libraries::IpsecMb library(libraries::kIpsecMbNames);
#endif
  for (const Algorithm function :
       {Algorithm::eea1, Algorithm::eia1, Algorithm::eea2, Algorithm::eia2, Algorithm::eea3, Algorithm::eia3}) {
    PduSet set({64, 256, 1421, 8188}, false);
    PduRunners runners = our_runners(function, set);
    ASSERT_FALSE(runners.empty());
    for (auto& runner : openssl_runners(function, set)) runners.push_back(std::move(runner));
#if TANDEM_HAS_IPSEC_MB
    if (library.usable()) {
      // PDUs go one at a time: version 1.3 gets EIA3 of 16 buffers of several lengths wrong.
      for (auto& runner : ipsec_mb_runners(function, set, library)) runners.push_back(std::move(runner));
    }
#endif
    std::vector<std::uint8_t> expected;
    for (const auto& runner : runners) {
      set.clear_results();
      for (std::size_t i = 0; i < set.size(); ++i) runner->run(i, 1);
      if (expected.empty()) expected = set.results();
      EXPECT_TRUE(runner->comparable());
      EXPECT_EQ(set.results(), expected) << runner->name();
    }
  }
}

TEST(PduSet, PiecesCoverTheWhole) {
  const PduSet whole({100, 64, 1}, true);
  const std::unique_ptr<PduSet> pieces = whole.cut(64);
  ASSERT_EQ(pieces->size(), 4U);
  EXPECT_EQ(pieces->bytes(), whole.bytes());
  EXPECT_EQ((*pieces)[1].source, whole[0].source + 64);
  EXPECT_EQ((*pieces)[1].bytes(), 36U);
  EXPECT_FALSE((*pieces)[1].headroom);
  EXPECT_EQ((*pieces)[2].source, whole[1].source);
  EXPECT_TRUE((*pieces)[2].headroom);
}

}  // namespace
}  // namespace tandem::bench
