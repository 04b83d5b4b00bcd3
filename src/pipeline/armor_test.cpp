// Tests sources and sinks that change what passes: armor both ways, windows, and streams whose beginning has been read.
#include <gtest/gtest.h>

#include <array>
#include <cerrno>
#include <string>

#include "pipeline/pipeline_fixture.h"
#include "pipeline/s1_read/armor_source.h"
#include "pipeline/s1_read/rest_source.h"
#include "pipeline/s1_read/window_source.h"
#include "pipeline/s6_write/armor_sink.h"

namespace tandem::pipeline {
namespace {

/// Reads a stream to its end, `step` bytes at a time.
Bytes read_to_end(Source& source, std::size_t step) {
  Bytes all;
  Bytes block(step);
  for (;;) {
    const ReadResult result = source.read(all.size(), std::span<std::uint8_t>(block));
    EXPECT_EQ(result.os_error, 0);
    all.insert(all.end(), block.begin(), block.begin() + static_cast<std::ptrdiff_t>(result.bytes));
    if (result.bytes < step) return all;
  }
}

Bytes armored(const Bytes& data, std::size_t step, bool random_access) {
  MemorySink text(random_access);
  ArmorSink sink(text);
  EXPECT_FALSE(sink.random_access());
  for (std::size_t at = 0; at < data.size(); at += step) {
    EXPECT_EQ(sink.write(at, std::span(data).subspan(at, std::min(step, data.size() - at))), 0);
  }
  EXPECT_EQ(sink.finish(), 0);
  return text.content();
}

TEST(Armor, IsTheSameWhateverThePieces) {
  const Bytes data = random_bytes(1000);
  const Bytes text = armored(data, 1000, true);
  EXPECT_EQ(std::string(text.begin(), text.begin() + 35), "-----BEGIN AGE ENCRYPTED FILE-----\n");
  for (const std::size_t step : {1U, 47U, 48U, 49U, 333U}) EXPECT_EQ(armored(data, step, false), text);
}

TEST(Armor, ReadsWhatWasWritten) {
  for (const std::size_t size : {1U, 47U, 48U, 300'000U}) {
    const Bytes data = random_bytes(size);
    const Bytes text = armored(data, 5000, true);
    for (const std::size_t step : {7U, 65536U}) {
      MemorySource source(text, true);
      ArmorSource decoded(source);
      EXPECT_EQ(decoded.size(), std::nullopt);
      EXPECT_EQ(read_to_end(decoded, step), data);
      EXPECT_EQ(decoded.status(), container::FileStatus::ok);
    }
  }
}

TEST(Armor, FailsWhereTheTextIsWrong) {
  const auto status_of = [](const Bytes& text) {
    MemorySource source(text, true);
    ArmorSource decoded(source);
    std::array<std::uint8_t, 1000> block;
    ReadResult result;
    do result = decoded.read(0, std::span<std::uint8_t>(block));
    while (result.os_error == 0 && result.bytes == block.size());
    EXPECT_EQ(result.os_error, EBADMSG);
    EXPECT_EQ(decoded.read(0, std::span<std::uint8_t>(block)).os_error, EBADMSG);
    return decoded.status();
  };
  const Bytes text = armored(random_bytes(200'000), 5000, true);
  EXPECT_EQ(status_of(Bytes(text.begin(), text.end() - 10)), container::FileStatus::truncated_armor);
  for (const std::size_t at : {text.size() / 2, text.size() - 10}) {
    Bytes altered = text;
    altered[at] = '?';
    EXPECT_EQ(status_of(altered), container::FileStatus::bad_armor);
  }
}

TEST(Armor, PassesErrorsOn) {
  const Bytes text = armored(random_bytes(200'000), 5000, true);
  MemorySource failing(text, true, 100'000);
  ArmorSource source(failing);
  Bytes block(200'000);
  EXPECT_EQ(source.read(0, std::span<std::uint8_t>(block)).os_error, EIO);
  MemorySink full(true, 0);
  ArmorSink sink(full);
  EXPECT_EQ(sink.write(0, std::span<const std::uint8_t>(block)), ENOSPC);
}

TEST(WindowSource, IsAPart) {
  const Bytes data = random_bytes(100);
  MemorySource whole(data, true);
  WindowSource window(whole, 10, 30);
  EXPECT_EQ(window.size(), 30U);
  Bytes block(20);
  EXPECT_EQ(window.read(10, std::span<std::uint8_t>(block)).bytes, 20U);
  EXPECT_TRUE(std::equal(block.begin(), block.end(), data.begin() + 20));
}

TEST(RestSource, GivesWhatWasReadAndThenTheRest) {
  const Bytes data = random_bytes(1000);
  for (const std::size_t step : {1U, 99U, 100U, 101U, 2000U}) {
    MemorySource whole(data, true);
    RestSource rest({data.begin() + 50, data.begin() + 150}, whole, 150);
    EXPECT_EQ(rest.size(), std::nullopt);
    EXPECT_EQ(read_to_end(rest, step), Bytes(data.begin() + 50, data.end()));
  }
}

}  // namespace
}  // namespace tandem::pipeline
