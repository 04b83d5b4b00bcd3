// Tests what engine/engine.h promises, for every engine of this build, of every algorithm, in every mode that it has.
#include "catalog/conformance/conformance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "testing/used_stack.h"

namespace tandem::catalog::conformance {
namespace {

using tandem::testing::Job;
using tandem::testing::Jobs;
using tandem::testing::make_job;
using tandem::testing::make_jobs;
using tandem::testing::run;
using tandem::testing::UsedStack;

class Conformance : public Suite {
 protected:
  Jobs jobs(std::size_t count, std::size_t bytes) { return make_jobs(GetParam().algorithm, random_, count, bytes); }
  std::unique_ptr<Job> job(std::size_t bytes) { return make_job(GetParam().algorithm, random_, bytes); }
};

INSTANTIATE_TEST_SUITE_P(Engines, Conformance, ::testing::ValuesIn(cases(Algorithm::none)), case_name);

TEST(ConformanceSuite, ListsItsEngines) {
  std::size_t runnable = 0;
  for (const Case& c : cases(Algorithm::none)) {
    std::printf("%-48s %s\n", c.name.c_str(), c.reason.empty() ? "runs" : ("not run: " + c.reason).c_str());
    runnable += c.reason.empty();
  }
  EXPECT_GE(runnable, 2U);
}

TEST_P(Conformance, SaysWhatItIs) {
  const Capabilities& capabilities = engine_->capabilities();
  EXPECT_EQ(capabilities.name, GetParam().engine);
  EXPECT_EQ(capabilities.algorithm, GetParam().algorithm);
  EXPECT_EQ(capabilities.hardware, GetParam().hardware);
  EXPECT_GE(capabilities.max_in_flight, 1U);
  if (!tandem::testing::is_rsa(GetParam().algorithm)) {
    EXPECT_GE(capabilities.max_len_bits, 8 * kLongestBytes);
  }
}

TEST_P(Conformance, TakesNoMoreThanItHolds) {
  const Jobs list = jobs(capacity() + 3, 100);
  std::vector<Task*> tasks;
  for (const auto& job : list) tasks.push_back(&job->task);
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
  for (std::size_t i = 0; i < finished; ++i) EXPECT_TRUE(list[i]->right());
}

TEST_P(Conformance, HandsEveryTaskBackOnce) {
  const Jobs list = jobs(capacity(), 64);
  std::vector<Task*> tasks;
  for (const auto& job : list) tasks.push_back(&job->task);
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

TEST_P(Conformance, WhatItRunsAtOnceIsDoneAndNotPolled) {
  const Jobs list = jobs(capacity(), 200);
  std::vector<Task*> tasks;
  for (const auto& job : list) tasks.push_back(&job->task);
  const std::size_t count = engine_->run_at_once(tasks);
  ASSERT_LE(count, tasks.size());
  EXPECT_EQ(engine_->run_at_once({}), 0U);
  EXPECT_EQ(engine_->in_flight(), 0U);
  for (std::size_t i = 0; i < list.size(); ++i) {
    EXPECT_EQ(list[i]->task.completion.status, i < count ? Status::ok : Status::would_block);
    EXPECT_TRUE(i < count ? list[i]->right() && ran_here(list[i]->task.completion) : list[i]->untouched());
  }
  // The tasks that it did not take are submitted, and come back alone.
  const auto rest = std::span<Task* const>(tasks).subspan(count);
  ASSERT_EQ(engine_->submit(rest), rest.size());
  std::vector<Task*> done(tasks.size());
  std::size_t back = 0;
  while (engine_->in_flight() > 0 && engine_->wait(1'000'000'000) == Status::ok) back += engine_->poll(done);
  EXPECT_EQ(back, rest.size());
  for (const auto& job : list) EXPECT_TRUE(job->right());
}

TEST_P(Conformance, WaitIsBoundedAndDoesNotWaitForNothing) {
  EXPECT_EQ(engine_->wait(1'000'000'000), Status::ok);  // nothing is in flight
  const auto only = job(8192);
  Task* task = &only->task;
  ASSERT_EQ(engine_->submit({&task, 1}), 1U);
  // 8 KiB take a device at least 128 cycles, more than 2 us; software has no clock and works until it is finished.
  EXPECT_EQ(engine_->wait(1'000), GetParam().hardware ? Status::timeout : Status::ok);
  EXPECT_EQ(engine_->in_flight(), 1U);
  EXPECT_EQ(engine_->wait(1'000'000'000), Status::ok);
  EXPECT_EQ(engine_->in_flight(), 1U);  // until poll
  Task* done = nullptr;
  EXPECT_EQ(engine_->poll({&done, 1}), 1U);
  EXPECT_TRUE(only->right());
}

TEST_P(Conformance, CompletionsNameTheBackendAndTheDevicesCycles) {
  // The tasks of RSA have moduli of up to 1,024 bits.
  const std::uint32_t most_cycles = tandem::testing::is_rsa(GetParam().algorithm) ? 100'000 : 20'000;
  const Jobs list = jobs(3, 640);
  ASSERT_EQ(run(*engine_, list), list.size());
  for (const auto& job : list) {
    EXPECT_TRUE(ran_here(job->task.completion)) << job->task.completion.backend;
    if (GetParam().hardware) {
      EXPECT_GE(job->task.completion.device_cycles, 640U / 64);
      EXPECT_LE(job->task.completion.device_cycles, most_cycles);
    } else {
      EXPECT_EQ(job->task.completion.device_cycles, 0U);
    }
  }
}

TEST_P(Conformance, RefusesWhatItCannotRunAndWritesNothing) {
  const auto status_with = [&](auto change) {
    const auto only = job(128);
    change(only->task);
    const Status status = run(*engine_, *only);
    EXPECT_TRUE(only->untouched());
    EXPECT_TRUE(ran_here(only->task.completion)) << only->task.completion.backend;
    return status;
  };
  EXPECT_EQ(status_with([](Task& task) { task.key_bytes = 31; }), Status::bad_key);
  if (!tandem::testing::is_hash(GetParam().algorithm) && !tandem::testing::is_rsa(GetParam().algorithm)) {
    EXPECT_EQ(status_with([](Task& task) { task.key_bytes = 0; }), Status::bad_key);
  }
  EXPECT_EQ(status_with([](Task& task) { task.algorithm = Algorithm::poly1305; }), Status::unsupported);
  EXPECT_EQ(
      status_with([&](Task& task) { task.require = GetParam().hardware ? Require::software : Require::hardware; }),
      Status::unsupported);
  if (GetParam().hardware) {
    EXPECT_EQ(status_with([&](Task& task) { task.len_bits = engine_->capabilities().max_len_bits + 8; }),
              Status::bad_length);
  }
  // Earlier tasks do no harm to later ones.
  const Jobs list = jobs(2, 100);
  ASSERT_EQ(run(*engine_, list), 2U);
  for (const auto& one : list) EXPECT_TRUE(one->right());
}

TEST_P(Conformance, KeepsManyKeysApart) {
  constexpr std::size_t kKeys = 20;  // more than any device has key slots
  constexpr std::size_t kEach = 4;
  std::vector<Jobs> by_key;
  for (std::size_t key = 0; key < kKeys; ++key) by_key.push_back(jobs(kEach, 64));
  // All keys in turn, then in any order.
  Jobs list;
  for (std::size_t i = 0; i < kKeys * kEach; ++i) list.push_back(std::move(by_key[i % kKeys][i / kKeys]));
  for (std::size_t i = list.size() - 1; i > list.size() / 2; --i) {
    const std::size_t other = list.size() / 2 + random_.below(i - list.size() / 2 + 1);
    std::swap(list[i], list[other]);
  }
  EXPECT_EQ(run(*engine_, list), list.size());
  for (const auto& one : list) EXPECT_TRUE(one->right());
}

// A crash writes to disk what a program's own stack keeps of keys when tasks are done.
TEST_P(Conformance, LeavesNoKeyOnTheStack) {
  if (!UsedStack::kTells) GTEST_SKIP() << "not with sanitizers";
  if (GetParam().hardware) GTEST_SKIP() << "the core has the key";
  if (tandem::testing::is_hash(GetParam().algorithm)) GTEST_SKIP() << "no key";
  if (tandem::testing::is_rsa(GetParam().algorithm)) GTEST_SKIP() << "keys are numbers of the library";
  for (const std::size_t bytes : {1U, 64U, 200U, 1500U, 20'000U}) {
    for (const std::size_t count : {1U, 20U}) {
      const Jobs list = jobs(count, bytes);
      run(*engine_, list);  // finds what is linked at the first call
      const UsedStack stack([&] { run(*engine_, list); });
      ASSERT_TRUE(stack.usable());
      for (const auto& one : list) {
        const std::span<const std::uint8_t> key(one->task.key);
        ASSERT_FALSE(stack.holds(key.first(16))) << count << " of " << bytes << " bytes";
      }
    }
  }
}

}  // namespace
}  // namespace tandem::catalog::conformance
