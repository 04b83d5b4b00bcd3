#include "testing/qemu/debug_port/instruction.h"

namespace tandem::sim::debug_port {
namespace {

constexpr unsigned kZeroRegister = 31;

/// A32: condition AL, immediate offset added, no write-back, offset 0.
constexpr std::uint32_t kLoad32 = 0xe5900000;
constexpr std::uint32_t kStore32 = 0xe5800000;
/// A64: 32 bits, unsigned offset 0.
constexpr std::uint32_t kLoad64 = 0xb9400000;
constexpr std::uint32_t kStore64 = 0xb9000000;

}  // namespace

std::optional<Isa> parse_isa(std::string_view text) {
  if (text == "arm") return Isa::a32;
  if (text == "aarch64") return Isa::a64;
  return {};
}

std::optional<Access> decode(Isa isa, std::uint32_t word) {
  if (isa == Isa::a32) {
    const std::uint32_t form = word & 0xfff00fff;
    if (form != kLoad32 && form != kStore32) return {};
    const Access access{.store = form == kStore32, .data = word >> 12 & 15, .base = word >> 16 & 15};
    if (access.data == program_counter(isa) || access.base == program_counter(isa)) return {};
    return access;
  }
  const std::uint32_t form = word & 0xfffffc00;
  if (form != kLoad64 && form != kStore64) return {};
  const unsigned data = word & 31;
  return Access{.store = form == kStore64, .data = data, .base = word >> 5 & 31, .zero = data == kZeroRegister};
}

}  // namespace tandem::sim::debug_port
