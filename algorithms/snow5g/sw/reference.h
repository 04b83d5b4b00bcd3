// The standard's formulas for SNOW 5G, word by word. Freestanding.
//
// Checked by  snow5g_test.cpp, against intermediate values
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "algorithms/snow5g/sw/constants.h"

namespace tandem::snow5g {

using Block = std::array<std::uint8_t, kBlockBytes>;

/// The registers, and how they are clocked. A block is bytes; word i of it is byte 2i + 256 byte 2i + 1.
struct Registers {
  std::array<std::uint16_t, 16> a;
  std::array<std::uint16_t, 16> b;
  Block r1;
  Block r2;
  Block r3;

  /// key: 32 bytes. iv: 16.
  void load(const std::uint8_t* key, const std::uint8_t* iv);
  /// The keystream block of the present state, before it is clocked.
  [[nodiscard]] Block output() const;
  void clock_fsm();
  void clock_lfsr();
  /// Step 1 to 16 of the initialisation.
  void initialise_step(unsigned number, const std::uint8_t* key);
  /// A step of the keystream.
  Block step();
};

}  // namespace tandem::snow5g
