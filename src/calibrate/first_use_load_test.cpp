// Tests what a measurement at first use chooses while others keep every processor busy. It asserts the choice, never a
// time.
#include <gtest/gtest.h>

#include "calibrate/first_use.h"
#include "engine/thread_clock.h"
#include "testing/busy_loops.h"

namespace tandem::calibrate {
namespace {

/// An engine that runs every batch several times.
class Repeating final : public Engine {
 public:
  Repeating(std::unique_ptr<Engine> engine, std::size_t times) : engine_(std::move(engine)), times_(times) {}

  [[nodiscard]] const Capabilities& capabilities() const override { return engine_->capabilities(); }
  std::size_t submit(std::span<Task* const> tasks) override {
    std::vector<Task*> done(tasks.size());
    for (std::size_t i = 1; i < times_; ++i) {
      const std::size_t count = engine_->submit(tasks);
      EXPECT_EQ(engine_->poll(done), count);
    }
    return engine_->submit(tasks);
  }
  std::size_t poll(std::span<Task*> done) override { return engine_->poll(done); }
  Status wait(std::uint64_t timeout_ns) override { return engine_->wait(timeout_ns); }
  [[nodiscard]] std::size_t in_flight() const override { return engine_->in_flight(); }

 private:
  std::unique_ptr<Engine> engine_;
  std::size_t times_;
};

TEST(FirstUseUnderLoad, TakesTheEngineThatDoesTheLeastWork) {
  constexpr choose::Work kWork{Algorithm::chacha20_poly1305, Direction::encrypt, 65536, 4};
  const auto make = [](std::string_view name) {
    std::unique_ptr<Engine> engine;
    EXPECT_EQ(catalog::find(name, kWork.algorithm)->make({}, engine), Status::ok);
    return engine;
  };
  const auto reference = make("cpu.reference");
  // The slower does five quarters of the work: 0.8 of the rate.
  Repeating less(make("cpu"), 4);
  Repeating more(make("cpu"), 5);
  const Candidate first_is_faster[] = {{"less", {}, &less}, {"more", {}, &more}};
  const Candidate first_is_slower[] = {{"more", {}, &more}, {"less", {}, &less}};
  const tandem::testing::BusyLoops load;
  contest::ThreadClock clock;
  const auto chosen = [&](std::span<const Candidate> candidates) {
    const auto profile = measure_first_use(kWork, candidates, *reference, clock);
    return choose::fastest(profile, kWork, {candidates[0].name, candidates[1].name}).value();
  };
  // A default that is slower may stay when load hides that, but rarely, and for an hour only.
  std::size_t kept = 0;
  for (std::size_t i = 0; i < 20; ++i) {
    EXPECT_EQ(chosen(first_is_faster).engine, "less");
    const choose::Fastest second = chosen(first_is_slower);
    if (second.engine == "less") continue;
    ++kept;
    EXPECT_NE(second.expires_s, 0);
  }
  EXPECT_LE(kept, 4U);
}

}  // namespace
}  // namespace tandem::calibrate
