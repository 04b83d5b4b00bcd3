#include "calibrate/first_use.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "calibrate/measure.h"
#include "calibrate/profile_file.h"
#include "catalog/automatic.h"
#include "engine/scripted_clock_fixture.h"
#include "engine/thread_clock.h"
#include "engine/variants.h"

namespace tandem::calibrate {
namespace {

using catalog::Entry;
using choose::Curve;
using choose::Profile;
using choose::Work;
using ::testing::ContainsRegex;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

constexpr Work kEncrypt{Algorithm::chacha20_poly1305, Direction::encrypt, 65536, 4};
constexpr Work kDecrypt{Algorithm::chacha20_poly1305, Direction::decrypt, 65536, 4};

/// An engine that does what another does, but for one thing.
class Odd final : public Engine {
 public:
  enum class Fault { none, wrong_bit, writes_nothing, wrong_tag, fails };

  Odd(std::unique_ptr<Engine> engine, Fault fault) : engine_(std::move(engine)), fault_(fault) {}

  [[nodiscard]] const Capabilities& capabilities() const override { return engine_->capabilities(); }
  std::size_t submit(std::span<Task* const> tasks) override {
    if (fault_ != Fault::writes_nothing) return engine_->submit(tasks);
    const std::size_t count = std::min(tasks.size(), std::size_t{8} - done_.size());
    done_.insert(done_.end(), tasks.begin(), tasks.begin() + static_cast<std::ptrdiff_t>(count));
    for (Task* const task : done_) task->completion.status = Status::ok;
    return count;
  }
  std::size_t poll(std::span<Task*> done) override {
    std::size_t count = engine_->poll(done);
    for (; count < done.size() && !done_.empty(); ++count) {
      done[count] = done_.back();
      done_.pop_back();
    }
    for (Task* const task : done.first(count)) {
      if (fault_ == Fault::wrong_bit) task->destination[task->len_bits / 16] ^= 1;
      if (fault_ == Fault::wrong_tag) task->tag.back() ^= 1;
      if (fault_ == Fault::fails) task->completion.status = Status::io_error;
    }
    return count;
  }
  Status wait(std::uint64_t timeout_ns) override { return engine_->wait(timeout_ns); }
  [[nodiscard]] std::size_t in_flight() const override { return engine_->in_flight() + done_.size(); }

