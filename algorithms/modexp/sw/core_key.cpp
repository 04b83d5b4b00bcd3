// Keys for the modexp core, from the words of which they are made.
//
// Format      docs/formats/modexp-key.md
// Timing      depends on lengths, on a modulus that is public and on a public exponent; that primes are refused becomes
//             known
// Checked by  core_key_test.cpp against OpenSSL's arithmetic
#include "algorithms/modexp/sw/core_key.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "algorithms/modexp/sw/montgomery.h"
#include "algorithms/modexp/sw/words.h"
#include "engine/reveal.h"
#include "engine/wipe.h"

namespace tandem::modexp {
namespace {

/// A number of up to kMaxBits bits, wiped at its end.
struct Number {
  Number() = default;
  explicit Number(Octets bytes) { load(bytes, words, kMaxWords); }
  Number(const Number&) = delete;
  Number& operator=(const Number&) = delete;
  ~Number() { wipe(words, sizeof words); }

  Word words[kMaxWords] = {};
};

unsigned quotient_up(unsigned bits, unsigned word_bits) { return (bits + word_bits - 1) / word_bits; }

/// Rows of a product, as algorithms/modexp/rtl/tnd_modexp_sizes_pkg.sv has them.
unsigned rows(const CoreShape& shape, unsigned bits) {
  const unsigned least = quotient_up(bits + 2 * shape.word_bits + 2, shape.word_bits) + 2;
  return quotient_up(least, shape.elements) * shape.elements;
}

unsigned long_rows(const CoreShape& shape, unsigned bits) {
  const unsigned twice = quotient_up(2 * bits, shape.word_bits);
  return std::max(rows(shape, bits), quotient_up(twice, shape.elements) * shape.elements);
}

/// Removes leading zeros; their number is public.
Octets stripped(Octets bytes) {
  while (!bytes.empty()) {
    Word is_zero = mask_equal(bytes.front(), 0);
    reveal(&is_zero, sizeof is_zero);
    if (is_zero == 0) break;
    bytes = bytes.subspan(1);
  }
  return bytes;
}

/// Bits of a number that is public.
unsigned public_bits(Octets bytes) {
  bytes = stripped(bytes);
  return bytes.empty() ? 0 : static_cast<unsigned>(8 * bytes.size() - 8) + std::bit_width(bytes.front());
}

/// Returns whether a prime, which is not empty, is odd and has its highest bit set.
bool is_whole(Octets prime) {
  Word answer = prime.back() & prime.front() >> 7 & 1;
  reveal(&answer, sizeof answer);
  return answer != 0;
}

/// The word that begins at `bit` of a number of `words` words.
Word word_at(const Word* a, std::size_t words, std::size_t bit) {
  const std::size_t at = bit / kWordBits;
  const Word low = at < words ? a[at] : 0, high = at + 1 < words ? a[at + 1] : 0;
  return static_cast<Word>((Double{high} << kWordBits | low) >> bit % kWordBits);
}

/// The constants of a modulus that a core needs.
class Modulus {
 public:
  Number m;         ///< (n n' + 1) / 2^2w, n' = -1 / n mod 2^2w
  Number constant;  ///< R^2 of Montgomery's method, as the core's first product takes it
  Number quotient;  ///< -1 / n mod 2^w

  /// n: odd, of so many bits, the highest of which is 0 only where n is public.
  Modulus(const CoreShape& shape, const Number& n, unsigned bits, bool doubled) : n_(n), words_(bits / kWordBits) {
    const unsigned w = shape.word_bits;
    std::uint64_t low = n.words[0];
    if constexpr (kWordBits == 32) low |= std::uint64_t{n.words[1]} << 32;
    // Newton's iteration doubles the bits that are right: 5 at first.
    std::uint64_t inverse = 3 * low ^ 2;
    for (unsigned right = 5; right < 64; right *= 2) inverse *= 2 - low * inverse;
    inverse = (0 - inverse) & ~std::uint64_t{0} >> (64 - 2 * w);
    make_m(inverse, 2 * w);
    quotient.words[0] = static_cast<Word>(inverse & ((std::uint64_t{1} << w) - 1));
    const unsigned all = rows(shape, bits) + (doubled ? long_rows(shape, bits) : rows(shape, bits));
    power_of_two(w * (all - 4), constant);
    wipe(&inverse, sizeof inverse);
    wipe(&low, sizeof low);
  }

