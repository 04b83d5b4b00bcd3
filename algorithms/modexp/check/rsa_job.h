// Tasks of RSA with separate buffers and the results that the reference variant gives.
#pragma once

#include <memory>
#include <vector>

#include "algorithms/modexp/check/modexp_fixture.h"
#include "algorithms/modexp/sw/rsa_iv.h"
#include "testing/bytes.h"
#include "testing/run.h"

namespace tandem::testing {

inline constexpr std::array kRsaFunctions = {Algorithm::rsa_public, Algorithm::rsa_private};

inline bool is_rsa(Algorithm algorithm) {
  return algorithm == Algorithm::rsa_public || algorithm == Algorithm::rsa_private;
}

/// One task. Its buffers lie anywhere relative to a multiple of 64, between marked bytes.
class RsaJob final : public Job {
 public:
  using Key = modexp::testing::Key;
  using Operation = modexp::Operation;

  /// Numbers that any engine takes: a modulus of up to 1,024 bits, a short exponent.
  RsaJob(Algorithm algorithm, Random& random)
      : RsaJob(algorithm == Algorithm::rsa_public ? Operation::public_exponent : Operation::private_exponent,
               any_key(random), random) {}
  /// A random base.
  RsaJob(Operation operation, const Key& key, Random& random)
      : RsaJob(operation, key, any_base(random, modulus_bytes(operation, key)), random) {}
  RsaJob(Operation operation, const Key& key, const Bytes& base, Random& random, bool checked = false)
      : message_(message_of(operation, key, base, checked)),
        expected_(base.size()),
        source_(message_.size(), random.below(64)),
        destination_(base.size(), random.below(64)) {
    source_.set(message_);
    destination_.set(Bytes(base.size(), kUntouched));
    const bool is_public = operation == Operation::public_exponent;
    RsaIv iv;
    iv.modulus_bits = static_cast<std::uint16_t>(8 * base.size());
    iv.exponent_bytes = static_cast<std::uint16_t>((is_public                        ? key.e
                                                    : operation == Operation::primes ? key.dp
                                                                                     : key.d)
                                                       .size());
    iv.form = operation == Operation::private_exponent ? RsaIv::Form::exponent : RsaIv::Form::primes;
    iv.check_bytes = static_cast<std::uint16_t>(checked ? key.e.size() : 0);
    task.algorithm = is_public ? Algorithm::rsa_public : Algorithm::rsa_private;
    task.direction = is_public ? Direction::encrypt : Direction::decrypt;
    task.iv = iv.into_bytes();
    task.source = source_.data();
    task.destination = destination_.data();
    task.len_bits = 8 * message_.size();
    modexp::Message answer{};
    key.describe(operation, checked, answer);
    answer.source = base.data();
    answer.destination = expected_.data();
    answer.bytes = base.size();
    status_ = modexp::run(*modexp::kVariants.find("reference"), answer);
  }

  [[nodiscard]] Bytes result() const { return destination_.content(); }
  /// Returns the status that the reference gives.
  [[nodiscard]] Status status() const { return status_; }
  [[nodiscard]] bool right() const override {
    if (task.completion.status != status_ || !around_intact()) return false;
    return status_ == Status::ok ? destination_.content() == expected_ : untouched();
  }
  [[nodiscard]] bool untouched() const override {
    return destination_.content() == Bytes(expected_.size(), kUntouched) && around_intact();
  }

 private:
  static constexpr std::uint8_t kUntouched = 0xee;

  static Key any_key(Random& random) {
    const std::size_t bytes = 64 + 32 * random.below(3);
    Key key = modexp::testing::random_key(random, bytes, 3);
    key.d.erase(key.d.begin(), key.d.end() - static_cast<std::ptrdiff_t>(1 + random.below(8)));
    return key;
  }
  static std::size_t modulus_bytes(Operation operation, const Key& key) {
    return operation == Operation::primes ? 2 * key.p.size() : key.n.size();
  }
  static Bytes any_base(Random& random, std::size_t bytes) {
    Bytes base = random_bytes(random, bytes);
    base[0] &= 0x3f;
    return base;
  }
  static Bytes message_of(Operation operation, const Key& key, const Bytes& base, bool checked) {
    Bytes message;
    const auto put = [&](const Bytes& number) { message.insert(message.end(), number.begin(), number.end()); };
    if (operation == Operation::primes) {
      for (const Bytes* const number : {&key.p, &key.q, &key.dp, &key.dq, &key.qinv}) put(*number);
    } else {
      put(key.n);
      put(operation == Operation::public_exponent ? key.e : key.d);
    }
    if (checked) put(key.e);
    put(base);
    return message;
  }
  [[nodiscard]] bool around_intact() const {
    return source_.intact() && destination_.intact() && source_.content() == message_;
  }

  Bytes message_;
  Bytes expected_;
  Guarded source_;
  Guarded destination_;
  Status status_;
};

using RsaJobs = std::vector<std::unique_ptr<RsaJob>>;

}  // namespace tandem::testing
