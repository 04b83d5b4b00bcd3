#include "driver/operations.h"

namespace tandem::driver {
namespace {

constexpr bool has(const DeviceInfo& info, unsigned first, std::uint8_t code) {
  return code == CoreCodes::kNone || (first + code < 32 && (info.operations >> (first + code) & 1) != 0);
}

/// Returns the device's core if it is one of the operation's cores; otherwise nullptr.
constexpr const ComposedCore* composed(const DeviceInfo& info, const OperationFacts& facts) {
  for (const ComposedCore& one : facts.within) {
    if (info.algorithm == static_cast<std::uint8_t>(one.core)) return &one;
  }
  return nullptr;
}

}  // namespace

bool is_for(const DeviceInfo& info, const OperationFacts& facts) {
  const bool is_its_own = info.algorithm == static_cast<std::uint8_t>(facts.primitive);
  return !facts.codes.empty() && (is_its_own || composed(info, facts) != nullptr);
}

std::uint8_t first_code(const DeviceInfo& info, const OperationFacts& facts) {
  const ComposedCore* const core = composed(info, facts);
  return core == nullptr ? 0 : core->first;
}

bool has_codes(const DeviceInfo& info, const CoreCodes& codes, std::uint8_t first, bool pads) {
  const bool takes_key = codes.key_bytes == 0 || (info.key_slots > 0 && (info.key_lengths >> codes.key_bytes & 1) != 0);
  if (pads) return takes_key && codes.pads != CoreCodes::kNone && has(info, first, codes.pads);
  return takes_key && has(info, first, codes.encrypt) && has(info, first, codes.decrypt);
}

std::uint32_t operation_mask(const DeviceInfo& info, const OperationFacts& facts) {
  std::uint32_t mask = 0;
  for (const CoreCodes& codes : facts.codes) {
    for (const std::uint8_t code : {codes.encrypt, codes.decrypt, codes.pads}) {
      const unsigned number = first_code(info, facts) + unsigned{code};
      if (code != CoreCodes::kNone && number < 32) mask |= std::uint32_t{1} << number;
    }
  }
  return mask & info.operations;
}

std::uint64_t key_lengths_of(const DeviceInfo& info, const OperationFacts& facts, bool pads) {
  const bool usable = is_for(info, facts) && (pads ? info.pads : !facts.aad || info.aad);
  if (!usable) return 0;
  std::uint64_t lengths = 0;
  bool all = true;
  for (const CoreCodes& codes : facts.codes) {
    const bool here = has_codes(info, codes, first_code(info, facts), pads);
    if (here) lengths |= std::uint64_t{1} << codes.key_bytes;
    all = all && here;
  }
  // A task of an operation without keys may need any of the codes.
  return facts.key_bytes == 0 && !all ? 0 : lengths;
}

}  // namespace tandem::driver
