// ChaCha20-Poly1305 in software as engines, one per variant. Freestanding.
#pragma once

#include <array>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "engine/software/variant_engine.h"

namespace tandem::chacha20_poly1305 {

/// Runs ChaCha20-Poly1305 tasks with one software variant; tasks submitted together are one batch.
///
/// generated/docs/operations.md shows which tasks are valid. The status is authentication if the tag does not match,
/// and io_error if a library failed: the destination is then all zero.
class SoftwareEngine final : public software::VariantEngine<Variant, facts::chacha20_poly1305::kVariants, forget_keys> {
 public:
  using VariantEngine::VariantEngine;

 protected:
  void run(std::span<Task* const> tasks) override;

 private:
  void run_direction(Direction direction, std::span<Task* const> tasks);

  std::array<Message, kInFlight> messages_{};  ///< of one call; made once, as that takes its time
};

}  // namespace tandem::chacha20_poly1305

extern template class tandem::software::VariantEngine<tandem::chacha20_poly1305::Variant,
                                                      tandem::facts::chacha20_poly1305::kVariants,
                                                      tandem::chacha20_poly1305::forget_keys>;
