#include "driver/operations.h"

namespace tandem::driver {
namespace {

constexpr bool has(const DeviceInfo& info, std::uint8_t code) {
  return code == CoreCodes::kNone || (code < 32 && (info.operations >> code & 1) != 0);
}

}  // namespace

bool is_for(const DeviceInfo& info, const OperationFacts& facts) {
  return !facts.codes.empty() && info.algorithm == static_cast<std::uint8_t>(facts.primitive);
}

bool has_codes(const DeviceInfo& info, const CoreCodes& codes, bool pads) {
  const bool takes_key = codes.key_bytes == 0 || (info.key_slots > 0 && (info.key_lengths >> codes.key_bytes & 1) != 0);
  if (pads) return takes_key && codes.pads != CoreCodes::kNone && has(info, codes.pads);
  return takes_key && has(info, codes.encrypt) && has(info, codes.decrypt);
}

std::uint64_t key_lengths_of(const DeviceInfo& info, const OperationFacts& facts, bool pads) {
  const bool usable = is_for(info, facts) && (pads ? info.pads : !facts.aad || info.aad);
  if (!usable) return 0;
  std::uint64_t lengths = 0;
  bool all = true;
  for (const CoreCodes& codes : facts.codes) {
    const bool here = has_codes(info, codes, pads);
    if (here) lengths |= std::uint64_t{1} << codes.key_bytes;
    all = all && here;
  }
  // Of an operation without keys a task may need any of the codes.
  return facts.key_bytes == 0 && !all ? 0 : lengths;
}

}  // namespace tandem::driver
