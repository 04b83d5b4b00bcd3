// Tests that the scheduler and run_one leave nothing in memory of a PDU that has ended, nothing that depends on
// secrets.
#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <new>
#include <span>
#include <vector>

#include "engine/lanes/run_one.h"
#include "testing/lanes/scheduler_fixture.h"
#include "testing/used_stack.h"

namespace tandem::lanes {
namespace {

class SchedulerWipeTest : public SchedulerTest {};

INSTANTIATE_TEST_SUITE_P(Kernels, SchedulerWipeTest, ::testing::ValuesIn(toy::kCiphers), name_of);

TEST_P(SchedulerWipeTest, RunOneLeavesNothingOnTheStack) {
  if (!tandem::testing::UsedStack::kTells) GTEST_SKIP() << "not with sanitizers";
  const auto bytes_of = [](const auto& words) {
    return std::span(reinterpret_cast<const std::uint8_t*>(words.data()), sizeof words);
  };
  Message message(random_, 32 * 1'000);
  const toy::Seeds seeds(message.pdu);
  const std::uint64_t words = cipher().function.keystream_words(message.pdu.len_bits);
  std::array<std::uint64_t, std::extent_v<decltype(Job::accumulator)>> accumulator{};
  const tandem::testing::UsedStack stack([&] {
    toy::last_accumulator = accumulator.data();
    run_one(cipher(), message.pdu);
    toy::last_accumulator = nullptr;
  });
  ASSERT_TRUE(stack.usable());
  ASSERT_TRUE(message.right(cipher().function));
  const auto place = static_cast<std::uint32_t>(words);
  EXPECT_FALSE(stack.holds(bytes_of(std::array{seeds.a, seeds.b, toy::kReady, place})));
  for (std::uint32_t at = 0; at + 2 < place; ++at) {
    const auto word = [&](std::uint32_t i) { return __builtin_bswap32(toy::word_of(seeds.a, seeds.b, at + i)); };
    ASSERT_FALSE(stack.holds(bytes_of(std::array{word(0), word(1), word(2)}))) << at;
  }
  if (!cipher().function.xors) {
    EXPECT_NE(accumulator[0], 0U);
    EXPECT_FALSE(stack.holds(bytes_of(accumulator)));
  }
}

/// A scheduler in memory that can be searched.
class SearchableScheduler {
 public:
  struct alignas(Scheduler) Memory : std::array<std::uint8_t, sizeof(Scheduler)> {};

  SearchableScheduler(const Cipher& cipher, Memory& memory)
      : memory_(memory), scheduler_(new(memory.data()) Scheduler(cipher)) {}
  ~SearchableScheduler() { destroy(); }
  SearchableScheduler(const SearchableScheduler&) = delete;
  SearchableScheduler& operator=(const SearchableScheduler&) = delete;
  Scheduler& operator*() { return *scheduler_; }
  void destroy() {
    if (scheduler_ != nullptr) scheduler_->~Scheduler();
    scheduler_ = nullptr;
  }
  [[nodiscard]] bool holds(std::uint32_t word) const {
    for (std::size_t at = 0; at < memory_.size(); at += 4) {
      if (std::memcmp(memory_.data() + at, &word, 4) == 0) return true;
    }
    return false;
  }
  /// Returns whether the memory holds the column of a PDU.
  [[nodiscard]] bool holds(const Pdu& pdu) const { return holds(toy::Seeds(pdu).a) || holds(toy::Seeds(pdu).b); }
  /// Returns whether the memory holds one of the first keystream words of a PDU.
  [[nodiscard]] bool holds_keystream(const Pdu& pdu) const {
    const toy::Seeds seeds(pdu);
    for (std::uint32_t place = 0; place < 16; ++place) {
      if (holds(__builtin_bswap32(toy::word_of(seeds.a, seeds.b, place)))) return true;
    }
    return false;
  }

 private:
  Memory& memory_;
  Scheduler* scheduler_;
};

TEST_P(SchedulerWipeTest, KeepsNothingOfWhatIsFinished) {
  const auto memory = std::make_unique<SearchableScheduler::Memory>();
  SearchableScheduler scheduler(cipher(), *memory);
  // Lanes drain one by one and are not refilled: some of them move to a narrower kernel.
  std::vector<std::uint64_t> lengths;
  for (std::size_t i = 0; i < 2 * widest() + 1; ++i) lengths.push_back(32 * (40 + 64 * i));
  lengths.back() += 32 * 2'000;
  const Messages list = messages_of(random_, lengths);
  ASSERT_EQ((*scheduler).submit(pdus_of(list)), list.size());
  std::vector<const Pdu*> back;
  Pdu* done = nullptr;
  bool found = false;
  while ((*scheduler).in_flight() > 0) {
    if ((*scheduler).poll({&done, 1}) == 0) {
      found |= scheduler.holds(list.back()->pdu);
      continue;
    }
    back.push_back(done);
    if ((*scheduler).finished() > 0) continue;
    for (const Pdu* pdu : back) ASSERT_FALSE(scheduler.holds(*pdu));
  }
  EXPECT_TRUE(found);  // or the search would prove nothing
  for (const Pdu* pdu : back) {
    ASSERT_FALSE(scheduler.holds(*pdu));
    ASSERT_FALSE(scheduler.holds_keystream(*pdu));
  }
}

/// A scheduler's memory after the same PDUs with other keys and contents is the same: nothing that follows from them is
/// there, be it keystream of any place or what a MAC had come to.
TEST_P(SchedulerWipeTest, KeepsNothingThatDependsOnSecrets) {
  // Some end, and some have had their turn and are parked when half of the time is over.
  std::vector<std::uint64_t> lengths;
  for (std::size_t i = 0; i < 2 * widest() + 3; ++i)
    lengths.push_back(1 + random_.below(32 * (i % 4 == 0 ? 900 : 5'000)));
  for (std::size_t i = 0; i < widest() + 1; ++i) lengths.push_back(32 * 5'000);
  const Messages list = messages_of(random_, lengths);
  const auto memory = std::make_unique<SearchableScheduler::Memory>();
  const auto image_after = [&](bool destroyed, bool halfway) {
    for (const auto& message : list) message->change_secrets(random_);
    memory->fill(0);
    SearchableScheduler scheduler(cipher(), *memory);
    EXPECT_EQ((*scheduler).submit(pdus_of(list)), list.size());
    if (halfway) {
      std::array<Pdu*, Scheduler::kCapacity> done{};
      for (int i = 0; i < 25; ++i) (*scheduler).poll(done);
      EXPECT_GT((*scheduler).in_flight(), 0U);
    } else {
      drain(*scheduler);
    }
    if (destroyed) scheduler.destroy();
    return *memory;
  };
  // The memory of a scheduler that was not destroyed does depend on secrets, or this test would prove nothing.
  EXPECT_NE(image_after(false, true), image_after(false, true));
  EXPECT_EQ(image_after(false, false), image_after(false, false));
  EXPECT_EQ(image_after(true, false), image_after(true, false));
  EXPECT_EQ(image_after(true, true), image_after(true, true));
}

TEST_P(SchedulerWipeTest, KeepsNothingWhenItIsDestroyed) {
  const auto memory = std::make_unique<SearchableScheduler::Memory>();
  SearchableScheduler scheduler(cipher(), *memory);
  const Messages list = messages_of(random_, std::vector<std::uint64_t>(100, 32 * 1'000));
  ASSERT_EQ((*scheduler).submit(pdus_of(list)), list.size());
  Pdu* done = nullptr;
  ASSERT_EQ((*scheduler).poll({&done, 1}), 0U);
  const auto held = [&](const auto& message) { return scheduler.holds(message->pdu); };
  EXPECT_TRUE(std::any_of(list.begin(), list.end(), held));
  // Keystream stands nowhere in memory if messages meet it in the kernel.
  const bool in_kernel = cipher().function.xors && cipher().kernels.front().apply != nullptr;
  EXPECT_NE(std::any_of(list.begin(), list.end(), [&](const auto& m) { return scheduler.holds_keystream(m->pdu); }),
            in_kernel);
  scheduler.destroy();
  EXPECT_FALSE(std::any_of(list.begin(), list.end(), held));
  EXPECT_FALSE(std::any_of(list.begin(), list.end(), [&](const auto& m) { return scheduler.holds_keystream(m->pdu); }));
}

}  // namespace
}  // namespace tandem::lanes
