// ChaCha20 in software as engines, one per variant. Freestanding.
#pragma once

#include "algorithms/chacha20/sw/chacha20.h"
#include "engine/software/variant_engine.h"

namespace tandem::chacha20 {

/// Runs ChaCha20 tasks with one software variant.
///
/// XOR of `len_bits` of keystream; encrypt and decrypt are the same. What a task may be: generated/docs/operations.md;
/// else the status is what crypt returns.
class SoftwareEngine final : public software::VariantEngine<Variant, facts::chacha20::kVariants, forget_keys> {
 public:
  using VariantEngine::VariantEngine;

 protected:
  void run(std::span<Task* const> tasks) override;
};

}  // namespace tandem::chacha20

extern template class tandem::software::VariantEngine<tandem::chacha20::Variant, tandem::facts::chacha20::kVariants,
                                                      tandem::chacha20::forget_keys>;
