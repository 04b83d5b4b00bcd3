// Modular exponentiation as the standard says it: squares and products, each divided by the modulus. For comparisons:
// its time tells the exponent.
//
// Standard    RFC 8017, sections 5.1.1 and 5.1.2
// Source      division: D. E. Knuth, The Art of Computer Programming, volume 2, 4.3.1, algorithm D
// Checked by  modexp_test.cpp
#include <algorithm>
#include <iterator>

#include "algorithms/modexp/sw/modexp.h"
#include "algorithms/modexp/sw/variants.h"
#include "engine/wipe.h"

namespace tandem::modexp {
namespace {

constexpr std::size_t kDigits = kMaxBits / 32;

/// Digits of 32 bits, the lowest first.
struct Number {
  std::uint32_t digits[2 * kDigits + 1] = {};

  Number() = default;
  explicit Number(Octets bytes) {
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      digits[i / 4] |= std::uint32_t{bytes[bytes.size() - 1 - i]} << 8 * (i % 4);
    }
  }
  ~Number() { wipe(digits, sizeof digits); }
  Number(const Number&) = default;
  Number& operator=(const Number&) = default;
};

bool is_less(const Number& a, const Number& b) {
  for (std::size_t i = std::size(a.digits); i-- > 0;) {
    if (a.digits[i] != b.digits[i]) return a.digits[i] < b.digits[i];
  }
  return false;
}

/// a + b, or a - b where it is not negative.
Number sum(const Number& a, const Number& b, bool negative) {
  Number result;
  std::int64_t carry = 0;
  for (std::size_t i = 0; i < std::size(a.digits); ++i) {
    carry += std::int64_t{a.digits[i]} + (negative ? -std::int64_t{b.digits[i]} : std::int64_t{b.digits[i]});
    result.digits[i] = static_cast<std::uint32_t>(carry);
    carry >>= 32;
  }
  return result;
}

/// a b, of `count` digits each.
Number product(const Number& a, const Number& b, std::size_t count) {
  Number result;
  for (std::size_t i = 0; i < count; ++i) {
    std::uint64_t carry = 0;
    for (std::size_t k = 0; k < count; ++k) {
      carry += std::uint64_t{a.digits[i]} * b.digits[k] + result.digits[i + k];
      result.digits[i + k] = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    result.digits[i + count] = static_cast<std::uint32_t>(carry);
  }
  return result;
}

/// a mod n; a has at most 2 `count` digits, n has `count`, the highest bit of which is 1.
Number remainder(Number a, const Number& n, std::size_t count) {
  const std::uint64_t highest = n.digits[count - 1];
  for (std::size_t at = count + 1; at-- > 0;) {
    std::uint32_t* const part = a.digits + at;
    const std::uint64_t front = std::uint64_t{part[count]} << 32 | part[count - 1];
    // As highest is at least 2^31, this quotient is too large by 2 at most.
    const std::uint64_t quotient = std::min(front / highest, std::uint64_t{0xffffffff});
    std::uint64_t carry = 0;
    std::int64_t borrow = 0;
    for (std::size_t i = 0; i <= count; ++i) {
      carry += quotient * (i < count ? n.digits[i] : 0);
      borrow += std::int64_t{part[i]} - static_cast<std::int64_t>(carry & 0xffffffff);
      part[i] = static_cast<std::uint32_t>(borrow);
      borrow >>= 32;
      carry >>= 32;
    }
    while (borrow < 0) {
      carry = 0;
      for (std::size_t i = 0; i <= count; ++i) {
        carry += std::uint64_t{part[i]} + (i < count ? n.digits[i] : 0);
        part[i] = static_cast<std::uint32_t>(carry);
        carry >>= 32;
      }
      borrow += static_cast<std::int64_t>(carry);
    }
  }
  return a;
}

/// x^exponent mod n
Number power(const Number& x, Octets exponent, const Number& n, std::size_t count) {
  Number result;
  result.digits[0] = 1;
  bool is_one = true;
  for (const std::uint8_t byte : exponent) {
    for (int bit = 7; bit >= 0; --bit) {
      is_one = is_one && (byte >> bit & 1) == 0;
      if (is_one) continue;
      result = remainder(product(result, result, count), n, count);
      if ((byte >> bit & 1) != 0) result = remainder(product(result, x, count), n, count);
    }
  }
  return result;
}

bool is_whole_modulus(Octets n) { return n[0] >= 0x80 && n[n.size() - 1] % 2 == 1; }

void write(const Number& number, Message& message) {
  for (std::size_t i = 0; i < message.bytes; ++i) {
    message.destination[message.bytes - 1 - i] = static_cast<std::uint8_t>(number.digits[i / 4] >> 8 * (i % 4));
  }
}

/// The result of a base below n.
Number apply(const Message& message, const Number& base, const Number& n) {
  const std::size_t count = message.bytes / 4;
  if (message.operation != Operation::primes) return power(base, message.exponent, n, count);
  const std::size_t half = count / 2;
  const Number p(message.primes.p), q(message.primes.q), qinv(message.primes.qinv);
  const Number m1 = power(remainder(base, p, half), message.primes.dp, p, half);
  const Number m2 = power(remainder(base, q, half), message.primes.dq, q, half);
  // m2 is less than 2 p.
  const Number difference = remainder(sum(sum(m1, sum(p, p, false), false), m2, true), p, half);
  const Number h = remainder(product(difference, qinv, half), p, half);
  return sum(m2, product(h, q, half), false);
}

Status run(Message& message) {
  const bool primes = message.operation == Operation::primes;
  if (primes && (!is_whole_modulus(message.primes.p) || !is_whole_modulus(message.primes.q))) return Status::bad_key;
  const Number n =
      primes ? product(Number(message.primes.p), Number(message.primes.q), message.bytes / 8) : Number(message.n);
  const std::size_t count = message.bytes / 4;
  if (n.digits[0] % 2 == 0 || n.digits[count - 1] < 0x80000000) return Status::bad_key;
  const Number base({message.source, message.bytes});
  if (!is_less(base, n)) return Status::bad_length;
  const Number result = apply(message, base, n);
  if (message.operation != Operation::public_exponent && !message.public_check.empty()) {
    const Number again = power(result, message.public_check, n, count);
    if (is_less(again, base) || is_less(base, again)) {
      wipe(message.destination, message.bytes);
      return Status::wrong_result;
    }
  }
  write(result, message);
  return Status::ok;
}

}  // namespace

void run_reference(std::span<Message> messages) {
  for (Message& message : messages) {
    message.status = check(message);
    if (message.status == Status::ok) message.status = run(message);
  }
}

}  // namespace tandem::modexp
