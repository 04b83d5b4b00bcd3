#include "algorithms/zuc/sw/polyval.h"

#include <algorithm>

#include "engine/wipe.h"

namespace tandem::zuc {
namespace {

/// The key of GHASH for one of POLYVAL: its bytes in reverse, times x. Wiped at the end.
struct GhashKey {
  std::uint8_t bytes[Polyval::kBytes];

  explicit GhashKey(const std::uint8_t* h) {
    // There, x^127 is the last bit; x^128 = x^7 + x^2 + x + 1 is 0xe1 in the first byte.
    const auto carry = static_cast<std::uint8_t>(0 - (h[0] & 1));
    for (std::size_t i = 0; i < Polyval::kBytes; ++i) {
      const unsigned from_before = i == 0 ? 0 : h[Polyval::kBytes - i];
      bytes[i] = static_cast<std::uint8_t>(h[Polyval::kBytes - 1 - i] >> 1 | from_before << 7);
    }
    bytes[0] ^= carry & 0xe1;
  }
  GhashKey(const GhashKey&) = delete;
  GhashKey& operator=(const GhashKey&) = delete;
  ~GhashKey() { wipe(bytes, sizeof bytes); }
};

}  // namespace

Polyval::Polyval(const std::uint8_t* h) : ghash_(GhashKey(h).bytes) {}

void Polyval::add(const std::uint8_t* bytes, std::size_t count) {
  std::uint8_t block[kBytes];
  for (std::size_t at = 0; at < count; at += kBytes) {
    const std::size_t part = std::min(kBytes, count - at);
    std::fill_n(block, kBytes - part, std::uint8_t{0});
    std::reverse_copy(bytes + at, bytes + at + part, block + (kBytes - part));
    ghash_.add(block, kBytes);
  }
  wipe(block, sizeof block);
}

void Polyval::finish(std::uint8_t* sum) {
  ghash_.finish(sum);
  std::reverse(sum, sum + kBytes);
}

}  // namespace tandem::zuc
