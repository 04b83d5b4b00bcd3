#include "pipeline/pieces.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace tandem::pipeline {
namespace {

/// Returns the bytes that the pieces hold, in order.
std::vector<int> content(const Pieces& pieces) {
  std::vector<int> all;
  for (int i = 0; i < pieces.count(); ++i) {
    for (const std::uint8_t byte : pieces[static_cast<std::size_t>(i)]) all.push_back(byte);
  }
  EXPECT_EQ(all.size(), pieces.bytes());
  return all;
}

class PiecesTest : public ::testing::Test {
 protected:
  std::vector<std::uint8_t> memory_ = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  std::span<std::uint8_t> all_{memory_};
};

TEST_F(PiecesTest, JoinsNeighboursAndSkipsEmptyOnes) {
  Pieces pieces;
  EXPECT_TRUE(pieces.empty());
  pieces.add(all_.subspan(0, 2));
  pieces.add(all_.subspan(5, 0));
  pieces.add(all_.subspan(2, 1));
  pieces.add(all_.subspan(7, 2));
  EXPECT_EQ(pieces.count(), 2);
  EXPECT_THAT(content(pieces), ::testing::ElementsAre(0, 1, 2, 7, 8));
}

TEST_F(PiecesTest, DropsAndKeepsAcrossBorders) {
  Pieces whole;
  for (const std::size_t at : {0U, 3U, 6U}) whole.add(all_.subspan(at, 2));
  const std::vector<int> expected = {0, 1, 3, 4, 6, 7};
  for (std::size_t drop = 0; drop <= 6; ++drop) {
    for (std::size_t keep = 0; drop + keep <= 6; ++keep) {
      Pieces pieces = whole;
      pieces.drop_front(drop);
      pieces.keep_front(keep);
      const auto first = expected.begin() + static_cast<std::ptrdiff_t>(drop);
      EXPECT_EQ(content(pieces), std::vector<int>(first, first + static_cast<std::ptrdiff_t>(keep)));
      for (int i = 0; i < pieces.count(); ++i) EXPECT_GT(pieces.vectors()[i].iov_len, 0U);
    }
  }
}

TEST_F(PiecesTest, FillsWhatHasRoom) {
  Pieces pieces;
  pieces.add(all_.subspan(0, 2));
  pieces.add(all_.subspan(5, 3));
  const std::vector<std::uint8_t> data = {20, 21, 22, 23, 24, 25};
  EXPECT_EQ(pieces.fill_front(std::span(data).first(3)), 3U);
  EXPECT_EQ(pieces.bytes(), 2U);
  EXPECT_EQ(pieces.fill_front(std::span(data).subspan(3)), 2U);
  EXPECT_THAT(memory_, ::testing::ElementsAre(20, 21, 2, 3, 4, 22, 23, 24, 8, 9));
}

TEST_F(PiecesTest, CanBeFilledAgainAfterBeingEmptied) {
  Pieces pieces(all_.first(3));
  pieces.drop_front(3);
  EXPECT_EQ(pieces.count(), 0);
  pieces.add(all_.subspan(4, 2));
  EXPECT_THAT(content(pieces), ::testing::ElementsAre(4, 5));
}

}  // namespace
}  // namespace tandem::pipeline
