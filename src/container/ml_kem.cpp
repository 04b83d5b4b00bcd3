#include "container/ml_kem.h"

#include <algorithm>
#include <vector>

#include "container/crypto.h"
#include "container/secret.h"
#include "engine/reveal.h"

namespace tandem::container {
namespace {

constexpr std::uint32_t kQ = 3329;
constexpr std::size_t kN = 256;
constexpr std::size_t kRank = 3;
constexpr unsigned kDu = 10;  ///< bits of a compressed coefficient of the first part of a ciphertext
constexpr unsigned kDv = 4;   ///< of the second
constexpr std::size_t kPolynomialBytes = kN * 12 / 8;
constexpr std::size_t kVectorBytes = kRank * kPolynomialBytes;

using Bytes = std::span<const std::uint8_t>;

/// Returns x, which is below 2^24, modulo q.
constexpr std::uint32_t reduce(std::uint32_t x) {
  // 5039 = floor(2^24 / q): the quotient is right or one too small.
  const auto rest = static_cast<std::int32_t>(x - ((std::uint64_t{x} * 5039) >> 24) * kQ - kQ);
  return static_cast<std::uint32_t>(rest + ((rest >> 31) & static_cast<std::int32_t>(kQ)));
}

constexpr std::uint32_t add(std::uint32_t a, std::uint32_t b) { return reduce(a + b); }
constexpr std::uint32_t subtract(std::uint32_t a, std::uint32_t b) { return reduce(a + kQ - b); }
constexpr std::uint32_t multiply(std::uint32_t a, std::uint32_t b) { return reduce(a * b); }

/// Returns 17 to the power of the 7 bits of an index in reverse order.
constexpr std::uint32_t root(std::uint32_t index) {
  std::uint32_t power = 0;
  for (int bit = 0; bit < 7; ++bit) power |= (index >> bit & 1) << (6 - bit);
  std::uint32_t result = 1;
  for (std::uint32_t i = 0; i < power; ++i) result = multiply(result, 17);
  return result;
}

constexpr auto kRoots = [] {
  std::array<std::uint16_t, 128> roots{};
  for (std::uint32_t i = 0; i < roots.size(); ++i) roots[i] = static_cast<std::uint16_t>(root(i));
  return roots;
}();

/// A polynomial of Z_q[x] / (x^256 + 1), or its number-theoretic transform. Wiped.
struct Polynomial {
  Polynomial() = default;
  Polynomial(const Polynomial&) = default;
  Polynomial& operator=(const Polynomial&) = default;
  ~Polynomial() { wipe(c.data(), sizeof c); }

