// Tests holes where the data are zero: the content is the same, and the blocks are not there.
#include "pipeline/s6_write/sparse_sink.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <list>
#include <random>
#include <vector>

namespace tandem::pipeline {
namespace {

constexpr std::size_t kBlock = SparseSink::kBlockBytes;
using Bytes = std::vector<std::uint8_t>;

class SparseSinkTest : public ::testing::Test {
 protected:
  SparseSinkTest() : fd_(::open(::testing::TempDir().c_str(), O_TMPFILE | O_RDWR, 0600)), sink_(fd_) {}
  ~SparseSinkTest() override { ::close(fd_); }

  Bytes content() const {
    struct stat info {};
    EXPECT_EQ(::fstat(fd_, &info), 0);
    Bytes bytes(static_cast<std::size_t>(info.st_size));
    EXPECT_EQ(::pread(fd_, bytes.data(), bytes.size(), 0), static_cast<ssize_t>(bytes.size()));
    return bytes;
  }

  /// Returns whether the file has data at `offset`.
  bool has_data(std::size_t offset) const {
    return ::lseek(fd_, static_cast<off_t>(offset), SEEK_DATA) == static_cast<off_t>(offset);
  }

  int fd_;
  SparseSink sink_;
};

TEST_F(SparseSinkTest, BlocksOfZerosAreHoles) {
  ASSERT_GE(fd_, 0);
  Bytes data(6 * kBlock + 100);
  data[0] = data[2 * kBlock] = data[5 * kBlock - 1] = 1;
  ASSERT_EQ(sink_.write(0, std::span(data)), 0);
  ASSERT_EQ(sink_.finish(), 0);
  EXPECT_EQ(content(), data);
  const bool expected[] = {true, false, true, false, true, false, true};
  for (std::size_t block = 0; block < 7; ++block) EXPECT_EQ(has_data(block * kBlock), expected[block]) << block;
}

TEST_F(SparseSinkTest, AHoleAtTheEndHasItsLength) {
  Bytes data(3 * kBlock);
  ASSERT_EQ(sink_.write(0, std::span(data)), 0);
  ASSERT_EQ(sink_.finish(), 0);
  EXPECT_EQ(content(), data);
  EXPECT_EQ(::lseek(fd_, 0, SEEK_DATA), -1);
}

TEST_F(SparseSinkTest, WhateverThePiecesTheContentIsTheSame) {
  std::mt19937 random(1);
  const auto below = [&](std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random); };
  Bytes all(64 * kBlock + 777);
  for (std::size_t block = 0; block * kBlock < all.size(); ++block) {
    if (below(2) == 0) all[std::min(block * kBlock + below(kBlock), all.size() - 1)] = 7;
  }
  for (std::size_t begin = 0; begin < all.size();) {
    Pieces pieces;
    std::list<Bytes> copies;
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < 5 && begin + bytes < all.size(); ++i) {
      const std::size_t part = std::min(1 + below(3 * kBlock), all.size() - begin - bytes);
      // These are copies, which do not touch one another in memory, as messages with tags between them do not.
      copies.emplace_back(all.begin() + static_cast<std::ptrdiff_t>(begin + bytes),
                          all.begin() + static_cast<std::ptrdiff_t>(begin + bytes + part));
      pieces.add(std::span(copies.back()));
      bytes += part;
    }
    ASSERT_EQ(sink_.write(begin, pieces), 0);
    begin += bytes;
  }
  ASSERT_EQ(sink_.finish(), 0);
  EXPECT_EQ(content(), all);
  for (std::size_t block = 0; block < 64; ++block) {
    const auto at = all.begin() + static_cast<std::ptrdiff_t>(block * kBlock);
    const bool zero = std::all_of(at, at + kBlock, [](std::uint8_t byte) { return byte == 0; });
    EXPECT_TRUE(zero || has_data(block * kBlock)) << block;
  }
}

}  // namespace
}  // namespace tandem::pipeline
