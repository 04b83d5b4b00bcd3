// Keys for the modexp core against the format's formulas in OpenSSL's arithmetic (docs/formats/modexp-key.md).
#include "algorithms/modexp/sw/core_key.h"

#include <gtest/gtest.h>
#include <openssl/bn.h>

#include <algorithm>
#include <memory>

#include "algorithms/modexp/check/modexp_fixture.h"

namespace tandem::modexp {
namespace {

using testing::Bytes;
using testing::Key;
using testing::Random;
using testing::random_bytes;
using testing::random_key;

struct Free {
  void operator()(BIGNUM* number) const { BN_free(number); }
  void operator()(BN_CTX* context) const { BN_CTX_free(context); }
};
using Big = std::unique_ptr<BIGNUM, Free>;

BN_CTX* context() {
  static const std::unique_ptr<BN_CTX, Free> made(BN_CTX_new());
  return made.get();
}
Big big(Octets bytes) { return Big(BN_bin2bn(bytes.data(), static_cast<int>(bytes.size()), nullptr)); }
Big two_to(unsigned exponent) {
  Big result(BN_new());
  BN_set_bit(result.get(), static_cast<int>(exponent));
  return result;
}
Big mod(const Big& a, const Big& n) {
  Big result(BN_new());
  BN_nnmod(result.get(), a.get(), n.get(), context());
  return result;
}
Big times(const Big& a, const Big& b) {
  Big result(BN_new());
  BN_mul(result.get(), a.get(), b.get(), context());
  return result;
}
/// -1 / n mod 2^bits
Big minus_inverse(const Big& n, unsigned bits) {
  const Big modulus = two_to(bits);
  Big result(BN_mod_inverse(nullptr, n.get(), modulus.get(), context()));
  BN_sub(result.get(), modulus.get(), result.get());
  return result;
}

unsigned up(unsigned a, unsigned b) { return (a + b - 1) / b; }

/// The formulas, and the words that they make.
class Expected {
 public:
  explicit Expected(const CoreShape& shape) : shape_(shape) {}

  unsigned digits(unsigned bits) const { return up(bits, shape_.word_bits); }
  unsigned i(unsigned bits) const {
    return up(digits(bits + 2 * shape_.word_bits + 2) + 2, shape_.elements) * shape_.elements;
  }
  unsigned j(unsigned bits) const { return std::max(i(bits), up(digits(2 * bits), shape_.elements) * shape_.elements); }
  Big r_to(unsigned exponent) const { return two_to(shape_.word_bits * exponent); }
  Big m(const Big& n) const {
    Big result = times(n, minus_inverse(n, 2 * shape_.word_bits));
    BN_add_word(result.get(), 1);
    BN_rshift(result.get(), result.get(), static_cast<int>(2 * shape_.word_bits));
    return result;
  }
  void number(const Big& value, unsigned bits) {
    Big rest(BN_dup(value.get()));
    for (unsigned k = 0; k < digits(bits); ++k) {
      word(static_cast<std::uint32_t>(BN_get_word(mod(rest, r_to(1)).get())));
      BN_rshift(rest.get(), rest.get(), static_cast<int>(shape_.word_bits));
    }
    EXPECT_TRUE(BN_is_zero(rest.get()));
  }
  void windows(const Big& value, unsigned count, unsigned bits) {
    for (unsigned k = count; k-- > 0;) {
      Big rest(BN_new());
      BN_rshift(rest.get(), value.get(), static_cast<int>(k * bits));
      word(static_cast<std::uint32_t>(BN_get_word(mod(rest, two_to(bits)).get())));
    }
  }
  [[nodiscard]] const Bytes& bytes() const { return bytes_; }

 private:
  void word(std::uint32_t value) {
    for (int k = 0; k < 4; ++k) bytes_.push_back(static_cast<std::uint8_t>(value >> 8 * k));
  }

