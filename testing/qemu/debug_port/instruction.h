// The instructions by which bare-metal programs reach registers of a device (bus/bare/registers.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace tandem::sim::debug_port {

enum class Isa : std::uint8_t { a32, a64 };

/// "arm" or "aarch64".
std::optional<Isa> parse_isa(std::string_view text);

/// Numbers of registers as debuggers count them.
constexpr unsigned program_counter(Isa isa) { return isa == Isa::a32 ? 15 : 32; }
constexpr unsigned register_bytes(Isa isa) { return isa == Isa::a32 ? 4 : 8; }

/// A load or a store of 32 bits at the address in a register.
struct Access {
  bool store = false;
  unsigned data = 0;  ///< register whose low half is loaded or stored
  unsigned base = 0;  ///< register with the address
  /// The data register is the one that reads as zero.
  bool zero = false;
};

/// Decodes `word` if it is a load or store of a word without offset: LDR, STR (immediate). Source: Arm ARM, DDI 0487,
/// C6.2 (64 bits: unsigned offset) and F5.1 (32 bits: offset, always executed).
std::optional<Access> decode(Isa isa, std::uint32_t word);

}  // namespace tandem::sim::debug_port
