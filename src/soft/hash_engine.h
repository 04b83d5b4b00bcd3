// SHA-3 and SHAKE in software as engines, one per function and variant. Freestanding.
#pragma once

#include <array>
#include <string_view>

#include "algorithms/sha3/sw/sha3.h"
#include "soft/immediate_engine.h"

namespace tandem::soft {

/// Runs the tasks of one function with one software variant; tasks submitted together are one batch.
///
/// The digest goes to `tag`. What a task may be: generated/docs/operations.md; else the status is io_error where a
/// library failed: then the digest is 0.
class HashEngine final : public ImmediateEngine {
 public:
  /// function: sha3_224 .. shake256. variant: one of sha3::variants() that is available here.
  HashEngine(Algorithm function, const sha3::Variant& variant);

 protected:
  void run(std::span<Task* const> tasks) override;

 private:
  const sha3::Function& function_;
  const sha3::Variant& variant_;
  std::array<sha3::Message, kInFlight> messages_{};  ///< of one call; made once, as that takes its time
};

/// "cpu.<variant>", in static storage. variant: one of sha3::variants().
std::string_view engine_name(const sha3::Variant& variant);

}  // namespace tandem::soft