 private:
  std::unique_ptr<Engine> engine_;
  Fault fault_;
  std::vector<Task*> done_;
};

std::unique_ptr<Engine> make(std::string_view name, Algorithm algorithm) {
  std::unique_ptr<Engine> engine;
  EXPECT_EQ(catalog::find(name, algorithm)->make({}, engine), Status::ok);
  return engine;
}

std::vector<std::string> engines_of(const Profile& profile) {
  std::vector<std::string> names;
  for (const Curve& curve : profile.curves) names.push_back(curve.engine);
  return names;
}

TEST(FirstUse, MeasuresThoseThatComputeWhatTheReferenceDoes) {
  for (const Work& work : {kEncrypt, kDecrypt, Work{Algorithm::chacha20, Direction::encrypt, 262'144, 1}}) {
    using Fault = Odd::Fault;
    std::vector<std::unique_ptr<Odd>> engines;
    std::vector<Candidate> candidates;
    const bool has_tag = work.algorithm == Algorithm::chacha20_poly1305;
    for (const auto& [name, fault] : {std::pair("none", Fault::none), std::pair("wrong_bit", Fault::wrong_bit),
                                      std::pair("writes_nothing", Fault::writes_nothing),
                                      std::pair("wrong_tag", Fault::wrong_tag), std::pair("fails", Fault::fails)}) {
      if (fault == Fault::wrong_tag && (!has_tag || work.direction == Direction::decrypt)) continue;
      engines.push_back(std::make_unique<Odd>(make("cpu", work.algorithm), fault));
      candidates.push_back({name, "a note", engines.back().get()});
    }
    contest::ThreadClock clock;
    const Profile profile = measure_first_use(work, candidates, *make("cpu.reference", work.algorithm), clock);
    EXPECT_THAT(engines_of(profile), ElementsAre("none"));
    EXPECT_EQ(profile.machine, choose::machine_id());
    EXPECT_EQ(profile.build, choose::build_id());
    for (const Curve& curve : profile.curves) {
      EXPECT_EQ(curve.direction, work.direction);
      EXPECT_EQ(curve.note, "a note");
      ASSERT_EQ(curve.cells.size(), 1U);
      EXPECT_EQ(curve.cells[0].size, static_cast<double>(work.size));
      EXPECT_GT(curve.cells[0].ns, 0);
      EXPECT_LE(curve.cells[0].p50_ns, curve.cells[0].p99_ns);
    }
  }
}

TEST(FirstUse, MeasuresNothingWhereTheReferenceFails) {
  for (const Work& work : {kEncrypt, kDecrypt}) {
    const auto engine = make("cpu", work.algorithm);
    const Candidate candidate{"cpu", {}, engine.get()};
    Odd reference(make("cpu.reference", work.algorithm), Odd::Fault::fails);
    contest::ThreadClock clock;
    EXPECT_THAT(engines_of(measure_first_use(work, {&candidate, 1}, reference, clock)), IsEmpty());
  }
}

/// An engine that takes as long as a script says.
class Scripted final : public Engine {
 public:
  Scripted(contest::ScriptedClock& clock, std::size_t number, std::uint64_t batch_ns)
      : engine_(make("cpu", kEncrypt.algorithm)), clock_(clock), number_(number), batch_ns_(batch_ns) {}

  [[nodiscard]] const Capabilities& capabilities() const override { return engine_->capabilities(); }
  std::size_t submit(std::span<Task* const> tasks) override {
    clock_.work(number_, batch_ns_);
    return engine_->submit(tasks);
  }
  std::size_t poll(std::span<Task*> done) override { return engine_->poll(done); }
  Status wait(std::uint64_t timeout_ns) override { return engine_->wait(timeout_ns); }
  [[nodiscard]] std::size_t in_flight() const override { return engine_->in_flight(); }

 private:
  std::unique_ptr<Engine> engine_;
  contest::ScriptedClock& clock_;
  std::size_t number_;
  std::uint64_t batch_ns_;
};

constexpr std::uint64_t kUs = 1000;
constexpr std::uint64_t kMs = 1000 * kUs;
constexpr std::size_t kReferenceNumber = 9;

/// Measures engines "0", "1"... that take these times, on a machine that others use by a script.
Profile measure_scripted(const std::vector<std::uint64_t>& batch_ns, contest::ScriptedClock::Script script) {
  contest::ScriptedClock clock(std::move(script));
  std::vector<std::unique_ptr<Scripted>> engines;
  std::vector<Candidate> candidates;
  for (const std::uint64_t ns : batch_ns) {
    engines.push_back(std::make_unique<Scripted>(clock, engines.size(), ns));
    candidates.push_back({std::to_string(candidates.size()), {}, engines.back().get()});
  }
  Scripted reference(clock, kReferenceNumber, 400 * kUs);
  return measure_first_use(kEncrypt, candidates, reference, clock);
}

std::string chosen(const Profile& profile) {
  std::vector<std::string> names = engines_of(profile);
  std::ranges::sort(names);
  return choose::fastest(profile, kEncrypt, names)->engine;
}

TEST(FirstUseByScript, TakesTheFastestWhateverOthersDo) {
  using contest::Delay;
  const contest::ScriptedClock::Script scripts[] = {
      [](std::size_t, std::size_t) { return Delay{}; },
      // Others have the processor for a slice in every turn, in some turns, in all of one engine.
      [](std::size_t, std::size_t) { return Delay{.away_ns = 3 * kMs}; },
      [](std::size_t turn, std::size_t) { return Delay{.away_ns = turn % 3 == 0 ? 4 * kMs : 0}; },
      [](std::size_t, std::size_t way) { return Delay{.away_ns = way == 0 ? 9 * kMs : 0}; },
      [](std::size_t, std::size_t way) { return Delay{.away_ns = way == 1 ? 9 * kMs : 0}; },
      // The first turns find caches cold, up to tenfold.
      [](std::size_t turn, std::size_t) { return Delay{.slower = turn < 7 ? 10.0 : 1.0}; },
      // Caches are cold after every slice of others.
      [](std::size_t turn, std::size_t) { return turn % 2 == 0 ? Delay{.slower = 1.6, .away_ns = 3 * kMs} : Delay{}; },
      // A neighbour comes and goes.
      [](std::size_t turn, std::size_t) { return Delay{.slower = turn / 10 % 2 == 0 ? 1.9 : 1.0}; }};
  for (std::size_t i = 0; i < std::size(scripts); ++i) {
    EXPECT_EQ(chosen(measure_scripted({100 * kUs, 115 * kUs, 400 * kUs}, scripts[i])), "0") << i;
    EXPECT_EQ(chosen(measure_scripted({115 * kUs, 100 * kUs, 400 * kUs}, scripts[i])), "1") << i;
    EXPECT_EQ(chosen(measure_scripted({400 * kUs, 115 * kUs, 100 * kUs}, scripts[i])), "2") << i;
    EXPECT_EQ(chosen(measure_scripted({103 * kUs, 100 * kUs}, scripts[i])), "0") << i;
  }
}

TEST(FirstUseByScript, ExpiresIfOtherLoadDisturbedIt) {
  const auto expires_s = [](std::uint64_t away_ns) {
    const Profile profile = measure_scripted(
        {100 * kUs, 200 * kUs}, [&](std::size_t, std::size_t) { return contest::Delay{.away_ns = away_ns}; });
    EXPECT_EQ(profile.curves.size(), 2U);
    return profile.curves.front().expires_s;
  };
  EXPECT_EQ(expires_s(0), 0);
  EXPECT_EQ(expires_s(10 * kUs), 0);
  EXPECT_NEAR(static_cast<double>(expires_s(kMs)), static_cast<double>(choose::expiry_s()), 60);
}

constexpr char kMeasured[] = "^it (is the fastest|comes first and no other is clearly faster), measured now in ";
constexpr char kKept[] = "^it (was the fastest|comes first and no other was clearly faster) when it was measured on 20";

TEST(FirstUseByScript, TakesTheFirstIfTheClockStands) {
  const Profile profile = measure_scripted(
      {200 * kUs, 100 * kUs}, [](std::size_t, std::size_t) { return contest::Delay{.slower = 0, .away_ns = kMs}; });
  EXPECT_EQ(chosen(profile), "0");
  std::string error;
  EXPECT_TRUE(choose::parse_profile(to_toml(profile), error)) << error;
}

/// A machine without a profile that has a choice.
class DefaultEngineHere : public ::testing::Test {
 protected:
  DefaultEngineHere() : folder_(::testing::TempDir() + "tandem_first_use_test"), path_(folder_ + "/first-use.toml") {
    std::filesystem::remove_all(folder_);
    // This comes before the profile is looked for, which is done once.
    setenv("XDG_STATE_HOME", (folder_ + "/none").c_str(), 1);
    unsetenv("TANDEM_PROFILE");
    for (const Entry* const entry : catalog::automatic_entries(Algorithm::chacha20_poly1305)) {
      if (entry->kind == catalog::EngineKind::software && entry->needs != variants::kAnyCpu) entries_.push_back(entry);
    }
  }
  ~DefaultEngineHere() override { std::filesystem::remove_all(folder_); }
  void SetUp() override {
    if (entries_.size() < 2) GTEST_SKIP() << "this machine has but one engine";
  }

  std::string kept() const {
    std::ifstream file(path_);
    return {std::istreambuf_iterator<char>(file), {}};
  }

  /// Keeps times by which the first of the order is the slowest, and what else there may be is the fastest of all.
  void keep_times(const std::vector<std::string>& others = {}, std::int64_t expires_s = 0, double times = 1.2) {
    Profile profile = new_profile("first use");
    double ns = 100'000;
    const auto add = [&](const std::string& engine, double value) {
      profile.curves.push_back({.engine = engine,
                                .algorithm = "chacha20_poly1305",
                                .depth = 4,
                                .note = {},
                                .expires_s = expires_s,
                                .cells = {{65536, value, value, value, value}}});
    };
    for (const Entry* const entry : entries_) add(entry->name, ns /= times);
    for (const std::string& other : others) add(other, 1);
    Unsaved unsaved;
    ASSERT_TRUE(save(profile, path_, unsaved)) << unsaved.why;
  }

  std::string folder_;
  std::string path_;
  std::vector<const Entry*> entries_;
};

TEST_F(DefaultEngineHere, IsMeasuredOnceAndKept) {
  EXPECT_FALSE(known_engine(kEncrypt, path_));
  const DefaultEngine first = default_engine(kEncrypt, {}, path_);
  ASSERT_NE(first.entry, nullptr);
  EXPECT_THAT(first.why, ContainsRegex(kMeasured));
  EXPECT_THAT(first.why, HasSubstr(" and kept in " + path_));
  EXPECT_THAT(first.wrong, IsEmpty());
  const std::string text = kept();
  const DefaultEngine second = default_engine(kEncrypt, {}, path_);
  EXPECT_EQ(second.entry, first.entry);
  EXPECT_THAT(second.why, ContainsRegex(kKept));
  EXPECT_EQ(kept(), text);
  ASSERT_TRUE(known_engine(kEncrypt, path_));
  EXPECT_EQ(known_engine(kEncrypt, path_)->entry, first.entry);
}

TEST_F(DefaultEngineHere, OfEachWorkIsKeptBesideTheOthers) {
  for (const Work& work : {kEncrypt, kDecrypt, Work{Algorithm::chacha20, Direction::encrypt, 262'144, 1}, kEncrypt}) {
    EXPECT_THAT(default_engine(work, {}, path_).why, HasSubstr("measured"));
  }
  const auto profile = kept_profile(path_);
  ASSERT_TRUE(profile);
  std::vector<std::string> works;
  for (const Curve& curve : profile->curves) {
    if (curve.engine != entries_.front()->name) continue;
    works.push_back(curve.algorithm + (curve.direction == Direction::encrypt ? " encrypt" : " decrypt"));
  }
  EXPECT_THAT(works,
              UnorderedElementsAre("chacha20_poly1305 encrypt", "chacha20_poly1305 decrypt", "chacha20 encrypt"));
}

TEST_F(DefaultEngineHere, IsWhatIsKeptAndNeverWhatMayNotBeChosen) {
  keep_times({"sim.pipelined", "stub", "uio0", "cpu.reference"});
  EXPECT_EQ(default_engine(kEncrypt, {}, path_).entry, entries_.back());
  // Nothing is kept about decryption.
  EXPECT_FALSE(known_engine(kDecrypt, path_));
}

TEST_F(DefaultEngineHere, IsNotWhatIsKeptIfThatIsImplausible) {
  keep_times({}, 0, 10);
  EXPECT_FALSE(known_engine(kEncrypt, path_));
  EXPECT_THAT(default_engine(kEncrypt, {}, path_).why, ContainsRegex(kMeasured));
}

TEST_F(DefaultEngineHere, IsWhatIsKeptUntilThatExpires) {
  keep_times({}, choose::expiry_s() - 60);
  const auto known = known_engine(kEncrypt, path_);
  ASSERT_TRUE(known);
  EXPECT_EQ(known->entry, entries_.back());
  EXPECT_THAT(known->why, HasSubstr("; other load disturbed this, so it counts until 20"));
  // One has passed, and one is later than it can be.
  for (const std::int64_t expires_s : {choose::expiry_s() - 3700, choose::expiry_s() + 3600}) {
    keep_times({}, expires_s);
    EXPECT_FALSE(known_engine(kEncrypt, path_));
    EXPECT_THAT(default_engine(kEncrypt, {}, path_).why, ContainsRegex(kMeasured));
  }
}

TEST_F(DefaultEngineHere, IsInConstantTime) {
  const Work work{Algorithm::aes_gcm, Direction::encrypt, 1024, 4};
  (void)default_engine(work, {}, path_);
  const auto profile = kept_profile(path_);
  ASSERT_TRUE(profile);
  for (const Curve& curve : profile->curves) {
    EXPECT_TRUE(catalog::find(curve.engine, Algorithm::aes_gcm)->automatic) << curve.engine;
  }
  // The reference is not automatic, and it works.
  EXPECT_FALSE(catalog::find("cpu.reference", Algorithm::aes_gcm)->automatic);
  EXPECT_TRUE(catalog::find("cpu.reference", Algorithm::aes_gcm)->available());
}

TEST_F(DefaultEngineHere, IsMeasuredAgainWhereWhatIsKeptIsDamagedOrOfAnother) {
  keep_times();
  const std::string whole = kept();
  Profile machine = *kept_profile(path_);
  Profile build = machine;
  Profile engines = machine;
  machine.machine = "another";
  build.build = "another";
  engines.curves[0].engine = "another";
  for (const std::string& text : {std::string(), whole.substr(0, whole.size() / 2), whole + "[", to_toml(machine),
                                  to_toml(build), to_toml(engines)}) {
    std::ofstream(path_) << text;
    EXPECT_FALSE(known_engine(kEncrypt, path_)) << text;
    EXPECT_THAT(default_engine(kEncrypt, {}, path_).why, HasSubstr(" and kept in ")) << text;
    EXPECT_TRUE(known_engine(kEncrypt, path_)) << text;
    EXPECT_THAT(kept(), Not(HasSubstr("another")));
  }
}

TEST_F(DefaultEngineHere, IsTheFirstForSmallJobsWhateverIsKept) {
  keep_times();
  const DefaultEngine small = default_engine(kEncrypt, choose::kMinBytes - 1, path_);
  EXPECT_EQ(small.entry, entries_.front());
  EXPECT_THAT(small.why, HasSubstr("the job is small, 67108863 bytes"));
  EXPECT_EQ(default_engine(kEncrypt, choose::kMinBytes, path_).entry, entries_.back());
  std::filesystem::remove(path_);
  (void)default_engine(kEncrypt, 0, path_);
  EXPECT_FALSE(std::filesystem::exists(path_));
}

TEST_F(DefaultEngineHere, NeedsNoPlaceToKeepIt) {
  const DefaultEngine pipe = default_engine(kEncrypt, {}, "");
  EXPECT_EQ(pipe.entry, entries_.front());
  EXPECT_THAT(pipe.why, HasSubstr("nothing can be kept for an input of unknown size"));
  EXPECT_THAT(default_engine(kEncrypt, choose::kMinBytes, "").why, HasSubstr("it cannot be kept, since HOME is not"));
  std::filesystem::create_directory(folder_);
  std::ofstream(folder_ + "/file") << "x";
  const std::string nowhere = folder_ + "/file/tandem/first-use.toml";
  const DefaultEngine large = default_engine(kEncrypt, choose::kMinBytes, nowhere);
  EXPECT_THAT(large.why, ContainsRegex(kMeasured));
  EXPECT_THAT(large.why, HasSubstr(nowhere + " cannot be written"));
}

}  // namespace
}  // namespace tandem::calibrate
