// The initialisation vectors that ZUC's README.md draws, against what the engines take and compute.
#include <gtest/gtest.h>

#include <array>
#include <charconv>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/zuc/sw/zuc.h"
#include "testing/engines/pdu_engines.h"
#include "testing/jobs/pdu_job.h"

namespace tandem::software {
namespace {

using tandem::testing::PduJob;
using tandem::testing::Random;
using Iv = std::array<std::uint8_t, zuc::kIvBytes>;

/// Bytes of an iv with the words that the drawing has beside them.
struct Field {
  std::size_t first, last;
  std::string text;
};

struct Parameters {
  std::uint32_t count;
  std::uint8_t bearer, direction;
};

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  return first == std::string_view::npos ? "" : std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
}

/// The lines under a title of the drawing, down to one without bytes, in the title's column.
std::vector<Field> drawn(std::string_view title) {
  std::ifstream file(TANDEM_ZUC_README);
  std::vector<Field> fields;
  std::size_t column = std::string::npos;
  for (std::string line; std::getline(file, line);) {
    if (column == std::string::npos) {
      column = line.find(title);
      continue;
    }
    // The left column ends where the right one begins.
    std::string text = line.size() > column ? line.substr(column) : "";
    constexpr std::size_t kRightColumn = 44;
    if (column < kRightColumn && title.find("EEA3 makes") != std::string_view::npos)
      text = text.substr(0, kRightColumn);
    std::istringstream words(text);
    std::string range, rest;
    words >> range;
    std::getline(words, rest);
    std::size_t first = 0;
    const auto [end, error] = std::from_chars(range.data(), range.data() + range.size(), first);
    if (error != std::errc()) {
      if (fields.empty() || trimmed(text).empty()) break;
      continue;
    }
    const std::size_t dots = range.find("..");
    fields.push_back({first, dots == std::string::npos ? first : std::stoul(range.substr(dots + 2)), trimmed(rest)});
  }
  return fields;
}

/// An iv as it is drawn; `task` is the task's.
Iv filled(const std::vector<Field>& fields, const Parameters& of, const Iv& task) {
  Iv iv{};
  std::size_t next = 0;
  for (const Field& field : fields) {
    EXPECT_EQ(field.first, next) << field.text;
    next = field.last + 1;
    for (std::size_t i = field.first; i <= field.last && i < iv.size(); ++i) {
      const std::string& text = field.text;
      if (text == "0") {
        iv[i] = 0;
      } else if (text == "COUNT, most significant byte first") {
        iv[i] = static_cast<std::uint8_t>(of.count >> (24 - 8 * (i - field.first)));
      } else if (text == "BEARER << 3") {
        iv[i] = static_cast<std::uint8_t>(of.bearer << 3);
      } else if (text == "BEARER << 3 | DIRECTION << 2") {
        iv[i] = static_cast<std::uint8_t>(of.bearer << 3 | of.direction << 2);
      } else if (text == "DIRECTION << 7") {
        iv[i] = static_cast<std::uint8_t>(of.direction << 7);
      } else if (text == "as in the task") {
        iv[i] = task[i];
      } else if (text == "as byte 0, ^ DIRECTION << 7") {
        iv[i] = static_cast<std::uint8_t>(iv[0] ^ of.direction << 7);
      } else if (text.starts_with("as bytes ")) {
        iv[i] = iv[std::stoul(text.substr(9)) + i - field.first];
      } else {
        ADD_FAILURE() << "the test does not know: " << text;
      }
    }
  }
  EXPECT_EQ(next, iv.size());
  return iv;
}

class Readme : public ::testing::Test {
 protected:
  /// A task with the iv that is drawn, and random parameters.
  std::unique_ptr<PduJob> job(Algorithm function) {
    parameters_ = {static_cast<std::uint32_t>(random_.below(std::uint64_t{1} << 32)),
                   static_cast<std::uint8_t>(random_.below(32)), static_cast<std::uint8_t>(random_.below(2))};
    auto made = std::make_unique<PduJob>(function, random_, 32 * kWords);
    made->task.direction = Direction::encrypt;
    made->task.iv = filled(drawn("iv of a task of EEA3 or EIA3"), parameters_, {});
    return made;
  }

  Status run(PduJob& job) {
    Task* task = &job.task;
    EXPECT_EQ(engine_->submit({&task, 1}), 1U);
    EXPECT_EQ(engine_->wait(0), Status::ok);
    EXPECT_EQ(engine_->poll({&task, 1}), 1U);
    return job.task.completion.status;
  }

  std::vector<std::uint32_t> keystream(const PduJob& job, const Iv& iv, std::size_t words) {
    std::vector<std::uint32_t> found(words);
    zuc::keystream(zuc::kVariants.best(), std::span(job.task.key).first<zuc::kKeyBytes>(), iv, found);
    return found;
  }

  static std::uint32_t word(const std::uint8_t* bytes) {
    return std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16 | std::uint32_t{bytes[2]} << 8 | bytes[3];
  }

  static constexpr std::size_t kWords = 8;
  static constexpr int kRounds = 64;
  Random random_{3};
  Parameters parameters_{};
  const std::shared_ptr<Engine> engine_ = tandem::testing::any_pdu_engine();
};

TEST_F(Readme, DrawsTheIvOfTasks) {
  for (const Algorithm function : {Algorithm::eea3, Algorithm::eia3}) {
    const auto good = job(function);
    EXPECT_EQ(run(*good), Status::ok);
    for (const Field& field : drawn("iv of a task of EEA3 or EIA3")) {
      for (std::size_t i = field.first; field.text == "0" && i <= field.last; ++i) {
        const auto bad = job(function);
        bad->task.iv[i] = 1;
        EXPECT_EQ(run(*bad), Status::bad_iv) << "byte " << i;
      }
    }
  }
}

TEST_F(Readme, DrawsWhatEea3MakesOfIt) {
  const std::vector<Field> fields = drawn("iv of ZUC that EEA3 makes of it");
  for (int round = 0; round < kRounds; ++round) {
    const auto made = job(Algorithm::eea3);
    const std::vector<std::uint8_t> message(made->task.source, made->task.source + 4 * kWords);
    ASSERT_EQ(run(*made), Status::ok);
    const auto expected = keystream(*made, filled(fields, parameters_, made->task.iv), kWords);
    for (std::size_t i = 0; i < kWords; ++i)
      ASSERT_EQ(word(made->task.destination + 4 * i), word(message.data() + 4 * i) ^ expected[i]) << "word " << i;
  }
}

TEST_F(Readme, DrawsWhatEia3MakesOfIt) {
  const std::vector<Field> fields = drawn("iv of ZUC that EIA3 makes of it");
  for (int round = 0; round < kRounds; ++round) {
    const auto made = job(Algorithm::eia3);
    ASSERT_EQ(run(*made), Status::ok);
    // Document 1, 4.4: the windows of the keystream at the message's ones, the window behind it, the last word.
    const auto z = keystream(*made, filled(fields, parameters_, made->task.iv), kWords + 2);
    const auto window = [&](std::size_t bit) {
      return bit % 32 == 0 ? z[bit / 32] : z[bit / 32] << bit % 32 | z[bit / 32 + 1] >> (32 - bit % 32);
    };
    std::uint32_t mac = window(32 * kWords) ^ z[kWords + 1];
    for (std::size_t bit = 0; bit < 32 * kWords; ++bit)
      if ((made->task.source[bit / 8] & 0x80U >> bit % 8) != 0) mac ^= window(bit);
    ASSERT_EQ(word(made->task.tag.data()), mac);
  }
}

}  // namespace
}  // namespace tandem::software
