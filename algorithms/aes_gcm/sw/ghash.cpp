#include "algorithms/aes_gcm/sw/ghash.h"

#include <algorithm>

#include "engine/wipe.h"

namespace tandem::aes_gcm {
namespace {

using clmul::multiply;
using clmul::Number;
using clmul::parts_of;

constexpr std::size_t kBytes = 16;
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
