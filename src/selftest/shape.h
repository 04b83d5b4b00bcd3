// What tasks of each algorithm look like; engine/task.h says so in words. Freestanding.
#pragma once

#include <cstdint>
#include <span>

#include "engine/task.h"

namespace tandem::selftest {

struct Shape {
  Algorithm algorithm;
  std::uint8_t key_bytes;
  std::uint8_t tag_bytes = 0;
  bool tag_alone = false;
  bool one_way = false;         ///< there is no decryption
  bool back_only = false;       ///< there is no encryption
  bool key_in_message = false;  ///< of RSA
  bool whole_bytes = false;
  bool has_aad = false;
  std::uint8_t zero_iv_bytes = 0;  ///< at the start
  std::uint8_t used_iv_bytes = 16;
  std::uint8_t last_iv_mask = 0xff;  ///< of the last used byte
};

/// One per algorithm that has engines.
std::span<const Shape> shapes();

/// That of `algorithm`; nullptr if there is none.
const Shape* shape_of(Algorithm algorithm);

}  // namespace tandem::selftest
