// Shared by the tests of the core: keys, tasks, and the answers of OpenSSL's arithmetic.
#pragma once

#include "algorithms/modexp/tb/big.h"
#include "algorithms/modexp/tb/core_configs.h"
#include "hw/tb/core/core_bench.h"

namespace tandem::modexp::tb {

using core_bench::Job;
using core_bench::Pauses;
using core_bench::Trace;

/// The numbers of a private key with two primes, or with what is as good for arithmetic: odd and coprime.
struct Pair {
  Big p, q, dp, dq, qinv;
  std::size_t exponent_bytes;

  [[nodiscard]] Big n() const { return p * q; }
  /// RFC 8017, section 5.1.2, 2. b.
  [[nodiscard]] Big apply(const Big& x) const {
    const Big m1 = x.pow_mod(dp, p), m2 = x.pow_mod(dq, q);
    return m2 + (m1 - m2) * qinv % p * q;
  }
};

class Core : public ::testing::TestWithParam<CoreConfig> {
 protected:
  static constexpr std::uint64_t kSeed = 8017;

  Core() : core_(GetParam().make()), bench_(*core_, kSeed, core_bench::Order::of_tasks, kLongestTask), random_(kSeed) {
    bench_.reset();
  }

  static constexpr std::uint64_t kLongestTask = 8'000'000;

  static CoreShape shape() { return GetParam().shape(); }
  static bool is_default() { return GetParam().name == "systolic18_61_5"; }

  Job job(const std::optional<CoreKey>& key, const Big& x, const Big& expected) {
    Job job;
    EXPECT_TRUE(key) << "no such key";
    if (!key) return job;
    const std::size_t bytes = key->modulus_bits / 8;
    job.header.ctx = static_cast<std::uint8_t>(next_ctx_++ % 16);
    job.header.op = static_cast<std::uint8_t>(key->operation);
    job.header.has_data = true;
    random_.fill(job.header.key);
    for (int i = 0; i < 4; ++i) job.header.iv[i] = static_cast<std::uint8_t>(key->iv() >> 8 * i);
    job.message = key->bytes;
    const Bytes base = x.bytes(bytes);
    job.message.insert(job.message.end(), base.begin(), base.end());
    job.header.len_bits = static_cast<std::uint32_t>(8 * job.message.size());
    job.expected = expected.bytes(bytes);
    return job;
  }

  Job public_job(const Big& n, const Big& e, const Big& x) {
    return job(public_key(shape(), n.bytes(kMaxBytes), e.bytes(kMaxBytes)), x, x.pow_mod(e, n));
  }
  /// The exponent has as many bytes, whatever it is.
  Job private_job(const Big& n, const Big& d, std::size_t bytes, const Big& x) {
    return job(private_key(shape(), n.bytes(kMaxBytes), d.bytes(bytes)), x, x.pow_mod(d, n));
  }
  Job pair_job(const Pair& pair, const Big& x) {
    const Bytes p = pair.p.bytes(kMaxBytes), q = pair.q.bytes(kMaxBytes), qinv = pair.qinv.bytes(kMaxBytes);
    const Bytes dp = pair.dp.bytes(pair.exponent_bytes), dq = pair.dq.bytes(pair.exponent_bytes);
    return job(primes_key(shape(), {p, q, dp, dq, qinv}), x, pair.apply(x));
  }

  Big random_bits(unsigned bits) {
    Bytes bytes((bits + 7) / 8);
    random_.fill(bytes);
    return Big(bytes) % Big::two_to(bits);
  }
  Big below(const Big& end) { return random_bits(end.bits() + 64) % end; }
  /// Odd, with the highest bit set.
  Big modulus(unsigned bits) { return random_bits(bits - 2) * 2 + Big::two_to(bits - 1) + 1; }

  Pair pair(unsigned bits, std::size_t exponent_bytes) {
    for (;;) {
      const Pair one = pair_of(modulus(bits / 2), modulus(bits / 2), exponent_bytes);
      if (one.n().bits() > bits - 2 && !(one.qinv == 0)) return one;
    }
  }
  Pair pair_of(const Big& p, const Big& q, std::size_t exponent_bytes) {
    const auto exponent_bits = static_cast<unsigned>(8 * exponent_bytes);
    return {p, q, random_bits(exponent_bits), random_bits(exponent_bits), q.inverse_mod(p), exponent_bytes};
  }

  /// Clocks from a task's header to its result.
  std::uint64_t clocks(const Job& job) {
    const Trace trace = bench_.run({&job, 1});
    return trace.results.empty() ? 0 : trace.results[0] - trace.headers[0];
  }

  static constexpr std::size_t kMaxBytes = 512;

  std::unique_ptr<core_bench::CoreModel> core_;
  core_bench::CoreBench bench_;
  ::tandem::testing::Random random_;
  std::size_t next_ctx_ = 0;
};

}  // namespace tandem::modexp::tb
