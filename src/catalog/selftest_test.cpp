#include "catalog/selftest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tandem::catalog {
namespace {

using ::testing::HasSubstr;

/// The reference of an algorithm, with a mistake.
class WrongEngine final : public Engine {
 public:
  enum class Mistake : std::uint8_t { last_byte, accepts_all, silence };

  WrongEngine(std::unique_ptr<Engine> right, Mistake mistake) : right_(std::move(right)), mistake_(mistake) {}

  [[nodiscard]] const Capabilities& capabilities() const override { return right_->capabilities(); }
  std::size_t submit(std::span<Task* const> tasks) override {
    return mistake_ == Mistake::silence ? 0 : right_->submit(tasks);
  }
  std::size_t poll(std::span<Task*> done) override {
    const std::size_t count = right_->poll(done);
    for (Task* const task : done.first(count)) {
      if (mistake_ == Mistake::accepts_all) task->completion.status = Status::ok;
      if (mistake_ == Mistake::last_byte) task->destination[task->len_bytes() - 1] ^= 0x80;
    }
    return count;
  }
  Status wait(std::uint64_t timeout_ns) override { return right_->wait(timeout_ns); }
  [[nodiscard]] std::size_t in_flight() const override { return right_->in_flight(); }

 private:
  std::unique_ptr<Engine> right_;
  Mistake mistake_;
};

Entry wrong_entry(Algorithm algorithm, WrongEngine::Mistake mistake) {
  Entry entry = *find("cpu.reference", algorithm);
  entry.make = [right = entry.make, mistake](const SimSettings& settings, std::unique_ptr<Engine>& engine) {
    std::unique_ptr<Engine> made;
    const Status status = right(settings, made);
    engine = std::make_unique<WrongEngine>(std::move(made), mistake);
    return status;
  };
  return entry;
}

TEST(Selftest, KnowsEveryAlgorithmThatHasEngines) {
  for (const Entry& entry : entries()) {
    if (entry.name != "cpu.reference") continue;
    const SelftestResult result = selftest(entry, {.seed = 3, .tasks = 20});
    EXPECT_EQ(result.failure, "") << algorithm_name(entry.algorithm);
    EXPECT_EQ(result.tasks, 20U);
    EXPECT_GT(result.bytes, 0U);
  }
}

TEST(Selftest, FindsAWrongByte) {
  const auto result = selftest(wrong_entry(Algorithm::eea1, WrongEngine::Mistake::last_byte), {});
  EXPECT_THAT(result.failure, HasSubstr("task 0 of seed 1"));
  EXPECT_THAT(result.failure, HasSubstr("another result than the reference's"));
}

TEST(Selftest, FindsAnEngineThatTakesWhatIsForged) {
  for (const Algorithm algorithm : {Algorithm::chacha20_poly1305, Algorithm::eia3}) {
    const auto result = selftest(wrong_entry(algorithm, WrongEngine::Mistake::accepts_all), {});
    EXPECT_THAT(result.failure, HasSubstr("ok; the reference: authentication"));
  }
}

TEST(Selftest, FindsAnEngineThatTakesNothing) {
  const auto result = selftest(wrong_entry(Algorithm::chacha20, WrongEngine::Mistake::silence), {});
  EXPECT_THAT(result.failure, HasSubstr("would_block"));
}

}  // namespace
}  // namespace tandem::catalog
