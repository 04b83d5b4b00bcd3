#include "bus/operations.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "algorithms/chacha20/sw/chacha20.h"
#include "generated/algorithms/operations.h"
#ifdef TANDEM_HAS_RSA_FORM
#include "bus/rsa_form.h"
#endif

namespace tandem::bus {
namespace {

/// BUILD.STAGES of a core without summation: algorithm.toml, parameter Stages.
constexpr std::uint8_t kRoundsOnly = 0;

Status finish_pads(std::uint8_t stages, const Task& task, const std::uint8_t* pads) {
  const std::uint8_t* const iv = task.iv.data();
  const std::uint32_t counter =
      iv[0] | std::uint32_t{iv[1]} << 8 | std::uint32_t{iv[2]} << 16 | std::uint32_t{iv[3]} << 24;
  const chacha20::State state(task.key, counter, std::span<const std::uint8_t, chacha20::kNonceBytes>(iv + 4, 12));
  const chacha20::Pads kind = stages == kRoundsOnly ? chacha20::Pads::rounds : chacha20::Pads::summation;
  return chacha20::apply_pads(kind, state, pads, task.source, task.destination, task.len_bits);
}

/// What a device cannot do alone, or in the usual form.
constexpr driver::Operations strategy_of(const OperationFacts& facts) {
  driver::Operations operations{.facts = &facts};
  if (facts.algorithm == Algorithm::chacha20) operations.finish_pads = finish_pads;
#ifdef TANDEM_HAS_RSA_FORM
  if (facts.key_in_message) {
    operations.form = &kRsaForm;
    operations.slowest_task_ns = kSlowestRsaTaskNs;
  }
#endif
  return operations;
}

constexpr bool has_driver(const OperationFacts& facts) {
#ifdef TANDEM_HAS_RSA_FORM
  constexpr bool kForm = true;
#else
  constexpr bool kForm = false;
#endif
  return !facts.codes.empty() && (kForm || !facts.key_in_message);
}

constexpr auto kOperations = [] {
  std::array<driver::Operations, std::ranges::count_if(facts::kOperations, has_driver)> all;
  std::size_t count = 0;
  for (const OperationFacts& facts : facts::kOperations) {
    if (has_driver(facts)) all[count++] = strategy_of(facts);
  }
  return all;
}();

}  // namespace

std::span<const driver::Operations> all_operations() { return kOperations; }

const driver::Operations& operations(Algorithm algorithm) {
  const auto found = std::ranges::find(kOperations, algorithm, &driver::Operations::algorithm);
  assert(found != kOperations.end());
  return *found;
}

}  // namespace tandem::bus