  /// result = a 2^exponent mod n, for a of as many words; the highest bit of n is 1.
  void shift(const Number& a, unsigned exponent, Number& result) const {
    power_of_two(exponent + static_cast<unsigned>(words_ * kWordBits), result);
    Montgomery::Element x, y;
    std::copy_n(a.words, words_, x.words);
    std::copy_n(result.words, words_, y.words);
    Montgomery(n_.words, words_).multiply(x, x, y);
    std::copy_n(x.words, words_, result.words);
    wipe(&x, sizeof x);
    wipe(&y, sizeof y);
  }

 private:
  void make_m(std::uint64_t inverse, unsigned bits) {
    constexpr std::size_t kInverseWords = sizeof inverse / sizeof(Word);
    Word product[kMaxWords + kInverseWords] = {};
    for (std::size_t i = 0; i < kInverseWords; ++i) {
      const auto factor = static_cast<Word>(inverse >> (i * kWordBits));
      Word carry = 0;
      for (std::size_t k = 0; k < words_; ++k) {
        const Double one = Double{factor} * n_.words[k] + product[i + k] + carry;
        product[i + k] = static_cast<Word>(one);
        carry = static_cast<Word>(one >> kWordBits);
      }
      product[i + words_] = carry;
    }
    Word carry = 1;
    for (std::size_t i = 0; i < words_ + kInverseWords; ++i) {
      const Double one = Double{product[i]} + carry;
      product[i] = static_cast<Word>(one);
      carry = static_cast<Word>(one >> kWordBits);
    }
    for (std::size_t i = 0; i < words_; ++i) {
      m.words[i] = word_at(product, words_ + kInverseWords, bits + i * kWordBits);
    }
    wipe(product, sizeof product);
  }

  /// 2^exponent mod n
  void power_of_two(unsigned exponent, Number& result) const {
    const auto bits = static_cast<unsigned>(words_ * kWordBits);
    Word whole = n_.words[words_ - 1] >> (kWordBits - 1);
    reveal(&whole, sizeof whole);
    if (whole == 0) {
      result.words[0] = 1;
      reduce_once(result.words, 0, n_.words, words_);
      for (unsigned i = 0; i < exponent; ++i) double_mod(result.words, n_.words, words_);
      return;
    }
    // R = 2^bits is known; `enter` multiplies by R, and a product with 2^rest is divided by R.
    const Montgomery field(n_.words, words_);
    Montgomery::Element power, rest{};
    field.set_one(power);
    for (unsigned i = 0; i < exponent / bits; ++i) field.enter(power.words, power);
    rest.words[exponent % bits / kWordBits] = Word{1} << exponent % kWordBits;
    field.multiply(power, rest, power);
    std::copy_n(power.words, words_, result.words);
    wipe(&power, sizeof power);
  }

  const Number& n_;
  std::size_t words_;
};

/// Writes the numbers of a key, each in words of the core, the lowest first.
class Writer {
 public:
  Writer(const CoreShape& shape, Operation operation, unsigned modulus_bits, unsigned windows)
      : shape_(shape),
        key_{operation, static_cast<std::uint16_t>(modulus_bits), static_cast<std::uint16_t>(windows), {}} {
    key_.bytes.reserve(4 * (12 * quotient_up(modulus_bits, shape.word_bits) + 2 * windows + 2));  // never moved
  }

  void number(const Number& value, unsigned bits) {
    const unsigned count = quotient_up(bits, shape_.word_bits);
    const std::uint64_t mask = (std::uint64_t{1} << shape_.word_bits) - 1;
    for (unsigned i = 0; i < count; ++i) {
      word(static_cast<std::uint32_t>(word_at(value.words, kMaxWords, std::size_t{i} * shape_.word_bits) & mask));
    }
  }
  /// Windows of an exponent, the highest first.
  void exponent(Octets value, unsigned window_bits) {
    for (unsigned i = key_.windows; i-- > 0;) word(window(value, i * window_bits, window_bits));
  }
  [[nodiscard]] CoreKey key() { return std::move(key_); }

