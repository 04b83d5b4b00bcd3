// The scheduler with a toy cipher: right results whatever comes in which order, and what scheduler.h promises.
#include "engine/lanes/scheduler.h"

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <vector>

#include "engine/lanes/run_one.h"
#include "testing/lanes/scheduler_fixture.h"

namespace tandem::lanes {
namespace {

INSTANTIATE_TEST_SUITE_P(Kernels, SchedulerTest, ::testing::ValuesIn(toy::kCiphers), name_of);

TEST_P(SchedulerTest, RunsEveryOrderOfLengths) {
  std::vector<std::uint64_t> lengths = {1, 32 * 16, 32 * 17 - 5, 32 * 64 + 7, 32 * 700};
  do {
    const Messages list = messages_of(random_, lengths);
    Scheduler scheduler(cipher());
    ASSERT_EQ(scheduler.submit(pdus_of(list)), list.size());
    ASSERT_EQ(drain(scheduler).size(), list.size());
    expect_right(cipher(), list);
  } while (std::next_permutation(lengths.begin(), lengths.end()));
}

TEST_P(SchedulerTest, RunsEveryNumberOfEveryLength) {
  Scheduler scheduler(cipher());
  for (std::size_t count = 1; count <= 70; ++count) {
    for (const std::uint64_t bits : {7U, 512U, 513U, 32U * 70U}) {
      const Messages list = messages_of(random_, std::vector<std::uint64_t>(count, bits));
      ASSERT_EQ(scheduler.submit(pdus_of(list)), count);
      ASSERT_EQ(drain(scheduler, 1 + random_.below(100)).size(), count);
      expect_right(cipher(), list);
    }
  }
}

TEST_P(SchedulerTest, RunsAnythingInAnyOrder) {
  Scheduler scheduler(cipher());
  constexpr std::uint64_t kLongest[] = {300, 32 * 400, 32 * 20'000};
  for (int round = 0; round < 60; ++round) {
    std::vector<std::uint64_t> lengths(1 + random_.below(400));
    for (auto& bits : lengths) {
      // Few of the longest: those that hold their lanes for more than a turn.
      const std::uint64_t kind = random_.below(100);
      bits = 1 + random_.below(kLongest[kind < 50 ? 0 : kind < 97 ? 1 : 2]);
    }
    const Messages list = messages_of(random_, lengths);
    const std::vector<Pdu*> pdus = pdus_of(list);
    std::vector<Pdu*> back;
    std::size_t submitted = 0;
    while (back.size() < pdus.size()) {
      const std::size_t offered = std::min<std::size_t>(pdus.size() - submitted, random_.below(60));
      submitted += scheduler.submit(std::span(pdus).subspan(submitted, offered));
      std::vector<Pdu*> done(random_.below(20));
      done.resize(scheduler.poll(done));
      back.insert(back.end(), done.begin(), done.end());
    }
    EXPECT_EQ(scheduler.in_flight(), 0U);
    EXPECT_TRUE(std::is_permutation(back.begin(), back.end(), pdus.begin(), pdus.end()));
    expect_right(cipher(), list);
  }
}

TEST_P(SchedulerTest, TakesNoMoreThanItHolds) {
  const Messages list = messages_of(random_, std::vector<std::uint64_t>(Scheduler::kCapacity + 5, 100));
  const std::vector<Pdu*> pdus = pdus_of(list);
  Scheduler scheduler(cipher());
  EXPECT_EQ(scheduler.submit(pdus), Scheduler::kCapacity);
  EXPECT_EQ(scheduler.in_flight(), Scheduler::kCapacity);
  EXPECT_EQ(scheduler.submit(std::span(pdus).last(5)), 0U);
  EXPECT_EQ(scheduler.submit({}), 0U);
  EXPECT_EQ(scheduler.poll({}), 0U);
  EXPECT_EQ(counts.clocks(), 0U);  // work happens in polls that have room for it
  std::array<Pdu*, 2> done{};
  ASSERT_EQ(scheduler.poll(done), widest() > 1 ? 2U : 1U);
  EXPECT_EQ(scheduler.submit(std::span(pdus).last(5)), widest() > 1 ? 2U : 1U);
  drain(scheduler);
  EXPECT_EQ(scheduler.poll(done), 0U);
}

TEST_P(SchedulerTest, OnePollIsBounded) {
  const Messages list = messages_of(random_, std::vector<std::uint64_t>(200, 32 * 3'000));
  Scheduler scheduler(cipher());
  ASSERT_EQ(scheduler.submit(pdus_of(list)), list.size());
  std::array<Pdu*, 200> done;
  std::size_t finished = 0;
  const std::size_t words = widest() == 1 ? Scheduler::kSingleSliceWords : Scheduler::kSliceWords;
  while (finished < list.size()) {
    const std::uint64_t before = counts.clocks();
    finished += scheduler.poll(done);
    EXPECT_LE(counts.clocks() - before, words + words / 16 * toy::kInitialiseClocks);
  }
}

TEST_P(SchedulerTest, InitialisesInFullGroups) {
  // Uniform: one group after another. Mixed: lanes drain one by one, and still no stream is initialised alone.
  for (const bool mixed : {false, true}) {
    std::vector<std::uint64_t> lengths(8 * widest(), 32 * 100);
    for (std::size_t i = 0; mixed && i < lengths.size(); ++i) lengths[i] = 32 * (1 + random_.below(355));
    const Messages list = messages_of(random_, lengths);
    counts = {};
    Scheduler scheduler(cipher());
    ASSERT_EQ(scheduler.submit(pdus_of(list)), list.size());
    drain(scheduler);
    EXPECT_EQ(counts.initialisations[widest()], 8U) << mixed;
    const bool in_groups = cipher().function.load_group != nullptr && widest() % 8 == 0;
    EXPECT_EQ(counts.groups, in_groups ? 8U : 0U) << mixed;
    expect_right(cipher(), list);
  }
}

/// A PDU between submit and poll, and what its latency is bounded by.
struct InFlight {
  std::unique_ptr<Message> message;
  std::uint64_t own_words;
  std::uint64_t words_ahead;  ///< of all that were in flight, as far as known: they may have less left
  std::uint64_t pdus_ahead;
  toy::Counts before;
};

TEST_P(SchedulerTest, FinishesWithinTheDocumentedBound) {
  constexpr std::uint64_t kLongest = Scheduler::kTurnWords + Scheduler::kSliceWords;
  const std::uint64_t lanes = widest();
  Scheduler scheduler(cipher());
  std::vector<InFlight> list;
  std::size_t checked = 0;
  for (int round = 0; round < 4'000 || !list.empty(); ++round) {
    const std::size_t fresh = round < 4'000 && random_.below(8) == 0 ? random_.below(100) : 0;
    for (std::size_t i = std::min(fresh, Scheduler::kCapacity - list.size()); i > 0; --i) {
      const bool is_long = random_.below(12) == 0;
      InFlight one{.message = std::make_unique<Message>(random_, 1 + random_.below(32 * (is_long ? 5'000 : 300))),
                   .own_words = 0,
                   .words_ahead = 0,
                   .pdus_ahead = list.size(),
                   .before = counts};
      one.own_words = (cipher().function.keystream_words(one.message->pdu.len_bits) + 15) / 16 * 16;
      for (const InFlight& other : list) one.words_ahead += other.own_words;
      Pdu* const pdu = &one.message->pdu;
      ASSERT_EQ(scheduler.submit({&pdu, 1}), 1U);
      list.push_back(std::move(one));
    }
    std::array<Pdu*, 256> done{};
    for (std::size_t i = scheduler.poll(done); i-- > 0;) {
      const auto it = std::ranges::find(list, done[i], [](const InFlight& one) { return &one.message->pdu; });
      ASSERT_NE(it, list.end());
      std::uint64_t narrowest = lanes;
      for (std::size_t n = lanes; n >= 1; --n) {
        if (counts.words[n] > it->before.words[n]) narrowest = n;
      }
      const std::uint64_t bound =
          4 * (it->words_ahead + (lanes - 1) * kLongest) / (3 * narrowest) + it->own_words + Scheduler::kSliceWords +
          toy::kInitialiseClocks * (it->pdus_ahead + lanes + (it->own_words + Scheduler::kSliceWords) / 16);
      if (it->own_words <= Scheduler::kTurnWords) {
        ASSERT_LE(counts.clocks() - it->before.clocks(), bound) << round;
        ++checked;
      }
      list.erase(it);
    }
  }
  EXPECT_GT(checked, 1'000U);
}

/// A PDU of `short_bits` submitted while as many long ones as the widest kernel has lanes are running comes back long
/// before any of them.
TEST_P(SchedulerTest, AShortOneDoesNotWaitForLongOnes) {
  const Messages longs = messages_of(random_, std::vector<std::uint64_t>(widest(), 32 * 200'000));
  const Messages shorts = messages_of(random_, std::vector<std::uint64_t>(5, 512));
  Scheduler scheduler(cipher());
  ASSERT_EQ(scheduler.submit(pdus_of(longs)), longs.size());
  Pdu* done = nullptr;
  for (int i = 0; i < 10; ++i) ASSERT_EQ(scheduler.poll({&done, 1}), 0U);
  ASSERT_EQ(scheduler.submit(pdus_of(shorts)), shorts.size());
  const std::uint64_t before = counts.clocks();
  for (std::size_t back = 0; back < shorts.size();) {
    if (scheduler.poll({&done, 1}) == 0) continue;
    ASSERT_EQ(done->len_bits, 512U);
    ++back;
  }
  EXPECT_LE(counts.clocks() - before, 5 * (Scheduler::kTurnWords + Scheduler::kSingleSliceWords + 100));
  EXPECT_EQ(drain(scheduler).size(), longs.size());
  expect_right(cipher(), longs);
  expect_right(cipher(), shorts);
}

/// ... nor do later ones overtake it without end.
TEST_P(SchedulerTest, ALongOneIsNotStarved) {
  Scheduler scheduler(cipher());
  const Messages first = messages_of(random_, {32 * 30'000});
  ASSERT_EQ(scheduler.submit(pdus_of(first)), 1U);
  std::vector<Messages> others;
  const std::uint64_t before = counts.clocks();
  for (bool finished = false; !finished;) {
    others.push_back(
        messages_of(random_, std::vector<std::uint64_t>(Scheduler::kCapacity - scheduler.in_flight(), 640)));
    ASSERT_EQ(scheduler.submit(pdus_of(others.back())), others.back().size());
    std::array<Pdu*, 64> done{};
    for (std::size_t i = scheduler.poll(done); i-- > 0;) finished |= done[i] == &first[0]->pdu;
    ASSERT_LE(counts.clocks() - before, 30'000U * (2 + 2 * Scheduler::kCapacity / widest()));
  }
  drain(scheduler);
  expect_right(cipher(), first);
}

/// A PDU that has a lane keeps it for a turn, whatever had the lane before: those that get lanes first end before those
/// that wait for them.
TEST_P(SchedulerTest, ATurnBeginsWithThePdu) {
  const auto bits_of = [&](std::uint64_t words) { return 32 * (words - cipher().function.keystream_words(32) + 1); };
  const std::size_t lanes = widest();
  // Before them the lanes have PDUs that end one by one, together, or with their turn.
  const auto staggered = [](std::size_t i) { return 1'500 + 16 * static_cast<std::uint64_t>(i % 16); };
  const auto together = [](std::size_t) { return std::uint64_t{1'500}; };
  const auto whole_turn = [](std::size_t) { return std::uint64_t{Scheduler::kTurnWords}; };
  for (const auto& before : {std::function<std::uint64_t(std::size_t)>(staggered), {together}, {whole_turn}}) {
    std::vector<std::uint64_t> lengths;
    for (std::size_t i = 0; i < lanes; ++i) lengths.push_back(bits_of(before(i)));
    lengths.insert(lengths.end(), lanes, bits_of(2'000));
    lengths.insert(lengths.end(), lanes, bits_of(1'990));
    const Messages list = messages_of(random_, lengths);
    Scheduler scheduler(cipher());
    ASSERT_EQ(scheduler.submit(pdus_of(list)), list.size());
    const std::vector<Pdu*> back = drain(scheduler, 1);
    ASSERT_EQ(back.size(), list.size());
    const auto is_last = [&](const Pdu* pdu) { return pdu->len_bits == bits_of(1'990); };
    EXPECT_TRUE(std::is_partitioned(back.begin(), back.end(), [&](const Pdu* pdu) { return !is_last(pdu); }));
    expect_right(cipher(), list);
  }
}

/// PDUs that got their lanes from others have a turn of their own.
TEST_P(SchedulerTest, ATurnBeginsWithTheExchange) {
  const std::size_t lanes = widest();
  std::vector<std::uint64_t> lengths(lanes, 32 * (4 * Scheduler::kTurnWords));
  lengths.insert(lengths.end(), lanes, 32 * (Scheduler::kTurnWords - 16));
  const Messages list = messages_of(random_, lengths);
  Scheduler scheduler(cipher());
  ASSERT_EQ(scheduler.submit(pdus_of(list)), list.size());
  Pdu* done = nullptr;
  while (scheduler.poll({&done, 1}) == 0) {
  }
  EXPECT_EQ(done->len_bits, lengths.back());
  // A turn of the long ones, and one of those that end.
  EXPECT_LE(counts.clocks(), 2 * (Scheduler::kTurnWords + toy::kInitialiseClocks) + Scheduler::kSingleSliceWords);
  EXPECT_EQ(drain(scheduler).size() + 1, list.size());
}

TEST(Scheduler, ASingleStreamNeverRunsAWideKernel) {
  Random random(1);
  for (const Cipher& cipher : toy::kCiphers) {
    counts = {};
    Scheduler scheduler(cipher);
    const Messages list = messages_of(random, {32 * 100'000});
    ASSERT_EQ(scheduler.submit(pdus_of(list)), 1U);
    drain(scheduler);
    EXPECT_EQ(counts.words[1], cipher.function.keystream_words(32 * 100'000));
    EXPECT_EQ(counts.clocks(), counts.words[1] + toy::kInitialiseClocks);
    expect_right(cipher, list);
  }
}

TEST(Scheduler, TakesTheKernelThatTheStreamsThereArePayFor) {
  Random random(2);
  const Cipher cipher{toy::kCrypt, toy::kFrom32};
  const auto run = [&](const std::vector<std::uint64_t>& lengths) {
    counts = {};
    const Messages list = messages_of(random, lengths);
    Scheduler scheduler(cipher);
    EXPECT_EQ(scheduler.submit(pdus_of(list)), list.size());
    drain(scheduler);
    expect_right(cipher, list);
  };
  run(std::vector<std::uint64_t>(256, 512));
  EXPECT_EQ(counts.words[32], 8U * 16);
  EXPECT_EQ(counts.clocks(), 8 * (16 + toy::kInitialiseClocks));
  run(std::vector<std::uint64_t>(16, 512));
  EXPECT_EQ(counts.clocks(), 16 + toy::kInitialiseClocks);
  EXPECT_EQ(counts.words[16], 16U);
  run({512, 512, 512});  // one after the other: 3 * 16 < 50
  EXPECT_EQ(counts.words[1], 48U);
  run({512, 512, 512, 512});  // 4 * 16 > 50
  EXPECT_EQ(counts.words[16], 16U);
  // A long one among short ones: together first, then alone.
  std::vector<std::uint64_t> lengths(32, 512);
  lengths[7] = 32 * 5'000;
  run(lengths);
  EXPECT_GE(counts.words[1], 4'800U);
  EXPECT_LE(counts.words[32] + counts.words[16], 200U);
}

TEST(Scheduler, ATurnGoesOnInANarrowerKernel) {
  Random random(4);
  const Cipher cipher{toy::kCrypt, toy::kFrom32};
  counts = {};
  Scheduler scheduler(cipher);
  // A short one has the first lane, then one that comes 1,000 words later; in the end the long one is alone.
  std::vector<std::uint64_t> lengths(16, 32 * 1'300);
  lengths[0] = 32 * 100;
  lengths[1] = 32 * 5'000;
  const Messages list = messages_of(random, lengths);
  const Messages late = messages_of(random, {32 * 300, 32 * 16});
  ASSERT_EQ(scheduler.submit(pdus_of(list)), list.size());
  Pdu* done = nullptr;
  while (counts.words[16] < 1'000) scheduler.poll({&done, 1});
  ASSERT_EQ(scheduler.submit({pdus_of(late).data(), 1}), 1U);
  while (scheduler.in_flight() > 1) scheduler.poll({&done, 1});
  ASSERT_GT(counts.words[16], 1'280U);
  ASSERT_LT(counts.words[1], Scheduler::kSingleSliceWords + 1);
  Pdu* const last = &late[1]->pdu;
  ASSERT_EQ(scheduler.submit({&last, 1}), 1U);
  const std::uint64_t before = counts.clocks();
  while (scheduler.poll({&done, 1}) == 0) {
  }
  EXPECT_EQ(done, last);
  EXPECT_LE(counts.clocks() - before,
            Scheduler::kTurnWords - 1'300 + Scheduler::kSingleSliceWords + toy::kInitialiseClocks + 16);
  drain(scheduler);
  expect_right(cipher, list);
}

TEST(Scheduler, RefillsWhereAQuarterOfTheLanesHasDrained) {
  Random random(5);
  const Cipher cipher{toy::kCrypt, toy::kFrom32};
  counts = {};
  Scheduler scheduler(cipher);
  // A quarter of the lanes has short ones, 16 in turn, beside the long ones of the others.
  std::vector<std::uint64_t> lengths(24, 32 * 256);
  lengths.insert(lengths.end(), std::size_t{8 * 16}, 32 * 16);
  const Messages list = messages_of(random, lengths);
  ASSERT_EQ(scheduler.submit(pdus_of(list)), list.size());
  drain(scheduler);
  EXPECT_EQ(counts.words[32], 256U);
  expect_right(cipher, list);
}

TEST(Scheduler, TheLongestOfTheLastOnesIsNotTheLastToBegin) {
  Random random(6);
  const Cipher cipher{toy::kCrypt, toy::kFrom32};
  for (const std::size_t place : {32U, 48U, 63U}) {
    counts = {};
    Scheduler scheduler(cipher);
    // Lanes drain one by one up to 512 words, a quarter of them in 128.
    std::vector<std::uint64_t> lengths;
    for (std::uint64_t i = 1; i <= 32; ++i) lengths.push_back(32 * 16 * i);
    lengths.insert(lengths.end(), 32, 32 * 16);
    lengths[place] = 32 * 2'000;
    const Messages list = messages_of(random, lengths);
    ASSERT_EQ(scheduler.submit(pdus_of(list)), list.size());
    drain(scheduler);
    EXPECT_LE(counts.words[32] + counts.words[16] + counts.words[1], 128U + 2'000U + 16U) << place;
    expect_right(cipher, list);
  }
}

TEST(Scheduler, MessagesMeetTheirKeystreamInTheKernelAsLongAsTheyLast) {
  Random random(3);
  const Cipher cipher{toy::kCrypt, toy::kApplying};
  const auto run = [&](const std::vector<std::uint64_t>& lengths) {
    counts = {};
    const Messages list = messages_of(random, lengths);
    Scheduler scheduler(cipher);
    EXPECT_EQ(scheduler.submit(pdus_of(list)), list.size());
    drain(scheduler);
    expect_right(cipher, list);
  };
  // Counts bytes of texts, not of keystream. If all lengths are equal, the kernel meets all bytes, odd bits included.
  run(std::vector<std::uint64_t>(32, 8 * 1420 - 3));
  EXPECT_EQ(counts.text_bytes, 32U * 1420);
  // If they are mixed, it does so for every PDU that goes on behind a call.
  std::vector<std::uint64_t> lengths(32, 8 * 8 * 4 * Scheduler::kSliceWords);
  lengths[3] = 8 * 4 * (Scheduler::kSliceWords + 30);
  run(lengths);
  EXPECT_GE(counts.text_bytes, 31U * 8 * 4 * Scheduler::kSliceWords + 4 * Scheduler::kSliceWords);
  EXPECT_LT(counts.text_bytes, 31U * 8 * 4 * Scheduler::kSliceWords + 4 * (Scheduler::kSliceWords + 30));
}

TEST_P(SchedulerTest, RunOneIsRightForEveryLength) {
  for (std::uint64_t bits = 1; bits < 2'300; ++bits) {
    Message message(random_, bits);
    run_one(cipher(), message.pdu);
    ASSERT_TRUE(message.right(cipher().function)) << bits;
  }
  Message message(random_, 32 * 70'000 + 11);
  run_one(cipher(), message.pdu);
  EXPECT_TRUE(message.right(cipher().function));
  EXPECT_EQ(counts.initialisations[1], 2'300U);
}

}  // namespace
}  // namespace tandem::lanes
