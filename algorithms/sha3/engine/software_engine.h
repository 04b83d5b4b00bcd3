// SHA-3 and SHAKE in software as engines, one per function and variant. Freestanding.
#pragma once

#include <array>

#include "algorithms/sha3/sw/sha3.h"
#include "engine/software/variant_engine.h"

namespace tandem::sha3 {

/// Runs the tasks of one function with one software variant; tasks submitted together are one batch.
///
/// The digest goes to `tag`. generated/docs/operations.md shows which tasks are valid. The status of a valid one is ok,
/// or io_error if a library failed: the digest is then 0.
class SoftwareEngine final : public software::VariantEngine<Variant, facts::sha3::kVariants> {
 public:
  using VariantEngine::VariantEngine;

 protected:
  void run(std::span<Task* const> tasks) override;

 private:
  std::array<Message, kInFlight> messages_{};  ///< of one call; made once, as that takes its time
};

}  // namespace tandem::sha3

extern template class tandem::software::VariantEngine<tandem::sha3::Variant, tandem::facts::sha3::kVariants>;
