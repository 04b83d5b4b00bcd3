// Shared by the tests of modular exponentiation: keys, and operations with guarded buffers and their expected result.
#pragma once

#include <ostream>
#include <vector>

#include "algorithms/modexp/sw/modexp.h"
#include "algorithms/modexp/vectors/nist_acvp.h"
#include "testing/bytes.h"
#include "testing/variants.h"

namespace tandem::modexp {

/// Lets GoogleTest print a parameter as the variant's name.
inline void PrintTo(const Variant& variant, std::ostream* out) { *out << variant.name; }

}  // namespace tandem::modexp

namespace tandem::modexp::testing {

using tandem::testing::Bytes;
using tandem::testing::from_hex;
using tandem::testing::Guarded;
using tandem::testing::Random;
using tandem::testing::random_bytes;
using EachVariant = tandem::testing::EachVariant<Variant>;

/// The numbers of a key; some may be empty.
struct Key {
  Bytes n, e, d, p, q, dp, dq, qinv;

  Key() = default;
  explicit Key(const vectors::Vector& vector)
      : n(from_hex(vector.n)),
        e(from_hex(vector.e)),
        d(from_hex(vector.d)),
        p(from_hex(vector.p)),
        q(from_hex(vector.q)),
        dp(from_hex(vector.dp)),
        dq(from_hex(vector.dq)),
        qinv(from_hex(vector.qinv)) {}

  /// Fills in the operation and the numbers of a message; with `checked` also e, to check the result.
  void describe(Operation operation, bool checked, Message& message) const {
    message.operation = operation;
    if (operation == Operation::primes) {
      message.primes = {p, q, dp, dq, qinv};
    } else {
      message.n = n;
      message.exponent = operation == Operation::public_exponent ? e : d;
    }
    if (checked) message.public_check = e;
  }
};

/// Random numbers that arithmetic takes for a key, though they are none of RSA: e and d have nothing to do with one
/// another. Values of exponents are below 2^(8 exponent_bytes).
inline Key random_key(Random& random, std::size_t bytes, std::size_t exponent_bytes) {
  Key key;
  const auto odd = [&](std::size_t size, std::uint8_t highest) {
    Bytes number = random_bytes(random, size);
    number.front() |= highest;
    number.back() |= 1;
    return number;
  };
  const auto exponent = [&](std::size_t size) {
    Bytes number(size - std::min(size, exponent_bytes));
    const Bytes low = random_bytes(random, std::min(size, exponent_bytes));
    number.insert(number.end(), low.begin(), low.end());
    return number;
  };
  key.n = odd(bytes, 0x80);
  key.e = odd(1 + random.below(std::min<std::size_t>(bytes, 8)), 0);
  key.d = exponent(bytes);
  key.p = odd(bytes / 2, 0xc0);
  key.q = odd(bytes / 2, 0xc0);
  key.dp = exponent(bytes / 2);
  key.dq = exponent(bytes / 2);
  key.qinv = random_bytes(random, bytes / 2);
  return key;
}

/// An operation at any alignment.
class Case {
 public:
  Case(const Key& key, Operation operation, const Bytes& base, Random& random, bool checked = false)
      : key_(key),
        operation_(operation),
        checked_(checked),
        base_(base),
        source_(base.size(), random.below(64)),
        destination_(base.size(), random.below(64)) {
    source_.set(base);
    destination_.set(Bytes(base.size(), kUntouched));
  }

  /// Returns the message, with the result in `destination` or in place.
  Message message(bool in_place = false) {
    Message message{};
    key_.describe(operation_, checked_, message);
    message.source = in_place ? destination_.data() : source_.data();
    message.destination = destination_.data();
    message.bytes = base_.size();
    message.status = Status::would_block;
    if (in_place) destination_.set(base_);
    return message;
  }
  Key& key() { return key_; }
  [[nodiscard]] Bytes result() const { return destination_.content(); }
  [[nodiscard]] bool untouched() const {
    return destination_.content() == Bytes(base_.size(), kUntouched) && around_intact();
  }
  [[nodiscard]] bool around_intact() const {
    return source_.intact() && destination_.intact() && source_.content() == base_;
  }

 private:
  static constexpr std::uint8_t kUntouched = 0xee;

  Key key_;
  Operation operation_;
  bool checked_;
  Bytes base_;
  Guarded source_;
  Guarded destination_;
};

inline constexpr Operation kOperations[] = {Operation::public_exponent, Operation::private_exponent, Operation::primes};

}  // namespace tandem::modexp::testing
