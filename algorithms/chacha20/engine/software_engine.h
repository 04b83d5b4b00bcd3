// ChaCha20 in software as engines, one per variant. Freestanding.
#pragma once

#include <string_view>

#include "algorithms/chacha20/sw/chacha20.h"
#include "engine/software/immediate_engine.h"

namespace tandem::chacha20 {

/// Runs ChaCha20 tasks with one software variant.
///
/// XOR of `len_bits` of keystream; encrypt and decrypt are the same. What a task may be: generated/docs/operations.md;
/// else the status is what crypt returns.
class SoftwareEngine final : public software::ImmediateEngine {
 public:
  /// variant: one of chacha20::variants() that is available here.
  explicit SoftwareEngine(const Variant& variant);
  /// Wipes the key that the calling thread keeps; those of other threads end with these.
  ~SoftwareEngine() override;

 protected:
  void run(std::span<Task* const> tasks) override;

 private:
  const Variant& variant_;
};

/// "cpu.<variant>", in static storage. variant: one of chacha20::variants().
std::string_view engine_name(const Variant& variant);

}  // namespace tandem::chacha20
