// The ChaCha20 keystream that a run applies.
#pragma once

#include <array>
#include <cstdint>

#include "engine/wipe.h"

namespace tandem::pipeline {

/// RFC 8439 key, nonce and the counter of the first block. Wiped on destruction.
struct Keystream {
  std::array<std::uint8_t, 32> key{};
  std::array<std::uint8_t, 12> nonce{};
  std::uint32_t counter = 0;

  Keystream() = default;
  Keystream(const Keystream&) = default;
  Keystream& operator=(const Keystream&) = default;
  ~Keystream() { wipe(this, sizeof *this); }

  /// Returns the bytes until the counter would wrap.
  [[nodiscard]] std::uint64_t max_bytes() const { return ((std::uint64_t{1} << 32) - counter) * 64; }
};

}  // namespace tandem::pipeline
