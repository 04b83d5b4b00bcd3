#include "bench/verdict.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tandem::bench {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Row rate(std::size_t bytes, std::string direction, std::string engine, double value) {
  Row row = row_of("peers", Algorithm::chacha20_poly1305);
  row.bytes = bytes;
  row.direction = std::move(direction);
  row.engine = std::move(engine);
  return figure(row, "rate", "MB/s", value);
}

TEST(Verdicts, NameTheFastestOfEachDirectionAndOurRatios) {
  const std::vector<Row> rows = {
      rate(64, "encrypt", "cpu.avx2", 100),     rate(64, "encrypt", "cpu.ipsec_mb", 190),
      rate(64, "encrypt", "ipsec-mb", 200),     rate(1420, "encrypt", "cpu.avx2", 300),
      rate(1420, "encrypt", "ipsec-mb", 200),   rate(4112, "encrypt", "cpu.avx2", 300),
      rate(4112, "encrypt", "ipsec-mb", 150),   rate(64, "decrypt", "cpu.avx2", 90),
      rate(64, "decrypt", "cpu.reference", 10), rate(64, "decrypt", "ipsec-mb", 100),
  };
  EXPECT_THAT(
      verdicts(rows),
      ElementsAre(
          "chacha20_poly1305, encrypt: fastest here: cpu.avx2 in 2 of 3, ipsec-mb in 1 of 3; ours: 0.50 to 2.00 "
          "times the best library",
          "chacha20_poly1305, decrypt: fastest here: ipsec-mb in 1 of 1; ours: 0.90 to 0.90 times the best library"));
}

TEST(Verdicts, WithoutLibrariesCompareNothing) {
  EXPECT_THAT(verdicts(std::vector{rate(64, "", "cpu.avx2", 2), rate(64, "", "cpu.reference", 1)}),
              ElementsAre("chacha20_poly1305: fastest here: cpu.avx2 in 1 of 1"));
}

TEST(Verdicts, IgnoreOtherFiguresAndEnginesAlone) {
  Row other = rate(64, "", "cpu.avx2", 2);
  other.metric = "ratio";
  EXPECT_THAT(verdicts(std::vector{other, rate(64, "", "cpu.avx2", 2)}), IsEmpty());
}

}  // namespace
}  // namespace tandem::bench
