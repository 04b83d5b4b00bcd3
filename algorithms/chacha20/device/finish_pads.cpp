#include "algorithms/chacha20/device/finish_pads.h"

#include "algorithms/chacha20/sw/chacha20.h"

namespace tandem::chacha20 {
namespace {

/// BUILD.STAGES of a core without summation: algorithm.toml, parameter Stages.
constexpr std::uint8_t kRoundsOnly = 0;

}  // namespace

Status finish_pads(const CoreBuild& build, const Task& task, const std::uint8_t* pads) {
  const std::uint8_t* const iv = task.iv.data();
  const std::uint32_t counter =
      iv[0] | std::uint32_t{iv[1]} << 8 | std::uint32_t{iv[2]} << 16 | std::uint32_t{iv[3]} << 24;
  const State state(task.key, counter, std::span<const std::uint8_t, kNonceBytes>(iv + 4, 12));
  const Pads kind = build.stages == kRoundsOnly ? Pads::rounds : Pads::summation;
  return apply_pads(kind, state, pads, task.source, task.destination, task.len_bits);
}

}  // namespace tandem::chacha20
