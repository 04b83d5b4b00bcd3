// The core against OpenSSL's arithmetic, under pauses.
#include "algorithms/modexp/tb/core_fixture.h"

namespace tandem::modexp::tb {
namespace {

const unsigned kSizes[] = {512, 768, 1024, 1280, 1536, 1792, 2048, 2304, 2560, 2816, 3072, 3328, 3584, 3840, 4096};

// A sanitizer makes the bench take several times as long as the core, so fewer tasks run.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::size_t kMaxTasks = 54;
#else
constexpr std::size_t kMaxTasks = 1'000;
#endif

TEST_P(Core, PublicExponents) {
  for (const unsigned bits : kSizes) {
    SCOPED_TRACE(bits);
    std::vector<Job> jobs;
    for (const std::uint64_t e : {1, 2, 3, 17, 65537}) {
      const Big n = modulus(bits);
      jobs.push_back(public_job(n, e, below(n)));
    }
    bench_.run(jobs);
  }
}

TEST_P(Core, PrivateExponents) {
  for (const unsigned bits : kSizes) {
    SCOPED_TRACE(bits);
    std::vector<Job> jobs;
    for (const std::size_t bytes : {1, 6}) {
      const Big n = modulus(bits);
      jobs.push_back(private_job(n, random_bits(static_cast<unsigned>(8 * bytes)), bytes, below(n)));
    }
    bench_.run(jobs);
  }
}

TEST_P(Core, TwoPrimes) {
  for (const unsigned bits : kSizes) {
    if (bits % 512 != 0) continue;
    SCOPED_TRACE(bits);
    const Pair one = pair(bits, 5), other = pair_of(one.q, one.p, 3);  // one of them has p < q
    const Job jobs[] = {pair_job(one, below(one.n())), pair_job(other, below(one.n()))};
    bench_.run(jobs);
  }
}

// Exponents as long as the modulus. Those of usual keys take the simulator long: they are for the core that figures are
// of, beside the one of each size whose clocks every core has counted.
TEST_P(Core, WholeExponents) {
  std::vector<Job> jobs;
  if (is_default()) {
    for (const unsigned bits : {2048U, 2048U, 2048U, 2048U, 4096U, 4096U}) {
      const Pair whole = pair(bits, bits / 16);
      jobs.push_back(pair_job(whole, below(whole.n())));
    }
    const Big whole = modulus(2048);
    jobs.push_back(private_job(whole, random_bits(2048), 256, below(whole)));
  }
  const Big n = modulus(512);
  jobs.push_back(private_job(n, random_bits(512), 64, below(n)));
  jobs.push_back(public_job(n, random_bits(512) + Big::two_to(512), below(n)));
  for (const unsigned bits : {512U, 1024U}) {
    const Pair whole = pair(bits, bits / 16);
    jobs.push_back(pair_job(whole, below(whole.n())));
  }
  bench_.run(jobs);
}

// The exponent of one lane goes on in the other's memory.
TEST_P(Core, LongestExponents) {
  const Big n = modulus(512);
  const Job job =
      private_job(n, random_bits(4096) + 1, std::min<std::size_t>(512, shape().window_bits * 128), below(n));
  bench_.run({&job, 1});
}

TEST_P(Core, ExtremeNumbers) {
  for (const unsigned bits : {512U, 1024U, 2048U}) {
    SCOPED_TRACE(bits);
    const Big top = Big::two_to(bits);
    std::vector<Job> jobs;
    for (const Big& n : {top - 1, Big::two_to(bits - 1) + 1, top - 1 - Big::two_to(bits / 2),
                         Big::two_to(bits - 200) + 1, modulus(bits - 17)}) {
      for (const Big& x : {Big(0), Big(1), Big(2), n - 1, below(n)}) {
        jobs.push_back(public_job(n, 65537, x));
        jobs.push_back(private_job(n, random_bits(16), 2, x));
      }
      jobs.push_back(private_job(n, 0, 2, n - 1));
      jobs.push_back(private_job(n, 0xffff, 2, n - 1));
      jobs.push_back(public_job(n, 1, n - 1));
    }
    if (bits == 512) {  // a step smaller than the core's smallest
      for (const Big& n : {Big(1), Big(3), Big(0xffff'ffff'ffff'ffff)}) jobs.push_back(public_job(n, 5, n - 1));
    }
    bench_.run(jobs);
  }
}

TEST_P(Core, ExtremePrimes) {
  for (const unsigned bits : {512U, 1024U, 2048U}) {
    SCOPED_TRACE(bits);
    const unsigned half = bits / 2;
    const Big top = Big::two_to(half), most = top - 1, least = Big::two_to(half - 1) + 1;
    std::vector<Job> jobs;
    for (const auto& [p, q] : {std::pair{most, top - 3}, {top - 3, most}, {most, least}, {least, most}}) {
      Pair one = pair_of(p, q, 2);
      for (const Big& x : {Big(0), Big(1), one.n() - 1, p, q, one.n() - p, below(one.n())})
        jobs.push_back(pair_job(one, x));
      // m1 - m2 is as far below 0 as it can be, and h is 0 or p - 1.
      one.dp = 0;
      one.dq = 1;
      jobs.push_back(pair_job(one, q - 1));
      one.dp = 1;
      one.dq = 0;
      jobs.push_back(pair_job(one, p - 1));
      jobs.push_back(pair_job(one, 0));
    }
    bench_.run(jobs);
  }
}

TEST_P(Core, TasksUnderPauses) {
  constexpr int kChances[] = {0, 20, 100, 200};
  constexpr std::size_t kBatch = 9;
  for (std::size_t done = 0; done < (is_default() ? kMaxTasks : kMaxTasks / 4) && !HasFailure(); done += kBatch) {
    SCOPED_TRACE("after task " + std::to_string(done));
    std::vector<Job> jobs;
    for (std::size_t i = 0; i < kBatch; ++i) {
      const unsigned bits = kSizes[random_.below(random_.below(4) == 0 ? 5 : 2)];
      const Big n = modulus(bits);
      if (i % 3 == 0) jobs.push_back(public_job(n, random_.below(200) + 1, below(n)));
      if (i % 3 == 1) jobs.push_back(private_job(n, random_bits(12), 2, below(n)));
      if (i % 3 != 2) continue;
      const Pair one = pair(512 * (1 + bits / 1024), 1);
      jobs.push_back(pair_job(one, below(one.n())));
    }
    const auto chance = [&] { return kChances[random_.below(std::size(kChances))]; };
    bench_.run(jobs, Pauses{chance(), chance(), chance(), chance(), 40});
  }
}

// A task begins after as many clocks of idleness as there are states of a counter that goes on meanwhile.
TEST_P(Core, AfterAnyPause) {
  const Big n = modulus(512);
  const Job job = public_job(n, 3, below(n));
  const std::uint64_t usual = clocks(job);
  for (int pause = 0; pause < 1'100 && !HasFailure(); pause += is_default() ? 1 : 5) {
    bench_.run_for({}, static_cast<std::uint64_t>(pause), true, true);
    EXPECT_EQ(clocks(job), usual);
  }
}

TEST_P(Core, RefusesWhatItCannotRun) {
  std::vector<Job> jobs;
  const auto refuse = [&](Job job, Status status) {
    job.status = status;
    std::ranges::fill(job.expected, 0);
    jobs.push_back(std::move(job));
  };
  for (int round = 0; round < 2; ++round) {
    const Big n = modulus(768);
    const Job good = public_job(n, 3, below(n));
    const auto changed = [&](auto change, Status status) {
      Job job = good;
      change(job);
      refuse(job, status);
    };
    refuse(public_job(n, 3, n), Status::bad_length);
    refuse(private_job(n, 3, 1, n + 1), Status::bad_length);
    refuse(private_job(n, 3, 1, Big::two_to(768) - 1), Status::bad_length);
    const Pair one = pair(1024, 1);
    refuse(pair_job(one, one.n()), Status::bad_length);
    jobs.push_back(good);
    changed([](Job& job) { job.header.op = 3; }, Status::unsupported);
    changed([](Job& job) { job.header.has_data = false, job.message.clear(); }, Status::unsupported);
    changed([](Job& job) { job.header.iv[2] ^= 1; }, Status::bad_length);  // windows
    changed([](Job& job) { job.header.iv[3] = 5; }, Status::bad_iv);
    changed([](Job& job) { job.header.iv[4 + job.header.ctx % 12] = 1; }, Status::bad_iv);
    changed([](Job& job) { job.message.pop_back(), job.header.len_bits -= 8; }, Status::bad_length);
    changed([](Job& job) { job.message.clear(), job.header.len_bits = 0; }, Status::bad_length);
    changed([](Job& job) { job.message.insert(job.message.end(), 9, 0), job.header.len_bits += 72; },
            Status::bad_length);
    changed([](Job& job) { job.header.iv[0] = 1, job.expected.resize(97); }, Status::bad_iv);
    changed([](Job& job) { job.header.iv[1] = 1, job.expected.resize(32); }, Status::bad_iv);
    changed([](Job& job) { job.header.iv[1] = 0x11, job.expected.resize(0x220); }, Status::bad_iv);
    changed([](Job& job) { job.header.iv[1] = 0, job.expected.clear(); }, Status::bad_iv);
    changed([](Job& job) { job.header.op = 2; }, Status::bad_iv);  // 768 bits have no primes of whole steps
    jobs.push_back(good);
  }
  bench_.run(jobs, Pauses{10, 10, 10, 10, 40});
}

TEST_P(Core, ResetDropsEverything) {
  const Big n = modulus(512);
  const std::vector<Job> jobs(3, private_job(n, random_bits(15), 2, below(n)));
  for (const std::uint64_t clocks : {1, 4, 30, 150, 300, 700, 1'000, 2'001, 3'333}) {
    SCOPED_TRACE(clocks);
    bench_.run_for(jobs, clocks, clocks % 2 == 0, clocks % 3 == 0);
    bench_.reset();
    bench_.run({jobs.data(), 1});
  }
}

// Every private operation of a size takes the same clocks, whatever its numbers are.
TEST_P(Core, ClocksSayNothingOfSecrets) {
  std::uint64_t one_clocks = 0, pair_clocks = 0;
  for (int i = 0; i < 40 && !HasFailure(); ++i) {
    const Big n = i % 4 == 0 ? modulus(512) : modulus(512 - static_cast<unsigned>(random_.below(200)));
    const Big d = i == 0 ? Big(0) : i == 1 ? Big(0xffff) : random_bits(1 + i % 16);
    const std::uint64_t one = clocks(private_job(n, d, 2, i % 5 == 0 ? Big(i % 2) : below(n)));
    Pair numbers = pair(512, 2);
    if (i < 3) numbers.dp = numbers.dq = i == 2 ? 0xffff : static_cast<std::uint64_t>(i);
    const Big x = i % 5 == 0 ? Big(0) : i % 7 == 0 ? numbers.n() - 1 : below(numbers.n());
    const std::uint64_t both = clocks(pair_job(numbers, x));
    if (i == 0) one_clocks = one, pair_clocks = both;
    EXPECT_EQ(one, one_clocks);
    EXPECT_EQ(both, pair_clocks);
  }
}

INSTANTIATE_TEST_SUITE_P(Cores, Core, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::modexp::tb
