#include "driver/operations.h"

namespace tandem::driver {
namespace {

bool may_run(const DeviceInfo& info, const Operations& operations, bool pads) {
  const bool computes = pads ? info.pads && operations.finish_pads != nullptr : info.stages >= operations.whole_stages;
  const bool matches = info.algorithm == static_cast<std::uint8_t>(operations.device) &&
                       (info.key_slots > 0 || operations.key_bytes == 0);
  const bool takes_aad = operations.hash || operations.tag_alone || operations.tag_bytes == 0 || info.aad;
  return computes && matches && takes_aad;
}

}  // namespace

Status check_operations(Device& device, const DeviceInfo& info, const Operations& operations, bool pads,
                        std::uint64_t reset_timeout_ns) {
  if (!may_run(info, operations, pads)) return Status::unsupported;
  if (!info.direct) return Status::ok;  // it cannot be asked: each task will tell
  if (Status status = device.reset(reset_timeout_ns); status != Status::ok) return status;
  const std::uint8_t flags = pads ? kFlagNoSource : 0;
  const std::uint8_t first = pads ? operations.pads : operations.encrypt;
  const std::uint8_t last = pads ? operations.pads : operations.decrypt;
  bool takes = false;
  Status status = device.takes(first, flags, reset_timeout_ns, takes);
  if (status == Status::ok && takes && last != first) status = device.takes(last, flags, reset_timeout_ns, takes);
  return status == Status::ok && !takes ? Status::unsupported : status;
}

}  // namespace tandem::driver
