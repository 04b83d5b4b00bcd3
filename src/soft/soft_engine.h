// ChaCha20 in software as engines, one per variant. Freestanding.
#pragma once

#include <string_view>

#include "algorithms/chacha20/sw/chacha20.h"
#include "soft/immediate_engine.h"

namespace tandem::soft {

/// Runs ChaCha20 tasks with one software variant.
///
/// XOR of `len_bits` of keystream; encrypt and decrypt are the same. What a task may be: generated/docs/operations.md;
/// else the status is what chacha20::crypt returns.
class SoftEngine final : public ImmediateEngine {
 public:
  /// variant: one of chacha20::variants() that is available here.
  explicit SoftEngine(const chacha20::Variant& variant);

 protected:
  void run(std::span<Task* const> tasks) override;

 private:
  const chacha20::Variant& variant_;
};

/// "cpu.<variant>", in static storage. variant: one of chacha20::variants().
std::string_view engine_name(const chacha20::Variant& variant);

}  // namespace tandem::soft
