// RSA in software as engines, one per function and variant. Freestanding.
#pragma once

#include <array>

#include "algorithms/modexp/sw/modexp.h"
#include "engine/software/variant_engine.h"

namespace tandem::modexp {

/// Runs the tasks of one function with one software variant.
///
/// The message is a key, then a base (docs/formats/rsa-key.md); the result has as many bytes as the modulus.
/// generated/docs/operations.md shows which tasks are valid. Besides, the status is bad_key for an even modulus or one
/// without its highest bit; bad_iv for sizes that do not exist; bad_length for a message that is not as long as the iv
/// says, or a base that is not below the modulus. Nothing is written then. It is io_error if a library failed, or if
/// the key's public exponent does not confirm the result: the destination is then 0.
class SoftwareEngine final : public software::VariantEngine<Variant, facts::modexp::kVariants, forget_keys> {
 public:
  using VariantEngine::VariantEngine;

 protected:
  void run(std::span<Task* const> tasks) override;

 private:
  std::array<Message, kInFlight> messages_{};  ///< of one call; made once, as that takes its time
};

}  // namespace tandem::modexp

extern template class tandem::software::VariantEngine<tandem::modexp::Variant, tandem::facts::modexp::kVariants,
                                                      tandem::modexp::forget_keys>;