  CoreShape shape_;
  Bytes bytes_;
};

Bytes one_modulus(const CoreShape& shape, const Bytes& n_bytes, const Bytes& exponent, unsigned bits, unsigned windows,
                  unsigned window_bits) {
  const Big n = big(n_bytes);
  Expected expected(shape);
  expected.number(n, bits);
  expected.number(expected.m(n), bits);
  expected.number(mod(expected.r_to(2 * expected.i(bits) - 4), n), bits);
  expected.windows(big(exponent), windows, window_bits);
  expected.number(minus_inverse(n, shape.word_bits), shape.word_bits);
  return expected.bytes();
}

Bytes two_primes(const CoreShape& shape, const Key& key, unsigned b, unsigned windows) {
  const Big p = big(key.p), q = big(key.q);
  Expected expected(shape);
  expected.number(times(p, q), 2 * b);
  for (const Big* const prime : {&p, &q}) expected.number(*prime, b);
  for (const Big* const prime : {&p, &q}) expected.number(expected.m(*prime), b);
  for (const Big* const prime : {&p, &q}) {
    expected.number(mod(expected.r_to(expected.i(b) + expected.j(b) - 4), *prime), b);
  }
  expected.number(mod(times(big(key.qinv), expected.r_to(expected.i(b))), p), b);
  for (const Bytes* const exponent : {&key.dp, &key.dq}) expected.windows(big(*exponent), windows, shape.window_bits);
  for (const Big* const prime : {&p, &q}) expected.number(minus_inverse(*prime, shape.word_bits), shape.word_bits);
  return expected.bytes();
}

constexpr CoreShape kShapes[] = {{18, 61, 5}, {17, 31, 4}, {16, 16, 6}, {32, 31, 5}};

Bytes with_zeros(Bytes bytes) {
  bytes.insert(bytes.begin(), 5, 0);
  return bytes;
}

TEST(CoreKeyTest, OfOneModulusIsWhatTheFormatSays) {
  Random random(31);
  for (const CoreShape& shape : kShapes) {
    for (const std::size_t bytes : {std::size_t{1}, std::size_t{8}, std::size_t{63}, std::size_t{64}, std::size_t{125},
                                    std::size_t{128}, std::size_t{256}, kMaxBytes}) {
      for (const std::uint8_t top : {0xff, 0x01}) {
        Bytes n = random_bytes(random, bytes);
        n.front() = std::max<std::uint8_t>(n.front() & top, 1);
        n.back() |= 3;
        const Bytes e = {3, 0xff, 1}, d = random_bytes(random, 1 + random.below(bytes));
        const auto bits = std::max(512U, up(static_cast<unsigned>(8 * bytes), 256) * 256);
        const auto open = public_key(shape, with_zeros(n), with_zeros(e));
        ASSERT_TRUE(open);
        EXPECT_EQ(open->modulus_bits, bits);
        EXPECT_EQ(open->windows, 17);
        ASSERT_EQ(open->bytes, one_modulus(shape, n, e, bits, 17, 1)) << bytes;
        const auto closed = private_key(shape, n, d);
        ASSERT_TRUE(closed);
        const unsigned windows = up(static_cast<unsigned>(8 * d.size()), shape.window_bits);
        EXPECT_EQ(closed->windows, windows);
        ASSERT_EQ(closed->bytes, one_modulus(shape, n, d, bits, windows, shape.window_bits)) << bytes;
      }
    }
  }
}

TEST(CoreKeyTest, OfTwoPrimesIsWhatTheFormatSays) {
  Random random(32);
  for (const CoreShape& shape : kShapes) {
    for (const std::size_t bytes : {64U, 128U, 192U, 256U, 512U}) {
      for (int round = 0; round < 4; ++round) {
        Key key = random_key(random, bytes, bytes / 2);
        if (round == 1) key.p.front() = 0x80;
        if (round == 2) std::ranges::fill(key.p, 0xff);
        if (round == 3) std::ranges::fill(key.qinv, 0xff);
        const Bytes p = with_zeros(key.p), q = with_zeros(key.q), qinv = with_zeros(key.qinv);
        const auto made = primes_key(shape, {p, q, key.dp, key.dq, qinv});
        ASSERT_TRUE(made);
        EXPECT_EQ(made->modulus_bits, 8 * bytes);
        const unsigned windows = up(static_cast<unsigned>(4 * bytes), shape.window_bits);
        EXPECT_EQ(made->windows, windows);
        ASSERT_EQ(made->bytes, two_primes(shape, key, static_cast<unsigned>(4 * bytes), windows)) << bytes;
      }
    }
  }
}

TEST(CoreKeyTest, RefusesWhatTheCoreCannotTake) {
  Random random(33);
  const CoreShape shape;
  const Key key = random_key(random, 128, 64);
  const auto even = [](Bytes bytes) {
    bytes.back() &= 0xfe;
    return bytes;
  };
  const auto of_primes = [&](const Bytes& p, const Bytes& q) {
    return primes_key(shape, {p, q, key.dp, key.dq, key.qinv});
  };
  EXPECT_TRUE(of_primes(key.p, key.q));
  EXPECT_FALSE(of_primes(even(key.p), key.q));
  EXPECT_FALSE(of_primes(key.p, even(key.q)));
  Bytes low = key.q;
  low.front() &= 0x7f;
  EXPECT_FALSE(of_primes(key.p, low));
  EXPECT_FALSE(of_primes(key.p, Bytes(key.q.begin() + 32, key.q.end())));
  EXPECT_FALSE(of_primes(Bytes(48, 0xff), Bytes(48, 0xff)));
  EXPECT_FALSE(of_primes({}, {}));
  EXPECT_FALSE(primes_key(shape, {key.p, key.q, Bytes(321), key.dq, key.qinv}));
  EXPECT_FALSE(public_key(shape, even(key.n), key.e));
  EXPECT_FALSE(public_key(shape, key.n, Bytes(3)));
  EXPECT_FALSE(public_key(shape, {}, key.e));
  EXPECT_FALSE(private_key(shape, Bytes(kMaxBytes + 1, 0xff), key.d));
  EXPECT_FALSE(private_key(shape, key.n, Bytes(641)));
}

}  // namespace
}  // namespace tandem::modexp