 private:
  void word(std::uint32_t value) {
    for (int i = 0; i < 4; ++i) key_.bytes.push_back(static_cast<std::uint8_t>(value >> 8 * i));
  }
  static std::uint32_t window(Octets value, std::size_t at, unsigned count) {
    std::uint32_t result = 0;
    for (unsigned i = 0; i < count; ++i) {
      const std::size_t place = (at + i) / 8;
      const std::uint32_t byte = place < value.size() ? value[value.size() - 1 - place] : 0;
      result |= (byte >> (at + i) % 8 & 1) << i;
    }
    return result;
  }

  CoreShape shape_;
  CoreKey key_;
};

/// The size of the core that takes a public modulus, 0 if none does.
unsigned modulus_bits(Octets n) {
  const unsigned bits = public_bits(n);
  if (bits == 0 || n.back() % 2 == 0 || bits > kMaxBits) return 0;
  constexpr unsigned kStep = kStepBits;
  return std::max(quotient_up(bits, kStep) * kStep, static_cast<unsigned>(kMinBits));
}

CoreKey one_modulus(const CoreShape& shape, Operation operation, unsigned bits, Octets modulus, Octets exponent,
                    unsigned windows, unsigned window_bits) {
  const Number n(modulus);
  const Modulus of_n(shape, n, bits, false);
  Writer writer(shape, operation, bits, windows);
  writer.number(n, bits);
  writer.number(of_n.m, bits);
  writer.number(of_n.constant, bits);
  writer.exponent(exponent, window_bits);
  writer.number(of_n.quotient, shape.word_bits);
  return writer.key();
}

}  // namespace

std::optional<CoreKey> public_key(const CoreShape& shape, Octets n, Octets e) {
  const unsigned bits = modulus_bits(n), exponent_bits = public_bits(e);
  if (bits == 0 || exponent_bits == 0 || exponent_bits > 1025) return {};
  // The highest bit is understood.
  return one_modulus(shape, Operation::public_exponent, bits, n, e, exponent_bits - 1, 1);
}

std::optional<CoreKey> private_key(const CoreShape& shape, Octets n, Octets d) {
  const unsigned bits = modulus_bits(n);
  const unsigned windows = quotient_up(static_cast<unsigned>(8 * d.size()), shape.window_bits);
  if (bits == 0 || windows > 1024) return {};
  return one_modulus(shape, Operation::private_exponent, bits, n, d, windows, shape.window_bits);
}

std::optional<CoreKey> primes_key(const CoreShape& shape, const Primes& primes) {
  const Octets p_bytes = stripped(primes.p), q_bytes = stripped(primes.q);
  const std::size_t bytes = p_bytes.size();
  const bool fits =
      bytes >= kStepBits / 8 && bytes <= kMaxBytes / 2 && bytes % (kStepBits / 8) == 0 && q_bytes.size() == bytes;
  const unsigned windows =
      quotient_up(static_cast<unsigned>(8 * std::max(primes.dp.size(), primes.dq.size())), shape.window_bits);
  if (!fits || !is_whole(p_bytes) || !is_whole(q_bytes) || windows > 512) return {};

  const auto half = static_cast<unsigned>(8 * bytes), bits = 2 * half;
  const Number p(p_bytes), q(q_bytes), qinv(primes.qinv);
  Number n, inverse;
  multiply(n.words, p.words, q.words, words_of(bytes));
  const Modulus of_p(shape, p, half, true), of_q(shape, q, half, true);
  of_p.shift(qinv, shape.word_bits * rows(shape, half), inverse);  // R^(rows - 2) R^2
  Writer writer(shape, Operation::primes, bits, windows);
  writer.number(n, bits);
  writer.number(p, half);
  writer.number(q, half);
  writer.number(of_p.m, half);
  writer.number(of_q.m, half);
  writer.number(of_p.constant, half);
  writer.number(of_q.constant, half);
  writer.number(inverse, half);
  writer.exponent(primes.dp, shape.window_bits);
  writer.exponent(primes.dq, shape.window_bits);
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
