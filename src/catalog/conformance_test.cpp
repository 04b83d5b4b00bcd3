// What engine/engine.h promises, for every engine of this build in every mode that it has.
//
// Each engine and mode is a test parameter; one that this machine lacks is skipped. The stub is no cipher and left out.
#include <gtest/gtest.h>

#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "algorithms/chacha20/sw/chacha20_test_job.h"
#include "algorithms/chacha20/vectors/rfc8439.h"
#include "catalog/catalog.h"
#ifdef TANDEM_HAS_SIM
#include "bus/sim/platform.h"
#include "bus/sim/sim_engine.h"
#endif

namespace tandem::catalog {
namespace {

using chacha20::testing::from_hex;
using chacha20::testing::Job;
using chacha20::testing::Jobs;
using chacha20::testing::make_jobs;
using chacha20::testing::Random;
using chacha20::testing::run;
using chacha20::testing::Secret;

constexpr std::uint64_t kLongestBits = 8 * 8192;

struct Case {
  std::string name;    ///< of the test
  std::string engine;  ///< Completion::backend
  std::string reason;  ///< why it cannot run here; empty: it can
  bool hardware = false;
  std::function<Status(std::unique_ptr<Engine>& engine)> make;
};

#ifdef TANDEM_HAS_SIM
Status make_simulated(std::string_view name, driver::Start start, bool pads, std::unique_ptr<Engine>& engine) {
  sim::SimEngineOptions options;
  options.start = start;
  options.pads = pads;
  options.max_task_bytes = kLongestBits / 8;
  options.max_in_flight = 4;
  std::unique_ptr<sim::SimEngine> made;
  const Status status = sim::make_engine(name, Algorithm::chacha20, options, made);
  engine = std::move(made);
  return status;
}

void add_modes(std::string_view name, bool pads_only, std::vector<Case>& cases) {
  for (const driver::Start start : {driver::Start::ring, driver::Start::direct}) {
    for (const bool pads : {false, true}) {
      if (pads_only && !pads) continue;
      Case added{.name = std::string(name), .engine = std::string(name), .reason = {}, .hardware = true, .make = {}};
      added.name += start == driver::Start::ring ? ".ring" : ".direct";
      if (pads) added.name += "_pads";
      added.make = [=](std::unique_ptr<Engine>& engine) { return make_simulated(name, start, pads, engine); };
      cases.push_back(std::move(added));
    }
  }
}
#endif

std::vector<Case> make_cases() {
  std::vector<Case> cases;
  for (const Entry& entry : entries()) {
    if (entry.kind != EngineKind::software || entry.algorithm != Algorithm::chacha20) continue;
    cases.push_back({.name = entry.name,
                     .engine = entry.name,
                     .reason = entry.reason,
                     .hardware = false,
                     .make = [&entry](std::unique_ptr<Engine>& engine) { return entry.make({}, engine); }});
  }
#ifdef TANDEM_HAS_SIM
  for (const sim::TopInfo& top : sim::tops()) {
    if (top.algorithm == Algorithm::chacha20) add_modes(top.name, top.pads_only, cases);
  }
#endif
  return cases;
}

class Conformance : public ::testing::TestWithParam<Case> {
 protected:
  void SetUp() override {
    if (!GetParam().reason.empty()) GTEST_SKIP() << "not run: " << GetParam().reason;
    ASSERT_EQ(GetParam().make(engine_), Status::ok);
  }
  void TearDown() override {
#ifdef TANDEM_HAS_SIM
    if (engine_ != nullptr && GetParam().hardware) {
      auto* const simulated = static_cast<sim::SimEngine*>(engine_.get());
      EXPECT_EQ(simulated->platform().violation(0), "");
      EXPECT_EQ(simulated->accelerator().statistics().resets, 0U);
      EXPECT_EQ(simulated->accelerator().statistics().lost_interrupts, 0U);
    }
#endif
  }
  [[nodiscard]] std::size_t capacity() const { return engine_->capabilities().max_in_flight; }

