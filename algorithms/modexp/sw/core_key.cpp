#include "algorithms/modexp/sw/core_key.h"

#include <openssl/bn.h>

#include <algorithm>
#include <memory>

namespace tandem::modexp {
namespace {

constexpr int kLongest = kMaxBits;
constexpr int kStep = kStepBits;

struct Free {
  void operator()(BIGNUM* number) const { BN_clear_free(number); }
  void operator()(BN_CTX* context) const { BN_CTX_free(context); }
};
using Number = std::unique_ptr<BIGNUM, Free>;

// Arithmetic whose time says nothing of the numbers' values.
class Arithmetic {
 public:
  [[nodiscard]] static Number zero() {
    Number number(BN_secure_new());
    BN_set_flags(number.get(), BN_FLG_CONSTTIME);
    return number;
  }
  [[nodiscard]] static Number of(Octets bytes) {
    Number number = zero();
    BN_bin2bn(bytes.data(), static_cast<int>(bytes.size()), number.get());
    return number;
  }
  [[nodiscard]] static Number two_to(unsigned exponent) {
    Number number = zero();
    BN_set_bit(number.get(), static_cast<int>(exponent));
    return number;
  }
  [[nodiscard]] Number times(const Number& a, const Number& b) {
    Number result = zero();
    BN_mul(result.get(), a.get(), b.get(), context_.get());
    return result;
  }
  /// 2^exponent * a mod n
  [[nodiscard]] Number shifted_mod(const Number& a, unsigned exponent, const Number& n) {
    Number shifted = zero(), result = zero();
    BN_lshift(shifted.get(), a.get(), static_cast<int>(exponent));
    BN_mod(result.get(), shifted.get(), n.get(), context_.get());
    return result;
  }
  /// -1 / n mod 2^bits, for odd n: Newton's iteration doubles the bits that are right.
  [[nodiscard]] Number minus_inverse(const Number& n, unsigned bits) {
    Number x = two_to(0);
    for (unsigned right = 1; right < bits; right *= 2) {
      // x (2 - n x); 2 - n x = 2 + (2^bits - 1) n x mod 2^bits
      Number product = times(n, x);
      BN_mask_bits(product.get(), static_cast<int>(bits));
      Number rest = two_to(bits + 1);
      BN_add_word(rest.get(), 2);
      BN_sub(rest.get(), rest.get(), product.get());
      x = times(x, rest);
      BN_mask_bits(x.get(), static_cast<int>(bits));
    }
    Number result = two_to(bits);
    BN_sub(result.get(), result.get(), x.get());
    return result;
  }

 private:
  std::unique_ptr<BN_CTX, Free> context_{BN_CTX_secure_new()};
};

unsigned words(unsigned bits, unsigned word_bits) { return (bits + word_bits - 1) / word_bits; }

// Rows of a product, as algorithms/modexp/rtl/tnd_modexp_sizes_pkg.sv has them.
unsigned rows(const CoreShape& shape, unsigned bits) {
  const unsigned least = words(bits + 2 * shape.word_bits + 2, shape.word_bits) + 2;
  return words(least, shape.elements) * shape.elements;
}

unsigned long_rows(const CoreShape& shape, unsigned bits) {
  return std::max(rows(shape, bits), words(words(2 * bits, shape.word_bits), shape.elements) * shape.elements);
}

// Writes the numbers of a key, each in words of the core, the lowest first.
class Writer {
 public:
  Writer(const CoreShape& shape, Operation operation, unsigned modulus_bits, unsigned windows)
      : shape_(shape),
        key_{operation, static_cast<std::uint16_t>(modulus_bits), static_cast<std::uint16_t>(windows), {}} {
    key_.bytes.reserve(4 * (12 * words(modulus_bits, shape.word_bits) + 2 * windows + 2));  // never moved
  }

  void number(const Number& value, unsigned bits) {
    const unsigned count = words(bits, shape_.word_bits);
    for (unsigned i = 0; i < count; ++i) word(bits_of(value, i * shape_.word_bits, shape_.word_bits));
  }
  /// Windows of an exponent, the highest first.
  void exponent(const Number& value, unsigned window_bits) {
    for (unsigned i = key_.windows; i-- > 0;) word(bits_of(value, i * window_bits, window_bits));
  }
  [[nodiscard]] CoreKey key() { return std::move(key_); }

 private:
  void word(std::uint32_t value) {
    for (int i = 0; i < 4; ++i) key_.bytes.push_back(static_cast<std::uint8_t>(value >> 8 * i));
  }
  static std::uint32_t bits_of(const Number& value, unsigned at, unsigned count) {
    std::uint32_t result = 0;
    for (unsigned i = 0; i < count; ++i) {
      result |= static_cast<std::uint32_t>(BN_is_bit_set(value.get(), static_cast<int>(at + i))) << i;
    }
    return result;
  }

