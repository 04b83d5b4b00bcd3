// AES-GCM in software as engines, one per variant. Freestanding.
#pragma once

#include <array>

#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "engine/software/variant_engine.h"

namespace tandem::aes_gcm {

/// Runs AES-GCM tasks with one software variant; tasks submitted together are one batch.
///
/// generated/docs/operations.md shows which tasks are valid. The status is authentication if the tag does not match,
/// and io_error if a library failed: the destination is then all zero.
class SoftwareEngine final : public software::VariantEngine<Variant, facts::aes_gcm::kVariants, forget_keys> {
 public:
  using VariantEngine::VariantEngine;

 protected:
  void run(std::span<Task* const> tasks) override;

 private:
  std::size_t run_direction(Direction direction, std::span<Task* const> tasks);

  std::array<Message, kInFlight> messages_{};  ///< of one call; made once, as that takes its time
};

}  // namespace tandem::aes_gcm

extern template class tandem::software::VariantEngine<tandem::aes_gcm::Variant, tandem::facts::aes_gcm::kVariants,
                                                      tandem::aes_gcm::forget_keys>;