  std::unique_ptr<Engine> engine_;
  Random random_{8439};
};

INSTANTIATE_TEST_SUITE_P(Engines, Conformance, ::testing::ValuesIn(make_cases()), [](const auto& parameter) {
  std::string name = parameter.param.name;
  for (char& c : name) c = c == '.' ? '_' : c;
  return name;
});

TEST(ConformanceSuite, ListsItsEngines) {
  std::size_t runnable = 0;
  for (const Case& c : make_cases()) {
    std::printf("%-32s %s\n", c.name.c_str(), c.reason.empty() ? "runs" : ("not run: " + c.reason).c_str());
    runnable += c.reason.empty();
  }
  EXPECT_GE(runnable, 1U);
}

TEST_P(Conformance, SaysWhatItIs) {
  const Capabilities& capabilities = engine_->capabilities();
  EXPECT_EQ(capabilities.name, GetParam().engine);
  EXPECT_EQ(capabilities.algorithm, Algorithm::chacha20);
  EXPECT_EQ(capabilities.hardware, GetParam().hardware);
  EXPECT_GE(capabilities.max_in_flight, 1U);
  EXPECT_GE(capabilities.max_len_bits, kLongestBits);
}

TEST_P(Conformance, ComputesTheVectorsOfRfc8439) {
  for (const auto& vector : chacha20::vectors::kRfc8439) {
    Secret secret;
    const auto key = from_hex(vector.key);
    const auto nonce = from_hex(vector.nonce);
    std::copy(key.begin(), key.end(), secret.key.begin());
    std::copy(nonce.begin(), nonce.end(), secret.nonce.begin());
    secret.counter = vector.counter;
    const auto plaintext = from_hex(vector.plaintext);
    Job job(random_, 8 * plaintext.size(), true, secret);
    std::copy(plaintext.begin(), plaintext.end(), job.task.destination);
    EXPECT_EQ(run(*engine_, job), Status::ok) << vector.section;
    EXPECT_EQ(job.result(), from_hex(vector.ciphertext)) << vector.section;
  }
}

TEST_P(Conformance, AgreesWithReferenceAtAnyLengthAndPlace) {
  Jobs jobs;
  for (const std::uint64_t bits : {1U, 7U, 8U, 9U, 255U, 256U, 257U, 511U, 512U, 513U, 1023U, 1024U, 8U * 4095U,
                                   8U * 4096U, 8U * 4096U + 1, static_cast<unsigned>(kLongestBits)}) {
    jobs.push_back(std::make_unique<Job>(random_, bits));
  }
  for (int i = 0; i < 100; ++i) {
    const std::uint64_t range = i % 4 == 0 ? kLongestBits : 8 * 300;
    jobs.push_back(std::make_unique<Job>(random_, 1 + random_.below(range), random_.below(2) == 0));
  }
  EXPECT_EQ(run(*engine_, jobs), jobs.size());
  for (const auto& job : jobs) EXPECT_TRUE(job->right()) << job->task.len_bits << " bits";
}

TEST_P(Conformance, DecryptionUndoesEncryption) {
  Secret secret(random_);
  secret.counter = 5;
  Job job(random_, 8 * 1000 + 3, true, secret);
  const auto message = job.result();
  ASSERT_EQ(run(*engine_, job), Status::ok);
  EXPECT_NE(job.result(), message);
  job.task.direction = Direction::decrypt;
  ASSERT_EQ(run(*engine_, job), Status::ok);
  auto expected = message;
  expected.back() &= 0xe0;
  EXPECT_EQ(job.result(), expected);
}

TEST_P(Conformance, TakesNoMoreThanItHolds) {
  const Jobs jobs = make_jobs(random_, capacity() + 3, 8 * 100);
  std::vector<Task*> tasks;
  for (const auto& job : jobs) tasks.push_back(&job->task);
  ASSERT_EQ(engine_->submit(tasks), capacity());
  EXPECT_EQ(engine_->in_flight(), capacity());
  EXPECT_EQ(engine_->submit(std::span(tasks).subspan(capacity())), 0U);
  EXPECT_EQ(engine_->submit({}), 0U);

  // One place is enough for one more.
  Task* done = nullptr;
  ASSERT_EQ(engine_->wait(1'000'000'000), Status::ok);
  ASSERT_EQ(engine_->poll({&done, 1}), 1U);
  EXPECT_EQ(engine_->in_flight(), capacity() - 1);
  EXPECT_EQ(engine_->submit(std::span(tasks).subspan(capacity())), 1U);
  std::size_t finished = 1;
  while (finished < capacity() + 1 && engine_->wait(1'000'000'000) == Status::ok) {
    finished += engine_->poll({&done, 1});
  }
  EXPECT_EQ(finished, capacity() + 1);
  EXPECT_EQ(engine_->in_flight(), 0U);
  for (std::size_t i = 0; i < finished; ++i) EXPECT_TRUE(jobs[i]->right());
}

TEST_P(Conformance, HandsEveryTaskBackOnce) {
  const Jobs jobs = make_jobs(random_, capacity(), 8 * 64);
  std::vector<Task*> tasks;
  for (const auto& job : jobs) tasks.push_back(&job->task);
  ASSERT_EQ(engine_->submit(tasks), tasks.size());
  std::vector<Task*> seen;
  std::vector<Task*> done(3);
  while (engine_->in_flight() > 0) {
    ASSERT_EQ(engine_->wait(1'000'000'000), Status::ok);
    const std::size_t count = engine_->poll(done);
    ASSERT_GE(count, 1U);
    seen.insert(seen.end(), done.begin(), done.begin() + static_cast<std::ptrdiff_t>(count));
  }
  std::sort(seen.begin(), seen.end());
  std::sort(tasks.begin(), tasks.end());
  EXPECT_EQ(seen, tasks);
  EXPECT_EQ(engine_->poll(done), 0U);
  EXPECT_EQ(engine_->poll({}), 0U);
}

TEST_P(Conformance, WaitIsBoundedAndDoesNotWaitForNothing) {
  EXPECT_EQ(engine_->wait(1'000'000'000), Status::ok);  // nothing is in flight
  Job job(random_, kLongestBits);
  job.task.iv[3] = 0;
  Task* task = &job.task;
  ASSERT_EQ(engine_->submit({&task, 1}), 1U);
  // 8 KiB take a device at least 256 cycles, about 5 us; software is finished already.
  EXPECT_EQ(engine_->wait(1'000), GetParam().hardware ? Status::timeout : Status::ok);
  EXPECT_EQ(engine_->in_flight(), 1U);
  EXPECT_EQ(engine_->wait(1'000'000'000), Status::ok);
  EXPECT_EQ(engine_->in_flight(), 1U);  // until poll
  Task* done = nullptr;
  EXPECT_EQ(engine_->poll({&done, 1}), 1U);
  EXPECT_EQ(job.task.completion.status, Status::ok);
}

TEST_P(Conformance, CompletionsNameTheBackendAndTheDevicesCycles) {
  const Jobs jobs = make_jobs(random_, 3, 8 * 640);
  ASSERT_EQ(run(*engine_, jobs), jobs.size());
  for (const auto& job : jobs) {
    EXPECT_EQ(job->task.completion.backend, engine_->capabilities().name);
    if (GetParam().hardware) {
      EXPECT_GE(job->task.completion.device_cycles, 640U / 32);
      EXPECT_LE(job->task.completion.device_cycles, 10'000U);
    } else {
      EXPECT_EQ(job->task.completion.device_cycles, 0U);
    }
  }
}

TEST_P(Conformance, RefusesWhatItCannotRunAndWritesNothing) {
  const auto status_with = [&](auto change) {
    Secret secret(random_);
    secret.counter = 0;
    Job job(random_, 8 * 128, false, secret);
    change(job.task);
    const Status status = run(*engine_, job);
    EXPECT_TRUE(job.untouched());
    EXPECT_EQ(job.task.completion.backend, engine_->capabilities().name);
    return status;
  };
  EXPECT_EQ(status_with([](Task& task) { task.len_bits = 0; }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.key_bytes = 31; }), Status::bad_key);
  EXPECT_EQ(status_with([](Task& task) { task.key_bytes = 0; }), Status::bad_key);
  EXPECT_EQ(status_with([](Task& task) { task.algorithm = Algorithm::none; }), Status::unsupported);
  EXPECT_EQ(
      status_with([&](Task& task) { task.require = GetParam().hardware ? Require::software : Require::hardware; }),
      Status::unsupported);
  if (GetParam().hardware) {
    EXPECT_EQ(status_with([&](Task& task) { task.len_bits = engine_->capabilities().max_len_bits + 1; }),
              Status::bad_length);
  }
  // What it was asked before does no harm to what comes after.
  const Jobs jobs = make_jobs(random_, 2, 8 * 100);
  ASSERT_EQ(run(*engine_, jobs), 2U);
  for (const auto& job : jobs) EXPECT_TRUE(job->right());
}

TEST_P(Conformance, NeverLetsTheCounterWrap) {
  Secret secret(random_);
  secret.counter = 0xffff'fffe;
  Job last(random_, 8 * 128, false, secret);  // the last two blocks
  EXPECT_EQ(run(*engine_, last), Status::ok);
  EXPECT_TRUE(last.right());

  Job over(random_, 8 * 128 + 1, false, secret);
  EXPECT_EQ(run(*engine_, over), Status::counter_overflow);
  EXPECT_TRUE(over.untouched());

  Job after(random_, 8 * 128, false, secret);
  EXPECT_EQ(run(*engine_, after), Status::ok);
  EXPECT_TRUE(after.right());
}

TEST_P(Conformance, KeepsManyKeysApart) {
  std::vector<Secret> secrets;
  for (int i = 0; i < 20; ++i) {  // more than any device has key slots
    secrets.emplace_back(random_);
    secrets.back().counter = 1;
  }
  Jobs jobs;
  for (int i = 0; i < 80; ++i) {
    const auto& secret = secrets[i < 40 ? static_cast<std::size_t>(i % 20) : random_.below(20)];
    jobs.push_back(std::make_unique<Job>(random_, 8 * 64, false, secret));
  }
  EXPECT_EQ(run(*engine_, jobs), jobs.size());
  for (const auto& job : jobs) EXPECT_TRUE(job->right());
}

}  // namespace
}  // namespace tandem::catalog
