#include "algorithms/aes_gcm/sw/ghash.h"

#include <algorithm>

#include "engine/wipe.h"

namespace tandem::aes_gcm {
namespace {

using Parts = Ghash::Parts;

constexpr std::size_t kBytes = 16;
/// Bits 0, 5, 10 ... of a word.
constexpr std::uint64_t kEveryFifth = 0x1084210842108421;

/// The bits of a word whose place is `part` modulo 5.
constexpr std::uint64_t mask_of(std::size_t part) { return kEveryFifth << part; }
/// The same for the upper half of 128 bits, whose lowest place is 64.
constexpr std::uint64_t high_mask_of(std::size_t part) { return kEveryFifth << (part + 1) % Ghash::kParts; }

Parts parts_of(std::uint64_t word) {
  Parts parts;
  for (std::size_t i = 0; i < Ghash::kParts; ++i) parts.part[i] = word & mask_of(i);
  return parts;
}

/// The product of integers.
Number product_of(std::uint64_t a, std::uint64_t b) {
#if defined(__SIZEOF_INT128__)
  __extension__ using Wide = unsigned __int128;
  const Wide product = Wide{a} * b;
  return {static_cast<std::uint64_t>(product >> 64), static_cast<std::uint64_t>(product)};
#else
  const std::uint64_t a0 = static_cast<std::uint32_t>(a);
  const std::uint64_t a1 = a >> 32;
  const std::uint64_t b0 = static_cast<std::uint32_t>(b);
  const std::uint64_t b1 = b >> 32;
  const std::uint64_t low = a0 * b0;
  const std::uint64_t middle = a1 * b0 + (low >> 32);
  const std::uint64_t other = a0 * b1 + static_cast<std::uint32_t>(middle);
  return {a1 * b1 + (middle >> 32) + (other >> 32), other << 32 | static_cast<std::uint32_t>(low)};
#endif
}

/// The product of polynomials over GF(2).
Number multiply(const Parts& a, const Parts& b) {
  Number result;
  for (std::size_t place = 0; place < Ghash::kParts; ++place) {
    Number sum;
    for (std::size_t i = 0; i < Ghash::kParts; ++i) {
      const Number product = product_of(a.part[i], b.part[(place + Ghash::kParts - i) % Ghash::kParts]);
      sum.high ^= product.high;
      sum.low ^= product.low;
    }
    result.high |= sum.high & high_mask_of(place);
    result.low |= sum.low & mask_of(place);
  }
  return result;
}

std::uint64_t load(const std::uint8_t* bytes) {
  std::uint64_t word;
  __builtin_memcpy(&word, bytes, sizeof word);
  return __builtin_bswap64(word);  // the machine is little endian
}

void store(std::uint64_t word, std::uint8_t* bytes) {
  word = __builtin_bswap64(word);
  __builtin_memcpy(bytes, &word, sizeof word);
}

}  // namespace

Ghash::Ghash(const std::uint8_t* h)
    : high_(parts_of(load(h))), low_(parts_of(load(h + 8))), both_(parts_of(load(h) ^ load(h + 8))) {}

Ghash::~Ghash() { wipe(this, sizeof *this); }

/// 6.3. Coefficients stand in reverse: the product of two numbers has that of x^k in bit 254 - k, so it moves up by
/// one. Then x^128 = x^7 + x^2 + x + 1, for the upper and the lower word of the coefficients from x^128 on.
void Ghash::add(Number block) {
  const std::uint64_t a = sum_.high ^ block.high;
  const std::uint64_t b = sum_.low ^ block.low;
  const Number high = multiply(parts_of(a), high_);
  const Number low = multiply(parts_of(b), low_);
  Number middle = multiply(parts_of(a ^ b), both_);
  middle.high ^= high.high ^ low.high;
  middle.low ^= high.low ^ low.low;

  std::uint64_t v[4] = {low.low, low.high ^ middle.low, high.low ^ middle.high, high.high};
  for (std::size_t i = 3; i > 0; --i) v[i] = v[i] << 1 | v[i - 1] >> 63;
  v[0] <<= 1;
  for (std::size_t i = 0; i < 2; ++i) {
    v[i + 2] ^= v[i] ^ v[i] >> 1 ^ v[i] >> 2 ^ v[i] >> 7;
    v[i + 1] ^= v[i] << 63 ^ v[i] << 62 ^ v[i] << 57;
  }
  sum_ = {v[3], v[2]};
}

void Ghash::add(const std::uint8_t* bytes, std::size_t count) {
  for (; count >= kBytes; count -= kBytes, bytes += kBytes) add({load(bytes), load(bytes + 8)});
  if (count == 0) return;
  std::uint8_t last[kBytes] = {};
  std::copy_n(bytes, count, last);
  add({load(last), load(last + 8)});
  wipe(last, sizeof last);
}

void Ghash::add_lengths(std::uint64_t first, std::uint64_t second) { add({8 * first, 8 * second}); }

void Ghash::finish(std::uint8_t* sum) {
  store(sum_.high, sum);
  store(sum_.low, sum + 8);
  sum_ = {};
}

}  // namespace tandem::aes_gcm
