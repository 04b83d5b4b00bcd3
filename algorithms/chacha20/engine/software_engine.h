// ChaCha20 in software as engines, one per variant. Freestanding.
#pragma once

#include "algorithms/chacha20/sw/chacha20.h"
#include "engine/software/variant_engine.h"

namespace tandem::chacha20 {

/// Runs ChaCha20 tasks with one software variant.
///
/// XORs `len_bits` of keystream; encryption and decryption are the same. generated/docs/operations.md shows which tasks
/// are valid; the status of a valid one is what `crypt` returns.
class SoftwareEngine final : public software::VariantEngine<Variant, facts::chacha20::kVariants, forget_keys> {
 public:
  using VariantEngine::VariantEngine;

 protected:
  void run(std::span<Task* const> tasks) override;
};

}  // namespace tandem::chacha20

extern template class tandem::software::VariantEngine<tandem::chacha20::Variant, tandem::facts::chacha20::kVariants,
                                                      tandem::chacha20::forget_keys>;
