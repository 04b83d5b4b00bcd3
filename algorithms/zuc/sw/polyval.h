// POLYVAL, the sum that tags of 256-NIA6 and 256-NCA6 are made of, for any CPU, in constant time. Freestanding.
//
// It is GHASH with the bytes of each block in reverse and the key times x, so GHASH computes it.
//
// Standard    RFC 8452, section 3 and appendix A
// Timing      independent of key and data, where the CPU's multiplication is
// Checked by  nia6_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>

#include "algorithms/aes_gcm/sw/ghash.h"

namespace tandem::zuc {

class Polyval {
 public:
  static constexpr std::size_t kBytes = 16;

  /// h: the key, 16 bytes.
  explicit Polyval(const std::uint8_t* h);

  /// Adds `count` bytes, filled up with zeros to whole blocks: sum = (sum + block) * h.
  void add(const std::uint8_t* bytes, std::size_t count);
  /// Writes the sum, 16 bytes, and begins again.
  void finish(std::uint8_t* sum);

 private:
  aes_gcm::Ghash ghash_;
};

}  // namespace tandem::zuc
