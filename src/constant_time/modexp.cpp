// Private operations of RSA in every variant: secret keys, bases and results. For valgrind alone.
#include "algorithms/modexp/sw/modexp.h"

#include <string>
#include <vector>

#include "constant_time/cases.h"
#include "constant_time/secret.h"

namespace tandem::constant_time {
namespace {

using modexp::Message;
using modexp::Operation;
using modexp::Variant;

/// A private key of arithmetic with its base: any numbers.
struct SecretKey {
  SecretKey(Random& random, std::size_t bytes)
      : n(random_bytes(random, bytes)), d(random_bytes(random, bytes / 4)), base(random_bytes(random, bytes)) {
    for (Bytes* const one : {&p, &q, &dp, &dq, &qinv}) *one = random_bytes(random, bytes / 2);
    for (Bytes* const one : {&n, &p, &q}) {
      one->front() |= 0xc0;
      one->back() |= 1;
    }
    base.front() &= 0x3f;
  }
  template <class Function>
  void each(const Function& function) {
    for (Bytes* const one : {&d, &p, &q, &dp, &dq, &qinv, &base}) function(*one);
  }

  Bytes n, d, p, q, dp, dq, qinv, base;
};

Bytes raised(const Variant& variant, Operation operation, const SecretKey& key) {
  Bytes result(key.base.size());
  Message message{};
  message.operation = operation;
  if (operation == Operation::primes) {
    message.primes = {key.p, key.q, key.dp, key.dq, key.qinv};
  } else {
    message.n = key.n;
    message.exponent = key.d;
  }
  message.source = key.base.data();
  message.destination = result.data();
  message.bytes = result.size();
  variant.run({&message, 1});
  show(result);
  return message.status == Status::ok ? result : Bytes();
}

bool compare(const Variant& variant, unsigned effort) {
  Random random(8017);
  bool right = true;
  for (unsigned i = 0; i < effort; ++i) {
    for (const std::size_t bytes : {64U, 96U, 128U}) {
      SecretKey key(random, bytes);
      for (const Operation operation : {Operation::private_exponent, Operation::primes}) {
        const Bytes expected = raised(*modexp::find("reference"), operation, key);
        key.each([](Bytes& one) { hide(one); });
        right &= raised(variant, operation, key) == expected;
        key.each([](Bytes& one) { show(one); });
        right &= !expected.empty();
      }
    }
  }
  return right;
}

}  // namespace

void add_modexp(std::vector<Case>& list) {
  for (const Variant& variant : modexp::variants()) {
    // A library blinds what it has no constant time for, with numbers of its own.
    if (!variant.any_numbers) continue;
    list.push_back({.name = "modexp." + std::string(variant.name),
                    .constant_time = variant.constant_time,
                    .available = variant.available(),
                    .run = [&variant](unsigned effort) { return compare(variant, effort); }});
  }
}

}  // namespace tandem::constant_time