  CoreShape shape_;
  CoreKey key_;
};

// What a core needs to know of a modulus.
struct Modulus {
  Number m;         ///< (n * n' + 1) / 2^2w, n' = -1 / n mod 2^2w
  Number constant;  ///< R^2 of Montgomery's method, as the core's first product takes it
  Number quotient;  ///< -1 / n mod 2^w

  Modulus(const CoreShape& shape, Arithmetic& calc, const Number& n, unsigned bits, bool doubled) {
    const unsigned w = shape.word_bits;
    m = calc.times(n, calc.minus_inverse(n, 2 * w));
    BN_add_word(m.get(), 1);
    BN_rshift(m.get(), m.get(), static_cast<int>(2 * w));
    const unsigned all = rows(shape, bits) + (doubled ? long_rows(shape, bits) : rows(shape, bits));
    constant = calc.shifted_mod(calc.two_to(0), w * (all - 4), n);
    quotient = calc.minus_inverse(n, w);
  }
};

// The size of the core that takes a modulus, 0 if none does.
unsigned modulus_bits(const Number& n, int step) {
  const int bits = BN_num_bits(n.get());
  if (!BN_is_odd(n.get()) || bits > kLongest) return 0;
  return static_cast<unsigned>(std::max((bits + step - 1) / step * step, 512));
}

CoreKey one_modulus(const CoreShape& shape, Operation operation, unsigned bits, const Number& n, const Number& exponent,
                    unsigned windows, unsigned window_bits) {
  Arithmetic calc;
  const Modulus modulus(shape, calc, n, bits, false);
  Writer writer(shape, operation, bits, windows);
  writer.number(n, bits);
  writer.number(modulus.m, bits);
  writer.number(modulus.constant, bits);
  writer.exponent(exponent, window_bits);
  writer.number(modulus.quotient, shape.word_bits);
  return writer.key();
}

}  // namespace

std::optional<CoreKey> public_key(const CoreShape& shape, Octets n, Octets e) {
  const Number modulus = Arithmetic::of(n), exponent = Arithmetic::of(e);
  const unsigned bits = modulus_bits(modulus, kStep);
  const int exponent_bits = BN_num_bits(exponent.get());
  if (bits == 0 || exponent_bits == 0 || exponent_bits > 1025) return {};
  // The highest bit is understood.
  return one_modulus(shape, Operation::public_exponent, bits, modulus, exponent,
                     static_cast<unsigned>(exponent_bits - 1), 1);
}

std::optional<CoreKey> private_key(const CoreShape& shape, Octets n, Octets d) {
  const Number modulus = Arithmetic::of(n), exponent = Arithmetic::of(d);
  const unsigned bits = modulus_bits(modulus, kStep);
  const unsigned windows = words(static_cast<unsigned>(8 * d.size()), shape.window_bits);
  if (bits == 0 || windows > 1024) return {};
  return one_modulus(shape, Operation::private_exponent, bits, modulus, exponent, windows, shape.window_bits);
}

std::optional<CoreKey> primes_key(const CoreShape& shape, const Primes& primes) {
  Arithmetic calc;
  const Number p = Arithmetic::of(primes.p), q = Arithmetic::of(primes.q);
  const unsigned bits = modulus_bits(calc.times(p, q), 2 * kStep), half = bits / 2;
  const unsigned windows =
      words(static_cast<unsigned>(8 * std::max(primes.dp.size(), primes.dq.size())), shape.window_bits);
  const auto fits = [half](const Number& prime) {
    return BN_is_odd(prime.get()) && static_cast<unsigned>(BN_num_bits(prime.get())) == half;
  };
  if (bits == 0 || !fits(p) || !fits(q) || windows > 512) return {};

  const Modulus of_p(shape, calc, p, half, true), of_q(shape, calc, q, half, true);
  const Number inverse =
      calc.shifted_mod(Arithmetic::of(primes.qinv), shape.word_bits * rows(shape, half), p);  // R^(rows - 2) R^2
  Writer writer(shape, Operation::primes, bits, windows);
  writer.number(calc.times(p, q), bits);
  writer.number(p, half);
  writer.number(q, half);
  writer.number(of_p.m, half);
  writer.number(of_q.m, half);
  writer.number(of_p.constant, half);
  writer.number(of_q.constant, half);
  writer.number(inverse, half);
  writer.exponent(Arithmetic::of(primes.dp), shape.window_bits);
  writer.exponent(Arithmetic::of(primes.dq), shape.window_bits);
  writer.number(of_p.quotient, shape.word_bits);
  writer.number(of_q.quotient, shape.word_bits);
  return writer.key();
}

std::optional<CoreKey> message_key(const CoreShape& shape, const Message& message) {
  if (message.operation == Operation::primes) return primes_key(shape, message.primes);
  std::optional<CoreKey> key;
  if (message.operation == Operation::public_exponent) key = public_key(shape, message.n, message.exponent);
  return key ? std::move(key) : private_key(shape, message.n, message.exponent);
}

}  // namespace tandem::modexp