  std::array<std::uint16_t, kN> c{};  ///< below q
};
using Vector = std::array<Polynomial, kRank>;

void add_to(Polynomial& a, const Polynomial& b) {
  for (std::size_t i = 0; i < kN; ++i) a.c[i] = static_cast<std::uint16_t>(add(a.c[i], b.c[i]));
}

/// Source: algorithm 9.
void transform(Polynomial& a) {
  std::size_t next = 1;
  for (std::size_t length = 128; length >= 2; length /= 2) {
    for (std::size_t start = 0; start < kN; start += 2 * length) {
      const std::uint32_t zeta = kRoots[next++];
      for (std::size_t i = start; i < start + length; ++i) {
        const std::uint32_t t = multiply(zeta, a.c[i + length]);
        a.c[i + length] = static_cast<std::uint16_t>(subtract(a.c[i], t));
        a.c[i] = static_cast<std::uint16_t>(add(a.c[i], t));
      }
    }
  }
}

void transform(Vector& vector) {
  for (Polynomial& one : vector) transform(one);
}

/// Source: algorithm 10.
void transform_back(Polynomial& a) {
  constexpr std::uint32_t kInverseOf128 = 3303;
  std::size_t next = 127;
  for (std::size_t length = 2; length <= 128; length *= 2) {
    for (std::size_t start = 0; start < kN; start += 2 * length) {
      const std::uint32_t zeta = kRoots[next--];
      for (std::size_t i = start; i < start + length; ++i) {
        const std::uint32_t t = a.c[i];
        a.c[i] = static_cast<std::uint16_t>(add(t, a.c[i + length]));
        a.c[i + length] = static_cast<std::uint16_t>(multiply(zeta, subtract(a.c[i + length], t)));
      }
    }
  }
  for (std::uint16_t& c : a.c) c = static_cast<std::uint16_t>(multiply(c, kInverseOf128));
}

/// Adds the product of two transforms to `sum`. Source: algorithms 11 and 12.
void add_product(const Polynomial& a, const Polynomial& b, Polynomial& sum) {
  for (std::size_t i = 0; i < kN / 2; ++i) {
    // 17^(2 * reversed + 1): the roots of every other pair are the negative ones.
    const std::uint32_t zeta = kRoots[64 + i / 2];
    const std::uint32_t gamma = i % 2 == 0 ? zeta : kQ - zeta;
    const std::uint32_t a0 = a.c[2 * i], a1 = a.c[2 * i + 1], b0 = b.c[2 * i], b1 = b.c[2 * i + 1];
    const std::uint32_t low = add(multiply(a0, b0), multiply(multiply(a1, b1), gamma));
    const std::uint32_t high = add(multiply(a0, b1), multiply(a1, b0));
    sum.c[2 * i] = static_cast<std::uint16_t>(add(sum.c[2 * i], low));
    sum.c[2 * i + 1] = static_cast<std::uint16_t>(add(sum.c[2 * i + 1], high));
  }
}

/// Appends `bits` bits of every coefficient, least significant first. Source: algorithm 5.
void encode(const Polynomial& a, unsigned bits, std::span<std::uint8_t> bytes) {
  std::uint32_t held = 0;
  unsigned count = 0;
  std::size_t done = 0;
  for (const std::uint16_t c : a.c) {
    held |= static_cast<std::uint32_t>(c) << count;
    for (count += bits; count >= 8; count -= 8, held >>= 8) bytes[done++] = static_cast<std::uint8_t>(held);
  }
}

/// Source: algorithm 6. Coefficients of 12 bits may be q or more.
Polynomial decode(Bytes bytes, unsigned bits) {
  Polynomial a;
  std::uint32_t held = 0;
  unsigned count = 0;
  std::size_t done = 0;
  for (std::uint16_t& c : a.c) {
    for (; count < bits; count += 8) held |= static_cast<std::uint32_t>(bytes[done++]) << count;
    c = static_cast<std::uint16_t>(held & ((1U << bits) - 1));
    held >>= bits;
    count -= bits;
  }
  return a;
}

/// Returns 2^bits / q * c, rounded, without a division, whose time may depend on its operands. Source: section 4.2.1.
std::uint16_t compress(std::uint32_t c, unsigned bits) {
  // 20642679 = 2^36 / q rounded up: the quotient is exact below 2^25.
  const std::uint64_t quotient = (((std::uint64_t{c} << bits) + kQ / 2) * 20642679) >> 36;
  return static_cast<std::uint16_t>(quotient & ((1U << bits) - 1));
}

std::uint16_t decompress(std::uint32_t c, unsigned bits) {
  return static_cast<std::uint16_t>((c * kQ + (1U << (bits - 1))) >> bits);
}

void compress(Polynomial& a, unsigned bits) {
  for (std::uint16_t& c : a.c) c = compress(c, bits);
}

void decompress(Polynomial& a, unsigned bits) {
  for (std::uint16_t& c : a.c) c = decompress(c, bits);
}

/// Returns a polynomial of the public matrix. Source: algorithm 7.
Polynomial sample_uniform(Bytes rho, std::size_t row, std::size_t column) {
  const std::array<std::uint8_t, 2> place{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
  Polynomial a;
  // There are 448 numbers, of which 364 are below q on average: once is enough but for once in 2^100 times.
  for (std::size_t bytes = 672;; bytes *= 2) {
    std::vector<std::uint8_t> stream(bytes);
    hash(Hash::shake128, {rho, place}, stream);
    std::size_t found = 0;
    for (std::size_t at = 0; at + 3 <= bytes && found < kN; at += 3) {
      const std::uint32_t three = stream[at] | stream[at + 1] << 8 | stream[at + 2] << 16;
      for (const std::uint32_t number : {three & 0xfff, three >> 12}) {
        if (number < kQ && found < kN) a.c[found++] = static_cast<std::uint16_t>(number);
      }
    }
    if (found == kN) return a;
  }
}

/// Returns a polynomial of small coefficients, each the difference of two sums of two bits. Source: algorithm 8, eta =
/// 2.
Polynomial sample_small(Bytes seed, std::uint8_t number) {
  SecretBytes<kN / 2> bits;
  hash(Hash::shake256, {seed, {&number, 1}}, bits.bytes);
  Polynomial a;
  for (std::size_t i = 0; i < kN; ++i) {
    const std::uint32_t four = bits.bytes[i / 2] >> (i % 2 * 4);
    const std::uint32_t x = (four & 1) + (four >> 1 & 1);
    const std::uint32_t y = (four >> 2 & 1) + (four >> 3 & 1);
    a.c[i] = static_cast<std::uint16_t>(subtract(x, y));
  }
  return a;
}

Vector sample_small_vector(Bytes seed, std::uint8_t first) {
  Vector vector;
  for (std::size_t i = 0; i < kRank; ++i) vector[i] = sample_small(seed, static_cast<std::uint8_t>(first + i));
  return vector;
}

/// The key that key generation and decapsulation make of a seed. Source: algorithm 13.
struct ExpandedKey {
  Vector secret;  ///< transformed
  MlKemPublicKey public_key{};
};

ExpandedKey expand(std::span<const std::uint8_t, kMlKemSeedBytes> seed) {
  constexpr std::uint8_t kRankByte = kRank;
  SecretBytes<64> seeds;
  hash(Hash::sha3_512, {seed.first<32>(), {&kRankByte, 1}}, seeds.bytes);
  reveal(seeds.bytes.data(), 32);  // rho is in the public key
  const Bytes rho(seeds.bytes.data(), 32);
  const Bytes sigma(seeds.bytes.data() + 32, 32);
  ExpandedKey key;
  key.secret = sample_small_vector(sigma, 0);
  Vector sum = sample_small_vector(sigma, kRank);
  transform(key.secret);
  transform(sum);
  for (std::size_t row = 0; row < kRank; ++row) {
    for (std::size_t column = 0; column < kRank; ++column) {
      add_product(sample_uniform(rho, row, column), key.secret[column], sum[row]);
    }
    encode(sum[row], 12, std::span(key.public_key).subspan(row * kPolynomialBytes, kPolynomialBytes));
  }
  std::ranges::copy(rho, key.public_key.begin() + kVectorBytes);
  return key;
}

/// Source: algorithm 14.
MlKemCiphertext encrypt(Bytes key, Bytes message, Bytes randomness) {
  const Bytes rho = key.subspan(kVectorBytes);
  Vector y = sample_small_vector(randomness, 0);
  transform(y);
  MlKemCiphertext ciphertext{};
  constexpr std::size_t kPart = kN * kDu / 8;
  Polynomial v;
  for (std::size_t i = 0; i < kRank; ++i) {
    Polynomial u;
    for (std::size_t row = 0; row < kRank; ++row) add_product(sample_uniform(rho, row, i), y[row], u);
    transform_back(u);
    add_to(u, sample_small(randomness, static_cast<std::uint8_t>(kRank + i)));
    compress(u, kDu);
    encode(u, kDu, std::span(ciphertext).subspan(i * kPart, kPart));
    add_product(decode(key.subspan(i * kPolynomialBytes, kPolynomialBytes), 12), y[i], v);
  }
  transform_back(v);
  add_to(v, sample_small(randomness, 2 * kRank));
  Polynomial bits = decode(message, 1);
  decompress(bits, 1);
  add_to(v, bits);
  compress(v, kDv);
  encode(v, kDv, std::span(ciphertext).subspan(kRank * kPart));
  return ciphertext;
}

/// Source: algorithm 15.
void decrypt(const Vector& secret, Bytes ciphertext, std::span<std::uint8_t, 32> message) {
  constexpr std::size_t kPart = kN * kDu / 8;
  Polynomial product;
  for (std::size_t i = 0; i < kRank; ++i) {
    Polynomial u = decode(ciphertext.subspan(i * kPart, kPart), kDu);
    decompress(u, kDu);
    transform(u);
    add_product(secret[i], u, product);
  }
  transform_back(product);
  Polynomial v = decode(ciphertext.subspan(kRank * kPart), kDv);
  decompress(v, kDv);
  for (std::size_t i = 0; i < kN; ++i) v.c[i] = static_cast<std::uint16_t>(subtract(v.c[i], product.c[i]));
  compress(v, 1);
  encode(v, 1, message);
}

}  // namespace

MlKemPublicKey ml_kem_public_key(std::span<const std::uint8_t, kMlKemSeedBytes> seed) {
  return expand(seed).public_key;
}

bool is_ml_kem_public_key(std::span<const std::uint8_t, kMlKemPublicKeyBytes> key) {
  for (std::size_t i = 0; i < kRank; ++i) {
    const Polynomial one = decode(key.subspan(i * kPolynomialBytes, kPolynomialBytes), 12);
    if (!std::ranges::all_of(one.c, [](std::uint16_t c) { return c < kQ; })) return false;
  }
  return true;
}

MlKemCiphertext ml_kem_encapsulate(std::span<const std::uint8_t, kMlKemPublicKeyBytes> key,
                                   std::span<const std::uint8_t, 32> randomness,
                                   std::span<std::uint8_t, kMlKemSharedBytes> shared) {
  std::array<std::uint8_t, 32> key_hash{};
  hash(Hash::sha3_256, {key}, key_hash);
  SecretBytes<64> both;
  hash(Hash::sha3_512, {randomness, key_hash}, both.bytes);
  std::ranges::copy_n(both.bytes.begin(), kMlKemSharedBytes, shared.begin());
  return encrypt(key, randomness, std::span(both.bytes).last(32));
}

void ml_kem_decapsulate(std::span<const std::uint8_t, kMlKemSeedBytes> seed,
                        std::span<const std::uint8_t, kMlKemCiphertextBytes> ciphertext,
                        std::span<std::uint8_t, kMlKemSharedBytes> shared) {
  const ExpandedKey key = expand(seed);
  SecretBytes<32> message;
  decrypt(key.secret, ciphertext, message.bytes);
  std::array<std::uint8_t, 32> key_hash{};
  hash(Hash::sha3_256, {key.public_key}, key_hash);
  SecretBytes<64> both;
  hash(Hash::sha3_512, {message.bytes, key_hash}, both.bytes);
  SecretBytes<32> rejected;
  hash(Hash::shake256, {seed.last<32>(), ciphertext}, rejected.bytes);

  // The time must not show whether it was made for this key.
  const MlKemCiphertext again = encrypt(key.public_key, message.bytes, std::span(both.bytes).last(32));
  std::uint32_t difference = 0;
  for (std::size_t i = 0; i < again.size(); ++i) difference |= again[i] ^ ciphertext[i];
  const auto refuse = static_cast<std::uint8_t>(0 - ((difference + 0xffffffff) >> 31 ^ 1));
  for (std::size_t i = 0; i < shared.size(); ++i) {
    shared[i] = static_cast<std::uint8_t>((both.bytes[i] & ~refuse) | (rejected.bytes[i] & refuse));
  }
}

}  // namespace tandem::container
